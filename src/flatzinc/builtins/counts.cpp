// The numbers of occurrences of values in an array.
#include <algorithm>

#include "flatzinc/builtins.h"
#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

using cp::IntVar;
using modelling::Comparator;

namespace {

/// `number` is the number of occurrences of argument 1 in argument 0.
void post_count(Call& call, IntVar number) {
  auto x = call.variables(0);
  call.builder().count(std::move(x), call.variable(1), number);
}

/// Compares argument 2 with the number of occurrences of argument 1 in argument 0.
void compare_count(Call& call, Comparator comparator) {
  const IntVar number = call.builder().helper(0, static_cast<Value>(call.size(0)));
  const IntVar bound = call.variable(2);
  post_count(call, number);
  call.compare(comparator, {{{1, bound}, {-1, number}}, 0});
}

/// The numbers of occurrences of the values of argument 1 in argument 0 lie between those of arguments 2
/// and 3.
void post_bounded_cardinalities(Call& call, bool closed) {
  const auto least = call.values(2);
  const auto most = call.values(3);
  const auto size = static_cast<Value>(call.size(0));
  if (least.size() != most.size()) return call.refuse(3, say::kArrayAsLong);
  std::vector<IntVar> numbers;
  for (std::size_t i = 0; i < least.size(); ++i) {
    const Value low = std::max<Value>(least[i], 0);
    const Value high = std::min(most[i], size);
    if (low > high) return call.builder().require(call.builder().truth(false));
    numbers.push_back(call.builder().helper(low, high));
  }
  auto x = call.variables(0);
  const auto values = call.values(1);
  if (values.size() != numbers.size()) return call.refuse(2, say::kArrayAsLong);
  if (modelling::has_repeats(values)) return call.refuse(1, say::kDifferentNumbers);
  call.builder().global_cardinality(std::move(x), values, std::move(numbers), closed);
}

}  // namespace

void post_fzn_count_eq(Call& call) {
  if (call.reification()) return compare_count(call, Comparator::equal);
  post_count(call, call.variable(2));
}
void post_fzn_count_neq(Call& call) { compare_count(call, Comparator::not_equal); }
void post_fzn_count_leq(Call& call) { compare_count(call, Comparator::at_most); }
void post_fzn_count_lt(Call& call) { compare_count(call, Comparator::less); }
void post_fzn_count_geq(Call& call) { compare_count(call, Comparator::at_least); }
void post_fzn_count_gt(Call& call) { compare_count(call, Comparator::greater); }

void post_fzn_global_cardinality_low_up(Call& call) { post_bounded_cardinalities(call, false); }
void post_fzn_global_cardinality_low_up_closed(Call& call) { post_bounded_cardinalities(call, true); }

}  // namespace quadrille::flatzinc
