// Comparisons of integers with each other, and membership in a set.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using modelling::Comparator;

namespace {

void compare(Call& call, Comparator comparator) {
  call.compare(comparator, {{{1, call.variable(0)}, {-1, call.variable(1)}}, 0});
}

}  // namespace

void post_int_eq(Call& call) { compare(call, Comparator::equal); }
void post_int_ne(Call& call) { compare(call, Comparator::not_equal); }
void post_int_le(Call& call) { compare(call, Comparator::at_most); }
void post_int_lt(Call& call) { compare(call, Comparator::less); }
void post_int_ge(Call& call) { compare(call, Comparator::at_least); }
void post_int_gt(Call& call) { compare(call, Comparator::greater); }

void post_set_in(Call& call) {
  const cp::IntVar x = call.variable(0);
  call.builder().require_in(x, call.set(1), call.reification());
}

}  // namespace quadrille::flatzinc
