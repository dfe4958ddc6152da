// A given number of nodes of a graph have variables that take values of a set ("chosen" ones), and these are
// connected. For example, with four of them:
//
//   x  ( )--( )--( )  x            Too few nodes for the area, so none of them is chosen.
//   [root]--( )--( )--( )--(w)     An area with the root and w has five nodes, so w is not chosen.
//   x  [root]--(v)--( )--( )  x    Without v the root reaches too few nodes, so v is chosen. (Here all are.)
//
// x: cannot be chosen. The reasons are the nodes that cannot be chosen around the part, and the chosen nodes.
#include <algorithm>
#include <deque>
#include <optional>

#include "cp/constraints/counting/membership.h"
#include "cp/constraints/graphs/adjacency.h"
#include "cp/constraints/graphs/depth_first.h"
#include "cp/constraints/support/note.h"
#include "cp/size_limit.h"

namespace quadrille::cp {

namespace {

using Truths = std::vector<Store::Truth>;

class ConnectedOfSize final : public Constraint {
 public:
  ConnectedOfSize(std::vector<IntVar> nodes, std::vector<Interval> set, std::vector<GraphEdge> edges,
                  std::size_t size)
      : Constraint(std::move(nodes), bit(1)),
        set_(std::move(set)),
        graph_(scope().size(), std::move(edges)),
        size_(size) {}

  [[nodiscard]] std::string_view name() const override { return "connected_of_size"; }
  [[nodiscard]] bool propagate(Store& store, int, Word) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t { too_many, no_room, small_part, too_far, too_few, needed };
  using Node = Field<kBitsOfNode>;
  using Note = NoteOf<Why, Node, Node, Node>;  // the node, the root, a chosen node cut off
  static constexpr std::size_t kNothing = kMostNodes;

  template <class Domains>
  [[nodiscard]] Truths truths(const Domains& domains) const {
    Truths truths;
    for (const IntVar x : scope()) truths.push_back(set_.truth(domains, x));
    return truths;
  }
  [[nodiscard]] bool propagate_once(Store& store, const Truths& before, bool& changed) const;
  [[nodiscard]] bool leave_out_small_parts(Store& store, const Truths& truths, bool& changed) const;
  [[nodiscard]] bool leave_out_far_nodes(Store& store, Truths& truths, std::size_t root, bool& changed) const;

  /// By node: the least number of nodes that are not chosen yet on a path from the start, both ends included;
  /// most + 1 if it is greater. A path goes through nodes that may be chosen, or through all nodes.
  [[nodiscard]] std::vector<std::size_t> distances(std::size_t start, const Truths& truths, bool passes_all,
                                                   std::size_t most) const;

  /// The nodes that the node reaches through nodes that may be chosen, except one.
  [[nodiscard]] std::vector<bool> part_of(std::size_t node, const Truths& truths, std::size_t without) const {
    return graph_.reached_from(node, [&](std::size_t, std::size_t next) {
      return next != without && truths[next] != Store::Truth::no;
    });
  }
  void explain_border(const Past& past, const std::vector<bool>& part, std::size_t without,
                      std::vector<Literal>& reasons) const;
  void explain_too_far(const Past& past, std::size_t node, std::size_t root,
                       std::vector<Literal>& reasons) const;
  void explain_chosen(const Past& past, const Truths& truths, std::vector<Literal>& reasons) const;

