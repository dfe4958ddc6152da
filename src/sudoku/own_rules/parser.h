// Parses expressions of a puzzle's own rules into trees.
#pragma once

#include <string_view>

#include "base/input_error.h"
#include "sudoku/own_rules/expression.h"

namespace quadrille::sudoku {

/// The tree of an expression; docs/own-rules.md has the grammar. Its types are not set yet. The column of an
/// error counts bytes from 1.
[[nodiscard]] Parsed<Expression> parse_expression(std::string_view text);

}  // namespace quadrille::sudoku
