#include "sudoku/bulk_count.h"

#include <gtest/gtest.h>

#include "support/random_puzzle.h"
#include "support/reference_solver.h"
#include "support/rounds.h"

namespace quadrille::sudoku {
namespace {

TEST(BulkCount, AgreesWithTheReferenceSolver) {
  Random random(4);
  int counted = 0;
  for (int round = 0; round < test::rounds(400); ++round) {
    const Puzzle puzzle = test::random_puzzle(1, 6, random);
    constexpr std::uint64_t kLimit = 50;
    const auto expected = test::reference_solutions(puzzle, kLimit);
    const auto result = bulk_count(puzzle, kLimit, {});
    if (!expected || !result) continue;
    ++counted;
    ASSERT_EQ(result->solutions, expected->size()) << test::describe(puzzle);
    ASSERT_EQ(result->ending, expected->size() < kLimit ? Ending::complete : Ending::enough);
    const auto& work = result->statistics;
    if (result->ending == Ending::complete) {
      ASSERT_EQ(work.nodes, 2 * (work.failures + work.solutions) - 1);
    }
  }
  EXPECT_GT(counted, test::rounds(100));
}

TEST(BulkCount, RefusesWhatIsNotForTheKernel) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("non_consecutive"));
  EXPECT_FALSE(bulk_count(puzzle, 2, {}));
}

TEST(BulkCount, EndsInTime) {
  constexpr std::uint64_t kEndless = UINT64_MAX;
  cp::Limits limits;
  limits.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
  const auto result = bulk_count(Puzzle(16), kEndless, limits);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->ending, Ending::stopped);
  StopSource stop;
  stop.request_stop();
  EXPECT_EQ(bulk_count(Puzzle(16), kEndless, {.stop = StopToken(stop)})->ending, Ending::stopped);
}

}  // namespace
}  // namespace quadrille::sudoku
