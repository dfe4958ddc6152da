// Prints a solution in the form that MiniZinc reads.
#pragma once

#include <string>

#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// One line `name = value;` for each output item of the program, and the line of ten hyphens. A variable
/// that is not fixed shows its smallest value.
[[nodiscard]] std::string solution_text(const Program& program, Variables& variables, const cp::Store& store);

}  // namespace quadrille::flatzinc
