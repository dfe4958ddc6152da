// A word that an automaton accepts, and the sum of the costs of its transitions. Demassey, Pesant and
// Rousseau, "A cost-regular based hybrid column generation approach", Constraints 2006. The cost lies between
// that of the cheapest path and that of the most expensive one. A value stays only if the cheapest path
// through it costs at most the maximum of `cost`, and the most expensive one at least the minimum.
//
// The code handles the maximum. The minimum is the same for negated costs.
#include <algorithm>

#include "cp/constraints/sequences/layered_graph.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

constexpr Wide kNoPath = Wide{1} << 100;

class CostRegular final : public Constraint {
 public:
  /// The scope is the variables, then the cost.
  CostRegular(std::vector<IntVar> scope, LayeredGraph graph)
      : Constraint(std::move(scope), bit(2)), graph_(std::move(graph)), size_(graph_.layers.size()) {}

  [[nodiscard]] std::string_view name() const override { return "cost_regular"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    graph,  // no reason beyond the graph: it has no path, or no arc for the value
    cost,   // all remaining paths cost too much
  };
  /// The layer (or the number of layers, if the change is to the cost); whether costs are negated.
  using Note = NoteOf<Why, Field<32>, Flag>;

  [[nodiscard]] IntVar cost(bool negated) const { return negated ? -scope().back() : scope().back(); }
  [[nodiscard]] static Wide cost_of(const GraphLayer::Arc& arc, bool negated) {
    return negated ? -Wide{arc.cost} : Wide{arc.cost};
  }
  [[nodiscard]] bool drop_expensive(Store& store, bool negated) const;
  /// By node: the cost of the cheapest path to the end; in `layer`, if it is a layer, only by `value`.
  template <class Domains>
  [[nodiscard]] std::vector<Wide> to_end(const Domains& domains, bool negated, std::size_t layer,
                                         Value value) const;
  /// By node: the cost of the cheapest path from the start.
  [[nodiscard]] std::vector<Wide> from_start(const Store& store, bool negated) const;
  template <class Domains>
  [[nodiscard]] bool allows(const Domains& domains, std::size_t i, std::size_t k) const {
    return domains.contains(scope()[i], graph_.layers[i].values[k]);
  }

  LayeredGraph graph_;
  std::size_t size_;
};

template <class Domains>
std::vector<Wide> CostRegular::to_end(const Domains& domains, bool negated, std::size_t layer,
                                      Value value) const {
  std::vector<Wide> result(graph_.node_count, kNoPath);
  result.back() = 0;
  for (std::size_t i = size_; i-- > 0;) {
    const std::vector<Value>& values = graph_.layers[i].values;
    for (std::size_t k = 0; k < values.size(); ++k) {
      if (i == layer ? values[k] != value : !allows(domains, i, k)) continue;
      for (const auto& arc : graph_.layers[i].arcs_of(k)) {
        const Wide rest = result[graph_.index(i + 1, arc.to)];
        Wide& least = result[graph_.index(i, arc.from)];
        if (rest < kNoPath) least = std::min(least, rest + cost_of(arc, negated));
      }
    }
  }
  return result;
}

std::vector<Wide> CostRegular::from_start(const Store& store, bool negated) const {
  std::vector<Wide> result(graph_.node_count, kNoPath);
  result.front() = 0;
  for (std::size_t i = 0; i < size_; ++i)
    for (std::size_t k = 0; k < graph_.layers[i].values.size(); ++k) {
      if (!allows(store, i, k)) continue;
      for (const auto& arc : graph_.layers[i].arcs_of(k)) {
        const Wide before = result[graph_.index(i, arc.from)];
        Wide& least = result[graph_.index(i + 1, arc.to)];
        if (before < kNoPath) least = std::min(least, before + cost_of(arc, negated));
      }
    }
  return result;
}

bool CostRegular::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] {
    for (const bool negated : {false, true})
      if (!drop_expensive(store, negated)) return false;
    return true;
  });
}