  Membership set_;
  Adjacency graph_;
  std::size_t size_;
};

std::size_t node_count(const std::vector<bool>& part) {
  return static_cast<std::size_t>(std::ranges::count(part, true));
}

std::size_t chosen_of(const Truths& truths) {
  return static_cast<std::size_t>(std::ranges::count(truths, Store::Truth::yes));
}

bool ConnectedOfSize::leave_out_small_parts(Store& store, const Truths& truths, bool& changed) const {
  std::vector<bool> seen(graph_.size(), false);
  bool has_room = size_ == 0;
  for (std::size_t start = 0; start < graph_.size(); ++start) {
    if (seen[start] || truths[start] == Store::Truth::no) continue;
    const std::vector<bool> part = part_of(start, truths, kNothing);
    const bool fits = size_ > 0 && node_count(part) >= size_;
    has_room |= fits;
    for (std::size_t i = 0; i < graph_.size(); ++i) {
      if (!part[i]) continue;
      seen[i] = true;
      if (fits) continue;
      changed = true;
      if (!set_.confine(store, scope()[i], false, Note::pack(Why::small_part, i))) return false;
    }
  }
  return has_room || store.fail(Note::pack(Why::no_room));
}

std::vector<std::size_t> ConnectedOfSize::distances(std::size_t start, const Truths& truths, bool passes_all,
                                                    std::size_t most) const {
  std::vector<std::size_t> distance(graph_.size(), most + 1);
  std::deque<std::size_t> open{start};
  distance[start] = truths[start] == Store::Truth::yes ? 0 : 1;
  while (!open.empty()) {
    const std::size_t node = open.front();
    open.pop_front();
    for (const std::size_t e : graph_.edges_at(node)) {
      const std::size_t next = graph_.other_end(e, node);
      if (!passes_all && truths[next] == Store::Truth::no) continue;
      const std::size_t step = truths[next] == Store::Truth::yes ? 0 : 1;
      if (distance[node] + step >= distance[next]) continue;
      distance[next] = distance[node] + step;
      if (step == 0)
        open.push_front(next);
      else
        open.push_back(next);
    }
  }
  return distance;
}

bool ConnectedOfSize::leave_out_far_nodes(Store& store, Truths& truths, std::size_t root,
                                          bool& changed) const {
  const std::size_t more = size_ - chosen_of(truths);
  const std::vector<std::size_t> distance = distances(root, truths, false, more);
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    if (truths[i] == Store::Truth::no || distance[i] <= more) continue;
    changed = true;
    if (!set_.confine(store, scope()[i], false, Note::pack(Why::too_far, i, root))) return false;
    truths[i] = Store::Truth::no;
  }
  return true;
}

bool ConnectedOfSize::propagate_once(Store& store, const Truths& before, bool& changed) const {
  const std::size_t chosen = chosen_of(before);
  if (chosen > size_) return store.fail(Note::pack(Why::too_many));
  if (chosen == 0) return leave_out_small_parts(store, before, changed);
  const auto root = static_cast<std::size_t>(std::ranges::find(before, Store::Truth::yes) - before.begin());
  Truths truths = before;
  if (!leave_out_far_nodes(store, truths, root, changed)) return false;
  std::vector<bool> is_chosen;
  for (const Store::Truth truth : truths) is_chosen.push_back(truth == Store::Truth::yes);
  const DepthFirst search(graph_, root, is_chosen,
                          [&](std::size_t i) { return truths[i] != Store::Truth::no; });
  if (search.count() < size_) return store.fail(Note::pack(Why::too_few, 0, root));
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    if (truths[i] != Store::Truth::open || !search.reaches(i)) continue;
    const std::size_t witness = search.chosen_cut_off(i);
    const bool is_needed = search.count() - search.cut_off(i) - 1 < size_;
    if (witness == DepthFirst::kNothing && !is_needed) continue;
    changed = true;
    if (!set_.confine(store, scope()[i], true,
                      Note::pack(Why::needed, i, root, is_needed ? kNothing : witness)))
      return false;
  }
  return true;
}

bool ConnectedOfSize::propagate(Store& store, int, Word) {
  for (bool changed = true; changed;) {
    changed = false;
    if (!propagate_once(store, truths(store), changed)) return false;
  }
  return true;
}

