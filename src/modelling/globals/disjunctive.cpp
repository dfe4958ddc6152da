// Tasks one after another.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_disjunctive(Builder& builder, Variables starts, const Variables& durations) {
  builder.post(cp::disjunctive(std::move(starts), durations, false));
}

bool are_disjoint(const Numbers& starts, const Numbers& durations) {
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (durations[i] < 0) return false;
    for (std::size_t j = 0; j < i; ++j) {
      const bool overlap = starts[i] < starts[j] + durations[j] && starts[j] < starts[i] + durations[i];
      if (overlap && durations[i] > 0 && durations[j] > 0) return false;
    }
  }
  return true;
}

}  // namespace

Global disjunctive_global() {
  return {.name = "disjunctive",
          .summary = "No two tasks run at the same time.",
          .parameters = {{"starts"}, {.name = "durations", .as_long_as = 0, .is_at_least_0 = true}},
          .minizinc = {"fzn_disjunctive(array[int] of var int: s, array[int] of var int: d)"},
          .post = post_disjunctive,
          .holds = are_disjoint};
}

}  // namespace quadrille::modelling
