// Elements of arrays, by indices that count from 1.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

using cp::IntVar;

void post_array_int_element(Call& call) {
  const IntVar index = call.variable(0) - 1;
  call.builder().element(index, call.values(1), call.variable(2));
}
void post_array_var_int_element(Call& call) {
  const auto array = call.variables(1);
  if (!call.error()) call.builder().element(call.variable(0) - 1, array, call.variable(2));
}

void post_array_bool_element(Call& call) { post_array_int_element(call); }
void post_array_var_bool_element(Call& call) { post_array_var_int_element(call); }

}  // namespace quadrille::flatzinc
