#include "lanes/single9.h"

#include <gtest/gtest.h>

#include <string>

#include "base/random.h"
#include "lanes/kernels.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/base/shared_data.h"
#include "support/lanes/each_kernel.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::lanes {
namespace {

using sudoku::Puzzle;

Puzzle classic() {
  Puzzle puzzle(9);
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  return puzzle;
}

using Single9 = test::EachKernel;

TEST_P(Single9, AgreesWithTheEngineOnRandomGrids) {
  constexpr std::uint64_t kLimit = 50;
  Random random(9);
  sudoku::Solver engine;
  std::uint64_t several = 0;
  for (int i = 0; i < test::rounds(300); ++i) {
    Puzzle puzzle = classic();
    test::add_random_givens(puzzle, random);
    std::string text;
    for (const int given : puzzle.givens()) text += given == 0 ? '.' : static_cast<char>('0' + given);
    std::string digits(81, '?');
    const std::uint64_t found = solve_single9(text.data(), kLimit, digits.data());
    ASSERT_EQ(found, engine.count(puzzle, kLimit).solutions) << text;
    several += found > 1 ? 1 : 0;
    if (found == 0) continue;
    sudoku::Grid grid;
    for (const char digit : digits) grid.push_back(digit - '0');
    ASSERT_TRUE(test::reference_accepts(puzzle, grid)) << text;
  }
  EXPECT_GT(several, 5U);
}

TEST_P(Single9, StopsAtTheLimitAndTellsBadText) {
  const std::string empty(81, '.');
  EXPECT_EQ(solve_single9(empty.data(), 1000, nullptr), 1000U);
  EXPECT_EQ(solve_single9(std::string(81, '0').data(), 1, nullptr), 1U);
  EXPECT_EQ(solve_single9(("11" + empty).data(), 2, nullptr), 0U);
  EXPECT_EQ(solve_single9(("a" + empty).data(), 2, nullptr), kNoGrid);
}

INSTANTIATE_TEST_SUITE_P(Kernels, Single9, test::all_kernels(), test::kernel_name);

using Single9CensusSlow = test::SharedData;

TEST_F(Single9CensusSlow, OfTheSets) {
  const auto solutions = [](const std::string& line) { return solve_single9(line.data(), 2, nullptr); };
  for (const std::string_view kernel : kernels()) {
    ASSERT_TRUE(force_kernel(kernel));
    for (const auto* set :
         {"17_clue", "easy_20k", "random_minimal_20k", "top1465", "se11plus_10k", "hardest_1106"})
      for (const std::string& line : lines(std::string("classic9/") + set + ".txt", 10))
        ASSERT_EQ(solutions(line), 1U) << kernel << ": " << line;
    for (const std::string& line : lines("classic9/several_solutions_10k.txt", 10))
      ASSERT_EQ(solutions(line), 2U) << kernel << ": " << line;
    const auto grids = lines("classic9/one_changed_5k.txt");
    const auto counts = lines("classic9/one_changed_5k.counts");
    ASSERT_EQ(grids.size(), counts.size());
    for (std::size_t i = 0; i < grids.size(); ++i)
      ASSERT_EQ(std::to_string(solutions(grids[i])), counts[i]) << kernel << ": " << grids[i];
  }
  ASSERT_TRUE(force_kernel(""));
}

}  // namespace
}  // namespace quadrille::lanes
