#include "sudoku/solve/open_count.h"

#include <gtest/gtest.h>

#include "sudoku/solve/lanes_shape.h"
#include "support/base/rounds.h"
#include "support/sudoku/counting_harness.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint64_t kEndless = UINT64_MAX;
/// Enough for all lanes to reach a solution when they share one part.
constexpr std::uint64_t kBranches = 1'000'000;

/// Parts by the digit of the first cell, which need not be one of its candidates.
std::vector<cp::Cube> parts_by_first_cell(int size) {
  std::vector<cp::Cube> parts;
  for (int digit = 1; digit <= size; ++digit) parts.push_back({cp::IntVar(0).eq(digit)});
  return parts;
}

TEST(OpenCount, AgreesWithTheReferenceSolver) {
  int round = 0;
  const auto count = [&](const Puzzle& puzzle, std::uint64_t limit) -> std::optional<SolveResult> {
    const int threads = 1 + round++ % 3;
    const auto shape = lanes_shape(puzzle);
    if (!shape) return std::nullopt;
    const OpenCount found =
        count_open({puzzle, *shape, parts_by_first_cell(puzzle.size()), kBranches}, limit, {}, threads, {});
    EXPECT_TRUE(found.left.empty());
    return found.result;
  };
  EXPECT_GT(test::counted_rightly(test::rounds(300), count), test::rounds(70));
}

TEST(OpenCount, CountsNoFurtherThanTheLimitThoughNoPartIsDone) {
  const Puzzle puzzle(12);
  for (const int threads : {1, 3}) {
    std::uint64_t told = 0;
    const OpenCount count = count_open({puzzle, *lanes_shape(puzzle), {{}, {}, {}}, kBranches}, 100'000, {},
                                       threads, [&](std::uint64_t so_far) {
                                         EXPECT_LE(so_far, 100'000U);
                                         told = std::max(told, so_far);
                                       });
    EXPECT_EQ(count.result.solutions, 100'000U);
    EXPECT_EQ(count.result.ending, Ending::enough);
    EXPECT_TRUE(told > 0 || threads > 1) << "the calling thread may have had nothing to do";
  }
}

TEST(OpenCount, LeavesPartsWhereSolutionsAreRare) {
  const Puzzle puzzle(4);
  const std::vector<cp::Cube> parts = parts_by_first_cell(4);
  const OpenCount count = count_open({puzzle, *lanes_shape(puzzle), parts, 0}, kEndless, {}, 1, {});
  EXPECT_EQ(count.left, parts);
  EXPECT_EQ(count.result.solutions, 0U);
  EXPECT_EQ(count.result.ending, Ending::complete);
}

TEST(OpenCount, LeavesAllWhereMostPartsAre) {
  const Puzzle puzzle(6);
  const std::vector<cp::Cube> parts(5000);
  const OpenCount count = count_open({puzzle, *lanes_shape(puzzle), parts, 0}, kEndless, {}, 2, {});
  EXPECT_EQ(count.left.size(), parts.size());
  EXPECT_LT(count.result.statistics.nodes, 2 * parts.size());
}

/// With one thread, since of several only the first tells its progress, and another may take the only part.
TEST(OpenCount, EndsWhenItIsStopped) {
  const Puzzle puzzle(12);
  StopSource stop;
  const OpenCount count = count_open({puzzle, *lanes_shape(puzzle), {{}}, kBranches}, kEndless,
                                     {.stop = StopToken(stop)}, 1, [&](std::uint64_t so_far) {
                                       if (so_far > 1000) stop.request_stop();
                                     });
  EXPECT_EQ(count.result.ending, Ending::stopped);
  EXPECT_GT(count.result.solutions, 1000U);
}

}  // namespace
}  // namespace quadrille::sudoku
