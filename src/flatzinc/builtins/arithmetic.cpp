// Functions of integers.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using modelling::Function;

namespace {

/// Makes the third argument the value of the function of the first two.
void post_function(Call& call, Function f) {
  const cp::IntVar a = call.variable(0);
  const cp::IntVar b = call.variable(1);
  call.builder().define(f, {a, b}, call.variable(2));
}

}  // namespace

void post_int_max(Call& call) { post_function(call, Function::maximum); }
void post_int_times(Call& call) { post_function(call, Function::times); }
void post_int_div(Call& call) { post_function(call, Function::truncated_quotient); }
void post_int_mod(Call& call) { post_function(call, Function::remainder); }
void post_int_pow(Call& call) { post_function(call, Function::power_or_zero); }
void post_int_min(Call& call) {
  call.builder().define(Function::maximum, {-call.variable(0), -call.variable(1)}, -call.variable(2));
}
void post_int_abs(Call& call) {
  const cp::IntVar a = call.variable(0);
  call.builder().define(Function::absolute, {a}, call.variable(1));
}

}  // namespace quadrille::flatzinc
