// An automaton accepts the sequence of the variables' values.
#include "cp/constraints/sequences/layered_graph.h"

namespace quadrille::cp {

std::unique_ptr<Constraint> regular(const Store& store, std::vector<IntVar> variables,
                                    const Automaton& automaton) {
  const LayeredGraph graph = layered_graph(store, variables, automaton);
  return path_through(store, "regular", std::move(variables), graph);
}

}  // namespace quadrille::cp
