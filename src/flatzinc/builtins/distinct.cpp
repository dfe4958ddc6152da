// Variables that take different values.
#include <algorithm>

#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

void post_all_different_int(Call& call) {
  auto x = call.variables(0);
  call.builder().all_different(std::move(x), call.consistency());
}

void post_fzn_alldifferent_except(Call& call) {
  auto x = call.variables(0);
  std::vector<Value> exceptions;
  // Only the exceptions that some variable can take, because the set may be infinite.
  for (const cp::IntVar y : x)
    (call.set(1) & IntSet(call.store().min(y), call.store().max(y))).for_each([&](Value v) {
      exceptions.push_back(v);
    });
  std::ranges::sort(exceptions);
  const auto repeats = std::ranges::unique(exceptions);
  exceptions.erase(repeats.begin(), repeats.end());
  call.post(cp::all_different_except(std::move(x), std::move(exceptions)));
}

}  // namespace quadrille::flatzinc
