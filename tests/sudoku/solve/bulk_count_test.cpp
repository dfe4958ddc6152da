#include "sudoku/solve/bulk_count.h"

#include <gtest/gtest.h>

#include "support/counting_harness.h"
#include "support/rounds.h"

namespace quadrille::sudoku {
namespace {

TEST(BulkCount, AgreesWithTheReferenceSolver) {
  const int counted = test::counted_rightly(test::rounds(400), [](const Puzzle& puzzle, std::uint64_t limit) {
    const auto result = bulk_count(puzzle, limit, {});
    if (result && result->ending == Ending::complete) {
      const auto& work = result->statistics;
      EXPECT_EQ(work.nodes, 2 * (work.failures + work.solutions) - 1);
    }
    return result;
  });
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
