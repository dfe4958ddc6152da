// Tasks in time, boxes in space, and what they share.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::IntVar;

namespace {

/// Argument i's variables, none of which may be negative.
std::vector<IntVar> amounts(Call& call, std::size_t i) {
  std::vector<IntVar> result = call.variables(i);
  for (const IntVar x : result) call.require(x.ge(0));
  return result;
}

/// Whether the arguments from first to last are arrays of one length; an error if they are not.
bool are_of_one_length(Call& call, std::size_t first, std::size_t last) {
  for (std::size_t i = first + 1; i <= last; ++i) {
    if (call.size(i) == call.size(first)) continue;
    call.refuse(i, "an array as long as the one before it");
    return false;
  }
  return true;
}

void post_disjunctive(Call& call, bool strict) {
  if (!are_of_one_length(call, 0, 1)) return;
  auto starts = call.variables(0);
  call.post(cp::disjunctive(std::move(starts), amounts(call, 1), strict));
}

}  // namespace

void post_fzn_cumulative(Call& call) {
  if (!are_of_one_length(call, 0, 2) || call.size(0) == 0) return;
  auto starts = call.variables(0);
  const auto durations = amounts(call, 1);
  const auto demands = amounts(call, 2);
  const IntVar capacity = call.variable(3);
  call.require(capacity.ge(0));
  call.post(cp::cumulative(std::move(starts), durations, demands, capacity));
}

void post_fzn_disjunctive(Call& call) { post_disjunctive(call, false); }
void post_fzn_disjunctive_strict(Call& call) { post_disjunctive(call, true); }

}  // namespace quadrille::flatzinc
