#include "cp/constraints/sequences/layered_graph.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <unordered_set>

#include "base/sort.h"

namespace quadrille::cp {

namespace {

using Layers = std::vector<std::vector<Transition>>;
using States = std::unordered_set<std::size_t>;

/// Keeps in each layer the transitions that a path from the start reaches and whose values the variables
/// can take.
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

/// Removes the transitions from which no path leads to one of these states after the last layer, and merges
/// these states into state 0.
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
  sort_range(transitions, {}, [](const Transition& t) { return std::tuple(t.value, t.from, t.to, t.cost); });
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

/// Renumbers the states between layers, from 0 and without gaps.
LayeredGraph numbered(Layers layers) {
  LayeredGraph graph;
  std::vector<std::size_t> states;
  const auto number = [&](std::size_t state) {
    return static_cast<std::size_t>(std::ranges::lower_bound(states, state) - states.begin());
  };
  std::size_t first_node = 0;
  std::size_t nodes = 1;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    if (i == 0)
      for (Transition& t : layers[i]) t.from = 0;
    states.clear();
    if (i + 1 < layers.size()) {
      for (const Transition& t : layers[i]) states.push_back(t.to);
      sort_range(states);
      const auto rest = std::ranges::unique(states);
      states.erase(rest.begin(), rest.end());
      for (Transition& t : layers[i]) t.to = number(t.to);
      for (Transition& t : layers[i + 1]) t.from = number(t.from);
    }
    graph.has_path = graph.has_path && !layers[i].empty();
    graph.layers.push_back(arcs_by_value(std::move(layers[i])));
    graph.layers.back().first_node = first_node;
    first_node += nodes;
    nodes = std::max<std::size_t>(states.size(), 1);
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

}  // namespace quadrille::cp
