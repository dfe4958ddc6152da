// The values of the variables, one after another, are a word that an automaton accepts.
#include "cp/constraints/layered_graph.h"

namespace quadrille::cp {

std::unique_ptr<Constraint> regular(const Store& store, std::vector<IntVar> variables,
                                    const Automaton& automaton) {
  LayeredGraph graph = layered_graph(store, variables, automaton);
  return path_through("regular", std::move(variables), std::move(graph));
}

}  // namespace quadrille::cp
