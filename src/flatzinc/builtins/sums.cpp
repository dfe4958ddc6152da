// Linear sums, compared with a number or a variable.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using modelling::Comparator;

namespace {

void compare_sum(Call& call, Comparator comparator) {
  std::vector<cp::Term> terms = call.terms(0, 1);
  terms.push_back({-1, call.variable(2)});
  call.compare(comparator, {std::move(terms), 0});
}

}  // namespace

void post_int_lin_eq(Call& call) { compare_sum(call, Comparator::equal); }
void post_int_lin_ne(Call& call) { compare_sum(call, Comparator::not_equal); }
void post_int_lin_le(Call& call) { compare_sum(call, Comparator::at_most); }
void post_int_lin_lt(Call& call) { compare_sum(call, Comparator::less); }
void post_int_lin_ge(Call& call) { compare_sum(call, Comparator::at_least); }
void post_int_lin_gt(Call& call) { compare_sum(call, Comparator::greater); }

void post_bool_lin_eq(Call& call) { post_int_lin_eq(call); }
void post_bool_lin_ne(Call& call) { post_int_lin_ne(call); }
void post_bool_lin_le(Call& call) { post_int_lin_le(call); }
void post_bool_lin_lt(Call& call) { post_int_lin_lt(call); }
void post_bool_lin_ge(Call& call) { post_int_lin_ge(call); }
void post_bool_lin_gt(Call& call) { post_int_lin_gt(call); }

void post_int_plus(Call& call) {
  call.compare(Comparator::equal,
               {{{1, call.variable(0)}, {1, call.variable(1)}, {-1, call.variable(2)}}, 0});
}

}  // namespace quadrille::flatzinc
