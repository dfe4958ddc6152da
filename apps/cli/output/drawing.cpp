#include "cli/output/drawing.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/language.h"
#include "cli/output/sentences.h"
#include "cli/text/text_layout.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::cli {

std::string why_not_written(const formats::Format& format, const sudoku::Puzzle& puzzle) {
  const sudoku::Layout& layout = puzzle.layout();
  if (!format.writes_extra_cells && !layout.extra_cells().empty())
    return say::kExtraCellsForFormat(format.name);
  if (!formats::can_write_boards(format, layout))
    return (layout.boards == nullptr ? say::kNeedsBoards : say::kBoardsForFormat)(format.name);
  if (!format.writes_any_shape && !layout.is_usual()) {
    const auto& sentence = layout.lines ? say::kUnusualForFormat : say::kWithoutLinesForFormat;
    return sentence(format.name, grid_name(layout), layout.first_value, layout.last_value());
  }
  if (!format.writes_any_shape && !formats::has_simple_shape(puzzle))
    return say::kRegionsForFormat(format.name);
  const int size = std::max({layout.rows, layout.columns, layout.last_value()});
  return size <= format.most_size ? "" : say::kTooLargeForFormat(format.name, format.most_size, size);
}

std::string for_one_puzzle(const formats::Format& format) {
  return format.is_of_one_puzzle ? say::kTheFormat(format.name) : "";
}

std::string written(const formats::Format& format, formats::Document document) {
  std::string text;
  document.ascii = !locale_shows_unicode();
  format.write(document, text);
  return text;
}

std::string side_by_side(std::string_view left, std::string_view right) {
  constexpr std::string_view kGap = "   ";
  const auto left_lines = lines_of(left);
  const auto right_lines = lines_of(right);
  if (2 * width(left_lines.front()) + kGap.size() > kColumns) return fmt::format("{}{}", left, right);
  std::size_t widest = 0;
  for (const std::string_view line : left_lines) widest = std::max(widest, width(line));
  std::string text;
  for (std::size_t i = 0; i < left_lines.size(); ++i) {
    const std::string blanks(widest - width(left_lines[i]), ' ');
    text += fmt::format("{}{}{}{}\n", left_lines[i], blanks, kGap, right_lines[i]);
  }
  return text;
}

}  // namespace quadrille::cli
