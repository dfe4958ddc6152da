// The chosen nodes of a graph are connected by chosen edges. A node that no path of possible nodes and edges
// joins to some chosen node ("the root") is not chosen. The reasons are the excluded edges and nodes around
// the part that the root still reaches:
//
//   [root]--( )--x--( )--( )     x: an edge that is excluded; the two nodes beyond it are not chosen
#include <algorithm>

#include "cp/constraints/graphs/adjacency.h"
#include "cp/constraints/logic/watched_literals.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

bool is_refuted(const Store& store, Literal fact) { return store.truth(fact) == Store::Truth::no; }
bool is_refuted(const Past& past, Literal fact) { return past.holds(~fact); }

class Connected final : public Constraint {
 public:
  /// The facts of the nodes come first, then those of the edges.
  Connected(std::vector<Literal> facts, std::size_t nodes, std::vector<GraphEdge> edges)
      : Constraint(variables_of(facts), bit(1)), facts_(std::move(facts)), graph_(nodes, std::move(edges)) {}

  [[nodiscard]] std::string_view name() const override { return "connected"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    const Events lost = falsifying(facts_[i]);
    return i < nodes() ? static_cast<Events>(lost | falsifying(~facts_[i])) : lost;
  }

  [[nodiscard]] bool propagate(Store& store, int, Word) override {
    std::size_t root = 0;
    while (root < nodes() && store.truth(facts_[root]) != Store::Truth::yes) ++root;
    if (root == nodes()) return true;
    const std::vector<bool> reached = reached_from(store, root);
    for (std::size_t i = 0; i < nodes(); ++i)
      if (!reached[i] && !store.impose(~facts_[i], root)) return false;
    return true;
  }

  void explain(const Past& past, Literal, Word data, std::vector<Literal>& reasons) const override {
    const auto root = static_cast<std::size_t>(data);
    const std::vector<bool> reached = reached_from(past, root);
    reasons.push_back(facts_[root]);
    for (std::size_t e = 0; e < graph_.edges().size(); ++e) {
      const auto [a, b] = graph_.edges()[e];
      if (reached[a] == reached[b]) continue;
      const Literal edge = edge_fact(e);
      reasons.push_back(is_refuted(past, edge) ? ~edge : ~facts_[reached[a] ? b : a]);
    }
  }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    const auto is_chosen = [&](std::size_t i) { return facts_[i].holds_for(values[i]); };
    std::size_t root = 0;
    while (root < nodes() && !is_chosen(root)) ++root;
    if (root == nodes()) return true;
    const std::vector<bool> reached = reached_by(root, is_chosen);
    for (std::size_t i = 0; i < nodes(); ++i)
      if (is_chosen(i) && !reached[i]) return false;
    return true;
  }

 private:
  [[nodiscard]] std::size_t nodes() const { return graph_.size(); }
  [[nodiscard]] Literal edge_fact(std::size_t e) const { return facts_[nodes() + e]; }

  /// The nodes reached from the root along edges and nodes for which may_pass(position of the fact) holds.
  template <class MayPass>
  [[nodiscard]] std::vector<bool> reached_by(std::size_t root, MayPass may_pass) const {
    return graph_.reached_from(
        root, [&](std::size_t edge, std::size_t node) { return may_pass(nodes() + edge) && may_pass(node); });
  }
  template <class Domains>
  [[nodiscard]] std::vector<bool> reached_from(const Domains& domains, std::size_t root) const {
    return reached_by(root, [&](std::size_t i) { return !is_refuted(domains, facts_[i]); });
  }

  std::vector<Literal> facts_;  // of the nodes, then of the edges
  Adjacency graph_;
};

}  // namespace

std::unique_ptr<Constraint> connected(std::vector<Literal> nodes, const std::vector<Literal>& edges,
                                      std::vector<GraphEdge> ends) {
  const std::size_t count = nodes.size();
  nodes.insert(nodes.end(), edges.begin(), edges.end());
  return std::make_unique<Connected>(std::move(nodes), count, std::move(ends));
}

}  // namespace quadrille::cp
