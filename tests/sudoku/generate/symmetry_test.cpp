#include "sudoku/generate/symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace quadrille::sudoku {
namespace {

constexpr std::array kAll{Symmetry::none,   Symmetry::rotate180, Symmetry::rotate90,
                          Symmetry::mirror, Symmetry::flip,      Symmetry::diagonal};

TEST(Symmetry, PutsEachCellIntoOneOrbit) {
  for (const Symmetry symmetry : kAll) {
    std::vector<int> cells;
    for (const auto& orbit : orbits_of(Layout(5), symmetry))
      cells.insert(cells.end(), orbit.begin(), orbit.end());
    std::ranges::sort(cells);
    ASSERT_EQ(cells.size(), 25U);
    for (int cell = 0; cell < 25; ++cell) EXPECT_EQ(cells[std::size_t(cell)], cell);
  }
}

/// The numbers of orbits of 1 cell, 2 cells and 4 cells.
std::array<int, 3> sizes(int size, Symmetry symmetry) {
  std::array<int, 3> counts{};
  for (const auto& orbit : orbits_of(Layout(size), symmetry)) {
    EXPECT_TRUE(orbit.size() == 1 || orbit.size() == 2 || orbit.size() == 4);
    ++counts[orbit.size() / 2];
  }
  return counts;
}

TEST(Symmetry, TiesAsManyCellsAsItShould) {
  EXPECT_EQ(sizes(4, Symmetry::none), (std::array{16, 0, 0}));
  EXPECT_EQ(sizes(4, Symmetry::rotate180), (std::array{0, 8, 0}));
  EXPECT_EQ(sizes(5, Symmetry::rotate180), (std::array{1, 12, 0}));
  EXPECT_EQ(sizes(4, Symmetry::rotate90), (std::array{0, 0, 4}));
  EXPECT_EQ(sizes(5, Symmetry::rotate90), (std::array{1, 0, 6}));
  EXPECT_EQ(sizes(5, Symmetry::mirror), (std::array{5, 10, 0}));
  EXPECT_EQ(sizes(5, Symmetry::flip), (std::array{5, 10, 0}));
  EXPECT_EQ(sizes(4, Symmetry::diagonal), (std::array{4, 6, 0}));
}

TEST(Symmetry, TiesTheCellsThatItExchanges) {
  // The orbit of r1c2 in a grid of size 4.
  const auto orbit_of_second = [](Symmetry symmetry) {
    for (auto orbit : orbits_of(Layout(4), symmetry)) {
      std::ranges::sort(orbit);
      if (std::ranges::count(orbit, 1) > 0) return orbit;
    }
    return std::vector<int>();
  };
  EXPECT_EQ(orbit_of_second(Symmetry::rotate180), (std::vector{1, 14}));
  EXPECT_EQ(orbit_of_second(Symmetry::rotate90), (std::vector{1, 7, 8, 14}));
  EXPECT_EQ(orbit_of_second(Symmetry::mirror), (std::vector{1, 2}));
  EXPECT_EQ(orbit_of_second(Symmetry::flip), (std::vector{1, 13}));
  EXPECT_EQ(orbit_of_second(Symmetry::diagonal), (std::vector{1, 4}));
}

TEST(Symmetry, ExchangesLinesByQuarterTurnsAndAlongTheDiagonal) {
  for (const Symmetry symmetry : kAll)
    EXPECT_EQ(exchanges_lines(symmetry), symmetry == Symmetry::rotate90 || symmetry == Symmetry::diagonal);
}

}  // namespace
}  // namespace quadrille::sudoku
