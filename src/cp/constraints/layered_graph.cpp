#include "cp/constraints/layered_graph.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <unordered_set>

namespace quadrille::cp {

namespace {

using Layers = std::vector<std::vector<Transition>>;
using States = std::unordered_set<std::size_t>;

/// Leaves in each layer the transitions on paths that begin at the start and are possible for the variables.
template <class LayerAt>
Layers reachable(const Store& store, const std::vector<IntVar>& variables, std::size_t start, LayerAt layer) {
  Layers result(variables.size());
  States states{start};
  for (std::size_t i = 0; i < variables.size(); ++i) {
    States next;
    for (const Transition& t : layer(i)) {
      if (!states.contains(t.from) || !store.contains(variables[i], t.value)) continue;
      result[i].push_back(t);
      next.insert(t.to);
    }
    states = std::move(next);
  }
  return result;
}

/// Takes away the transitions from which no path leads to one of the states behind the last layer, and makes
/// those one state, 0.
void leave_accepting(Layers& layers, States states) {
  for (std::size_t i = layers.size(); i-- > 0;) {
    std::erase_if(layers[i], [&](const Transition& t) { return !states.contains(t.to); });
    if (i + 1 == layers.size())
      for (Transition& t : layers[i]) t.to = 0;
    states.clear();
    for (const Transition& t : layers[i]) states.insert(t.from);
  }
}

GraphLayer arcs_by_value(std::vector<Transition> transitions) {
  std::ranges::sort(transitions, {}, &Transition::value);
  GraphLayer layer;
  for (const Transition& t : transitions) {
    if (layer.values.empty() || layer.values.back() != t.value) {
      layer.values.push_back(t.value);
      layer.first_arcs.push_back(layer.arcs.size());
    }
    layer.arcs.push_back({static_cast<std::uint32_t>(t.from), static_cast<std::uint32_t>(t.to), t.cost});
  }
  layer.first_arcs.push_back(layer.arcs.size());
  return layer;
}

/// Numbers the states between layers anew, from 0, without gaps.
LayeredGraph numbered(Layers layers) {
  LayeredGraph graph;
  std::unordered_map<std::size_t, std::size_t> numbers;
  std::size_t first_node = 0;
  std::size_t nodes = 1;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    if (i == 0)
      for (Transition& t : layers[i]) t.from = 0;
    numbers.clear();
    if (i + 1 < layers.size()) {
      for (const Transition& t : layers[i]) numbers.emplace(t.to, numbers.size());
      for (Transition& t : layers[i]) t.to = numbers[t.to];
      for (Transition& t : layers[i + 1]) t.from = numbers[t.from];
    }
    graph.has_path = graph.has_path && !layers[i].empty();
    graph.layers.push_back(arcs_by_value(std::move(layers[i])));
    graph.layers.back().first_node = first_node;
    first_node += nodes;
    nodes = std::max<std::size_t>(numbers.size(), 1);
  }
  graph.node_count = first_node + nodes;
  return graph;
}

template <class LayerAt>
LayeredGraph trimmed(const Store& store, const std::vector<IntVar>& variables, std::size_t start,
                     const std::vector<std::size_t>& accepting, LayerAt layer) {
  Layers layers = reachable(store, variables, start, layer);
  leave_accepting(layers, States(accepting.begin(), accepting.end()));
  LayeredGraph graph = numbered(std::move(layers));
  if (variables.empty()) graph.has_path = std::ranges::find(accepting, start) != accepting.end();
  return graph;
}

class PathThrough final : public Constraint {
 public:
  PathThrough(std::string_view name, std::vector<IntVar> variables, LayeredGraph graph)
      : Constraint(std::move(variables), bit(2)), name_(name), graph_(std::move(graph)) {}

