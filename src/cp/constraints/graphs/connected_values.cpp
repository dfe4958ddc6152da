// The nodes of a graph whose variables take values of a set ("chosen" ones) are connected. Two rules, seen
// from a chosen node, the root, in one depth-first search over all nodes that may be chosen:
//
//   [root]--( )--x  ( )     x: cannot be chosen. The nodes beyond it cannot be reached, and are not chosen.
//   [root]--(v)--( )--[w]   Each path from the root to w goes through v, so v is chosen.
//
// The reasons are the root, w, and the nodes around the part that the root reaches (without v).
#include <algorithm>

#include "cp/constraints/counting/membership.h"
#include "cp/constraints/graphs/adjacency.h"
#include "cp/constraints/graphs/depth_first.h"
#include "cp/constraints/support/note.h"
#include "cp/size_limit.h"

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
  using Node = Field<kBitsOfNode>;
  using Note = NoteOf<Why, Node, Node, Node>;  // the node, the root, and w

  Membership set_;
  Adjacency graph_;
};

bool ConnectedValues::propagate(Store& store, int, Word) {
  std::vector<bool> is_chosen(graph_.size()), may_be(graph_.size());
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    const Store::Truth truth = set_.truth(store, scope()[i]);
    is_chosen[i] = truth == Store::Truth::yes;
    may_be[i] = truth != Store::Truth::no;
  }
  const auto chosen = std::ranges::find(is_chosen, true);
  if (chosen == is_chosen.end()) return true;
  const auto root = static_cast<std::size_t>(chosen - is_chosen.begin());
  const DepthFirst search(graph_, root, is_chosen, [&](std::size_t i) { return may_be[i]; });
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    if (i == root || !may_be[i]) continue;
    if (!search.reaches(i)) {
      if (!set_.confine(store, scope()[i], false, Note::pack(Why::out_of_reach, i, root))) return false;
    } else if (const auto witness = search.chosen_cut_off(i);
               !is_chosen[i] && witness != DepthFirst::kNothing) {
      if (!set_.confine(store, scope()[i], true, Note::pack(Why::on_each_way, i, root, witness)))
        return false;
    }
  }
  return true;
}

void ConnectedValues::explain(const Past& past, Literal fact, Word data,
                              std::vector<Literal>& reasons) const {
  const auto [why, node, root, witness] = Note::unpack(data);
  const std::size_t without = why == Why::on_each_way ? node : DepthFirst::kNothing;
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
  expect_at_most(kMostNodes, nodes.size(), "connected_values");
  return std::make_unique<ConnectedValues>(std::move(nodes), std::move(set), std::move(edges));
}

}  // namespace quadrille::cp
