// Odd numbers of conditions.
#include <algorithm>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_parity(Builder& builder, Facts conditions) { builder.require_odd(std::move(conditions)); }

bool is_odd(const Numbers& conditions) { return std::ranges::count(conditions, 1) % 2 == 1; }

}  // namespace

Global parity_global() {
  return {.name = "parity",
          .summary = "An odd number of the conditions hold.",
          .parameters = {{"conditions"}},
          .post = post_parity,
          .holds = is_odd};
}

}  // namespace quadrille::modelling
