// Tasks on a shared resource.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

/// Without tasks the capacity may be any number, as in MiniZinc.
void post_cumulative(Builder& builder, Variables starts, const Variables& durations, const Variables& demands,
                     IntVar capacity) {
  if (!starts.empty()) builder.post(cp::cumulative(std::move(starts), durations, demands, capacity));
}

/// The demand is greatest when some task starts.
bool do_fit(const Numbers& starts, const Numbers& durations, const Numbers& demands, Value capacity) {
  for (const Value time : starts) {
    Value demand = 0;
    for (std::size_t i = 0; i < starts.size(); ++i) {
      if (durations[i] < 0 || demands[i] < 0) return false;
      if (starts[i] <= time && time < starts[i] + durations[i]) demand += demands[i];
    }
    if (demand > capacity) return false;
  }
  return true;
}

}  // namespace

Global cumulative_global() {
  return {.name = "cumulative",
          .summary = "At any time, the running tasks together demand at most the capacity.",
          .parameters = {{"starts"},
                         {.name = "durations", .as_long_as = 0, .is_at_least_0 = true},
                         {.name = "demands", .as_long_as = 0, .is_at_least_0 = true},
                         {.name = "capacity", .is_at_least_0 = true}},
          .minizinc = {"fzn_cumulative(array[int] of var int: s, array[int] of var int: d, "
                       "array[int] of var int: r, var int: b)"},
          .post = post_cumulative,
          .holds = do_fit};
}

}  // namespace quadrille::modelling
