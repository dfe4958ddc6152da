#include <algorithm>

#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(AntiKnightRule, TellsEachPairOfCellsApartOnce) {
  const Puzzle puzzle = test::with_rule(Puzzle(3), "anti_knight");
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.pairs.size(), 8u);
  std::vector<std::pair<int, int>> pairs;
  for (const test::UnequalPair& pair : lists.pairs) {
    EXPECT_EQ(pair.offset, 0);
    EXPECT_EQ(pair.name, "anti_knight");
    pairs.emplace_back(pair.a, pair.b);
  }
  std::ranges::sort(pairs);
  EXPECT_EQ(pairs, (std::vector<std::pair<int, int>>{
                       {0, 5}, {0, 7}, {1, 6}, {1, 8}, {2, 3}, {2, 7}, {3, 8}, {5, 6}}));
}

TEST(AntiKnightRule, FitsEveryGrid) {
  for (const int size : {1, 2}) {
    const Puzzle puzzle = test::with_rule(Puzzle(size), "anti_knight");
    EXPECT_TRUE(test::ConditionLists(puzzle).pairs.empty());
  }
}

TEST(AntiKnightRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("anti_knight", "", Puzzle(3)), 0u);
  EXPECT_EQ(test::grids_left_by("anti_knight", "", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("anti_knight", "", test::five_with_row({1, 2, 3, 4, 5})), 2u);
}

}  // namespace
}  // namespace quadrille::sudoku
