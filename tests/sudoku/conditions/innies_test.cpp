#include "sudoku/conditions/innies.h"

#include <algorithm>
#include <array>
#include <map>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

/// A full grid of 4x4, of a puzzle without givens.
Grid random_grid(Random& random) {
  Grid grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  std::array<int, 5> digits{0, 1, 2, 3, 4};
  for (std::size_t i = 4; i > 1; --i) std::swap(digits[i], digits[1 + random.below(i)]);
  for (int& digit : grid) digit = digits[at(digit)];
  return grid;
}

/// Cages of two neighbours each that a solution satisfies, until cells run out; some cells are skipped.
Puzzle with_random_cages(const Grid& grid, Random& random) {
  Puzzle puzzle(4);
  EXPECT_TRUE(puzzle.set_boxes(2, 2));
  std::vector<bool> is_taken(16);
  for (int cell = 0; cell < 16; ++cell) {
    const bool goes_right = random.below(2) == 0;
    const int other = goes_right ? cell + 1 : cell + 4;
    if (other >= 16 || (goes_right && cell % 4 == 3)) continue;
    if (is_taken[at(cell)] || is_taken[at(other)] || random.below(5) == 0) continue;
    is_taken[at(cell)] = is_taken[at(other)] = true;
    const std::string argument = cell_name(cell, puzzle.layout()) + " " + cell_name(other, puzzle.layout()) +
                                 " total=" + std::to_string(grid[at(cell)] + grid[at(other)]);
    EXPECT_TRUE(puzzle.add_rule("killer_cage", argument));
  }
  return puzzle;
}

/// The premises of an implied sum, by cell: houses minus cages.
std::map<int, int> factors_of(const Conditions& conditions, const Derivation& derivation) {
  std::map<int, int> factors;
  for (const std::size_t house : derivation.subtracted)
    for (const int cell : conditions.list[house].cells()) ++factors[cell];
  for (const std::size_t cage : derivation.added)
    for (const int cell : conditions.list[cage].cells()) --factors[cell];
  std::erase_if(factors, [](const auto& entry) { return entry.second == 0; });
  return factors;
}

TEST(Innies, HoldInEverySolution) {
  Random random(7);
  std::size_t held = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Puzzle puzzle = with_random_cages(random_grid(random), random);
    const Conditions conditions = conditions_of(puzzle);
    const auto solutions = test::reference_solutions(puzzle, 50);
    ASSERT_TRUE(solutions && !solutions->empty());
    for (const Condition& condition : conditions.list) {
      const auto* const sum = std::get_if<Sum>(&condition.kind);
      if (sum == nullptr || !condition.is_implied()) continue;
      for (const Grid& grid : *solutions) {
        ASSERT_TRUE(sum->holds(grid)) << condition.origin->label << test::describe(puzzle);
        ++held;
      }
      std::map<int, int> factors = factors_of(conditions, condition.origin->follows_from);
      ASSERT_EQ(factors.size(), sum->terms.size());
      for (const Sum::Term& term : sum->terms)
        EXPECT_EQ(factors[term.cell], term.factor * factors[sum->terms.front().cell]);
    }
  }
  EXPECT_GT(held, test::rounds(100U));
}

TEST(Innies, OfARowAreWhatItsCagesLeave) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  for (const char* const cage :
       {"r1c1 r1c2 r1c3 total=20", "r1c4 r1c5 total=10", "r1c6 r1c7 total=9", "r1c8 r2c8 total=12"})
    ASSERT_TRUE(puzzle.add_rule("killer_cage", cage));
  const Conditions conditions = conditions_of(puzzle);
  std::vector<std::string> sums;
  for (const Condition& condition : conditions.list)
    if (const auto* const sum = std::get_if<Sum>(&condition.kind); sum != nullptr && condition.is_implied())
      sums.push_back(condition.origin->label + ": " + sum->sentence(conditions.layout));
  ASSERT_GE(sums.size(), 2U);
  EXPECT_EQ(sums[0], "innies and outies of row 1: r1c8 + r1c9 = 6");
  EXPECT_EQ(sums[1], "innies and outies of row 1: r1c9 - r2c8 = -6");
}

/// The number of implied sums of that many cells, if the first five cells of both first rows have the
/// total.
std::size_t long_innies(int total, std::size_t cells) {
  Puzzle puzzle(9);
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  for (const std::string row : {"r1", "r2"})
    EXPECT_TRUE(puzzle.add_rule("killer_cage", row + "c1 " + row + "c2 " + row + "c3 " + row + "c4 " + row +
                                                   "c5 total=" + std::to_string(total)));
  const Conditions conditions = conditions_of(puzzle);
  return static_cast<std::size_t>(std::ranges::count_if(conditions.list, [&](const Condition& condition) {
    const auto* const sum = std::get_if<Sum>(&condition.kind);
    return condition.is_implied() && sum != nullptr && sum->terms.size() == cells;
  }));
}

TEST(Innies, OfManyCellsStayIfTheyLeaveLittle) {
  EXPECT_EQ(long_innies(25, 4), 2U) << "of each row";
  EXPECT_EQ(long_innies(25, 8), 0U) << "20 and 20 may be nearly anything";
  EXPECT_EQ(long_innies(33, 8), 2U) << "of both rows, and of both boxes, nearly the least";
}

TEST(Innies, NeedSums) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  EXPECT_TRUE(test::ConditionLists(puzzle).implied.empty());
}

}  // namespace
}  // namespace quadrille::sudoku
