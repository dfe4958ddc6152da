// Items in bins.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool are_loads(const Numbers& loads, const Numbers& bins, const Numbers& weights) {
  Numbers expected(loads.size());
  for (std::size_t i = 0; i < bins.size(); ++i) {
    if (bins[i] < 0 || bins[i] >= std::ssize(loads)) return false;
    expected[static_cast<std::size_t>(bins[i])] += weights[i];
  }
  return loads == expected;
}

}  // namespace

Global bin_packing_global() {
  return {.name = "bin_packing",
          .summary = "loads[b] is the weight of the items in bin b; item i is in bins[i].",
          .parameters = {{"loads"}, {"bins"}, {.name = "weights", .as_long_as = 1, .is_at_least_0 = true}},
          .post = cp::bin_packing,
          .holds = are_loads};
}

}  // namespace quadrille::modelling
