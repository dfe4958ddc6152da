// Arrays that stand for graphs and functions. Where an array's indices begin comes as an argument of its own.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

namespace {

/// The variables of argument i, less the number that is argument j.
std::vector<cp::IntVar> shifted(Call& call, std::size_t i, std::size_t j) {
  const Value start = call.value(j);
  std::vector<cp::IntVar> result = call.variables(i);
  for (cp::IntVar& x : result) x = x - start;
  return result;
}

}  // namespace

/// x and where y's indices begin, y and where x's indices begin.
void post_quadrille_inverse(Call& call) {
  auto x = shifted(call, 0, 1);
  if (call.size(0) == call.size(2)) call.post(cp::all_different(call.store(), x, call.consistency()));
  call.post(cp::inverse(std::move(x), shifted(call, 2, 3)));
}

void post_quadrille_circuit(Call& call) {
  const auto successors = shifted(call, 0, 1);
  if (successors.size() > 1) call.post(cp::all_different(call.store(), successors, call.consistency()));
  call.post(cp::circuit(successors));
}

void post_quadrille_subcircuit(Call& call) {
  const auto successors = shifted(call, 0, 1);
  if (successors.size() > 1) call.post(cp::all_different(call.store(), successors, call.consistency()));
  call.post(cp::subcircuit(successors));
}

}  // namespace quadrille::flatzinc
