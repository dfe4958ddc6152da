#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

test::ConditionLists lists_of_windows(int size) {
  const Puzzle puzzle = test::with_rule(Puzzle(size), "windoku");
  return test::ConditionLists(puzzle);
}

TEST(WindokuRule, MakesFourWindowsOfNine) {
  const test::ConditionLists lists = lists_of_windows(9);
  ASSERT_EQ(lists.houses.size(), 22u);
  EXPECT_EQ(lists.houses[18].name, "window 1");
  EXPECT_EQ(lists.houses[18].cells, (std::vector<int>{10, 11, 12, 19, 20, 21, 28, 29, 30}));
  EXPECT_EQ(lists.houses[19].cells, (std::vector<int>{14, 15, 16, 23, 24, 25, 32, 33, 34}));
  EXPECT_EQ(lists.houses[21].name, "window 4");
  EXPECT_EQ(lists.houses[21].cells, (std::vector<int>{50, 51, 52, 59, 60, 61, 68, 69, 70}));
}

TEST(WindokuRule, MakesAsManyWindowsAsFit) {
  EXPECT_EQ(lists_of_windows(4).houses.size(), 8u + 1u);
  EXPECT_EQ(lists_of_windows(16).houses.size(), 32u + 9u);
  const test::ConditionLists largest = lists_of_windows(64);
  ASSERT_EQ(largest.houses.size(), 128u + 49u);
  EXPECT_EQ(largest.houses.back().cells.back(), 62 * 64 + 62) << "one line of cells is left at the rim";
}

TEST(WindokuRule, NeedsASquareSize) {
  for (const int size : {1, 2, 6, 8, 10}) EXPECT_FALSE(Puzzle(size).add_rule("windoku").has_value()) << size;
  EXPECT_EQ(Puzzle(6).add_rule("windoku").error().message,
            "rule windoku: found a grid of size 6, but windows need one of size 4, 9, 16, 25, 36, 49 or 64");
  EXPECT_FALSE(Puzzle(9).add_rule("windoku", "3x3").has_value());
}

TEST(WindokuRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("windoku", "", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("windoku", "", test::four_with_boxes()), 168u);
}

TEST(WindokuRule, ShadesItsWindows) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "windoku"));
  std::vector<Point> centres;
  for (const Shape& shape : picture.shapes()) centres.push_back(std::get<Square>(shape.kind).centre);
  EXPECT_EQ(centres, (std::vector<Point>{{1.5, 1.5}, {2.5, 1.5}, {1.5, 2.5}, {2.5, 2.5}}));
}

}  // namespace
}  // namespace quadrille::sudoku
