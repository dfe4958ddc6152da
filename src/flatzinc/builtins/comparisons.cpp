// Integers compared with each other, and with a set.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::Comparison;

namespace {

/// argument i - argument j (=, != or <=) constant.
void compare(Call& call, std::size_t i, std::size_t j, Comparison comparison, Value constant = 0) {
  call.post_linear({{1, call.variable(i)}, {-1, call.variable(j)}}, comparison, constant);
}

}  // namespace

void post_int_eq(Call& call) { compare(call, 0, 1, Comparison::equal); }
void post_int_ne(Call& call) { compare(call, 0, 1, Comparison::not_equal); }
void post_int_le(Call& call) { compare(call, 0, 1, Comparison::at_most); }
void post_int_lt(Call& call) { compare(call, 0, 1, Comparison::at_most, -1); }
void post_int_ge(Call& call) { compare(call, 1, 0, Comparison::at_most); }
void post_int_gt(Call& call) { compare(call, 1, 0, Comparison::at_most, -1); }

void post_set_in(Call& call) {
  const cp::IntVar x = call.variable(0);
  const IntSet& set = call.set(1);
  if (set.is_empty()) return call.post_truth(false);
  if (call.store().is_fixed(x)) return call.post_truth(set.contains(call.store().value(x)));
  call.post_in(x, set);
}

}  // namespace quadrille::flatzinc
