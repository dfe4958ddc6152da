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

}  // namespace
}  // namespace quadrille::formats