void ConnectedOfSize::explain_border(const Past& past, const std::vector<bool>& part, std::size_t without,
                                     std::vector<Literal>& reasons) const {
  std::vector<bool> is_told(graph_.size(), false);
  for (const auto [a, b] : graph_.edges()) {
    const std::size_t around = part[a] ? b : a;
    if (part[a] == part[b] || around == without || is_told[around]) continue;
    is_told[around] = true;
    set_.explain_truth(past, scope()[around], reasons);
  }
}

void ConnectedOfSize::explain_chosen(const Past& past, const Truths& truths,
                                     std::vector<Literal>& reasons) const {
  for (std::size_t i = 0; i < graph_.size(); ++i)
    if (truths[i] == Store::Truth::yes) set_.explain_truth(past, scope()[i], reasons);
}

/// Among the nodes that cannot be chosen, only those that would shorten the path matter, and among the chosen
/// ones only as many as necessary.
void ConnectedOfSize::explain_too_far(const Past& past, std::size_t node, std::size_t root,
                                      std::vector<Literal>& reasons) const {
  Truths told = truths(past);
  told[node] = Store::Truth::open;
  std::size_t more = size_ - chosen_of(told);
  const auto is_too_far = [&] { return distances(root, told, false, more)[node] > more; };
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    if (told[i] != Store::Truth::yes || i == root) continue;
    told[i] = Store::Truth::open;
    ++more;
    if (is_too_far()) continue;
    told[i] = Store::Truth::yes;
    --more;
  }
  explain_chosen(past, told, reasons);
  const auto from_root = distances(root, told, false, more), from_node = distances(node, told, true, more);
  std::vector<bool> is_told(graph_.size(), false);
  for (const auto [a, b] : graph_.edges()) {
    for (const auto& [near, around] : {std::pair(a, b), std::pair(b, a)}) {
      if (told[around] != Store::Truth::no || is_told[around]) continue;
      if (from_root[near] + from_node[around] > more) continue;  // a path through it is too long as well
      is_told[around] = true;
      set_.explain_truth(past, scope()[around], reasons);
    }
  }
}

void ConnectedOfSize::explain(const Past& past, Literal fact, Word data,
                              std::vector<Literal>& reasons) const {
  const auto [why, node, root, witness] = Note::unpack(data);
  const Truths before = truths(past);
  if (why == Why::too_many) return explain_chosen(past, before, reasons);
  if (why == Why::no_room) {
    for (std::size_t i = 0; i < graph_.size(); ++i)
      if (before[i] == Store::Truth::no) set_.explain_truth(past, scope()[i], reasons);
    return;
  }
  if (why != Why::too_few) set_.explain_confined(scope()[node], why == Why::needed, fact, reasons);
  if (why == Why::too_far) return explain_too_far(past, node, root, reasons);
  if (why == Why::small_part) return explain_border(past, part_of(node, before, kNothing), kNothing, reasons);
  set_.explain_truth(past, scope()[root], reasons);
  const std::size_t without = why == Why::needed ? node : kNothing;
  if (witness != kNothing && why == Why::needed) set_.explain_truth(past, scope()[witness], reasons);
  explain_border(past, part_of(root, before, without), without, reasons);
}

bool ConnectedOfSize::holds(std::span<const Value> values) const {
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (set_.contains(values[i])) chosen.push_back(i);
  if (chosen.size() != size_) return false;
  if (chosen.empty()) return true;
  const std::vector<bool> reached = graph_.reached_from(
      chosen.front(), [&](std::size_t, std::size_t next) { return set_.contains(values[next]); });
  return node_count(reached) == size_;
}

}  // namespace

std::unique_ptr<Constraint> connected_values(std::vector<IntVar> nodes, std::vector<Interval> set,
                                             std::vector<GraphEdge> edges, std::size_t size) {
  expect_at_most(kMostNodes, nodes.size(), "connected_values");
  return std::make_unique<ConnectedOfSize>(std::move(nodes), std::move(set), std::move(edges), size);
}

}  // namespace quadrille::cp
