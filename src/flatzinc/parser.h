// Reads FlatZinc, the language to which MiniZinc compiles models.
// https://docs.minizinc.dev/en/stable/fzn-spec.html
#pragma once

#include <string_view>

#include "base/input_error.h"
#include "flatzinc/program.h"

namespace quadrille::flatzinc {

/// The program keeps views into the text, which must outlive it. Annotations may contain anything; all else
/// must be FlatZinc without set and float variables. Of constraints, only the syntax is checked. O(length
/// of the text).
[[nodiscard]] Parsed<Program> parse(std::string_view text);

}  // namespace quadrille::flatzinc
