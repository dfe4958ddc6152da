#include "sudoku/conditions/leftovers.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

Grid digits_in(const Grid& grid, const std::vector<int>& cells) {
  Grid digits;
  for (const int cell : cells) digits.push_back(grid[static_cast<std::size_t>(cell)]);
  std::ranges::sort(digits);
  return digits;
}

/// The cells of some houses that are not in others.
std::vector<int> left_over(const Conditions& conditions, const std::vector<std::size_t>& houses,
                           const std::vector<std::size_t>& others) {
  std::vector<int> cells;
  for (const std::size_t h : houses)
    for (const int cell : conditions.list[h].cells()) cells.push_back(cell);
  for (const std::size_t h : others)
    for (const int cell : conditions.list[h].cells()) std::erase(cells, cell);
  std::ranges::sort(cells);
  return cells;
}

TEST(Leftovers, HoldTheSameDigitsInEverySolution) {
  Random random(5);
  std::size_t held = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    Puzzle puzzle(3 + static_cast<int>(random.below(3)));
    ASSERT_TRUE(puzzle.set_regions(test::random_regions(puzzle.size(), round % 2 == 0, random)));
    const Conditions conditions = conditions_of(puzzle);
    const auto solutions = test::reference_solutions(puzzle, 50);
    ASSERT_TRUE(solutions);
    for (const Condition& condition : std::span(conditions.list).subspan(conditions.stated().size())) {
      const auto& [first, second] = std::get<SameDigits>(condition.kind);
      const auto& [first_houses, second_houses] = condition.origin->follows_from;
      EXPECT_EQ(first.size(), second.size());
      EXPECT_EQ(first_houses.size(), second_houses.size());
      EXPECT_EQ(first, left_over(conditions, first_houses, second_houses));
      EXPECT_EQ(second, left_over(conditions, second_houses, first_houses));
      EXPECT_LE(first.size(), static_cast<std::size_t>(puzzle.size()));
      for (const Grid& grid : *solutions) {
        ASSERT_EQ(digits_in(grid, first), digits_in(grid, second))
            << condition.origin->label << test::describe(puzzle);
        ++held;
      }
    }
  }
  EXPECT_GT(held, test::rounds(1000U));
}

TEST(Leftovers, AreWhatABandAndItsRegionsDoNotShare) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.set_regions({"a", "a", "b",  //
                                  "a", "b", "b",  //
                                  "c", "c", "c"}));
  const test::ConditionLists lists(puzzle);
  ASSERT_FALSE(lists.implied.empty());
  EXPECT_EQ(lists.implied[0].origin->label, "leftovers of row 1");
  const auto& [first, second] = std::get<SameDigits>(lists.implied[0].kind);
  EXPECT_EQ(first, std::vector<int>{2});
  EXPECT_EQ(second, std::vector<int>{3});
}

TEST(Leftovers, OfStraightRegionsAreNone) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.set_regions({"a", "a", "b", "b"}));
  EXPECT_TRUE(std::ranges::none_of(test::ConditionLists(puzzle).implied, [](const Condition& condition) {
    return condition.origin->label.find("rows") != std::string::npos;
  }));
}

}  // namespace
}  // namespace quadrille::sudoku
