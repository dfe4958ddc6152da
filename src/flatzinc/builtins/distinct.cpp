// Variables that take different values.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

void post_all_different_int(Call& call) {
  auto x = call.variables(0);
  call.builder().all_different(std::move(x), call.consistency());
}

void post_fzn_alldifferent_except(Call& call) {
  auto x = call.variables(0);
  // Only the exceptions that some variable can take, because the set may be infinite.
  modelling::IntervalSet taken;
  for (const cp::IntVar y : x) taken.push_back({call.store().min(y), call.store().max(y)});
  const auto exceptions = modelling::intersection(call.set(1), modelling::normalised(std::move(taken)));
  call.post(cp::all_different_except(std::move(x), modelling::values_of(exceptions)));
}

}  // namespace quadrille::flatzinc
