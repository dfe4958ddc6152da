// Parses the kinds of parameters: "path 3..", "number 1..45 default 5".
#pragma once

#include <string_view>

#include "base/input_error.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

/// The names of choices refer to the text, which must outlive the result. The column of an error counts bytes
/// from 1.
[[nodiscard]] Parsed<ParameterKind> parse_parameter_kind(std::string_view text);

}  // namespace quadrille::sudoku
