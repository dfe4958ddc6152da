#include "sudoku/prove/cutting_planes.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/sudoku/uniqueness_checks.h"

namespace quadrille::sudoku {
namespace {

using Verdict = Uniqueness::Verdict;

TEST(CuttingPlanes, AgreeWithTheReferenceSolver) {
  test::expect_verdicts_of_reference(Random(10), [](const Puzzle& puzzle) {
    std::string text;
    auto proof = prove_by_cutting_planes(conditions_of(puzzle), {},
                                         [&text](std::string_view piece) { text += piece; });
    EXPECT_EQ(text.ends_with("end pseudo-Boolean proof\n"), proof.verdict != Verdict::several);
    return proof;
  });
}

/// Easy to solve, but not only by propagation.
Puzzle hard() {
  Puzzle puzzle(9);
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  constexpr std::string_view kGivens =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  for (int cell = 0; cell < 81; ++cell) {
    const char c = kGivens[static_cast<std::size_t>(cell)];
    if (c != '.') puzzle.set_given(cell, c - '0');
  }
  return puzzle;
}

TEST(CuttingPlanes, StopWhenAsked) {
  StopSource source;
  source.request_stop();
  cp::Limits stopped;
  stopped.stop = StopToken(source);
  cp::Limits small;
  small.memory = 1000;
  cp::Limits late;
  late.time = std::chrono::seconds(0);
  for (const cp::Limits& limits : {stopped, small, late}) {
    const auto proof = prove_by_cutting_planes(conditions_of(hard()), limits, [](std::string_view) {});
    EXPECT_EQ(proof.verdict, Verdict::stopped);
    EXPECT_FALSE(proof.solution);
  }
}

TEST(CuttingPlanes, GoOnAfterEachLookAtTheLimits) {
  Puzzle puzzle(6);
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  ASSERT_TRUE(puzzle.add_rule("anti_king"));
  cp::Limits wide;
  wide.memory = std::uint64_t{1} << 40U;
  for (const cp::Limits& limits : {cp::Limits{}, wide}) {
    const auto proof = prove_by_cutting_planes(conditions_of(puzzle), limits, [](std::string_view) {});
    EXPECT_EQ(proof.verdict, Verdict::none);
    EXPECT_GT(proof.conflicts, 256U) << "too few for a second look";
  }
}

TEST(CuttingPlanes, SayWhichHallSetsTheyRestOn) {
  std::string text;
  const auto proof =
      prove_by_cutting_planes(conditions_of(hard()), {}, [&text](std::string_view piece) { text += piece; });
  ASSERT_EQ(proof.verdict, Verdict::unique);
  EXPECT_GT(proof.conflicts, 0U);
  EXPECT_NE(text.find(", digits "), std::string::npos);
  EXPECT_NE(text.find("\npol "), std::string::npos);
  EXPECT_NE(text.find("\nrup 1 "), std::string::npos);
  EXPECT_NE(text.find("\ndel id "), std::string::npos);
}

}  // namespace
}  // namespace quadrille::sudoku
