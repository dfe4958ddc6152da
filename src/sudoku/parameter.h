// What rules are told: parameters of a closed set of kinds, and their values.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/bits.h"
#include "base/input_error.h"

namespace quadrille::sudoku {

/// A set of cells, in reading order. Cells of a path stay in the order in which they are named.
struct CellsParameter {
  int least = 1;
  std::optional<int> most{};  // as many as the grid has rows where it is not said
  bool is_path = false;
};

struct NumberParameter {
  int least, most;
  std::optional<int> fallback{};  // its value where none is given
};

/// One digit of the grid or more, each once.
struct DigitsParameter {};

struct ChoiceParameter {
  std::vector<std::string_view> names;
};

using ParameterKind = std::variant<CellsParameter, NumberParameter, DigitsParameter, ChoiceParameter>;

/// Its schema drives how it is read from texts, written, and explained.
struct Parameter {
  std::string_view name;
  ParameterKind kind;
};

/// Two different cells, in that order.
[[nodiscard]] inline CellsParameter pair_of_cells() { return {.least = 2, .most = 2, .is_path = true}; }

/// Cells, a number, a set of digits, or the name of a choice: what the kind of its parameter says.
using Value = std::variant<std::vector<int>, int, Word, std::string>;

/// The value that the words give; the error says what was found, and what was expected. size: of the grid.
[[nodiscard]] Parsed<Value> parse_value(const Parameter& parameter, int size,
                                        const std::vector<std::string_view>& words);
/// In words with blanks between them, which parse_value takes.
[[nodiscard]] std::string text_of(const Value& value, int size);
/// For help pages: "cells such as r1c1 r2c2 r3c3".
[[nodiscard]] std::string help_of(const Parameter& parameter);

}  // namespace quadrille::sudoku
