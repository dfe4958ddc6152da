#include "formats/setters/fpuzzles_grid.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(FpuzzlesGrid, ReadsCells) {
  const Item item = read_item("fpuzzles", R"({"size":4,"grid":[
      [{"value":1,"given":true},{"value":"2","given":true},{"value":3},{"value":4,"given":false}],
      [{"givenPencilMarks":[1,2]},{"centerPencilMarks":[3]},{"givenPencilMarks":[]},{}],
      [{},{},{},{}],[{},{},{},{}]]})");
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(givens_of(*item.puzzle), "12..............") << "other digits are the player's";
  EXPECT_EQ(item.puzzle->candidates(4), 3U);
  EXPECT_EQ(item.puzzle->candidates(5), item.puzzle->all_digits());
  EXPECT_EQ(item.puzzle->candidates(6), item.puzzle->all_digits());
  EXPECT_TRUE(item.puzzle->has_boxes());
  EXPECT_FALSE(item.solution);
  ASSERT_TRUE(item.progress);
  EXPECT_EQ(item.progress->placed[2], 3);
}

TEST(FpuzzlesGrid, ReadsRegions) {
  const auto regions = [](std::string_view first_row) {
    const Item item = read_item("fpuzzles", R"({"size":4,"grid":[)" + std::string(first_row) +
                                                ",[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}");
    if (!item.puzzle) return item.puzzle.error().message;
    if (item.puzzle->has_boxes()) return std::string("boxes");
    std::string text;
    for (const int region : item.puzzle->regions())
      text += region < 0 ? '.' : static_cast<char>('a' + region);
    return text;
  };
  EXPECT_EQ(regions(R"([{"region":0},{},{},{}])"), "boxes");
  EXPECT_EQ(regions(R"([{"region":1},{"region":0},{"region":0},{"region":1}])"), "abbabbaaccddccdd");
  EXPECT_EQ(regions(R"([{"region":null},{},{},{}])"), ".abbaabbccddccdd");
  // A size without boxes has rows, and so have its cells without a region.
  const Item prime =
      read_item("fpuzzles", R"({"size":2,"grid":[[{"region":1},{"region":0}],[{"region":0},{"region":1}]]})");
  ASSERT_TRUE(prime.puzzle);
  EXPECT_EQ(prime.puzzle->regions(), (std::vector{0, 1, 1, 0}));
  const Item none =
      read_item("fpuzzles",
                R"({"size":2,"grid":[[{"region":null},{"region":null}],[{"region":null},{"region":null}]]})");
  ASSERT_TRUE(none.puzzle);
  EXPECT_FALSE(none.puzzle->has_regions());
}

TEST(FpuzzlesGrid, ReadsBoardsThatOverlap) {
  // Two boards of 4x4 that share a box.
  std::string rows;
  for (int row = 0; row < 6; ++row) {
    std::string cells;
    for (int column = 0; column < 6; ++column) {
      const bool is_hole = (row < 2 && column > 3) || (row > 3 && column < 2);
      const std::string region = is_hole ? "null" : std::to_string(row / 2 * 3 + column / 2);
      cells += (column == 0 ? "" : ",") + (R"({"value":5,"region":)" + region + "}");
    }
    rows += (row == 0 ? "[" : ",[") + cells + "]";
  }
  const Item item = read_item("fpuzzles", R"({"size":6,"grid":[)" + rows + "]}");
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(item.puzzle->layout(), sudoku::layout_called("gattai-2", 4).value());
  EXPECT_EQ(item.puzzle->box_rows(), 2);
  EXPECT_FALSE(item.progress) << "a player's 5 is no digit of such boards";
}

}  // namespace
}  // namespace quadrille::formats
