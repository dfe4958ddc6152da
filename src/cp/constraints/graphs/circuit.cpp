// Successors that form one cycle: through all nodes, or (subcircuit) through some, while the others are
// their own successors. Caseau and Laburthe, "Solving small TSPs with constraints", ICLP 1997; explanations
// after Francis and Stuckey, "Explaining circuit propagation", Constraints 2014.
//
// Both are one constraint: in a circuit no node may be its own successor. A node that may not is called
// bound, because the cycle must pass through it.
//
//   0 --> 3 --> 1 .. ?    A path of fixed successors. While some bound node is not on it, the path must
//         2               not close: here 1 loses 0, because of node 2.
//
// Nodes that a bound node cannot reach, or that cannot reach it, become their own successors, which fails
// in a circuit.
#include <algorithm>

#include "cp/constraints/distinct/value_elimination.h"
#include "cp/constraints/graphs.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

using Node = std::size_t;

class Circuit final : public Constraint {
 public:
  Circuit(std::vector<IntVar> successors, bool may_leave_out)
      : Constraint(std::move(successors), bit(1) | bit(2)),
        may_leave_out_(may_leave_out || scope().size() == 1) {}

  [[nodiscard]] std::string_view name() const override { return may_leave_out_ ? "subcircuit" : "circuit"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool explains_value(Word data) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    value,     // value elimination: the node's successor is fixed, so no other node has it
    range,     // no reason beyond the constraint itself
    closed,    // the path through the node is a closed cycle, so all other nodes are out
    open,      // the fixed path that starts at the node must not be closed
    forward,   // the changed node cannot be reached from the node, which is bound
    backward,  // the changed node cannot reach the node, which is bound
  };
  /// The node that Why speaks of.
  using Note = NoteOf<Why, Field<32>>;
  static_assert(Note::pack(Why::value, 7) == 7, "as ValueElimination notes it");

  /// A maximal path of nodes with fixed successors other than themselves.
  struct Path {
    std::vector<Node> nodes;
    bool is_closed;
  };

  [[nodiscard]] std::size_t size() const { return scope().size(); }
  [[nodiscard]] bool keep_in_range(Store& store) const;
  [[nodiscard]] bool follow_paths(Store& store) const;
  [[nodiscard]] bool extend(Store& store, const Path& path) const;
  /// Makes each node its own successor that no cycle through a bound node can contain.
  [[nodiscard]] bool leave_out_unreached(Store& store) const;

  template <class Domains>
  [[nodiscard]] bool leaves(const Domains& domains, Node i) const {
    return domains.is_fixed(scope()[i]) && domains.min(scope()[i]) != static_cast<Value>(i);
  }
  template <class Domains>
  [[nodiscard]] bool is_bound(const Domains& domains, Node i) const {
    return !domains.contains(scope()[i], static_cast<Value>(i));
  }
  template <class Domains>
  [[nodiscard]] Path path_from(const Domains& domains, Node start) const;
  /// A bound node that is not on the path; size() when there is none.
  template <class Domains>
  [[nodiscard]] Node bound_outside(const Domains& domains, const Path& path) const;
  /// Marks the nodes that can be reached from the root (forward), or that can reach it.
  template <class Domains>
  [[nodiscard]] std::vector<bool> reached(const Domains& domains, Node root, bool forward) const;

  void explain_path(const Past& past, const Path& path, std::vector<Literal>& reasons) const;
  void explain_unreached(const Past& past, Node root, bool forward, std::vector<Literal>& reasons) const;

  bool may_leave_out_;
  ValueElimination elimination_;
};

bool Circuit::propagate(Store& store, int stage, Word changed) {
  return run_to_fixpoint(store, [&] {
    if (!keep_in_range(store) || !elimination_.run(store, scope(), changed) || !follow_paths(store))
      return false;
    if (stage == 2 && !leave_out_unreached(store)) return false;
    changed = ~Word{0};
    return true;
  });
}

bool Circuit::keep_in_range(Store& store) const {
  const auto last = static_cast<Value>(size()) - 1;
  for (Node i = 0; i < size(); ++i) {
    const Word why = Note::pack(Why::range, i);
    if (!store.at_least(scope()[i], 0, why) || !store.at_most(scope()[i], last, why)) return false;
    if (!may_leave_out_ && !store.remove(scope()[i], static_cast<Value>(i), why)) return false;
  }
  return true;
}

template <class Domains>
Circuit::Path Circuit::path_from(const Domains& domains, Node start) const {
  Path path{{start}, false};
  for (Node i = start; leaves(domains, i);) {
    i = static_cast<Node>(domains.min(scope()[i]));
    if (i == start) {
      path.is_closed = true;
      break;
    }
    path.nodes.push_back(i);
  }
  return path;
}

template <class Domains>
Node Circuit::bound_outside(const Domains& domains, const Path& path) const {
  std::vector<bool> is_on_path(size(), false);
  for (const Node i : path.nodes) is_on_path[i] = true;
  Node k = 0;
  while (k < size() && (is_on_path[k] || !is_bound(domains, k))) ++k;
  return k;
}

