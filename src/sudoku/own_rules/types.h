// Type checking of expressions.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "sudoku/own_rules/expression.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

/// Predefined names: rows, grid ..
[[nodiscard]] bool is_known_name(std::string_view name);
/// Whether a value of one type may be used where the other is expected.
[[nodiscard]] bool converts(ExpressionType from, ExpressionType to);
/// The type of the parameter's name in an expression.
[[nodiscard]] ExpressionType type_of(const Parameter& parameter);

/// Sets the types of all parts. The error names the unknown name or the type mismatch; its column counts
/// bytes from 1.
[[nodiscard]] Parsed<void> find_types(Expression& expression, std::span<const Parameter> parameters);

}  // namespace quadrille::sudoku
