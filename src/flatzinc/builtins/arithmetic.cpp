// Functions of integers.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::IntVar;

namespace {

/// Posts a constraint of the first three arguments.
template <class Make>
void post_of_three(Call& call, Make make) {
  const IntVar a = call.variable(0);
  const IntVar b = call.variable(1);
  call.post(make(a, b, call.variable(2)));
}

}  // namespace

void post_int_max(Call& call) {
  post_of_three(call, [](IntVar a, IntVar b, IntVar c) { return cp::maximum({a, b}, c); });
}
void post_int_min(Call& call) {
  post_of_three(call, [](IntVar a, IntVar b, IntVar c) { return cp::minimum({a, b}, c); });
}
void post_int_times(Call& call) { post_of_three(call, cp::times); }
void post_int_div(Call& call) {
  post_of_three(
      call, [](IntVar a, IntVar b, IntVar c) { return cp::division(a, b, c, cp::Rounding::towards_zero); });
}
void post_int_mod(Call& call) {
  post_of_three(call,
                [](IntVar a, IntVar b, IntVar c) { return cp::modulo(a, b, c, cp::Rounding::towards_zero); });
}
void post_int_pow(Call& call) {
  post_of_three(call,
                [](IntVar a, IntVar b, IntVar c) { return cp::power(a, b, c, cp::NegativePower::zero); });
}
void post_int_abs(Call& call) {
  const IntVar a = call.variable(0);
  call.post(cp::absolute(a, call.variable(1)));
}

void post_array_int_maximum(Call& call) {
  if (const auto xs = call.variables_of_some(1); !xs.empty()) call.post(cp::maximum(xs, call.variable(0)));
}
void post_array_int_minimum(Call& call) {
  if (const auto xs = call.variables_of_some(1); !xs.empty()) call.post(cp::minimum(xs, call.variable(0)));
}

}  // namespace quadrille::flatzinc
