#include "sudoku/uniqueness.h"

#include <gtest/gtest.h>

#include "support/random_puzzle.h"
#include "support/reference_solver.h"
#include "support/rounds.h"

namespace quadrille::sudoku {
namespace {

using Verdict = UniquenessProof::Verdict;

TEST(Uniqueness, AgreesWithTheReferenceSolver) {
  Random random(9);
  int verdicts[3] = {};
  for (int round = 0; round < test::rounds(400); ++round) {
    const Puzzle puzzle = test::random_puzzle(1, 7, random);
    const auto solutions = test::reference_solutions(puzzle, 2);
    if (!solutions) continue;
    std::string lrat;
    const auto proof =
        prove_uniqueness(model_of(puzzle), {}, [&lrat](std::string_view text) { lrat += text; });
    const Verdict expected = solutions->empty()       ? Verdict::none
                             : solutions->size() == 1 ? Verdict::unique
                                                      : Verdict::several;
    ASSERT_EQ(proof.verdict, expected) << test::describe(puzzle);
    ASSERT_EQ(proof.solution.has_value(), !solutions->empty());
    if (proof.solution) {
      ASSERT_TRUE(test::reference_accepts(puzzle, *proof.solution));
    }
    if (proof.other) {
      ASSERT_TRUE(test::reference_accepts(puzzle, *proof.other));
      ASSERT_NE(*proof.other, *proof.solution);
    }
    ++verdicts[static_cast<int>(expected)];
  }
  for (const int count : verdicts) EXPECT_GT(count, test::rounds(40));
}

TEST(Uniqueness, StopsWhenAsked) {
  StopSource source;
  source.request_stop();
  cp::Limits limits;
  limits.stop = StopToken(source);
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  for (int i = 0; i < 8; ++i) puzzle.set_given(i, i + 1);
  puzzle.set_given(17, 9);
  EXPECT_NE(prove_uniqueness(model_of(puzzle), limits, [](std::string_view) {}).verdict, Verdict::unique);
}

}  // namespace
}  // namespace quadrille::sudoku
