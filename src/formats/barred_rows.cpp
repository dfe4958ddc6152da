#include "formats/barred_rows.h"

#include <algorithm>
#include <array>

namespace quadrille::formats {

namespace {

/// A dash may also be an empty cell, but two dashes together, or one at a corner, make a border.
bool is_border(std::string_view line) {
  if (line.find_first_not_of("-=+*|.,:'` \t") != std::string_view::npos) return false;
  constexpr std::array<std::string_view, 6> kParts{"--", "==", "+-", "*-", ".-", ":-"};
  return std::ranges::any_of(kParts, [line](auto part) { return line.find(part) != std::string_view::npos; });
}

bool find_row(TextCursor& cursor) {
  while (cursor.find_line()) {
    if (!is_border(cursor.peek_line().text)) return true;
    cursor.take_line();
  }
  return false;
}

void split_words(const Token& line, std::vector<Token>& cells) {
  add_words(line, kTooManyCells, cells, " \t|");
}

void split_characters(const Token& line, std::vector<Token>& cells) {
  const std::size_t most = cells.size() + kTooManyCells;
  for (const Token& word : words(line, kTooManyCells, " \t|"))
    add_characters(word, most - cells.size(), cells);
}

}  // namespace

const RowStyle& barred_words() {
  static constexpr RowStyle kWords{find_row, split_words};
  return kWords;
}

const RowStyle& barred_characters() {
  static constexpr RowStyle kCharacters{find_row, split_characters};
  return kCharacters;
}

bool starts_box_column(const Puzzle& puzzle, int column) {
  return puzzle.has_boxes() && column > 0 && column < puzzle.layout().columns &&
         column % puzzle.box_columns() == 0;
}

std::string border_along(std::string row) {
  const bool is_framed = row.starts_with('|');
  for (char& c : row) c = c == '|' ? '+' : '-';
  if (is_framed) row.front() = row.back() = '|';
  return row;
}

}  // namespace quadrille::formats
