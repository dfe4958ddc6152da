#include "formats/barred_rows.h"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::formats {

namespace {

constexpr std::string_view kBars = " \t|";
constexpr auto kMostCells = static_cast<std::size_t>(sudoku::kMaxSize);

/// A dash may also be an empty cell: two together, or one in a corner, make a border.
bool is_border(std::string_view line) {
  line = trimmed(line);
  if (line.find_first_not_of("-=+*|.,:'` ") != std::string_view::npos) return false;
  constexpr std::array<std::string_view, 6> kParts{"--", "==", "+-", "*-", ".-", ":-"};
  return std::ranges::any_of(kParts, [line](auto part) { return line.find(part) != std::string_view::npos; });
}

std::string shown_count(std::size_t cells) {
  if (cells > kMostCells) return fmt::format("more than {} cells", kMostCells);
  return fmt::format("{} cell{}", cells, cells == 1 ? "" : "s");
}

}  // namespace

bool find_barred_row(TextCursor& cursor) {
  while (cursor.find_line()) {
    if (!is_border(cursor.peek_line().text)) return true;
    cursor.take_line();
  }
  return false;
}

std::vector<Token> barred_words(const Token& line) { return words(line, kMostCells + 1, kBars); }

std::vector<Token> barred_characters(const Token& line) {
  std::vector<Token> cells;
  for (const Token& word : barred_words(line)) {
    for (const Token& cell : characters(word, kMostCells + 1)) cells.push_back(cell);
  }
  cells.resize(std::min(cells.size(), kMostCells + 1));
  return cells;
}

Parsed<std::vector<Token>> read_barred_rows(TextCursor& cursor, int size, std::string_view what, SplitRow split) {
  std::vector<Token> cells;
  for (int row = 1; size == 0 || row <= size; ++row) {
    if (!find_barred_row(cursor)) {
      return error_at(cursor.here(), fmt::format("found {} row{} of the {} before the end of the text, expected {}", row - 1,
                                                 row == 2 ? "" : "s", what, std::max(size, 1)));
    }
    const Token line = cursor.peek_line();
    const auto row_cells = split(line);
    const std::size_t expected = size > 0 ? static_cast<std::size_t>(size) : std::clamp(row_cells.size(), std::size_t{1}, kMostCells);
    if (row_cells.size() != expected) {
      return error_at(line, fmt::format("found {} in row {} of the {}, expected {}", shown_count(row_cells.size()), row, what,
                                        expected));
    }
    size = static_cast<int>(expected);
    cells.insert(cells.end(), row_cells.begin(), row_cells.end());
    cursor.take_line();
  }
  return cells;
}
