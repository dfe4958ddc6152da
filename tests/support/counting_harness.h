// What every way to count solutions is held against.
#pragma once

#include <cstdint>
#include <optional>

#include <gtest/gtest.h>

#include "sudoku/solve/solve.h"
#include "support/random_puzzle.h"
#include "support/reference_solver.h"

namespace quadrille::test {

/// How many of so many random puzzles were counted: those that are neither too hard for the reference solver
/// nor left out by count(puzzle, limit), which returns a std::optional<sudoku::SolveResult>. Expects that
/// each count is right.
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
