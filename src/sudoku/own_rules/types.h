// The types of expressions: what each part of a definition stands for.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "sudoku/own_rules/expression.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

/// Names that every definition knows: rows, grid ..
[[nodiscard]] bool is_known_name(std::string_view name);
/// Whether a value of one type may stand where the other is wanted.
[[nodiscard]] bool converts(ExpressionType from, ExpressionType to);
/// Of the parameter's name in an expression.
[[nodiscard]] ExpressionType type_of(const Parameter& parameter);

/// Sets the types of all parts. The error says which name is not known or what does not fit; its column
/// counts bytes from 1.
[[nodiscard]] Parsed<void> find_types(Expression& expression, std::span<const Parameter> parameters);

}  // namespace quadrille::sudoku
