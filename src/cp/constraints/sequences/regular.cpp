// The values of the variables, one after another, are a word that an automaton accepts.
#include "cp/constraints/sequences/layered_graph.h"

namespace quadrille::cp {

std::unique_ptr<Constraint> regular(const Store& store, std::vector<IntVar> variables,
                                    const Automaton& automaton) {
  const LayeredGraph graph = layered_graph(store, variables, automaton);
  return path_through(store, "regular", std::move(variables), graph);
}

}  // namespace quadrille::cp
