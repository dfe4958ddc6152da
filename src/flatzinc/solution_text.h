// A solution as MiniZinc wants to read it.
#pragma once

#include <string>

#include "flatzinc/model.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// A line `name = value;` for each output item of the model, and the line of ten hyphens. Variables that are
/// not fixed show their smallest value.
[[nodiscard]] std::string solution_text(const Model& model, Variables& variables, const cp::Store& store);

}  // namespace quadrille::flatzinc
