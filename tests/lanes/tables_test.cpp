#include "lanes/tables.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace quadrille::lanes {
namespace {

TEST(Tables, ClassicGridHasTwentyPeersACell) {
  const Tables tables = tables_of(classic9());
  ASSERT_EQ(tables.field_words, 2U);
  for (std::size_t cell = 0; cell < 81; ++cell)
    EXPECT_EQ(count_of(tables.peers[2 * cell]) + count_of(tables.peers[2 * cell + 1]), 20);
}

std::vector<std::uint32_t> cells_of(const Crossing& crossing, std::size_t house) {
  std::vector<std::uint32_t> cells;
  for (const std::uint32_t segment : crossing.houses[house])
    cells.insert(cells.end(), crossing.segments[segment].begin(), crossing.segments[segment].end());
  std::ranges::sort(cells);
  return cells;
}

TEST(Tables, ClassicGridCrossesBoxesWithRowsAndWithColumns) {
  const Tables tables = tables_of(classic9());
  ASSERT_EQ(tables.crossings.size(), 2U);
  for (const Crossing& crossing : tables.crossings) {
    EXPECT_TRUE(crossing.full);
    ASSERT_EQ(crossing.segments.size(), 27U);
    ASSERT_EQ(crossing.houses.size(), 18U);
    for (std::size_t s = 0; s < 27; ++s) EXPECT_EQ(crossing.segments[s].size(), 3U);
    for (std::size_t h = 0; h < 18; ++h) EXPECT_EQ(crossing.houses[h].size(), 3U);
  }
}

TEST(Tables, SegmentsOfAHouseAreItsCells) {
  const Tables tables = tables_of(classic9());
  const auto& houses = classic9().houses;
  for (std::size_t h = 0; h < 9; ++h) {
    const auto is_house = [&](const Crossing& crossing, std::size_t at, std::size_t house) {
      return std::ranges::equal(cells_of(crossing, at), houses[house]);
    };
    EXPECT_TRUE(is_house(tables.crossings[0], h, h));           // rows
    EXPECT_TRUE(is_house(tables.crossings[0], 9 + h, 18 + h));  // and boxes
    EXPECT_TRUE(is_house(tables.crossings[1], h, 9 + h));       // columns
    EXPECT_TRUE(is_house(tables.crossings[1], 9 + h, 18 + h));  // and boxes
  }
}

TEST(Tables, ADiagonalCrossesTheBoxesThatItMeets) {
  Shape shape = classic9();
  shape.houses.push_back({0, 10, 20, 30, 40, 50, 60, 70, 80});
  const Tables tables = tables_of(shape);
  ASSERT_EQ(tables.crossings.size(), 3U);
  const Crossing& crossing = tables.crossings.back();
  EXPECT_EQ(crossing.segments.size(), 6U);  // three on the diagonal, and the rest of three boxes
  ASSERT_EQ(crossing.houses.size(), 4U);
  for (std::size_t h = 0; h < 4; ++h) EXPECT_EQ(cells_of(crossing, h).size(), 9U);
}

TEST(Tables, HousesOfALatinSquareAreNotCutAndAShortHouseStandsApart) {
  const Tables tables = tables_of({2, {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {0}}});
  ASSERT_EQ(tables.crossings.size(), 2U);
  EXPECT_TRUE(tables.crossings[0].full);
  EXPECT_EQ(tables.crossings[0].segments.size(), 4U);
  EXPECT_EQ(cells_of(tables.crossings[0], 3), (std::vector<std::uint32_t>{1, 3}));
  EXPECT_FALSE(tables.crossings[1].full);
  EXPECT_EQ(cells_of(tables.crossings[1], 0), (std::vector<std::uint32_t>{0}));
}

}  // namespace
}  // namespace quadrille::lanes
