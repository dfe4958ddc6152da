// A check for every way to count solutions.
#pragma once

#include <cstdint>
#include <optional>

#include <gtest/gtest.h>

#include "sudoku/solve/solve.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::test {

/// Expects that count(puzzle, limit), which returns a std::optional<sudoku::SolveResult>, is right for
/// `puzzles` random puzzles. Leaves out those that are too hard for the reference solver and those for
/// which it returns nothing. Returns how many were counted.
template <class Count>
[[nodiscard]] int counted_rightly(int puzzles, Count count) {
  constexpr std::uint64_t kLimit = 50;
  Random random(4);
  int counted = 0;
  for (int i = 0; i < puzzles; ++i) {
    const sudoku::Puzzle puzzle = random_puzzle(1, 6, random);
    const auto expected = reference_solutions(puzzle, kLimit);
    const std::optional<sudoku::SolveResult> result = count(puzzle, kLimit);
    if (!expected || !result) continue;
    ++counted;
    EXPECT_EQ(result->solutions, expected->size()) << describe(puzzle);
    EXPECT_EQ(result->ending, expected->size() < kLimit ? sudoku::Ending::complete : sudoku::Ending::enough)
        << describe(puzzle);
  }
  return counted;
}

}  // namespace quadrille::test
