#include "sudoku/prove/uniqueness.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/sudoku/uniqueness_checks.h"

namespace quadrille::sudoku {
namespace {

using Verdict = UniquenessProof::Verdict;

TEST(Uniqueness, AgreesWithTheReferenceSolver) {
  test::expect_verdicts_of_reference(Random(9), [](const Puzzle& puzzle) {
    return prove_uniqueness(conditions_of(puzzle), {}, [](std::string_view) {});
  });
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
  EXPECT_NE(prove_uniqueness(conditions_of(puzzle), limits, [](std::string_view) {}).verdict,
            Verdict::unique);
}

}  // namespace
}  // namespace quadrille::sudoku
