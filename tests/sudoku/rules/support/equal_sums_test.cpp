#include "sudoku/rules/support/equal_sums.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

std::vector<std::string> sentences(const std::vector<std::vector<int>>& lists) {
  std::vector<std::string> found;
  for (const ConditionKind& kind : equal_sums(lists)) found.push_back(std::get<Sum>(kind).sentence(4));
  return found;
}

TEST(EqualSums, CompareEachListWithTheShortest) {
  EXPECT_EQ(sentences({{0, 1}, {2}, {4, 5}}),
            (std::vector<std::string>{"r1c1 + r1c2 - r1c3 = 0", "r2c1 + r2c2 - r1c3 = 0"}));
}

TEST(EqualSums, LeaveOutCellsOfBothLists) {
  EXPECT_EQ(sentences({{0, 1}, {1, 2, 3}}), (std::vector<std::string>{"r1c3 + r1c4 - r1c1 = 0"}));
}

TEST(EqualSums, SayNothingOfOneListOrOfTheSameCells) {
  EXPECT_TRUE(equal_sums({}).empty());
  EXPECT_TRUE(equal_sums({{0, 1}}).empty());
  EXPECT_TRUE(equal_sums({{0, 1}, {1, 0}}).empty());
}

}  // namespace
}  // namespace quadrille::sudoku
