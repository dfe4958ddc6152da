#include "sudoku/solve/cubes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace quadrille::sudoku {
namespace {

std::set<Grid> set_of_solutions(const Puzzle& puzzle) {
  std::set<Grid> found;
  Solver solver;
  const auto result = solver.solve(puzzle, [&](const Grid& grid) {
    found.insert(grid);
    return true;
  });
  EXPECT_EQ(result.ending, Ending::complete);
  return found;
}

Puzzle open_grid(int size, int box_rows, int box_columns) {
  Puzzle puzzle(size);
  EXPECT_TRUE(puzzle.set_boxes(box_rows, box_columns));
  return puzzle;
}

/// Each solution of the puzzle is a solution of exactly one cube.
void expect_partition(const Puzzle& puzzle, const std::vector<PuzzleCube>& cubes) {
  std::set<Grid> all = set_of_solutions(puzzle);
  std::size_t count = 0;
  for (const PuzzleCube& cube : cubes) {
    const auto own = set_of_solutions(with_cube(puzzle, cube));
    count += own.size();
    EXPECT_TRUE(std::ranges::includes(all, own));
  }
  EXPECT_EQ(count, all.size());
}

TEST(PuzzleCubes, AreDisjointAndExhaustive) {
  const Puzzle puzzle = open_grid(4, 2, 2);
  for (const std::size_t count : {1U, 2U, 10U, 100U, 288U, 1000U}) {
    const auto cubes = cut_puzzle(puzzle, {.count = count});
    EXPECT_GE(cubes.size(), std::min<std::size_t>(count, 288));
    expect_partition(puzzle, cubes);
  }
  EXPECT_EQ(cut_puzzle(puzzle, {.count = 1000}).size(), 288U);
}

TEST(PuzzleCubes, OfPuzzlesWithRulesAndGivens) {
  Puzzle puzzle = open_grid(4, 2, 2);
  EXPECT_TRUE(puzzle.add_rule("diagonals"));
  expect_partition(puzzle, cut_puzzle(puzzle, {.count = 10}));
  puzzle.set_given(0, 3);
  puzzle.restrict_candidates(5, digit_bit(1) | digit_bit(2));
  expect_partition(puzzle, cut_puzzle(puzzle, {.count = 5}));
  EXPECT_EQ(cut_puzzle(puzzle, {.count = 1}), std::vector<PuzzleCube>(1));
}

TEST(PuzzleCubes, OfNoSolutionAreNone) {
  Puzzle puzzle = open_grid(4, 2, 2);
  puzzle.set_given(0, 1);
  puzzle.set_given(1, 1);
  EXPECT_TRUE(cut_puzzle(puzzle, {}).empty());
}

TEST(PuzzleCubes, HeavyOnesAreCutAgain) {
  // A completely open row, with givens that settle nearly all other cells in most cubes.
  Puzzle puzzle = open_grid(6, 2, 3);
  for (const auto& [cell, digit] : {std::pair(0, 1), {7, 4}, {14, 2}, {21, 6}}) puzzle.set_given(cell, digit);
  const auto plain = cut_puzzle(puzzle, {.count = 12});
  const auto weighed = cut_puzzle(puzzle, {.count = 12, .probes = 20});
  EXPECT_GE(weighed.size(), plain.size());
  EXPECT_LE(weighed.size(), 4U * 12U + 64U);
  expect_partition(puzzle, weighed);
  EXPECT_EQ(weighed, cut_puzzle(puzzle, {.count = 12, .probes = 20}));
}

}  // namespace
}  // namespace quadrille::sudoku
