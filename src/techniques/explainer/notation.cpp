#include "techniques/explainer/notation.h"

#include <algorithm>

#include "techniques/explainer/names.h"
#include "techniques/notation.h"
#include "techniques/sentences.h"

namespace quadrille::techniques::explainer {

namespace {

bool is_classic(const Board& board) {
  if (board.cell_count() != kCells || board.digit_count() != kSize || board.house_count() != kHouses ||
      !board.has_complete_houses_alone() || board.layout().value_of(1) != 1)
    return false;
  for (int house = 0; house < kHouses; ++house) {
    CellSet cells;
    for (int place = 0; place < kSize; ++place) cells.add(cell_at(house, place));
    if (board.house_of_all(cells) < 0) return false;
  }
  return true;
}

}  // namespace

std::optional<Marks> marks_of(const Position& position) {
  if (!is_classic(position.board())) return std::nullopt;
  std::string values(kCells, '.');
  for (int cell = 0; cell < kCells; ++cell)
    if (!position.is_open(cell)) values[at(cell)] = static_cast<char>('0' + position.digit(cell));
  Marks marks(values);
  for (int cell = 0; cell < kCells; ++cell)
    marks.remove(cell, minus(marks.digits(cell), static_cast<Mask>(position.candidates(cell))));
  return marks;
}

Step conclusion_of(const Hint& hint) {
  Step step;
  if (hint.placement) {
    step.placements.push_back({hint.placement->cell, hint.placement->digit + 1});
    step.cells.push_back(hint.placement->cell);
  }
  for (const Removal& removal : hint.removals) {
    if (hint.placement && removal.cell == hint.placement->cell) continue;
    step.cells.push_back(removal.cell);
    for (const int digit : Bits(removal.digits)) step.eliminate(removal.cell, digit + 1);
  }
  step.sort_eliminations();
  return step;
}

std::string hint_text(const Hint& hint, const Board& board) {
  return say::kHint(name_text(hint.name), decimal_of(hint.rating),
                    conclusion_text(conclusion_of(hint), board));
}

}  // namespace quadrille::techniques::explainer
