// What posts the constraints of XCSP3, family by family in constraints/.
#pragma once

#include "xcsp/element.h"
#include "xcsp/model.h"

namespace quadrille::xcsp {

#define XCSP(name, function) void post_##function(Model& model, const Element& element);
#include "xcsp/constraints.def"
#undef XCSP

/// Posts a constraint by its name; one that is not in the table is unsupported.
void post_constraint(Model& model, const Element& element);

}  // namespace quadrille::xcsp
