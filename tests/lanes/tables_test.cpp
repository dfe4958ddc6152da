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

TEST(Tables, ClassicGridCrossesBoxesWithRowsAndWithColumns) {
  const Tables tables = tables_of(classic9());
  ASSERT_EQ(tables.crossings.size(), 2U);
  for (const Crossing& crossing : tables.crossings) {
    EXPECT_EQ(crossing.cells.size(), 27U);
    EXPECT_EQ(crossing.first.size(), 9U);
    EXPECT_EQ(crossing.second.size(), 9U);
    for (const auto& cells : crossing.cells) EXPECT_EQ(cells.size(), 3U);
    for (const auto& segments : crossing.first) EXPECT_EQ(segments.size(), 3U);
  }
}

TEST(Tables, SegmentsOfAHouseAreItsCells) {
  const Tables tables = tables_of(classic9());
  const Crossing& crossing = tables.crossings.front();  // rows and boxes
  std::vector<int> cells;
  for (const int segment : crossing.first.front()) {
    const auto& part = crossing.cells[static_cast<std::size_t>(segment)];
    cells.insert(cells.end(), part.begin(), part.end());
  }
  std::sort(cells.begin(), cells.end());
  EXPECT_EQ(cells, classic9().houses.front());
}

TEST(Tables, EachCellKnowsItsHousesAndSegments) {
  const Tables tables = tables_of(classic9());
  const auto list = [](const CellLists& lists, std::size_t cell) {
    return std::vector<std::uint32_t>(lists.items.data() + lists.begin[cell],
                                      lists.items.data() + lists.begin[cell + 1]);
  };
  EXPECT_EQ(tables.segments, 54);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const auto row = static_cast<std::uint32_t>(cell / 9);
    const auto column = static_cast<std::uint32_t>(cell % 9);
    EXPECT_EQ(list(tables.houses_of, cell),
              (std::vector<std::uint32_t>{row, 9 + column, 18 + row / 3 * 3 + column / 3}));
    const auto segments = list(tables.segments_of, cell);
    ASSERT_EQ(segments.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
      const Crossing& crossing = tables.crossings[i];
      const auto& cells = crossing.cells[segments[i] - static_cast<std::size_t>(crossing.first_segment)];
      EXPECT_NE(std::find(cells.begin(), cells.end(), static_cast<int>(cell)), cells.end());
    }
  }
}

TEST(Tables, LatinSquareHasNoCrossingsAndAShortHouseIsNotFull) {
  Shape shape{2, {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {0}}};
  const Tables tables = tables_of(shape);
  EXPECT_TRUE(tables.crossings.empty());
  EXPECT_EQ(tables.full, (std::vector<bool>{true, true, true, true, false}));
}

}  // namespace
}  // namespace quadrille::lanes
