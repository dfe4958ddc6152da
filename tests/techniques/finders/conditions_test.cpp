// The techniques of src/techniques/finders/conditions.cpp: the digits that one condition leaves in its cells.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/random.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"
#include "techniques/notation.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

struct NamedUse {
  std::string_view rule, argument;
};

/// An empty 4x4 grid with these rules.
sudoku::Puzzle small_puzzle(const std::vector<NamedUse>& uses, int size = 4) {
  sudoku::Puzzle puzzle{sudoku::Layout(size)};
  if (size == 4) {
    EXPECT_TRUE(puzzle.set_boxes(2, 2));
  }
  for (const auto& [rule, argument] : uses) EXPECT_TRUE(puzzle.add_rule(rule, argument)) << rule;
  return puzzle;
}

/// The first step of a technique in a puzzle, which must follow.
std::string first_step(const sudoku::Puzzle& puzzle, Technique technique) {
  const Position position = test::start_of(puzzle);
  const auto step = Scan(position).find(technique);
  if (!step) return "";
  EXPECT_TRUE(test::follows(*step, position, puzzle));
  return hodoku_text(*step, position.board());
}

TEST(Conditions, ACageLeavesTheDigitsOfItsSums) {
  EXPECT_EQ(first_step(small_puzzle({{"killer_cage", "r1c1 r1c2 total=14"}}, 9), Technique::sum),
            "Sum: cage 14 at r1c1 in r1c12 leaves 5 9, 6 8 => r1c12<>1, r1c12<>2, r1c12<>3, r1c12<>4, "
            "r1c12<>7");
}

TEST(Conditions, InniesAreWhatCagesLeaveOfHouses) {
  EXPECT_EQ(
      first_step(small_puzzle({{"killer_cage", "r1c1 r1c2 r1c3 total=6"}}), Technique::innies_and_outies),
      "Innies and Outies: innies and outies of row 1 in r1c4 leaves 4 => r1c4<>1, r1c4<>2, r1c4<>3");
}

TEST(Conditions, OneCellLeavesTheOtherOfARelation) {
  EXPECT_EQ(first_step(small_puzzle({{"ratio", "r1c1 r1c2 ratio=3"}}), Technique::relation),
            "Relation: ratio of r1c1 and r1c2: 3 in r1c12 => r1c12<>2, r1c12<>4");
  EXPECT_EQ(first_step(small_puzzle({{"thermometer", "r1c1 r2c1 r3c1"}}), Technique::order),
            "Order: thermometer r1c1-r3c1 in r123c1 => r23c1<>1, r3c1<>2, r1c1<>3, r12c1<>4");
}

TEST(Conditions, AStepNamesItsCondition) {
  const sudoku::Puzzle puzzle = small_puzzle({{"killer_cage", "r1c1 r1c2 total=3"}});
  const Position position = test::start_of(puzzle);
  auto step = Scan(position).find(Technique::sum);
  ASSERT_TRUE(step);
  ASSERT_EQ(step->conditions.size(), 1U);
  step->conditions.clear();
  EXPECT_FALSE(test::follows(*step, position, puzzle));
}

TEST(Conditions, AWrongStepIsNoticed) {
  const sudoku::Puzzle puzzle = small_puzzle({{"killer_cage", "r1c1 r1c2 total=3"}});
  const Position position = test::start_of(puzzle);
  auto step = Scan(position).find(Technique::sum);
  ASSERT_TRUE(step);
  step->eliminate(0, 1);
  EXPECT_FALSE(test::follows(*step, position, puzzle));
}

/// A grid of that kind, random uses of the rule that it satisfies, and some of its digits as givens.
void check_random_steps(const sudoku::Rule& rule, int size, Random& random) {
  sudoku::Puzzle puzzle = test::random_shape(size, random);
  sudoku::Solver solver({.variable_order = cp::VariableOrder::first_fail,
                         .value_order = cp::ValueOrder::random,
                         .seed = random.below(1000),
                         .limits = {}});
  const auto grid = solver.first_solution(puzzle).grid;
  if (!grid) return;
  test::add_obeyed_rules(1 + static_cast<int>(random.below(3)), *grid, puzzle, random, rule.name);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (random.below(4) == 0) puzzle.set_given(cell, (*grid)[sudoku::at(cell)]);
  const Position start = test::start_of(puzzle);
  // Steps that assume a unique solution are right only if there is one.
  if (start.board().has_houses_alone() && solver.count(puzzle, 2).solutions != 1) return;
  test::check_steps(puzzle, *grid);
}

TEST(Conditions, AllStepsOfRandomVariantsFollow) {
  Random random(test::random_seed(8));
  const int rounds = test::random_rounds(2);  // the number of puzzles for each rule
  for (int round = 0; round < rounds; ++round)
    for (const sudoku::Rule& rule : sudoku::rules())
      check_random_steps(rule, 4 + static_cast<int>(random.below(3)), random);
}

}  // namespace
}  // namespace quadrille::techniques
