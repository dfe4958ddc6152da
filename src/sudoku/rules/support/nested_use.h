// Uses of rules as values of another use's parameter.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sudoku/conditions/conditions.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// A label and the conditions that belong together in such a use.
struct NestedPart {
  std::string label;
  std::vector<ConditionKind> kinds;  // sums are in digits
};

/// The parts of a use, without implied conditions.
[[nodiscard]] std::vector<NestedPart> parts_of(const Puzzle& puzzle, const RuleUse& use);
/// An error if one of the uses does not fit the puzzle.
[[nodiscard]] Parsed<void> fit_nested(const Puzzle& puzzle, std::span<const RuleUse> uses);
/// Draws the shapes of those uses that have any.
void draw_nested(const Puzzle& puzzle, std::span<const RuleUse> uses, Picture& picture);

}  // namespace quadrille::sudoku