  [[nodiscard]] std::string_view name() const override { return name_; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  static constexpr Word kNoArc = ~Word{0};  // data of a change; else the layer

  [[nodiscard]] bool run_once(Store& store);
  /// Marks the nodes that lead to the end; of one layer, if given, by one value only.
  [[nodiscard]] std::vector<bool> leading_to_end(const Past& past, std::size_t layer, Value value) const;

  std::string_view name_;
  LayeredGraph graph_;
  std::vector<bool> from_start_, to_end_;  // by node; of the present run
};

bool PathThrough::propagate(Store& store, int, Word) {
  Position before;
  do {
    before = store.domains().now();
    if (!run_once(store)) return false;
  } while (store.domains().now() != before);  // a variable may occur twice
  return true;
}

bool PathThrough::run_once(Store& store) {
  if (!graph_.has_path) return store.fail(kNoArc);
  from_start_.assign(graph_.node_count, false);
  to_end_.assign(graph_.node_count, false);
  from_start_.front() = true;
  to_end_.back() = true;
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const GraphLayer& layer = graph_.layers[i];
    if (!keep_known(store, scope()[i], layer.values, kNoArc)) return false;
    for (std::size_t k = 0; k < layer.values.size(); ++k) {
      if (!store.contains(scope()[i], layer.values[k])) continue;
      for (const auto& arc : layer.arcs_of(k))
        if (from_start_[graph_.index(i, arc.from)]) from_start_[graph_.index(i + 1, arc.to)] = true;
    }
  }
  if (!from_start_.back()) return store.fail(scope().size());
  for (std::size_t i = scope().size(); i-- > 0;) {
    const GraphLayer& layer = graph_.layers[i];
    for (std::size_t k = 0; k < layer.values.size(); ++k) {
      if (!store.contains(scope()[i], layer.values[k])) continue;
      bool has_support = false;
      for (const auto& arc : layer.arcs_of(k)) {
        const std::size_t from = graph_.index(i, arc.from);
        if (!from_start_[from] || !to_end_[graph_.index(i + 1, arc.to)]) continue;
        has_support = true;
        to_end_[from] = true;
      }
      if (!has_support && !store.remove(scope()[i], layer.values[k], i)) return false;
    }
  }
  return true;
}

std::vector<bool> PathThrough::leading_to_end(const Past& past, std::size_t layer, Value value) const {
  std::vector<bool> result(graph_.node_count, false);
  result.back() = true;
  for (std::size_t i = scope().size(); i-- > 0;) {
    const std::vector<Value>& values = graph_.layers[i].values;
    for (std::size_t k = 0; k < values.size(); ++k) {
      if (i == layer ? values[k] != value : !past.contains(scope()[i], values[k])) continue;
      for (const auto& arc : graph_.layers[i].arcs_of(k))
        if (result[graph_.index(i + 1, arc.to)]) result[graph_.index(i, arc.from)] = true;
    }
  }
  return result;
}

/// From the start, the nodes reached when all values are allowed except those that lead over to the end:
/// these are the reasons (Gange, Stuckey and Szymanek, "MDD propagators with explanation", Constraints 2011).
void PathThrough::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  if (data == kNoArc) return;
  const Value value = fact.is_falsum() ? 0 : scope()[data].from_base(fact.value);
  const std::vector<bool> to_end = leading_to_end(past, data, value);
  std::vector<bool> reached(graph_.node_count, false);
  reached.front() = true;
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const GraphLayer& layer = graph_.layers[i];
    for (std::size_t k = 0; k < layer.values.size(); ++k) {
      if (i == data && layer.values[k] != value) continue;
      const auto is_reached = [&](const auto& arc) { return reached[graph_.index(i, arc.from)]; };
      const auto arcs = layer.arcs_of(k);
      const bool leads_over = std::ranges::any_of(
          arcs, [&](const auto& arc) { return is_reached(arc) && to_end[graph_.index(i + 1, arc.to)]; });
      if (leads_over) {
        reasons.push_back(scope()[i].ne(layer.values[k]));
        continue;
      }
      for (const auto& arc : arcs)
        if (is_reached(arc)) reached[graph_.index(i + 1, arc.to)] = true;
    }
  }
}

bool PathThrough::holds(std::span<const Value> values) const {
  if (!graph_.has_path) return false;
  std::unordered_set<std::uint32_t> nodes{0};
  for (std::size_t i = 0; i < values.size(); ++i) {
    std::unordered_set<std::uint32_t> next;
    const GraphLayer& layer = graph_.layers[i];
    for (std::size_t k = 0; k < layer.values.size(); ++k)
      for (const auto& arc : layer.arcs_of(k))
        if (layer.values[k] == values[i] && nodes.contains(arc.from)) next.insert(arc.to);
    nodes = std::move(next);
  }
  return !nodes.empty();
}

}  // namespace

LayeredGraph layered_graph(const Store& store, const std::vector<IntVar>& variables,
                           const std::vector<std::vector<Transition>>& layers, std::size_t start,
                           const std::vector<std::size_t>& accepting) {
  assert(layers.size() == variables.size());
  return trimmed(store, variables, start, accepting, [&](std::size_t i) -> const auto& { return layers[i]; });
}

LayeredGraph layered_graph(const Store& store, const std::vector<IntVar>& variables,
                           const Automaton& automaton) {
  return trimmed(store, variables, automaton.start, automaton.accepting,
                 [&](std::size_t) -> const auto& { return automaton.transitions; });
}

bool keep_known(Store& store, IntVar x, const std::vector<Value>& values, Word data) {
  if (!store.at_least(x, values.front(), data) || !store.at_most(x, values.back(), data)) return false;
  const auto known = std::ranges::count_if(values, [&](Value v) { return store.contains(x, v); });
  if (store.count(x) == static_cast<std::uint64_t>(known)) return true;
  for (std::size_t k = 1; k < values.size(); ++k)
    for (Value v = values[k - 1] + 1; v < values[k]; ++v)
      if (!store.remove(x, v, data)) return false;
  return true;
}

std::unique_ptr<Constraint> path_through(std::string_view name, std::vector<IntVar> variables,
                                         LayeredGraph graph) {
  return std::make_unique<PathThrough>(name, std::move(variables), std::move(graph));
}

}  // namespace quadrille::cp
