// Booleans: comparisons and logical operations.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::Literal;

namespace {

void post_any(Call& call, std::vector<Literal> literals) {
  call.builder().require_any(std::move(literals), call.reification());
}
void post_all(Call& call, const std::vector<Literal>& literals) {
  call.builder().require_all(literals, call.reification());
}

}  // namespace

void post_bool_eq(Call& call) { post_int_eq(call); }
void post_bool_ne(Call& call) { post_int_ne(call); }
void post_bool_not(Call& call) { post_int_ne(call); }
void post_bool_xor(Call& call) { post_int_ne(call); }
void post_bool2int(Call& call) { post_int_eq(call); }
void post_bool_le(Call& call) { post_any(call, {~call.literal(0), call.literal(1)}); }
void post_bool_ge(Call& call) { post_any(call, {call.literal(0), ~call.literal(1)}); }
void post_bool_lt(Call& call) { post_all(call, {~call.literal(0), call.literal(1)}); }
void post_bool_gt(Call& call) { post_all(call, {call.literal(0), ~call.literal(1)}); }

void post_bool_and(Call& call) { post_all(call, {call.literal(0), call.literal(1)}); }
void post_bool_or(Call& call) { post_any(call, {call.literal(0), call.literal(1)}); }
void post_array_bool_and(Call& call) { post_all(call, call.literals(0)); }
void post_array_bool_or(Call& call) { post_any(call, call.literals(0)); }

void post_bool_clause(Call& call) {
  std::vector<Literal> literals = call.literals(0);
  for (const Literal literal : call.literals(1)) literals.push_back(~literal);
  post_any(call, std::move(literals));
}

void post_array_bool_xor(Call& call) { call.builder().require_odd(call.literals(0), call.reification()); }

}  // namespace quadrille::flatzinc
