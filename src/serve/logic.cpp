#include "serve/logic.h"

#include <algorithm>
#include <ranges>

#include "base/bits.h"
#include "techniques/notation.h"

namespace quadrille::serve {

using sudoku::at;
using sudoku::Digits;

Logic::Logic(const sudoku::Puzzle& puzzle, bool has_one_solution, StopToken stop)
    : position_(techniques::position_of(puzzle)),
      has_one_solution_(has_one_solution),
      limits_{.stop = stop} {}

void Logic::enter(const PosedPuzzle& posed) {
  for (int cell = 0; cell < posed.puzzle.cell_count(); ++cell) {
    if (!position_.is_open(cell)) continue;
    if (const int digit = posed.placed[at(cell)]; digit != 0) {
      position_.place({cell, digit});
    } else if (const Digits marks = posed.marks[at(cell)]; marks != 0) {
      for (const int i : Bits(posed.puzzle.all_digits() & ~marks)) position_.remove({cell, i + 1});
    }
  }
}

std::optional<std::string> Logic::step() {
  while (const auto step = techniques::next_step(position_, allowed_, limits_)) {
    if (step->assumes_one_solution() && !has_one_solution_) {
      allowed_.reset(static_cast<std::size_t>(techniques::info_of(step->technique).group));
      continue;
    }
    std::string text = techniques::hodoku_text(*step, position_.board());
    apply(*step, position_);
    return text;
  }
  return std::nullopt;
}

std::vector<Digits> Logic::candidates() const {
  std::vector<Digits> candidates;
  for (int cell = 0; cell < position_.board().cell_count(); ++cell) {
    const int digit = position_.digit(cell);
    candidates.push_back(digit != 0 ? sudoku::digit_bit(digit) : position_.candidates(cell));
  }
  return candidates;
}

std::vector<LogicalCell> Logic::cells() const {
  const sudoku::Layout& layout = position_.board().layout();
  std::vector<LogicalCell> cells;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    LogicalCell& shown = cells.emplace_back();
    if (const int digit = position_.digit(cell); digit != 0) shown.value = layout.value_of(digit);
    for (const int i : Bits(position_.candidates(cell))) shown.candidates.push_back(layout.value_of(i + 1));
  }
  return cells;
}

bool Logic::is_marked_by(const PosedPuzzle& posed) const {
  return std::ranges::all_of(std::views::iota(0, position_.board().cell_count()), [&](int cell) {
    return !position_.is_open(cell) || posed.marks[at(cell)] == position_.candidates(cell);
  });
}

}  // namespace quadrille::serve
