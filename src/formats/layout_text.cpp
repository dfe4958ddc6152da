#include "formats/layout_text.h"

#include <utility>

#include "formats/sentences.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

std::optional<DigitRange> digit_range(std::string_view text) {
  constexpr std::string_view kDots = "..";
  const auto dots = text.find(kDots);
  if (dots == std::string_view::npos) return std::nullopt;
  const auto first = decimal(text.substr(0, dots)), last = decimal(text.substr(dots + kDots.size()));
  return first && last ? std::optional(DigitRange{*first, *last}) : std::nullopt;
}

std::string unlike_digit_range(std::string_view text) { return say::kNoDigitRange(in_quotes(text)); }

Parsed<sudoku::Layout> layout_of_boards(std::string_view text, const std::optional<DigitRange>& digits,
                                        int rows, int columns) {
  auto layout = digits ? sudoku::layout_called(text, digits->last - digits->first + 1, digits->first)
                       : sudoku::layout_called(text, 0);
  if (!layout) return layout;
  if (rows != 0 && rows != layout->rows) return bad_input(say::kLinesOfBoards(rows, "rows", layout->rows));
  if (columns != 0 && columns != layout->columns)
    return bad_input(say::kLinesOfBoards(columns, "columns", layout->columns));
  return layout;
}

}  // namespace quadrille::formats
