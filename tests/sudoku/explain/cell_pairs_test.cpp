#include "sudoku/explain/cell_pairs.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

constexpr std::size_t kMostToCompare = 2'000;

Digits digits_of(const std::vector<Grid>& solutions, int cell) {
  Digits digits = 0;
  for (const Grid& grid : solutions) digits |= digit_bit(grid[at(cell)]);
  return digits;
}

bool is_house_of_both(std::span<const int> house, const CellPair& pair) {
  return std::ranges::find(house, pair.first) != house.end() &&
         std::ranges::find(house, pair.second) != house.end();
}

PairReport expected_pairs(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
  PairReport expected;
  const Conditions conditions = conditions_of(puzzle);
  const auto houses = houses_of(conditions);
  for (int a = 0; a < puzzle.cell_count(); ++a) {
    for (int b = a + 1; b < puzzle.cell_count(); ++b) {
      const Digits first = digits_of(solutions, a), second = digits_of(solutions, b);
      if (count_of(first) < 2 || count_of(second) < 2) continue;
      if (std::ranges::any_of(houses, [&](auto house) { return is_house_of_both(house, {a, b}); })) continue;
      const auto equal =
          std::ranges::count_if(solutions, [&](const Grid& grid) { return grid[at(a)] == grid[at(b)]; });
      if (equal == 0) expected.different.push_back({a, b});
      if (equal == std::ssize(solutions)) expected.equal.push_back({a, b});
    }
  }
  return expected;
}

TEST(CellPairs, AgreeWithAllSolutions) {
  Random random(31);
  int equal = 0, different = 0;
  for (int i = 0; i < test::rounds(300); ++i) {
    const Puzzle puzzle = test::random_puzzle(2, 5, random);
    const auto solutions = test::reference_solutions(puzzle, kMostToCompare + 1, 20'000);
    if (!solutions || solutions->size() > kMostToCompare) continue;
    SCOPED_TRACE(test::describe(puzzle));
    TrueCandidates candidates(puzzle);
    // Undecided candidates count as possible.
    static_cast<void>(candidates.run({.nodes = i % 3 == 0 ? 20 : cp::Limits::kNone}));
    if (candidates.solutions().empty()) continue;
    const PairReport report = find_pairs(candidates);
    const PairReport expected = expected_pairs(puzzle, *solutions);
    EXPECT_EQ(report.undecided, 0U);
    if (candidates.undecided() > 0) continue;
    EXPECT_EQ(report.equal, expected.equal);
    EXPECT_EQ(report.different, expected.different);
    equal += static_cast<int>(expected.equal.size());
    different += static_cast<int>(expected.different.size());
  }
  EXPECT_GT(std::min(equal, different), test::rounds(20));
}

TEST(CellPairs, DifferWithoutASearchWhereNoCandidateIsCommon) {
  Puzzle puzzle(4);
  puzzle.restrict_candidates(0, digit_bit(1) | digit_bit(2));
  puzzle.restrict_candidates(5, digit_bit(3) | digit_bit(4));
  TrueCandidates candidates(puzzle);
  EXPECT_TRUE(candidates.run());
  StopSource source;
  source.request_stop();
  const PairReport report = find_pairs(candidates, {.stop = StopToken(source)});
  EXPECT_EQ(report.different, (std::vector<CellPair>{{0, 5}}));
}

TEST(CellPairs, AreLeftOpenByALimit) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  puzzle.set_given(0, 1);
  puzzle.set_given(6, 1);
  TrueCandidates candidates(puzzle);
  EXPECT_TRUE(candidates.run());
  StopSource source;
  source.request_stop();
  const PairReport report = find_pairs(candidates, {.stop = StopToken(source)});
  EXPECT_TRUE(report.equal.empty() && report.different.empty());
  EXPECT_GT(report.undecided, 0U);
  EXPECT_GT(find_pairs(TrueCandidates(puzzle), {.stop = StopToken(source)}).undecided, 0U);
}

}  // namespace
}  // namespace quadrille::sudoku
