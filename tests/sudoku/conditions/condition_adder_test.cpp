#include "sudoku/conditions/condition_adder.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(ConditionAdder, NotesWhereConditionsComeFrom) {
  Conditions conditions{3, {}, {}};
  ConditionAdder add("anti_king", 4, conditions);
  add.unequal_apart({1, 1});
  add.distinct("corners", {0, 2, 6, 8});
  add.unequal_apart({1, -1});
  const auto& list = conditions.list;
  ASSERT_EQ(list.size(), 4U + 1 + 4);
  EXPECT_EQ(list.front().origin, list.back().origin) << "all pairs of cells are one part";
  EXPECT_EQ(list.front().origin->label, "anti_king");
  EXPECT_EQ(list.front().origin->use, 4);
  EXPECT_EQ(list.front().origin->part, 0);
  EXPECT_EQ(list[4].origin->label, "corners");
  EXPECT_EQ(list[4].origin->rule, "anti_king");
  EXPECT_EQ(list[4].origin->part, 1);
  EXPECT_FALSE(list[4].is_implied());
}

TEST(ConditionAdder, PairsCellsThatLieAStepApart) {
  Conditions conditions{2, {}, {}};
  ConditionAdder("r", 0, conditions).unequal_apart({1, -1}, 1);
  ASSERT_EQ(conditions.list.size(), 1U);
  const auto& pair = std::get<sudoku::Relation>(conditions.list.front().kind);
  EXPECT_EQ(pair.first, 1);
  EXPECT_EQ(pair.second, 2);
  EXPECT_EQ(pair.pairs->forbidden_offset(), 1);
}

TEST(ConditionAdder, MarksWhatIsImplied) {
  Conditions conditions{2, {}, {}};
  ConditionAdder("r", 0, conditions).implied("same", {SameDigits{{0}, {3}}}, {{0}, {1}});
  EXPECT_TRUE(conditions.list.front().is_implied());
  EXPECT_TRUE(conditions.stated().empty());
}

TEST(ConditionAdder, KnowsTheWaysOfATaxicab) {
  std::vector<std::pair<int, int>> ways;
  for (const Step way : taxicab_ways(2)) ways.emplace_back(way.down, way.right);
  EXPECT_EQ(ways, (std::vector<std::pair<int, int>>{{0, 2}, {1, 1}, {1, -1}, {2, 0}}));
}

TEST(ConditionAdder, CountsClassesOfDigitsInEachSquare) {
  constexpr Sentence<Text> kLabel{"square at {}"};
  Conditions conditions{{2, 3, 4}, {}, {}};
  ConditionAdder("r", 0, conditions).in_squares(kLabel, {0b11, 0b1100});
  ASSERT_EQ(conditions.list.size(), 4U);
  EXPECT_EQ(conditions.list[0].origin, conditions.list[1].origin);
  EXPECT_EQ(conditions.list[2].origin->label, "square at r1c2");
  const auto& count = std::get<DigitCount>(conditions.list[3].kind);
  EXPECT_EQ(count.members, (std::vector{1, 2, 4, 5}));
  EXPECT_EQ(count.digits, 0b1100U);
  EXPECT_EQ(count.how_many.least, 1);
}

}  // namespace
}  // namespace quadrille::sudoku
