#include "formats/iss/places.h"

#include <algorithm>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(IssPlaces, KnowsEveryDiagonalByACellAtTheRim) {
  constexpr int kSize = 5;
  std::set<std::vector<int>> diagonals;
  for (int cell = 0; cell < kSize * kSize; ++cell) {
    const auto place = iss_diagonal_place(cell, kSize);
    if (!place) continue;
    const int row = cell / kSize + 1;
    const int column = cell % kSize + 1;
    auto cells = sudoku::cells_from(*place, row - place->row, column - place->column, kSize);
    ASSERT_GE(cells.size(), 2U);
    EXPECT_EQ(cells.front(), cell);
    std::ranges::sort(cells);
    diagonals.insert(cells);
  }
  EXPECT_EQ(diagonals.size(), 14U) << "the two long ones are known by both of their ends";
}

}  // namespace
}  // namespace quadrille::formats
