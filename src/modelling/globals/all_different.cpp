// Variables that take different values.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool are_different(const Numbers& x) { return !has_repeats(x); }

/// Only the exceptions that some variable can take are posted, because the set may be infinite.
void post_all_different_except(Builder& builder, Variables x, const IntervalSet& exceptions) {
  IntervalSet taken;
  for (const IntVar y : x) taken.push_back({builder.store().min(y), builder.store().max(y)});
  const IntervalSet possible = intersection(exceptions, normalised(std::move(taken)));
  builder.post(cp::all_different_except(std::move(x), values_of(possible)));
}

bool are_different_except(Numbers x, const IntervalSet& exceptions) {
  std::erase_if(x, [&](Value v) { return contains(exceptions, v); });
  return are_different(x);
}

}  // namespace

Global all_different_global() {
  return {.name = "all_different",
          .summary = "No two elements are equal.",
          .parameters = {{"array"}},
          .minizinc = {"all_different_int(array[int] of var int: x)"},
          .post = &Builder::all_different,
          .holds = are_different};
}

Global all_different_except_global() {
  return {.name = "all_different_except",
          .summary = "No two elements are equal, except if they have one of these values.",
          .parameters = {{"array"}, {"exceptions"}},
          .minizinc = {"fzn_alldifferent_except(array[int] of var int: vs, set of int: S)"},
          .post = post_all_different_except,
          .holds = are_different_except};
}

}  // namespace quadrille::modelling
