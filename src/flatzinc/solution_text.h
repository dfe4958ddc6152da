// A solution as MiniZinc wants to read it.
#pragma once

#include <string>

#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// A line `name = value;` for each output item of the program, and the line of ten hyphens. Variables that
/// are not fixed show their smallest value.
[[nodiscard]] std::string solution_text(const Program& program, Variables& variables, const cp::Store& store);

}  // namespace quadrille::flatzinc
