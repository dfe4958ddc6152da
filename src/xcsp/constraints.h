// The functions that post the constraints of XCSP3; constraints/ has one file for each family.
#pragma once

#include "xcsp/element.h"
#include "xcsp/instance.h"

namespace quadrille::xcsp {

#define XCSP(name, function) void post_##function(Instance& instance, const Element& element);
#include "xcsp/constraints.def"
#undef XCSP

/// Posts a constraint by its name. A name that is not in the table is reported as unsupported.
void post_constraint(Instance& instance, const Element& element);

}  // namespace quadrille::xcsp
