#include "sudoku/rules/support/pairs_beside.h"

#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(PairsBeside, AreAllButThoseWithAMark) {
  using Pairs = std::vector<std::pair<int, int>>;
  EXPECT_EQ(pairs_beside_without(Puzzle(2), {"ratio"}), (Pairs{{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
  const Puzzle puzzle = test::with_rule(test::with_rule(Puzzle(2), "ratio", "r1c1 r2c1; r1c1 r2c2"),
                                        "sum_pair", "r1c1 r1c2 sum=3");
  EXPECT_EQ(pairs_beside_without(puzzle, {"difference", "ratio"}), (Pairs{{0, 1}, {1, 3}, {2, 3}}));
  EXPECT_EQ(pairs_beside_without(puzzle, {"sum_pair"}), (Pairs{{0, 2}, {1, 3}, {2, 3}}));
}

}  // namespace
}  // namespace quadrille::sudoku
