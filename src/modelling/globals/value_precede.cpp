// The order in which values first occur.
#include <algorithm>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool do_precede(const Numbers& values, const Numbers& x) {
  for (std::size_t i = 1; i < values.size(); ++i) {
    const auto later = std::ranges::find(x, values[i]);
    if (later != x.end() && std::find(x.begin(), later, values[i - 1]) == later) return false;
  }
  return true;
}

}  // namespace

Global value_precede_global() {
  return {.name = "value_precede",
          .summary = "Each value first occurs after the value before it in the list.",
          .parameters = {{.name = "values", .is_distinct = true}, {"array"}},
          .minizinc = {"fzn_value_precede_chain_int(array[int] of int: c, array[int] of var int: x)"},
          .post = cp::value_precede,
          .holds = do_precede};
}

}  // namespace quadrille::modelling
