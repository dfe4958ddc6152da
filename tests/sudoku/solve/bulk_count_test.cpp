#include "sudoku/solve/bulk_count.h"

#include <gtest/gtest.h>

#include "sudoku/solve/lanes_shape.h"
#include "support/base/rounds.h"
#include "support/sudoku/counting_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(BulkCount, AgreesWithTheReferenceSolver) {
  const int counted = test::counted_rightly(test::rounds(400), [](const Puzzle& puzzle, std::uint64_t limit) {
    const auto shape = lanes_shape(puzzle);
    if (!shape) return std::optional<SolveResult>();
    const auto [result, first] = bulk_count(puzzle, *shape, limit, {});
    EXPECT_EQ(first.empty(), result.solutions == 0);
    EXPECT_TRUE(first.empty() || test::reference_accepts(puzzle, first));
    if (result.ending == Ending::complete) {
      const auto& work = result.statistics;
      EXPECT_EQ(work.nodes, 2 * (work.failures + work.solutions) - 1);
    }
    return std::optional(result);
  });
  EXPECT_GT(counted, test::rounds(100));
}

TEST(BulkCount, EndsAtLimits) {
  constexpr std::uint64_t kEndless = UINT64_MAX;
  cp::Limits limits;
  limits.time = std::chrono::milliseconds(20);
  const auto shape = lanes_shape(Puzzle(16));
  ASSERT_TRUE(shape);
  const auto ending = [&](const cp::Limits& until, std::uint64_t most_branches) {
    return bulk_count(Puzzle(16), *shape, kEndless, until, most_branches).result.ending;
  };
  EXPECT_EQ(ending(limits, kEndless), Ending::stopped);
  StopSource stop;
  stop.request_stop();
  EXPECT_EQ(ending({.stop = StopToken(stop)}, kEndless), Ending::stopped);
  EXPECT_EQ(ending({}, 1000), Ending::stopped);
}

}  // namespace
}  // namespace quadrille::sudoku
