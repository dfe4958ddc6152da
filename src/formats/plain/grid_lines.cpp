#include "formats/plain/grid_lines.h"

#include <algorithm>
#include <vector>

#include "formats/plain/board_rows.h"
#include "formats/plain/line_grid.h"
#include "formats/plain/reading.h"
#include "formats/short_lines.h"

namespace quadrille::formats::plain {

namespace {

/// Whether boards that overlap, and the holes between them, have so many characters.
bool may_be_boards(std::size_t characters) {
  return std::ranges::any_of(usual_layouts_of_boards(), [&](const sudoku::Layout& layout) {
    return layout.grid_cell_count() == static_cast<int>(characters) && layout.hole_count() > 0;
  });
}

enum class LineKind : char { grid, damaged, other };

/// Whether the reader of `line` finds all that the line holds: a grid, and perhaps a remark after it.
LineKind kind_of_line(const Token& line, bool takes_small, int wanted) {
  constexpr std::size_t kMostRemarks = 100;
  static const Reading reading{.takes_small = true};
  const auto word = words(line, 1).front().text;
  const int size = root_of(word.size());
  if (size == 0 || !is_word_grid(word, reading)) {
    constexpr std::string_view kCells = "0123456789.*_-xX";
    const auto digits = std::ranges::count_if(word, [](char c) { return is_digit(c) || c == '.'; });
    const bool is_long =
        word.size() + 1 >= kFewestCells && 4 * static_cast<std::size_t>(digits) >= 3 * word.size();
    const bool are_symbols = word.find_first_not_of(kCells) == std::string_view::npos && !decimal(word) &&
                             words(line, 2).size() == 1 && !is_border(word);
    const bool is_damaged = is_long || are_symbols;
    return is_damaged ? LineKind::damaged : LineKind::other;
  }
  if (wanted > 0 && size != wanted) return LineKind::other;
  if (may_be_boards(word.size())) return LineKind::other;
  if (word.size() < kFewestCells && !takes_small && word.size() > 1) return LineKind::other;
  if (word.find_first_of("?~") != std::string_view::npos) return LineKind::other;
  const bool may_have_zero = word.find('0') != std::string_view::npos;
  if (may_have_zero && word.find_first_of("._-*") != std::string_view::npos) return LineKind::other;
  const auto end = static_cast<std::size_t>(word.data() - line.text.data()) + word.size();
  const auto rest = trimmed(line.text.substr(end));
  if (rest.empty() || rest.starts_with('#')) return LineKind::grid;
  const auto others = words({rest, 1, 1}, kMostRemarks, " \t,;:|\"'");
  const bool has_more =
      std::ranges::any_of(others, [&](const Token& other) { return other.text.size() >= word.size(); });
  return word.size() == 1 || has_more ? LineKind::other : LineKind::grid;
}

}  // namespace

std::string_view start_of_text(std::string_view text) {
  constexpr std::size_t kRecognised = 1 << 16;
  if (text.size() <= kRecognised) return text;
  text = text.substr(0, kRecognised);
  const auto end = text.find_last_of("\r\n");
  return text.substr(0, end == std::string_view::npos ? text.size() : end);
}

bool are_grid_lines(std::string_view text, const ReadOptions& options) {
  if (!options.digits.empty()) return false;
  text = start_of_text(text);
  const ShortLines short_lines = options.size == 0 ? look_at_short_lines(text) : ShortLines{};
  if (short_lines.length > 0 && short_lines.are_rows()) return false;
  if (short_lines.length > 0 && short_lines.length < kShortestUsualGrid && !short_lines.can_be_grids)
    return false;
  constexpr std::size_t kMostDamaged = 2;  // one of so many lines
  std::size_t lines = 0, damaged = 0;
  for (TextCursor cursor(text); cursor.find_line(); ++lines) {
    const LineKind kind = kind_of_line(cursor.take_line(), short_lines.length > 0, options.size);
    if (kind == LineKind::other) return false;
    if (kind == LineKind::damaged) ++damaged;
  }
  return lines > 0 && damaged * kMostDamaged <= lines;
}

}  // namespace quadrille::formats::plain
