// Constraints: cycles and connected parts of graphs.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/constraints/counting.h"
#include "cp/int_var.h"
#include "cp/literal.h"

namespace quadrille::cp {

/// successors[i] is the node that follows node i, counted from 0, and all nodes lie on one cycle: 0 -> 2 ->
/// 1 -> 0 is {2, 0, 1}. Infers that successors are different (by fixed values), that no cycle closes too
/// early, and that all nodes must reach each other; O(n^2). To infer more, post an all_different as well.
/// Caseau and Laburthe 1997; Francis and Stuckey 2014.
[[nodiscard]] std::unique_ptr<Constraint> circuit(std::vector<IntVar> successors);
/// As circuit, except that nodes which are their own successors are not on the cycle.
[[nodiscard]] std::unique_ptr<Constraint> subcircuit(std::vector<IntVar> successors);

/// An edge between nodes a and b, counted from 0.
struct GraphEdge {
  std::size_t a, b;
};

/// A graph whose edge e joins nodes ends[e].a and ends[e].b: the nodes whose fact in `nodes` holds are
/// connected with each other along edges whose fact in `edges` holds. Removes nodes that a chosen node
/// cannot reach any more; O(nodes + edges).
[[nodiscard]] std::unique_ptr<Constraint> connected(std::vector<Literal> nodes,
                                                    const std::vector<Literal>& edges,
                                                    std::vector<GraphEdge> ends);

/// The width of a node in a note of connected_values, which has three.
inline constexpr int kBitsOfNode = 20;
inline constexpr std::size_t kMostNodes = (std::size_t{1} << kBitsOfNode) - 1;

/// A graph whose edges always hold: the nodes whose variable takes a value of the set are connected with each
/// other. Complete for membership in the set: it removes nodes that a member cannot reach any more, and adds
/// those on every path between two members; O(nodes + edges). Tarjan 1972. Refuses more than kMostNodes
/// (base/refuse.h).
[[nodiscard]] std::unique_ptr<Constraint> connected_values(std::vector<IntVar> nodes,
                                                           std::vector<Interval> set,
                                                           std::vector<GraphEdge> edges);
/// As connected_values, and there are `size` such nodes. It also removes nodes in parts that are too small or
/// too far from the members, and adds nodes without which there would be too few; O((nodes + edges) * size).
[[nodiscard]] std::unique_ptr<Constraint> connected_values(std::vector<IntVar> nodes,
                                                           std::vector<Interval> set,
                                                           std::vector<GraphEdge> edges, std::size_t size);

}  // namespace quadrille::cp
