// Variables that take different values.
#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

void post_all_different_int(Call& call) {
  call.post(cp::all_different(call.store(), call.variables(0), call.consistency()));
}

}  // namespace quadrille::flatzinc
