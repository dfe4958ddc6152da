// The graph behind regular, mdd and cost_regular: a layer of arcs for each variable, a path through all
// layers for each solution. Pesant, "A regular language membership constraint for finite sequences of
// variables", CP 2004.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/constraints/sequences.h"
#include "cp/store.h"

namespace quadrille::cp {

/// The arcs that read one variable. Nodes are numbered from 0 anew between any two layers, in the order of
/// the states.
struct GraphLayer {
  struct Arc {
    std::uint32_t from, to;
    Value cost;
  };
  std::vector<Value> values;            // that arcs read, increasing
  std::vector<std::size_t> first_arcs;  // of each value, and one behind the last
  std::vector<Arc> arcs;
  std::size_t first_node = 0;  // before this layer: nodes of all layers counted together

  [[nodiscard]] std::span<const Arc> arcs_of(std::size_t value) const {
    return std::span(arcs).subspan(first_arcs[value], first_arcs[value + 1] - first_arcs[value]);
  }
};

/// Paths lead from node 0 before the first layer to node 0 behind the last.
struct LayeredGraph {
  std::vector<GraphLayer> layers;
  std::size_t node_count = 0;  // counted together, in the order of the layers
  bool has_path = true;

  /// How many nodes there are before a layer, or behind the last one.
  [[nodiscard]] std::size_t size(std::size_t layer) const {
    if (layer >= layers.size()) return 1;
    const std::size_t end = layer + 1 < layers.size() ? layers[layer + 1].first_node : node_count - 1;
    return end - layers[layer].first_node;
  }
  /// Where to find a node before a layer, or behind the last one, among all.
  [[nodiscard]] std::size_t index(std::size_t layer, std::uint32_t node) const {
    return (layer < layers.size() ? layers[layer].first_node : node_count - 1) + node;
  }
};

/// A layer for each variable, of those transitions that lie on a path within the present domains; paths lead
/// from state `start` to any of the accepting states. O(number of transitions).
[[nodiscard]] LayeredGraph layered_graph(const Store& store, const std::vector<IntVar>& variables,
                                         const std::vector<std::vector<Transition>>& layers,
                                         std::size_t start, const std::vector<std::size_t>& accepting);
/// The same with the automaton's transitions in every layer.
[[nodiscard]] LayeredGraph layered_graph(const Store& store, const std::vector<IntVar>& variables,
                                         const Automaton& automaton);

/// Takes from a variable what is not among the values, which are increasing and at least one.
[[nodiscard]] bool keep_known(Store& store, IntVar x, const std::vector<Value>& values, Word data);

/// The values of the variables are those along a path; domain consistent.
[[nodiscard]] std::unique_ptr<Constraint> path_through(const Store& store, std::string_view name,
                                                       std::vector<IntVar> variables,
                                                       const LayeredGraph& graph);

}  // namespace quadrille::cp
