#include "formats/mark_cells.h"

#include "formats/digit_symbols.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::formats {

namespace {

using sudoku::at;

/// For each cell, the digits that at least two cells of one of its houses may hold.
CellMarks find_shared(const Puzzle& puzzle, const CellMarks& marks) {
  CellMarks shared(marks.size());
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

bool is_placed_cell(std::string_view cell) { return cell.size() == 2 && cell[0] == 'u'; }

/// In a draft from rows every cell is a given; turns the others into placed digits and marks.
void part_marks(Draft& draft) {
  draft.marks.reserve(draft.givens.size());
  draft.placed.reserve(draft.givens.size());
  for (Token& cell : draft.givens) {
    const Token empty{".", cell.line, cell.column};
    draft.marks.push_back(cell);
    draft.placed.push_back(empty);
    if (cell.text.size() == 1) continue;
    if (is_placed_cell(cell.text)) {
      cell.text.remove_prefix(1);
      draft.marks.back() = draft.placed.back() = cell;
    }
    cell = empty;
  }
}

}  // namespace

void set_frame_marks(Puzzle& puzzle, const CellMarks& marks) {
  const CellMarks shared = find_shared(puzzle, marks);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto digits = marks[at(cell)];
    const bool is_given = is_single(digits) && (digits & shared[at(cell)]) == 0;
    puzzle.set_given(cell, is_given ? lowest(digits) + 1 : 0);
    puzzle.restrict_candidates(cell, is_given || digits == 0 ? puzzle.all_digits() : digits);
  }
}

Item finish_frame_of_marks(Draft draft, const ReadOptions& options) {
  draft.marks = draft.givens;
  for (Token& cell : draft.givens) cell.text = ".";
  Item item = finish(draft, options);
  if (!item.puzzle) return item;
  const DigitSymbols symbols(item.puzzle->layout(), options.digits);
  CellMarks marks;
  for (int cell = 0; cell < item.puzzle->cell_count(); ++cell) {
    const bool is_unknown = symbols.value(draft.marks[at(cell)].text) == 0;
    marks.push_back(is_unknown ? 0 : item.puzzle->candidates(cell));
  }
  set_frame_marks(*item.puzzle, marks);
  return item;
}

Item finish_rows_of_marks(Draft draft, const ReadOptions& options) {
  part_marks(draft);
  return finish(draft, options);
}

}  // namespace quadrille::formats
