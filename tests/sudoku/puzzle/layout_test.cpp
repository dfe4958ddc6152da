#include "sudoku/puzzle/layout.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/rules.h"
#include "support/condition_harness.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"

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
            "found 5 digits, but a row has 6 cells, which are to hold different digits: expected 6 digits or "
            "more, or a grid without lines");
  EXPECT_TRUE(check_layout({4, 6, 5, 1, false}));
  EXPECT_TRUE(check_layout({64, 1, 64, 0}));
}

/// Rules of any kinds in grids that no size says, of few enough cells to try all.
void expect_all_agree(int rounds, Random random) {
  int with_rules = 0, with_regions = 0;
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
    ASSERT_EQ(test::disagreement(puzzle, random), "") << test::describe(puzzle);
  }
  EXPECT_GT(with_rules, rounds / 8);
  EXPECT_GT(with_regions, rounds / 4);
}

TEST(Layout, IsTakenForWhatItMeansByAll) { expect_all_agree(test::rounds(120), Random(31)); }

TEST(LayoutSlow, IsTakenForWhatItMeansByAll) { expect_all_agree(3000, Random(32)); }

}  // namespace
}  // namespace quadrille::sudoku
