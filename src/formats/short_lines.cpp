#include "formats/short_lines.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

/// The digits seen so far in the rows, columns and boxes of a grid that is filled cell by cell.
class Houses {
 public:
  explicit Houses(int size)
      : size_(size),
        boxes_(sudoku::usual_boxes(size)),
        seen_(3 * static_cast<std::size_t>(size), 0),
        symbols_(size) {}

  /// Whether the character is an empty cell, or a digit that none of the cell's houses has yet.
  [[nodiscard]] bool add(int row, int column, char c) {
    const int digit = symbols_.find(c);
    if (digit <= 0) return digit == 0;
    const sudoku::Digits bit = sudoku::digit_bit(digit);
    sudoku::Digits& of_row = house(0, row);
    sudoku::Digits& of_column = house(1, column);
    if (((of_row | of_column) & bit) != 0) return false;
    of_row |= bit;
    of_column |= bit;
    if (boxes_.rows == 0) return true;
    const int across = size_ / boxes_.columns;
    sudoku::Digits& of_box = house(2, row / boxes_.rows * across + column / boxes_.columns);
    if ((of_box & bit) != 0) return false;
    of_box |= bit;
    return true;
  }

 private:
  [[nodiscard]] sudoku::Digits& house(int family, int index) {
    return seen_[static_cast<std::size_t>(family * size_ + index)];
  }

  int size_;
  sudoku::BoxShape boxes_;
  std::vector<sudoku::Digits> seen_;
  DigitSymbols symbols_;
};

bool is_sound_grid(std::string_view cells, int size) {
  Houses houses(size);
  for (int i = 0; i < size * size; ++i)
    if (!houses.add(i / size, i % size, cells[static_cast<std::size_t>(i)])) return false;
  return true;
}

}  // namespace

ShortLines look_at_short_lines(std::string_view text) {
  TextCursor cursor(text);
  if (!cursor.find_line()) return {};
  const auto first = trimmed(cursor.peek_line().text);
  const std::size_t length = first.size();
  const int size = root_of(length);
  if (size < 2 || length > static_cast<std::size_t>(sudoku::kMaxSize)) return {};
  if (std::ranges::any_of(first, is_space)) return {};
  const DigitSymbols symbols(size);
  ShortLines lines{
      .length = static_cast<int>(length), .are_symbols = true, .can_be_rows = true, .can_be_grids = true};
  Houses houses(lines.length);
  for (; lines.count < lines.length && cursor.find_line(); ++lines.count) {
    const auto line = trimmed(cursor.take_line().text);
    if (line.size() != length) break;
    for (int column = 0; column < lines.length && lines.can_be_rows; ++column)
      lines.can_be_rows = houses.add(lines.count, column, line[static_cast<std::size_t>(column)]);
    for (const char c : line) {
      const int digit = symbols.find(c);
      lines.have_digits = lines.have_digits || digit > 0;
      lines.are_symbols = lines.are_symbols && digit != DigitSymbols::kNone;
    }
    lines.can_be_grids = lines.can_be_grids && is_sound_grid(line, size);
  }
  return lines;
}

}  // namespace quadrille::formats
