#include "formats/cell_places.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string counted(int least, int greatest, int size = 0) {
  const auto places = cell_places(least, greatest, size);
  return places ? std::to_string(places->size) + " from " + std::to_string(places->first) : "unknown";
}

TEST(CellPlaces, CountFromZeroOrOne) {
  EXPECT_EQ(counted(0, 8), "9 from 0");
  EXPECT_EQ(counted(0, 7), "9 from 0");
  EXPECT_EQ(counted(1, 9), "9 from 1");
  EXPECT_EQ(counted(0, 9), "12 from 0");
  EXPECT_EQ(counted(1, 8), "unknown");
  EXPECT_EQ(counted(0, 25), "unknown");
}

TEST(CellPlaces, KeepToTheSize) {
  EXPECT_EQ(counted(0, 3, 9), "9 from 0");
  EXPECT_EQ(counted(1, 7, 7), "7 from 1");
  EXPECT_EQ(counted(1, 3, 9), "unknown");
  EXPECT_EQ(counted(0, 9, 9), "unknown");
}

TEST(CellPlaces, MakeAPuzzle) {
  const auto puzzle_of = [](const std::vector<CellDigit>& cells) { return puzzle_of_cells(cells, {}); };
  const Item item = puzzle_of({{{"1"}, {"2"}, {"3"}}, {{"4"}, {"4"}, {"1"}}});
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(givens_of(*item.puzzle), ".3.............1");
  EXPECT_FALSE(puzzle_of({{{"1"}, {"2"}, {"3"}}}).puzzle) << "counted from 0 or from 1";
  EXPECT_FALSE(puzzle_of({{{"0"}, {"2"}, {"3"}}, {{"0"}, {"2"}, {"1"}}}).puzzle) << "two digits";
}

}  // namespace
}  // namespace quadrille::formats
