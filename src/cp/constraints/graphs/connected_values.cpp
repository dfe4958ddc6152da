// The nodes of a graph whose variables take values of a set ("chosen" ones) are connected. Two rules, seen
// from a chosen node, the root, in one depth-first search over all nodes that may be chosen:
//
//   [root]--( )--x  ( )     x: cannot be chosen. What lies behind it cannot be reached, and is not chosen.
//   [root]--(v)--( )--[w]   Each way from the root to w goes through v, so v is chosen.
//
// The reasons are the root, w, and the nodes around the part that the root reaches (without v).
#include <algorithm>

#include "cp/constraints/counting/membership.h"
#include "cp/constraints/graphs/adjacency.h"
#include "cp/constraints/support/note.h"

namespace quadrille::cp {

namespace {

class ConnectedValues final : public Constraint {
 public:
  ConnectedValues(std::vector<IntVar> nodes, std::vector<Interval> set, std::vector<GraphEdge> edges)
      : Constraint(std::move(nodes), bit(1)),
        set_(std::move(set)),
        graph_(scope().size(), std::move(edges)) {}

  [[nodiscard]] std::string_view name() const override { return "connected_values"; }
  [[nodiscard]] bool propagate(Store& store, int, Word) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t { out_of_reach, on_each_way };
  using Note = NoteOf<Why, Field<20>, Field<20>, Field<20>>;  // the node, the root, and w

  /// What the search has seen of a node.
  struct Seen {
    std::size_t order = 0;          // counted from 1; 0: it was not reached
    std::size_t parent = 0;         // the node before it
    std::size_t low = 0;            // the least order that its subtree touches
    std::size_t next_edge = 0;      // of those at the node
    std::size_t chosen = kNothing;  // a chosen node of its subtree
  };
  static constexpr std::size_t kNothing = ~std::size_t{0};

  [[nodiscard]] Store::Truth truth(const Store& store, std::size_t node) const {
    return set_.truth(store, scope()[node]);
  }
  [[nodiscard]] std::vector<Seen> search_from(std::size_t root,
                                              const std::vector<Store::Truth>& truths) const;
  /// Tells the parent what the search has seen below the node.
  static void leave(std::size_t node, std::vector<Seen>& seen);

  Membership set_;
  Adjacency graph_;
};

void ConnectedValues::leave(std::size_t node, std::vector<Seen>& seen) {
  Seen& parent = seen[seen[node].parent];
  parent.low = std::min(parent.low, seen[node].low);
  if (parent.chosen == kNothing) parent.chosen = seen[node].chosen;
}

std::vector<ConnectedValues::Seen> ConnectedValues::search_from(
    std::size_t root, const std::vector<Store::Truth>& truths) const {
  std::vector<Seen> seen(graph_.size());
  std::size_t count = 0;
  const auto enter = [&](std::size_t node, std::size_t parent) {
    ++count;
    seen[node] = {count, parent, count, 0, truths[node] == Store::Truth::yes ? node : kNothing};
  };
  enter(root, root);
  for (std::size_t node = root;;) {
    const auto edges = graph_.edges_at(node);
    if (seen[node].next_edge == edges.size()) {
      if (node == root) return seen;
      leave(node, seen);
      node = seen[node].parent;
      continue;
    }
    const std::size_t next = graph_.other_end(edges[seen[node].next_edge++], node);
    if (truths[next] == Store::Truth::no) continue;
    if (seen[next].order != 0) {
      seen[node].low = std::min(seen[node].low, seen[next].order);
    } else {
      enter(next, node);
      node = next;
    }
  }
}

bool ConnectedValues::propagate(Store& store, int, Word) {
  std::vector<Store::Truth> truths;
  for (std::size_t i = 0; i < graph_.size(); ++i) truths.push_back(truth(store, i));
  const auto chosen = std::ranges::find(truths, Store::Truth::yes);
  if (chosen == truths.end()) return true;
  const auto root = static_cast<std::size_t>(chosen - truths.begin());
  const std::vector<Seen> seen = search_from(root, truths);
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    if (truths[i] == Store::Truth::no) continue;
    if (seen[i].order == 0) {
      if (!set_.confine(store, scope()[i], false, Note::pack(Why::out_of_reach, i, root))) return false;
      continue;
    }
    const std::size_t before = seen[i].parent, witness = seen[i].chosen;
    if (before == root || witness == kNothing || truths[before] == Store::Truth::yes) continue;
    if (seen[i].low < seen[before].order) continue;  // there is a way past it
    if (!set_.confine(store, scope()[before], true, Note::pack(Why::on_each_way, before, root, witness)))
      return false;
  }
  return true;
}

void ConnectedValues::explain(const Past& past, Literal fact, Word data,
                              std::vector<Literal>& reasons) const {
  const auto [why, node, root, witness] = Note::unpack(data);
  const std::size_t without = why == Why::on_each_way ? node : kNothing;
  set_.explain_confined(scope()[node], why == Why::on_each_way, fact, reasons);
  set_.explain_truth(past, scope()[root], reasons);
  if (why == Why::on_each_way) set_.explain_truth(past, scope()[witness], reasons);
  const std::vector<bool> reached = graph_.reached_from(root, [&](std::size_t, std::size_t next) {
    return next != without && set_.truth(past, scope()[next]) != Store::Truth::no;
  });
  std::vector<bool> is_told(graph_.size(), false);
  for (const auto [a, b] : graph_.edges()) {
    const std::size_t around = reached[a] ? b : a;
    if (reached[a] == reached[b] || around == without || is_told[around]) continue;
    is_told[around] = true;
    set_.explain_truth(past, scope()[around], reasons);
  }
}

bool ConnectedValues::holds(std::span<const Value> values) const {
  const auto is_chosen = [&](Value v) { return set_.contains(v); };
  const auto chosen = std::ranges::find_if(values, is_chosen);
  if (chosen == values.end()) return true;
  const std::vector<bool> reached =
      graph_.reached_from(static_cast<std::size_t>(chosen - values.begin()),
                          [&](std::size_t, std::size_t next) { return is_chosen(values[next]); });
  for (std::size_t i = 0; i < values.size(); ++i)
    if (is_chosen(values[i]) && !reached[i]) return false;
  return true;
}

}  // namespace

std::unique_ptr<Constraint> connected_values(std::vector<IntVar> nodes, std::vector<Interval> set,
                                             std::vector<GraphEdge> edges) {
  return std::make_unique<ConnectedValues>(std::move(nodes), std::move(set), std::move(edges));
}

}  // namespace quadrille::cp
