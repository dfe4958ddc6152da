// Arrays that represent graphs and functions. The first index of an array is passed as a separate argument.
#include <string>

#include "flatzinc/builtins.h"
#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

namespace {

/// The indices of argument i, which count from the number in argument j.
std::vector<cp::IntVar> indices(Call& call, std::size_t i, std::size_t j) {
  const Value start = call.value(j);
  return modelling::from_zero(call.variables(i), start);
}

}  // namespace

/// Arguments: x, the first index of y, y, the first index of x.
void post_quadrille_inverse(Call& call) {
  auto x = indices(call, 0, 1);
  call.builder().inverse(std::move(x), indices(call, 2, 3), call.consistency());
}

void post_quadrille_circuit(Call& call) { call.builder().circuit(indices(call, 0, 1), call.consistency()); }

void post_quadrille_subcircuit(Call& call) {
  call.builder().subcircuit(indices(call, 0, 1), call.consistency());
}

/// Arguments: the two ends of each edge, with nodes counted from 1; then whether each node, and each edge,
/// is chosen.
void post_quadrille_connected(Call& call) {
  const std::vector<Value> from = call.values(0);
  const std::vector<Value> to = call.values(1);
  auto nodes = call.literals(2);
  const auto edges = call.literals(3);
  if (from.size() != edges.size() || to.size() != edges.size()) return call.refuse(say::kEndsOfEdges());
  std::vector<cp::GraphEdge> ends;
  for (std::size_t e = 0; e < edges.size(); ++e) {
    const auto count = static_cast<Value>(nodes.size());
    if (from[e] < 1 || from[e] > count || to[e] < 1 || to[e] > count)
      return call.refuse(say::kEdgeToNowhere(e + 1));
    ends.push_back({static_cast<std::size_t>(from[e] - 1), static_cast<std::size_t>(to[e] - 1)});
  }
  call.post(cp::connected(std::move(nodes), edges, std::move(ends)));
}

}  // namespace quadrille::flatzinc
