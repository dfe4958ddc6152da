// Constraints: cycles and connected parts of graphs.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/int_var.h"
#include "cp/literal.h"

namespace quadrille::cp {

/// Node i, counted from 0, is followed by node successors[i], and so all nodes lie on one cycle. Different
/// successors by value, no cycle too early, and all nodes reach each other: O(n^2). An all_different besides
/// infers more. Caseau and Laburthe 1997; Francis and Stuckey 2014.
[[nodiscard]] std::unique_ptr<Constraint> circuit(std::vector<IntVar> successors);
/// The same, where nodes that are their own successors do not belong to the cycle.
[[nodiscard]] std::unique_ptr<Constraint> subcircuit(std::vector<IntVar> successors);

struct GraphEdge {
  std::size_t a, b;
};

/// Of a graph whose edges join ends[e].a and ends[e].b, nodes counted from 0: those nodes whose fact holds
/// are connected by edges whose facts hold. Removes what a node that is chosen does not reach; O(nodes +
/// edges).
[[nodiscard]] std::unique_ptr<Constraint> connected(std::vector<Literal> nodes,
                                                    const std::vector<Literal>& edges,
                                                    std::vector<GraphEdge> ends);

}  // namespace quadrille::cp
