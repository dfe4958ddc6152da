// What posts the constraints of XCSP3, family by family in constraints/.
#pragma once

#include "xcsp/element.h"
#include "xcsp/instance.h"

namespace quadrille::xcsp {

#define XCSP(name, function) void post_##function(Instance& instance, const Element& element);
#include "xcsp/constraints.def"
#undef XCSP

/// Posts a constraint by its name; one that is not in the table is unsupported.
void post_constraint(Instance& instance, const Element& element);

}  // namespace quadrille::xcsp
