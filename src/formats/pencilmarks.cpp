// The candidates of each cell without separators, in rows with bars and borders. A single digit is a given,
// unless it is still a candidate elsewhere in one of the cell's houses.
#include <algorithm>

#include <fmt/format.h>

#include "formats/barred_rows.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::formats {

namespace {

using Marks = std::vector<sudoku::Digits>;  // by cell; none: unknown

using sudoku::at;

/// For each cell, the digits that at least two cells of one of its houses may hold.
Marks find_shared(const Puzzle& puzzle, const Marks& marks) {
  Marks shared(marks.size());
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  for (const auto house : sudoku::houses_of(conditions)) {
    sudoku::Digits once = 0;
    sudoku::Digits twice = 0;
    for (const int cell : house) {
      twice |= once & marks[at(cell)];
      once |= marks[at(cell)];
    }
    for (const int cell : house) shared[at(cell)] |= twice;
  }
  return shared;
}

/// Sets givens and restrictions from the marks in a puzzle with only a shape.
void set_marks(Puzzle& puzzle, const Marks& marks) {
  const Marks shared = find_shared(puzzle, marks);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto digits = marks[at(cell)];
    const bool is_given = is_single(digits) && (digits & shared[at(cell)]) == 0;
    puzzle.set_given(cell, is_given ? lowest(digits) + 1 : 0);
    puzzle.restrict_candidates(cell, is_given || digits == 0 ? puzzle.all_digits() : digits);
  }
}

/// The candidates as people write them: without those that a digit in one of the cell's houses excludes.
Marks marks_of(const Puzzle& puzzle, const Grid& digits) {
  Marks marks;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) marks.push_back(puzzle.candidates(cell));
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  for (const auto house : sudoku::houses_of(conditions)) {
    sudoku::Digits placed = 0;
    for (const int cell : house) placed |= digits[at(cell)] == 0 ? 0 : sudoku::digit_bit(digits[at(cell)]);
    for (const int cell : house) marks[at(cell)] &= ~placed;
  }
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (digits[at(cell)] != 0) marks[at(cell)] = sudoku::digit_bit(digits[at(cell)]);
  }
  return marks;
}

std::optional<Item> read_pencilmarks(TextCursor& cursor, const ReadOptions& options) {
  if (!barred_words().find(cursor)) return std::nullopt;
  auto draft = read_givens(cursor, options, barred_words());
  if (!draft) return failed(std::move(draft.error()));
  draft->marks = draft->givens;
  for (Token& cell : draft->givens) cell.text = ".";
  Item item = finish(*draft, options);
  if (!item.puzzle) return item;
  const DigitSymbols symbols(item.puzzle->size(), options.digits);
  Marks marks;
  for (int cell = 0; cell < item.puzzle->cell_count(); ++cell) {
    const bool is_unknown = symbols.value(draft->marks[at(cell)].text) == 0;
    marks.push_back(is_unknown ? 0 : item.puzzle->candidates(cell));
  }
  set_marks(*item.puzzle, marks);
  return item;
}

/// Whether all characters are different digits of the size.
bool is_run(std::string_view cell, const DigitSymbols& symbols) {
  sudoku::Digits seen = 0;
  for (const char c : cell) {
    const int digit = symbols.value(c).value_or(0);
    if (digit == 0 || (seen & sudoku::digit_bit(digit)) != 0) return false;
    seen |= sudoku::digit_bit(digit);
  }
  return true;
}

int sniff_pencilmarks(std::string_view text) {
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const int first_line = cursor.here().line;
  if (!barred_words().find(cursor)) return 0;
  const Token row = cursor.peek_line();
  const bool has_bars = row.text.find('|') != std::string_view::npos || row.line > first_line;
  const auto first_row = barred_words().cells_of(row);
  const auto size = static_cast<int>(first_row.size());
  if (size < 2 || size > kMostSymbols) return 0;
  const DigitSymbols symbols(size);
  const auto is_cell = [&](const Token& cell) {
    return symbols.value(cell.text) == 0 || is_run(cell.text, symbols);
  };
  const auto is_long = [](const Token& cell) { return cell.text.size() > 1; };
  const auto cells = read_rows(cursor, size, "cells", barred_words());
  if (!cells || !std::ranges::all_of(*cells, is_cell)) {
    return has_bars && std::ranges::any_of(first_row, is_long) && is_cell(first_row.front()) ? 30 : 0;
  }
  return !std::ranges::any_of(*cells, is_long) ? 50 : has_bars ? 88 : 70;
}

void write_pencilmarks(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const sudoku::Layout& layout = puzzle.layout();
  const Marks marks = marks_of(puzzle, shown_digits(document));
  std::vector<std::string> texts;
  std::vector<std::size_t> widths(at(layout.columns));
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    std::string text;
    for (const int i : Bits(marks[at(cell)])) text += symbol_of_value(i + 1, layout);
    texts.push_back(text.empty() ? "-" : text);
    auto& width = widths[at(layout.column_of(cell))];
    width = std::max(width, texts.back().size());
  }
  write_barred(puzzle, out, [&](int row) {
    std::string line = "|";
    for (int column = 0; column < layout.columns; ++column) {
      line += fmt::format("{}{:<{}}", starts_box_column(puzzle, column) ? " | " : " ",
                          texts[at(layout.cell_at(row, column))], widths[at(column)]);
    }
    return line + " |";
  });
}

bool fits_pencilmarks(const Puzzle& puzzle) {
  if (!has_usual_shape(puzzle) || puzzle.size() > kMostSymbols || !puzzle.rules().empty()) return false;
  Puzzle read_back = puzzle;
  set_marks(read_back, marks_of(puzzle, puzzle.givens()));
  return read_back == puzzle;
}

}  // namespace

Format pencilmarks_format() {
  return {.name = "pencilmarks",
          .summary{"The candidates of each cell, in rows with bars and borders",
                   "Les candidats de chaque case, en lignes avec barres et bordures"},
          .extensions = "",
          .sniff = sniff_pencilmarks,
          .open = open_with<read_pencilmarks>,
          .write = write_pencilmarks,
          .most_size = kMostSymbols,
          .writes_any_shape = true,
          .holds = fits_pencilmarks};
}

}  // namespace quadrille::formats
