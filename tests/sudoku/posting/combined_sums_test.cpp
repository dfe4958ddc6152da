#include "sudoku/posting/combined_sums.h"

#include <gtest/gtest.h>

#include "sudoku/posting/posting.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {
namespace {

Puzzle with_sums(std::string_view rule, const std::vector<std::string>& arguments) {
  Puzzle puzzle(9);
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  for (const std::string& argument : arguments) EXPECT_TRUE(puzzle.add_rule(rule, argument));
  return puzzle;
}

std::vector<CombinedSum> combined_in(const Puzzle& puzzle) {
  const Conditions conditions = conditions_of(puzzle);
  return combined_sums(conditions, DifferentCells(conditions));
}

/// The diagonal of nine cells, and its neighbour of eight, which have five cells together in each of three
/// boxes.
Puzzle with_two_diagonals(int first, int second) {
  return with_sums("little_killer", {"r0c0 direction=down_right total=" + std::to_string(first),
                                     "r0c1 direction=down_right total=" + std::to_string(second)});
}

TEST(CombinedSums, AddUpNeighbouringDiagonals) {
  const std::vector<CombinedSum> combined = combined_in(with_two_diagonals(65, 55));
  ASSERT_EQ(combined.size(), 1U);
  EXPECT_EQ(combined[0].sum.terms.size(), 17U);
  EXPECT_EQ(combined[0].sum.total, 120);
  EXPECT_EQ(combined[0].conditions.size(), 2U);
}

TEST(CombinedSums, AreLeftOutWhereTheySayNoMore) {
  EXPECT_TRUE(combined_in(with_two_diagonals(45, 40)).empty()) << "anything may be";
  EXPECT_TRUE(combined_in(with_sums("little_killer", {"r0c0 direction=down_right total=65",
                                                      "r0c10 direction=down_left total=65"}))
                  .empty())
      << "both have the cell in the middle";
  EXPECT_TRUE(combined_in(with_sums("killer_cage", {"r1c1 r1c2 total=17", "r1c3 r1c4 total=15"})).empty())
      << "they are in one house";
  EXPECT_TRUE(combined_in(with_sums("little_killer", {"r0c0 direction=down_right total=65"})).empty());
}

TEST(CombinedSums, SeeThatTotalsAreTooGreatTogether) {
  // Five different digits add up to at most 35, so the three boxes to at most 105, and the two other cells
  // to 18.
  const auto is_possible = [](int first, int second) {
    cp::Store store;
    static_cast<void>(
        post(conditions_of(with_two_diagonals(first, second)), store, cp::Consistency::automatic));
    return store.propagate();
  };
  EXPECT_TRUE(is_possible(66, 57));
  EXPECT_FALSE(is_possible(66, 58));
  EXPECT_TRUE(is_possible(66, 12)) << "each by itself is possible";
  EXPECT_TRUE(is_possible(21, 58));
}

/// Eight diagonals whose totals are incompatible, in two groups of four.
TEST(CombinedSums, EndSearchesThatEachSumLeavesOpen) {
  const Puzzle puzzle = with_sums(
      "little_killer", {"r0c0 direction=down_right total=49", "r0c1 direction=down_right total=49",
                        "r0c2 direction=down_right total=49", "r1c0 direction=down_right total=49",
                        "r0c10 direction=down_left total=49", "r0c9 direction=down_left total=49",
                        "r1c10 direction=down_left total=49", "r2c10 direction=down_left total=49"});
  cp::Limits limits;
  limits.nodes = 5'000;
  const auto result = Solver({.limits = limits}).solve(puzzle, [](const Grid& /*grid*/) { return true; });
  EXPECT_EQ(result.ending, Ending::complete);
}

}  // namespace
}  // namespace quadrille::sudoku
