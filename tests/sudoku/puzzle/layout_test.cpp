#include "sudoku/puzzle/layout.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/rules.h"
#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::sudoku {
namespace {

TEST(Layout, OfASizeIsUsual) {
  EXPECT_TRUE(Layout(9).is_usual());
  EXPECT_EQ(Layout(9), Layout(9, 9, 9));
  for (const Layout& other :
       {Layout(9, 8, 9), Layout(8, 9, 9), Layout(9, 9, 10), Layout(9, 9, 9, 0), Layout(9, 9, 9, 1, false)})
    EXPECT_FALSE(other.is_usual());
}

TEST(Layout, CountsCellsRowByRow) {
  const Layout layout(2, 3, 4);
  EXPECT_EQ(layout.cell_count(), 6);
  EXPECT_EQ(std::pair(layout.row_of(5), layout.column_of(5)), std::pair(1, 2));
  EXPECT_EQ(layout.cell_at(1, 0), 3);
  EXPECT_EQ(layout.row_cells(1), (std::vector<int>{3, 4, 5}));
  EXPECT_EQ(layout.column_cells(2), (std::vector<int>{2, 5}));
  EXPECT_TRUE(layout.contains(1, 2));
  EXPECT_FALSE(layout.contains(2, 1) || layout.contains(0, 3) || layout.contains(-1, 0));
  EXPECT_EQ(cell_name(5, layout), "r2c3");
  EXPECT_EQ(cell_named("r2c3", layout), 5);
  EXPECT_EQ(cell_named("r3c2", layout), std::nullopt);
}

Layout with_extra_cells() { return Layout(2, 3, 4).with_extra_cells({{"x", 2}, {"Ten", 11}}); }

TEST(Layout, CountsExtraCellsBehindTheGrid) {
  const Layout layout = with_extra_cells();
  EXPECT_EQ(layout.cell_count(), 19);
  EXPECT_EQ(layout.grid_cell_count(), 6);
  EXPECT_FALSE(layout.is_extra(5));
  EXPECT_TRUE(layout.is_extra(6));
  EXPECT_EQ(layout.cells_of_group(0), (std::vector<int>{6, 7}));
  EXPECT_EQ(layout.cells_of_group(1).front(), 8);
  EXPECT_EQ(std::pair(layout.row_of(6), layout.column_of(6)), std::pair(3, 0)) << "the row between is free";
  EXPECT_NE(layout, Layout(2, 3, 4));
  EXPECT_EQ(layout, with_extra_cells());
  EXPECT_EQ(layout.with_extra_cells({}), Layout(2, 3, 4));
}

TEST(Layout, NamesExtraCells) {
  const Layout layout = with_extra_cells();
  for (int cell = 0; cell < layout.cell_count(); ++cell)
    EXPECT_EQ(cell_named(cell_name(cell, layout), layout), cell);
  EXPECT_EQ(cell_name(18, layout), "Ten11");
  EXPECT_EQ(cell_named("TEN11", layout), 18);
  for (const std::string_view none : {"x", "x0", "x3", "x1x", "Ten12", "ten", "xx1", "", "1"})
    EXPECT_EQ(cell_named(none, layout), std::nullopt) << none;
  const Layout one = Layout(4).with_extra_cells({{"total", 1}});
  EXPECT_EQ(cell_name(16, one), "total");
  EXPECT_EQ(cell_named("total", one), 16);
  EXPECT_EQ(cell_named("total1", one), 16);
  // A name may begin like that of a cell of the grid.
  const Layout r = Layout(4).with_extra_cells({{"r", 20}});
  EXPECT_EQ(cell_named("r1", r), 16);
  EXPECT_EQ(cell_named("r1c2", r), 1);
}

TEST(Layout, GivesDigitsValues) {
  const Layout layout(2, 2, 4, 0);
  EXPECT_EQ(layout.value_of(1), 0);
  EXPECT_EQ(layout.last_value(), 3);
  EXPECT_EQ(layout.digit_of(0), 1);
  EXPECT_EQ(layout.digit_of(4), 0) << "no digit";
  EXPECT_EQ(Layout(4).digit_of(0), 0);
  EXPECT_EQ(Layout(4).digit_of(4), 4);
}

TEST(Layout, ThatCannotBeIsRefused) {
  const auto complaint = [](const Layout& layout) { return check_layout(layout).error().message; };
  EXPECT_EQ(complaint({0, 9, 9}), "found a grid of 0 rows and 9 columns, expected 1 to 64 of each");
  EXPECT_EQ(complaint({9, 65, 9}), "found a grid of 9 rows and 65 columns, expected 1 to 64 of each");
  EXPECT_EQ(complaint({9, 9, 9, 2}), "found 2 as the least digit, expected 0 or 1");
  EXPECT_EQ(complaint({9, 9, 65}), "found 65 digits, expected 1 to 64");
  EXPECT_EQ(complaint({4, 6, 5}),
            "found 5 digits, but a row has 6 cells with different digits: expected 6 digits or more, or a "
            "grid without lines");
  const Layout grid(4);
  EXPECT_EQ(complaint(grid.with_extra_cells({{"x1", 1}})),
            "found \"x1\" as the name of extra cells, expected 1 to 16 letters");
  EXPECT_EQ(complaint(grid.with_extra_cells({{"", 1}})),
            "found \"\" as the name of extra cells, expected 1 to 16 letters");
  EXPECT_EQ(complaint(grid.with_extra_cells({{"x", 1}, {"X", 1}})),
            "found two groups of extra cells named \"X\", expected different names");
  EXPECT_EQ(complaint(grid.with_extra_cells({{"x", 0}})),
            "found 0 extra cells named \"x\", expected 1 or more");
  EXPECT_EQ(complaint(grid.with_extra_cells({{"x", 600}, {"y", 401}})),
            "found more than 1000 extra cells, expected at most 1000");
  EXPECT_TRUE(check_layout(grid.with_extra_cells({{"x", 600}, {"y", 400}})));
  EXPECT_TRUE(check_layout({4, 6, 5, 1, false}));
  EXPECT_TRUE(check_layout({64, 1, 64, 0}));
}

/// Rules of any kinds in grids without a size, of few enough cells to try all.
void expect_all_agree(int rounds, Random random) {
  int with_rules = 0, with_regions = 0, with_extra_cells = 0;
  for (int round = 0; round < rounds; ++round) {
    Layout layout = test::random_layout(6, random);
    if (!layout.lines && layout.cell_count() > 4) layout.lines = true;
    layout.digits =
        std::max(std::min(layout.digits, 4), layout.lines ? std::max(layout.rows, layout.columns) : 1);
    Puzzle puzzle = test::random_shape(layout, random);
    test::add_random_rules(2, puzzle, random);
    if (random.below(2) == 0) test::add_random_givens(puzzle, random);
    if (random.below(3) == 0) test::add_random_restrictions(puzzle, random);
    with_rules += puzzle.rules().empty() ? 0 : 1;
    with_regions += puzzle.has_regions() ? 1 : 0;
    with_extra_cells += layout.extra_cell_count() > 0 ? 1 : 0;
    ASSERT_EQ(test::disagreement(puzzle, random), "") << test::describe(puzzle);
  }
  EXPECT_GT(with_rules, rounds / 8);
  EXPECT_GT(with_regions, rounds / 4);
  EXPECT_GT(with_extra_cells, rounds / 8);
}

TEST(Layout, IsTakenForWhatItMeansByAll) { expect_all_agree(test::rounds(120), Random(31)); }

TEST(LayoutSlow, IsTakenForWhatItMeansByAll) { expect_all_agree(3000, Random(32)); }

TEST(Layout, KnowsTheCellsBesideACell) {
  const Layout layout(2, 3, 3);
  EXPECT_EQ(layout.cells_beside(0), (std::vector{1, 3}));
  EXPECT_EQ(layout.cells_beside(4), (std::vector{1, 3, 5}));
  EXPECT_EQ(layout.cells_beside(2), (std::vector{1, 5})) << "the next row begins elsewhere";
  EXPECT_EQ(Layout(3).cells_beside(4), (std::vector{1, 3, 5, 7}));
}

}  // namespace
}  // namespace quadrille::sudoku
