// Booleans: compared, and joined by the words of logic.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::Literal;

namespace {

/// At least one of the literals holds, tied as the call is.
void post_any(Call& call, const std::vector<Literal>& literals) {
  call.post(call.reification() ? cp::disjunction(literals, *call.reification()) : cp::clause(literals));
}

void post_all(Call& call, const std::vector<Literal>& literals) {
  if (call.reification()) return call.post(cp::conjunction(literals, *call.reification()));
  for (const Literal literal : literals) call.require(literal);
}

/// a = b, or a != b.
void compare(Call& call, bool equal) {
  const cp::IntVar a = call.variable(0);
  const cp::IntVar b = call.variable(1);
  call.post(equal ? cp::equal(a, b, call.reification()) : cp::not_equal(a, b, call.reification()));
}

}  // namespace

void post_bool_eq(Call& call) { compare(call, true); }
void post_bool_ne(Call& call) { compare(call, false); }
void post_bool_not(Call& call) { compare(call, false); }
void post_bool_xor(Call& call) { compare(call, false); }
void post_bool2int(Call& call) { compare(call, true); }
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
  post_any(call, literals);
}

void post_array_bool_xor(Call& call) {
  std::vector<Literal> literals = call.literals(0);
  if (!call.reification()) return call.post(cp::parity(std::move(literals), true));
  const auto& [literal, mode] = *call.reification();
  const Literal is_odd = mode == cp::Reification::Mode::full ? literal : call.new_boolean().ge(1);
  if (mode == cp::Reification::Mode::half) call.post_fact(is_odd);
  literals.push_back(is_odd);
  call.post(cp::parity(std::move(literals), false));
}

}  // namespace quadrille::flatzinc
