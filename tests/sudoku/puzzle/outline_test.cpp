#include "sudoku/puzzle/outline.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::sudoku {
namespace {

TEST(Outline, OfOneCellIsASquareInsideIt) {
  EXPECT_EQ(outlines_of(std::vector{5}, Layout(4), 0.25),
            (std::vector<Ring>{{{1.25, 1.25}, {1.75, 1.25}, {1.75, 1.75}, {1.25, 1.75}}}));
}

TEST(Outline, TurnsRoundInnerCorners) {
  // An L: its inner corner lies outside the polygon, so the sides beside it come nearer to the corner.
  EXPECT_EQ(outlines_of(std::vector{0, 4, 5}, Layout(4), 0.25),
            (std::vector<Ring>{
                {{0.25, 0.25}, {0.75, 0.25}, {0.75, 1.25}, {1.75, 1.25}, {1.75, 1.75}, {0.25, 1.75}}}));
}

TEST(Outline, GoesRoundHolesToo) {
  const auto rings = outlines_of(std::vector{0, 1, 2, 3, 5, 6, 7, 8}, Layout(3), 0.25);
  EXPECT_EQ(rings, (std::vector<Ring>{{{0.25, 0.25}, {2.75, 0.25}, {2.75, 2.75}, {0.25, 2.75}},
                                      {{0.75, 0.75}, {0.75, 2.25}, {2.25, 2.25}, {2.25, 0.75}}}));
}

TEST(Outline, PartsCellsThatTouchAtACornerAlone) {
  for (const auto& cells : {std::vector{0, 3}, std::vector{1, 2}}) {
    const auto rings = outlines_of(cells, Layout(2), 0);
    ASSERT_EQ(rings.size(), 2U);
    for (const Ring& ring : rings) EXPECT_EQ(ring.size(), 4U);
  }
}

TEST(Outline, OfNoCellsIsNone) { EXPECT_TRUE(outlines_of({}, Layout(4), 0.1).empty()); }

TEST(Outline, IsOneForCellsInAnyOrderAndAcrossTheRim) {
  EXPECT_EQ(outlines_of(std::vector{5, 0, 4}, Layout(4), 0.25),
            outlines_of(std::vector{0, 4, 5}, Layout(4), 0.25));
  EXPECT_EQ(outlines_of(std::vector{3, 4}, Layout(4), 0).size(), 2U) << "r1c4 and r2c1 do not touch";
}

/// By the shoelace formula: clockwise rings count as more than 0, rings around holes as less.
double area_of(const Ring& ring) {
  double twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Point a = ring[i];
    const Point b = ring[(i + 1) % ring.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

TEST(Outline, EnclosesTheAreaOfItsCells) {
  constexpr int kColumns = 5;
  constexpr int kCells = 30;
  Random random(17);
  for (int round = 0; round < test::rounds(400); ++round) {
    std::vector<int> cells;
    for (int cell = 0; cell < kCells; ++cell) {
      if (random.below(2) == 0) cells.push_back(cell);
    }
    double whole = 0;
    for (const Ring& ring : outlines_of(cells, Layout(kColumns), 0)) {
      whole += area_of(ring);
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = ring[(i + 1) % ring.size()];
        const Point c = ring[(i + 2) % ring.size()];
        EXPECT_NE(a.x == b.x, a.y == b.y) << "sides are upright or level";
        EXPECT_NE(a.x == b.x, b.x == c.x) << "and turn at each corner";
      }
    }
    EXPECT_EQ(whole, static_cast<double>(cells.size()));
  }
}

}  // namespace
}  // namespace quadrille::sudoku