bool Circuit::follow_paths(Store& store) const {
  std::vector<bool> has_predecessor(size(), false);
  std::vector<bool> is_done(size(), false);
  for (Node i = 0; i < size(); ++i)
    if (leaves(store, i)) has_predecessor[static_cast<Node>(store.value(scope()[i]))] = true;
  for (const bool from_within : {false, true}) {  // second pass: only nodes of cycles are left
    for (Node i = 0; i < size(); ++i) {
      if (is_done[i] || !leaves(store, i) || has_predecessor[i] != from_within) continue;
      const Path path = path_from(store, i);
      for (const Node k : path.nodes) is_done[k] = true;
      if (!extend(store, path)) return false;
    }
  }
  return true;
}

bool Circuit::extend(Store& store, const Path& path) const {
  const Node start = path.nodes.front();
  if (!path.is_closed) {
    const Node end = path.nodes.back();
    if (bound_outside(store, path) == size()) return true;
    return store.remove(scope()[end], static_cast<Value>(start), Note::pack(Why::open, start));
  }
  std::vector<bool> is_on_path(size(), false);
  for (const Node i : path.nodes) is_on_path[i] = true;
  for (Node k = 0; k < size(); ++k)
    if (!is_on_path[k] && !store.assign(scope()[k], static_cast<Value>(k), Note::pack(Why::closed, start)))
      return false;
  return true;
}

template <class Domains>
std::vector<bool> Circuit::reached(const Domains& domains, Node root, bool forward) const {
  std::vector<bool> result(size(), false);
  std::vector<Node> pending{root};
  result[root] = true;
  while (!pending.empty()) {
    const Node i = pending.back();
    pending.pop_back();
    for (Node j = 0; j < size(); ++j) {
      const bool goes_on = !result[j] && (forward ? domains.contains(scope()[i], static_cast<Value>(j))
                                                  : domains.contains(scope()[j], static_cast<Value>(i)));
      if (!goes_on) continue;
      result[j] = true;
      pending.push_back(j);
    }
  }
  return result;
}

bool Circuit::leave_out_unreached(Store& store) const {
  Node root = 0;
  while (root < size() && !is_bound(store, root)) ++root;
  if (root == size()) return true;
  for (const bool forward : {true, false}) {
    const std::vector<bool> is_reached = reached(store, root, forward);
    for (Node k = 0; k < size(); ++k) {
      const Word why = Note::pack(forward ? Why::forward : Why::backward, root);
      if (!is_reached[k] && !store.assign(scope()[k], static_cast<Value>(k), why)) return false;
    }
  }
  return true;
}

void Circuit::explain(const Past& past, Literal, Word data, std::vector<Literal>& reasons) const {
  const auto [why, node] = Note::unpack(data);
  switch (why) {
    case Why::value: return ValueElimination::explain(past, scope()[node], reasons);
    case Why::range: return;
    case Why::closed: return explain_path(past, path_from(past, node), reasons);
    case Why::open: {
      const Path path = path_from(past, node);
      explain_path(past, path, reasons);
      if (!may_leave_out_) return;
      const Node outside = bound_outside(past, path);
      return reasons.push_back(scope()[outside].ne(static_cast<Value>(outside)));
    }
    case Why::forward: return explain_unreached(past, node, true, reasons);
    case Why::backward: return explain_unreached(past, node, false, reasons);
  }
}

bool Circuit::explains_value(Word data) const {
  const Why why = Note::why(data);
  return why == Why::closed || why == Why::forward || why == Why::backward;
}

void Circuit::explain_path(const Past& past, const Path& path, std::vector<Literal>& reasons) const {
  const std::size_t fixed = path.is_closed ? path.nodes.size() : path.nodes.size() - 1;
  for (std::size_t i = 0; i < fixed; ++i) {
    const IntVar x = scope()[path.nodes[i]];
    reasons.push_back(x.eq(past.min(x)));
  }
}

/// The reasons: no edge leads out of the set that the root reaches, or into the set that reaches the root.
void Circuit::explain_unreached(const Past& past, Node root, bool forward,
                                std::vector<Literal>& reasons) const {
  const std::vector<bool> is_reached = reached(past, root, forward);
  if (may_leave_out_) reasons.push_back(scope()[root].ne(static_cast<Value>(root)));
  for (Node i = 0; i < size(); ++i)
    for (Node j = 0; j < size(); ++j)
      if (is_reached[i] == forward && is_reached[j] != forward)
        reasons.push_back(scope()[i].ne(static_cast<Value>(j)));
}

bool Circuit::holds(std::span<const Value> values) const {
  const auto count = static_cast<Value>(size());
  if (std::ranges::any_of(values, [&](Value v) { return v < 0 || v >= count; })) return false;
  std::vector<bool> is_entered(size(), false);
  for (const Value v : values) is_entered[static_cast<Node>(v)] = true;
  if (std::ranges::count(is_entered, true) < count) return false;
  Node start = 0;
  while (start < size() && values[start] == static_cast<Value>(start)) ++start;
  std::size_t length = 0;
  for (Node i = start; i < size() && (length == 0 || i != start); ++length) i = static_cast<Node>(values[i]);
  const auto out = static_cast<std::size_t>(
      std::ranges::count_if(values, [&, i = Value{0}](Value v) mutable { return v == i++; }));
  return length + out == size() && (out == 0 || may_leave_out_);
}

}  // namespace

std::unique_ptr<Constraint> circuit(std::vector<IntVar> successors) {
  return std::make_unique<Circuit>(std::move(successors), false);
}

std::unique_ptr<Constraint> subcircuit(std::vector<IntVar> successors) {
  return std::make_unique<Circuit>(std::move(successors), true);
}

}  // namespace quadrille::cp
