// Uses of rules that are values of another use's parameter.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sudoku/puzzle/conditions.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// What belongs together in such a use.
struct NestedPart {
  std::string label;
  std::vector<ConditionKind> kinds;  // sums are of digits
};

/// The parts of what the use says, without what is implied.
[[nodiscard]] std::vector<NestedPart> parts_of(const Puzzle& puzzle, const RuleUse& use);
/// Why one of the uses does not fit the puzzle, if so.
[[nodiscard]] Parsed<void> fit_nested(const Puzzle& puzzle, std::span<const RuleUse> uses);
/// Adds the shapes of those that draw any.
void draw_nested(const Puzzle& puzzle, std::span<const RuleUse> uses, Picture& picture);

}  // namespace quadrille::sudoku
