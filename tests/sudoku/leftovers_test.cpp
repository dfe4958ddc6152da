#include "sudoku/leftovers.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_puzzle.h"
#include "support/reference_solver.h"
#include "support/rounds.h"

namespace quadrille::sudoku {
namespace {

Grid digits_in(const Grid& grid, const std::vector<int>& cells) {
  Grid digits;
  for (const int cell : cells) digits.push_back(grid[static_cast<std::size_t>(cell)]);
  std::ranges::sort(digits);
  return digits;
}

/// The cells of some houses that others do not have.
std::vector<int> left_over(const Model& model, const std::vector<std::size_t>& houses,
                           const std::vector<std::size_t>& others) {
  std::vector<int> cells;
  for (const std::size_t h : houses)
    cells.insert(cells.end(), model.houses[h].cells.begin(), model.houses[h].cells.end());
  for (const std::size_t h : others)
    for (const int cell : model.houses[h].cells) std::erase(cells, cell);
  std::ranges::sort(cells);
  return cells;
}

TEST(Leftovers, HoldTheSameDigitsInEverySolution) {
  Random random(5);
  std::size_t held = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    Puzzle puzzle(3 + static_cast<int>(random.below(3)));
    ASSERT_TRUE(puzzle.set_regions(test::random_regions(puzzle.size(), round % 2 == 0, random)));
    const Model model = model_of(puzzle);
    const auto solutions = test::reference_solutions(puzzle, 50);
    ASSERT_TRUE(solutions);
    for (const auto& [name, first, second, first_houses, second_houses] : model.implied) {
      EXPECT_EQ(first.size(), second.size());
      EXPECT_EQ(first_houses.size(), second_houses.size());
      EXPECT_EQ(first, left_over(model, first_houses, second_houses));
      EXPECT_EQ(second, left_over(model, second_houses, first_houses));
      EXPECT_LE(first.size(), static_cast<std::size_t>(puzzle.size()));
      for (const Grid& grid : *solutions) {
        ASSERT_EQ(digits_in(grid, first), digits_in(grid, second)) << name << test::describe(puzzle);
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
  const Model model = model_of(puzzle);
  ASSERT_FALSE(model.implied.empty());
  EXPECT_EQ(model.implied[0].name, "leftovers of row 1");
  EXPECT_EQ(model.implied[0].first, std::vector<int>{2});
  EXPECT_EQ(model.implied[0].second, std::vector<int>{3});
}

TEST(Leftovers, OfStraightRegionsAreNone) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.set_regions({"a", "a", "b", "b"}));
  EXPECT_TRUE(std::ranges::none_of(model_of(puzzle).implied, [](const SameDigits& same) {
    return same.name.find("rows") != std::string::npos;
  }));
}

}  // namespace
}  // namespace quadrille::sudoku
