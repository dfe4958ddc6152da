// The global constraints of all languages, as FlatZinc has them.
#pragma once

#include "flatzinc/call.h"
#include "modelling/globals.h"

namespace quadrille::flatzinc {

/// Posts the constraint on the arguments of the call, or refuses them.
void post_global(Call& call, const modelling::Global& global);

}  // namespace quadrille::flatzinc
