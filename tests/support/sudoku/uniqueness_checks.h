// A check for every way to prove uniqueness.
#pragma once

#include <gtest/gtest.h>

#include "sudoku/prove/uniqueness.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::test {

/// Compares prove(puzzle), which returns a sudoku::Uniqueness or a class derived from it, with the
/// reference solver, on random puzzles with no, one and several solutions.
template <class Prove>
void expect_verdicts_of_reference(Random random, Prove prove) {
  using Verdict = sudoku::Uniqueness::Verdict;
  int verdicts[3] = {};
  for (int round = 0; round < rounds(400); ++round) {
    const sudoku::Puzzle puzzle = random_puzzle(1, 7, random);
    const auto solutions = reference_solutions(puzzle, 2);
    if (!solutions) continue;
    const auto proof = prove(puzzle);
    const Verdict expected = solutions->empty()       ? Verdict::none
                             : solutions->size() == 1 ? Verdict::unique
                                                      : Verdict::several;
    ASSERT_EQ(proof.verdict, expected) << describe(puzzle);
    ASSERT_EQ(proof.solution.has_value(), !solutions->empty());
    if (proof.solution) {
      ASSERT_TRUE(reference_accepts(puzzle, *proof.solution));
    }
    if (proof.other) {
      ASSERT_TRUE(reference_accepts(puzzle, *proof.other));
      ASSERT_NE(*proof.other, *proof.solution);
    }
    ++verdicts[static_cast<int>(expected)];
  }
  for (const int count : verdicts) EXPECT_GT(count, rounds(40));
}

}  // namespace quadrille::test
