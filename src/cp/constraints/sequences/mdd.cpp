// The values of the variables label a path through a decision diagram.
#include "cp/constraints/sequences/layered_graph.h"

namespace quadrille::cp {

std::unique_ptr<Constraint> mdd(const Store& store, std::vector<IntVar> variables,
                                const std::vector<std::vector<Transition>>& layers) {
  const LayeredGraph graph = layered_graph(store, variables, layers, 0, {0});
  return path_through(store, "mdd", std::move(variables), graph);
}

}  // namespace quadrille::cp
