// The parts of a layout that are not just a size, as texts name them: a range of digits, and boards.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

/// A range of values of digits: "0..8".
struct DigitRange {
  int first, last;
};
/// Nullopt if the text is not a range. Does not check whether a grid can have such digits.
[[nodiscard]] std::optional<DigitRange> digit_range(std::string_view text);
/// The sentence for a text that is not a range.
[[nodiscard]] std::string unlike_digit_range(std::string_view text);

/// The layout of the boards that a text describes, as sudoku::corners_in() reads it, with these digits;
/// nullopt: 1 to 9. The numbers of rows and columns are those that were named before, 0 if none were: an
/// error, without a place, if the boards take others.
[[nodiscard]] Parsed<sudoku::Layout> layout_of_boards(std::string_view text,
                                                      const std::optional<DigitRange>& digits, int rows,
                                                      int columns);

}  // namespace quadrille::formats
