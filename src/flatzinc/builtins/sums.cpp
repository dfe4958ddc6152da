// Sums of products of a number and a variable, compared with a number or a variable.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::Comparison;
using cp::Term;

namespace {

void negate(std::vector<Term>& terms) {
  for (Term& term : terms) term.coefficient = -term.coefficient;
}

/// sum - right (=, != or <=) constant; where `reversed`, right - sum.
void compare(Call& call, Comparison comparison, Value constant, bool reversed = false) {
  std::vector<Term> terms = call.terms(0, 1);
  terms.push_back({-1, call.variable(2)});
  if (reversed) negate(terms);
  call.post_linear(terms, comparison, constant);
}

}  // namespace

void post_int_lin_eq(Call& call) { compare(call, Comparison::equal, 0); }
void post_int_lin_ne(Call& call) { compare(call, Comparison::not_equal, 0); }
void post_int_lin_le(Call& call) { compare(call, Comparison::at_most, 0); }
void post_int_lin_lt(Call& call) { compare(call, Comparison::at_most, -1); }
void post_int_lin_ge(Call& call) { compare(call, Comparison::at_most, 0, true); }
void post_int_lin_gt(Call& call) { compare(call, Comparison::at_most, -1, true); }

void post_bool_lin_eq(Call& call) { post_int_lin_eq(call); }
void post_bool_lin_ne(Call& call) { post_int_lin_ne(call); }
void post_bool_lin_le(Call& call) { post_int_lin_le(call); }
void post_bool_lin_lt(Call& call) { post_int_lin_lt(call); }
void post_bool_lin_ge(Call& call) { post_int_lin_ge(call); }
void post_bool_lin_gt(Call& call) { post_int_lin_gt(call); }

void post_int_plus(Call& call) {
  call.post_linear({{1, call.variable(0)}, {1, call.variable(1)}, {-1, call.variable(2)}}, Comparison::equal,
                   0);
}

}  // namespace quadrille::flatzinc