bool CostRegular::drop_expensive(Store& store, bool negated) const {
  if (!graph_.has_path) return store.fail(Note::pack(Why::graph));
  for (std::size_t i = 0; i < size_; ++i)
    if (!keep_known(store, scope()[i], graph_.layers[i].values, Note::pack(Why::graph))) return false;
  const std::vector<Wide> before = from_start(store, negated);
  const std::vector<Wide> after = to_end(store, negated, size_, 0);
  if (!store.at_least(cost(negated), clamped(after.front()), Note::pack(Why::cost, size_, negated)))
    return false;
  const Wide most_expensive = store.max(cost(negated));
  for (std::size_t i = 0; i < size_; ++i) {
    const GraphLayer& layer = graph_.layers[i];
    for (std::size_t k = 0; k < layer.values.size(); ++k) {
      const bool fits = std::ranges::any_of(layer.arcs_of(k), [&](const auto& arc) {
        return before[graph_.index(i, arc.from)] + cost_of(arc, negated) +
                   after[graph_.index(i + 1, arc.to)] <=
               most_expensive;
      });
      if (!fits && !store.remove(scope()[i], layer.values[k], Note::pack(Why::cost, i, negated)))
        return false;
    }
  }
  return true;
}

/// As with regular: walks from the start with all values allowed, also those removed, except for values
/// that would complete a path which is cheap enough. These are the reasons.
void CostRegular::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, at, negated] = Note::unpack(data);
  if (why == Why::graph) return;
  const Value value = at < size_ ? scope()[at].from_base(fact.value) : 0;
  const Wide most_expensive =
      at < size_ ? past.max(cost(negated)) : Wide{needed_min(cost(negated), fact)} - 1;
  if (at < size_) reasons.push_back(cost(negated).le(past.max(cost(negated))));
  const std::vector<Wide> after = to_end(past, negated, at, value);
  std::vector<Wide> before(graph_.node_count, kNoPath);
  before.front() = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const GraphLayer& layer = graph_.layers[i];
    for (std::size_t k = 0; k < layer.values.size(); ++k) {
      if (i == at && layer.values[k] != value) continue;
      const auto arcs = layer.arcs_of(k);
      const auto cost_to = [&](const auto& arc) {
        return before[graph_.index(i, arc.from)] + cost_of(arc, negated);
      };
      const bool is_too_cheap = std::ranges::any_of(arcs, [&](const auto& arc) {
        return cost_to(arc) + after[graph_.index(i + 1, arc.to)] <= most_expensive;
      });
      if (is_too_cheap) {
        reasons.push_back(scope()[i].ne(layer.values[k]));
        continue;
      }
      for (const auto& arc : arcs) {
        Wide& least = before[graph_.index(i + 1, arc.to)];
        if (before[graph_.index(i, arc.from)] < kNoPath) least = std::min(least, cost_to(arc));
      }
    }
  }
}

bool CostRegular::holds(std::span<const Value> values) const {
  if (!graph_.has_path) return false;
  std::uint32_t node = 0;
  Wide sum = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const GraphLayer& layer = graph_.layers[i];
    const auto at = std::ranges::find(layer.values, values[i]);
    if (at == layer.values.end()) return false;
    const auto arcs = layer.arcs_of(static_cast<std::size_t>(at - layer.values.begin()));
    const auto arc = std::ranges::find(arcs, node, &GraphLayer::Arc::from);
    if (arc == arcs.end()) return false;
    node = arc->to;
    sum += arc->cost;
  }
  return sum == values.back();
}

}  // namespace

std::unique_ptr<Constraint> cost_regular(const Store& store, std::vector<IntVar> variables,
                                         const Automaton& automaton, IntVar cost) {
  LayeredGraph graph = layered_graph(store, variables, automaton);
  variables.push_back(cost);
  return std::make_unique<CostRegular>(std::move(variables), std::move(graph));
}

}  // namespace quadrille::cp
