#include "sudoku/puzzle/outside.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(Outside, LiesBesideTheGrid) {
  EXPECT_EQ(outside_named("r0c3", 4), (Outside{0, 3}));
  EXPECT_EQ(outside_named("R5C5", 4), (Outside{5, 5}));
  for (const char* name : {"r1c1", "r4c4", "r6c1", "r0c6", "r0", "rc0", "r-1c2", "r0c3 ", "c0r3", ""})
    EXPECT_EQ(outside_named(name, 4), std::nullopt) << name;
  EXPECT_EQ(outside_name({5, 0}), "r5c0");
}

TEST(Outside, HasCorners) {
  EXPECT_TRUE((Outside{0, 5}.is_corner(4)));
  EXPECT_FALSE((Outside{0, 4}.is_corner(4)));
}

TEST(Outside, LooksAlongALine) {
  EXPECT_EQ(line_from({0, 2}, 3), (std::vector<int>{1, 4, 7}));
  EXPECT_EQ(line_from({4, 2}, 3), (std::vector<int>{7, 4, 1}));
  EXPECT_EQ(line_from({3, 0}, 3), (std::vector<int>{6, 7, 8}));
  EXPECT_EQ(line_from({3, 4}, 3), (std::vector<int>{8, 7, 6}));
}

TEST(Outside, LooksAlongADiagonal) {
  EXPECT_EQ(cells_from({0, 1}, 1, 1, 3), (std::vector<int>{1, 5}));
  EXPECT_EQ(cells_from({0, 0}, 1, 1, 3), (std::vector<int>{0, 4, 8}));
  EXPECT_EQ(cells_from({4, 2}, -1, -1, 3), (std::vector<int>{6}));
  EXPECT_TRUE(cells_from({0, 1}, -1, 1, 3).empty());
}

}  // namespace
}  // namespace quadrille::sudoku
