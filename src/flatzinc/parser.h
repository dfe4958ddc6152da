// Reads FlatZinc, the language that MiniZinc models are compiled to.
// https://docs.minizinc.dev/en/stable/fzn-spec.html
#pragma once

#include <string_view>

#include "base/input_error.h"
#include "flatzinc/program.h"

namespace quadrille::flatzinc {

/// The model keeps views into the text, which must outlive it. Annotations may say anything; everything else
/// must be FlatZinc without variables of sets and floats. Constraints are not looked at beyond their form.
/// Linear in the text's length.
[[nodiscard]] Parsed<Program> parse(std::string_view text);

}  // namespace quadrille::flatzinc
