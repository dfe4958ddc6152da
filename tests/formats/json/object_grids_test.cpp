#include "formats/json/object_grids.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(ObjectGrids, ReadsAllGridsOfAnObject) {
  const auto items =
      read_all("json_grids",
               R"({"data":[{"size":"4","squares":[{"x":0,"y":0,"value":1},{"x":1,"y":0,"value":2},)"
               R"({"x":0,"y":1,"value":3},{"x":3,"y":3,"value":4}]},{"level":"hard","rows":["1...","....",)"
               R"("....","...2"]}],"more":["1..............2","2..............1"]})");
  ASSERT_EQ(items.size(), 4U);
  EXPECT_EQ(givens_of(*items[0].puzzle), "12..3..........4");
  EXPECT_EQ(items[1].puzzle->about.level, "hard");
  EXPECT_EQ(givens_of(*items[3].puzzle), "2..............1");
}

TEST(ObjectGrids, PairsLongListsByPlace) {
  std::string puzzles, solutions;
  for (int i = 0; i < 100; ++i) {
    puzzles += (i == 0 ? "\"" : ",\"") + std::string(kGivens) + '"';
    solutions += ",\"" + std::string(kSolution) + '"';
  }
  const auto items = read_all("json_grids", "{\"all\":[" + puzzles + solutions + "]}");
  ASSERT_EQ(items.size(), 100U);
  EXPECT_TRUE(items.front().solution && items.back().solution);
}

TEST(ObjectGrids, PassesOverStatesWithoutDigits) {
  const std::string empty(16, '0');
  EXPECT_EQ(read_all("json_grids", R"({"state":")" + empty + R"(","puzzle":"1..............2"})").size(), 1U);
  const Item item =
      read_item("json_grids", R"({"grid":")" + empty + R"(","full":"1234341221434321","cages":[[1,2]]})");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(givens_of(*item.puzzle), "................");
  EXPECT_TRUE(item.solution);
  EXPECT_TRUE(item.drawing.may_be_rules);
  EXPECT_EQ(item.drawing.what, "the members \"cages\"");
}

TEST(ObjectGrids, ReadsTheStateOfAPuzzle) {
  const auto items =
      read_all("json_grids", R"([{"id":1,"puzzle":"1..............2","final":"12.............2"},)"
                             R"({"now":"3...4..........2","was":"3..............2"}])");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(givens_of(*items[0].puzzle), "1..............2");
  EXPECT_EQ(items[0].progress->placed[1], 2);
  EXPECT_NE(items[0].doubt, "");
  EXPECT_EQ(givens_of(*items[1].puzzle), "3..............2");
  EXPECT_EQ(items[1].progress->placed[4], 4);
  // Neither of two others, nor of three, is a state of one.
  EXPECT_EQ(read_all("json_grids", R"({"a":"1..............2","b":"2.............12"})").size(), 2U);
  EXPECT_EQ(
      read_all("json_grids", R"({"a":"1..............2","b":"12.............2","c":"123............2"})")
          .size(),
      3U);
}

TEST(ObjectGrids, ReadsKillerCages) {
  const Item item = read_item(
      "json_grids",
      R"({"puzzle":"................","cages":[{"cells":[[0,0],[0,1]],"sum":3},{"cells":[[3,3]],"sum":4}]})");
  ASSERT_TRUE(item.puzzle);
  const auto rules = sudoku::rule_texts(*item.puzzle);
  ASSERT_EQ(rules.size(), 1U);
  EXPECT_EQ(rules.front().argument, "r1c1 r1c2 total=3; r4c4 total=4");
  EXPECT_EQ(item.drawing.what, "");
}

}  // namespace
}  // namespace quadrille::formats
