// Puzzles with rules of their own, for tests.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sudoku/own_rules/own_rule.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// A definition of one condition, named "own".
[[nodiscard]] inline sudoku::Definition own_definition(
    std::vector<std::pair<std::string, std::string>> parameters, std::string condition) {
  return {.name = "own",
          .summary = {},
          .parameters = std::move(parameters),
          .conditions = {std::move(condition)},
          .drawings = {}};
}

/// The puzzle with the rule "own" defined, and one use of it.
[[nodiscard]] inline sudoku::Puzzle with_own_rule(sudoku::Puzzle puzzle,
                                                  std::vector<std::pair<std::string, std::string>> parameters,
                                                  std::string condition, std::string_view argument) {
  const auto defined = define(puzzle, own_definition(std::move(parameters), std::move(condition)));
  EXPECT_TRUE(defined.has_value()) << defined.error().message << " at " << defined.error().column;
  if (!defined) return puzzle;
  const auto added = puzzle.add_rule("own", argument);
  EXPECT_TRUE(added.has_value()) << added.error().message << " at " << added.error().column;
  return puzzle;
}

/// The conditions that the rule "own" adds in a puzzle.
[[nodiscard]] inline std::vector<sudoku::ConditionKind> own_conditions(const sudoku::Puzzle& puzzle) {
  std::vector<sudoku::ConditionKind> kinds;
  for (const sudoku::Condition& condition : conditions_of(puzzle).list)
    if (condition.origin->rule == "own" && !condition.is_implied()) kinds.push_back(condition.kind);
  return kinds;
}

}  // namespace quadrille::test
