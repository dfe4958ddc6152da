// The graph of regular, mdd and cost_regular: one layer of arcs for each variable, and one path through all
// layers for each solution. Pesant, "A regular language membership constraint for finite sequences of
// variables", CP 2004. For example "no two 1s in a row", with state B after a 1:
//
//            x[0]            x[1]
//      A -----0-----> A ----0, 1----> end      If x[1] loses 0, no path through B is left,
//       \                           /          so x[0] loses 1.
//        `----1-----> B -----0-----'
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "cp/constraints/sequences.h"
#include "cp/store.h"

namespace quadrille::cp {

/// The arcs for one variable. The nodes between any two layers are numbered from 0, in the order of their
/// states.
struct GraphLayer {
  struct Arc {
    std::uint32_t from, to;
    Value cost;
  };
  std::vector<Value> values;            // the values that arcs read, increasing
  std::vector<std::size_t> first_arcs;  // by value: its first arc; and one past the last arc
  std::vector<Arc> arcs;
  std::size_t first_node = 0;  // the number of nodes before the first node of this layer

  [[nodiscard]] std::span<const Arc> arcs_of(std::size_t value) const {
    return std::span(arcs).subspan(first_arcs[value], first_arcs[value + 1] - first_arcs[value]);
  }
};

/// Paths lead from node 0 before the first layer to node 0 after the last one.
struct LayeredGraph {
  std::vector<GraphLayer> layers;
  std::size_t node_count = 0;  // in all layers; the nodes are numbered layer by layer
  bool has_path = true;

  /// The number of nodes before a layer, or after the last one.
  [[nodiscard]] std::size_t size(std::size_t layer) const {
    if (layer >= layers.size()) return 1;
    const std::size_t end = layer + 1 < layers.size() ? layers[layer + 1].first_node : node_count - 1;
    return end - layers[layer].first_node;
  }
  /// The index, among all nodes, of a node before a layer or after the last one.
  [[nodiscard]] std::size_t index(std::size_t layer, std::uint32_t node) const {
    return (layer < layers.size() ? layers[layer].first_node : node_count - 1) + node;
  }
};

/// The layered graph, with one layer for each variable, of those transitions that are on some path from the
/// state `start` to an accepting state within the present domains. O(number of transitions).
[[nodiscard]] LayeredGraph layered_graph(const Store& store, const std::vector<IntVar>& variables,
                                         const std::vector<std::vector<Transition>>& layers,
                                         std::size_t start, const std::vector<std::size_t>& accepting);
/// The same with the automaton's transitions in each layer.
[[nodiscard]] LayeredGraph layered_graph(const Store& store, const std::vector<IntVar>& variables,
                                         const Automaton& automaton);

/// Removes from x all values but these, which must be increasing and at least one.
[[nodiscard]] bool keep_known(Store& store, IntVar x, const std::vector<Value>& values, Word data);

/// The constraint that the variables' values label a path through the graph; domain consistent.
[[nodiscard]] std::unique_ptr<Constraint> path_through(const Store& store, std::string_view name,
                                                       std::vector<IntVar> variables,
                                                       const LayeredGraph& graph);

}  // namespace quadrille::cp
