#include "serve/logic.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <string_view>
#include <variant>

#include "base/bits.h"
#include "base/sentence.h"
#include "sudoku/puzzle/conditions.h"
#include "techniques/notation.h"

namespace quadrille::serve {

using sudoku::at;
using sudoku::Digits;

namespace {

/// The givens are placed, and cells have the candidates that rules leave to them alone, such as odd ones.
techniques::Position start_of(const sudoku::Puzzle& puzzle) {
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  auto position = techniques::position_of(puzzle, std::make_shared<const techniques::Board>(conditions));
  for (const sudoku::Condition& condition : conditions.stated())
    if (const auto* const one_of = std::get_if<sudoku::OneOf>(&condition.kind))
      for (const int i : Bits(position.candidates(one_of->cell) & ~one_of->digits))
        position.remove({one_of->cell, i + 1});
  return position;
}

/// Whether steps make full use of the condition.
bool is_known(const sudoku::Condition& condition) {
  return std::holds_alternative<sudoku::Distinct>(condition.kind) ||
         std::holds_alternative<sudoku::OneOf>(condition.kind);
}

}  // namespace

Logic::Logic(const sudoku::Puzzle& puzzle, bool has_one_solution)
    : position_(start_of(puzzle)), has_one_solution_(has_one_solution) {}

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
  while (const auto step = techniques::next_step(position_, allowed_)) {
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

std::string rules_without_techniques(const sudoku::Puzzle& puzzle) {
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  std::vector<bool> are_known(puzzle.rules().size(), false), are_unknown(puzzle.rules().size(), false);
  for (const sudoku::Condition& condition : conditions.stated()) {
    const int use = condition.origin->use;
    if (use != sudoku::Origin::kShape) (is_known(condition) ? are_known : are_unknown)[at(use)] = true;
  }
  std::set<std::string_view> names;
  for (std::size_t use = 0; use < puzzle.rules().size(); ++use)
    if (!are_known[use] || are_unknown[use]) names.insert(puzzle.rules()[use].name);
  return listed(names);
}

}  // namespace quadrille::serve
