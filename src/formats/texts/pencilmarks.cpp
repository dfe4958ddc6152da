// The candidates of each cell without separators, in rows with bars and borders. A single digit is a given,
// unless it is still a candidate elsewhere in one of the cell's houses.
#include <algorithm>

#include <fmt/format.h>

#include "formats/barred_rows.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/mark_cells.h"
#include "formats/shapes.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::formats {

namespace {

using sudoku::at;

/// The candidates as people write them: without those that a digit in one of the cell's houses excludes.
CellMarks marks_of(const Puzzle& puzzle, const Grid& digits) {
  CellMarks marks;
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
  return finish_frame_of_marks(std::move(*draft), options);
}

void write_pencilmarks(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const sudoku::Layout& layout = puzzle.layout();
  const CellMarks marks = marks_of(puzzle, shown_digits(document));
  std::vector<std::string> texts;
  std::vector<std::size_t> widths(at(layout.columns));
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    std::string text;
    for (const int i : Bits(marks[at(cell)])) text += symbol_of_value(i + 1, layout, document.symbols);
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
  set_frame_marks(read_back, marks_of(puzzle, puzzle.givens()));
  return read_back == puzzle;
}

}  // namespace

Format pencilmarks_format() {
  return {.name = "pencilmarks",
          .summary{"The candidates of each cell, in rows with bars and borders",
                   "Les candidats de chaque case, en lignes avec barres et bordures"},
          .extensions = "",
          .sniff = nullptr,
          .open = open_with<read_pencilmarks>,
          .write = write_pencilmarks,
          .most_size = kMostSymbols,
          .writes_any_shape = true,
          .holds = fits_pencilmarks};
}

}  // namespace quadrille::formats
