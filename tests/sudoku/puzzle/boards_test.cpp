#include "sudoku/puzzle/boards.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudoku/puzzle/puzzle.h"
#include "sudoku/solve/solve.h"
#include "support/base/refusal.h"
#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::sudoku {
namespace {

Layout boards(std::string_view text, int size = 9) {
  const auto layout = layout_called(text, size);
  if (layout) return *layout;
  ADD_FAILURE() << layout.error().message;
  return 1;
}

std::string error(std::string_view text, int size = 9) {
  const auto layout = layout_called(text, size);
  return layout ? "" : layout.error().message;
}

TEST(Boards, AreArrangedAsTheirNameSays) {
  const Layout samurai = boards("samurai");
  EXPECT_EQ(samurai.rows, 21);
  EXPECT_EQ(samurai.columns, 21);
  EXPECT_EQ(samurai.digits, 9);
  EXPECT_FALSE(samurai.lines);
  EXPECT_EQ(samurai.hole_count(), 8 * 9) << "eight boxes of 49 are empty";
  EXPECT_EQ(boards("gattai-3").rows, 15);
  EXPECT_EQ(boards("sumo").hole_count(), 33 * 33 - 13 * 81 + 16 * 9);
  EXPECT_EQ(boards("butterfly").hole_count(), 0);
  for (const std::string_view name : arrangement_names()) {
    const Layout layout = boards(name);
    EXPECT_EQ(boards_text(*layout.boards), name);
    for (const BoardCorner& corner : layout.boards->corners)
      EXPECT_TRUE(corner.row % 3 == 0 && corner.column % 3 == 0) << name;
  }
}

TEST(Boards, OfASamuraiMayHaveAnySizeWithSquareBoxes) {
  EXPECT_EQ(boards("samurai", 4).rows, 8);
  EXPECT_EQ(boards("samurai", 16).rows, 40);
  EXPECT_EQ(boards_text(*boards("samurai", 16).boards), "samurai");
  EXPECT_EQ(
      error("windmill", 16),
      "found boards of size 16 for windmill, which has none of that size; give the first cell of each board, "
      "such as r1c1 r1c13");
  EXPECT_NE(error("samurai", 6), "");
}

TEST(Boards, AreNamedByTheirFirstCells) {
  const Layout layout = boards("r3c3, R1C1", 4);
  EXPECT_EQ(layout, boards("gattai-2", 4));
  EXPECT_EQ(layout.rows, 6);
  EXPECT_EQ(boards_text(*boards("r1c2 r2c1", 3).boards), "r1c2 r2c1");
  EXPECT_NE(layout, Layout(6, 6, 4, 1, false));
  EXPECT_NE(layout, boards("r1c3 r3c1", 4));
}

TEST(Boards, OfOneAreTheUsualGrid) { EXPECT_EQ(boards("r1c1"), Layout(9)); }

TEST(Boards, SayWhatIsWrongWithThem) {
  EXPECT_EQ(error("r1c1 r1c1"), "found two boards that begin at r1c1, expected different ones");
  EXPECT_EQ(error("r2c1 r8c7"),
            "the first row of the boards is 2 and their first column is 1, expected 1 for both");
  EXPECT_EQ(error("r1c1 r1c57"), "found a grid of 9 rows and 65 columns, expected 1 to 64 of each");
  EXPECT_EQ(error("r1c1 r1c2147483647"),
            "found a grid of 9 rows and 2147483655 columns, expected 1 to 64 of each");
  EXPECT_TRUE(error("ninja").starts_with("found \"ninja\" as boards, expected their first cells"));
  EXPECT_NE(error(""), "");
  EXPECT_NE(error("r0c1"), "");
  EXPECT_NE(error("samurai", 65), "");
}

TEST(Boards, HaveHolesThatAreNoCells) {
  const Layout layout = boards("gattai-2", 4);
  const int hole = layout.cell_at(0, 4), cell = layout.cell_at(0, 3);
  EXPECT_TRUE(layout.is_hole(hole));
  EXPECT_FALSE(layout.is_hole(cell) || layout.contains(0, 4));
  EXPECT_EQ(layout.row_cells(0), (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(layout.column_cells(5), (std::vector<int>{17, 23, 29, 35}));
  EXPECT_EQ(layout.cells_beside(cell), (std::vector<int>{2, 9}));
  EXPECT_TRUE(layout.cells_beside(hole).empty());
  EXPECT_EQ(cell_named("r1c5", layout), std::nullopt);
  EXPECT_TRUE(cells_called("r1c4-r1c6", layout).empty());
  EXPECT_TRUE(cells_called("r2c4:r3c5", layout).empty());
  EXPECT_EQ(cells_called("r3c4-r3c6", layout).size(), 3U);
  Puzzle puzzle(layout);
  EXPECT_EQ(test::refusal([&] { puzzle.set_given(hole, 1); }),
            "Puzzle: found a digit at r1c5, which belongs to no board, expected none");
  EXPECT_NE(test::refusal([&] { puzzle.restrict_candidates(hole, 1); }), "");
  EXPECT_FALSE(puzzle.has_restrictions());
}

TEST(Boards, ShareLinesOnce) {
  EXPECT_EQ(line_houses(boards("samurai")).size(), 5U * 18);
  EXPECT_EQ(line_houses(boards("r1c1 r1c4")).size(), 2 * 9U + 12) << "both have columns 4 to 9";
  EXPECT_EQ(line_houses(boards("r1c1 r4c1")).size(), 2 * 9U + 12);
  EXPECT_EQ(line_houses(Layout(4)).size(), 8U);
  EXPECT_EQ(line_houses(boards("gattai-2", 4)).back().label, "column 6 of board 2");
}

TEST(Boards, ConsistOfWholeBoxes) {
  Puzzle puzzle(boards("gattai-2", 4));
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  EXPECT_EQ(puzzle.region_cells().size(), 7U);
  EXPECT_TRUE(puzzle.has_full_regions());
  EXPECT_EQ(puzzle.regions()[4], kNoRegion);
  EXPECT_FALSE(puzzle.set_boxes(3, 3));
  EXPECT_FALSE(Puzzle(boards("r1c1 r2c3", 4)).set_boxes(2, 2));
  std::vector<std::string> labels(36, ".");
  labels[4] = "a";
  EXPECT_EQ(puzzle.set_regions(labels).error().message,
            "found a at r1c5, which belongs to no board, expected nothing there");
}

TEST(Boards, WithASharedBoxHaveTheSolutionsOfEachForIt) {
  Puzzle puzzle(boards("gattai-2", 4));
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  // A 4x4 grid has 288 solutions, so 12 for each of the 24 ways to fill a box.
  EXPECT_EQ(Solver().count(puzzle).solutions, 24U * 12 * 12);
  Grid grid = *Solver().first_solution(puzzle).grid;
  EXPECT_EQ(grid[4], 0) << "a hole";
  EXPECT_EQ(std::ranges::count(grid, 0), 8);
}

TEST(Boards, RefuseRulesAboutAWholeGrid) {
  Puzzle puzzle(boards("samurai"));
  for (const auto& [rule, argument] : {std::pair("diagonals", ""),
                                       {"windoku", ""},
                                       {"sandwich", "r0c2 total=10"},
                                       {"chaos_construction", ""}}) {
    const auto added = puzzle.add_rule(rule, argument);
    ASSERT_FALSE(added) << rule;
    EXPECT_NE(added.error().message.find("the grid has several boards"), std::string::npos)
        << added.error().message;
  }
  EXPECT_FALSE(puzzle.add_rule("any_of", "sandwich r0c2 10 | skyscraper r0c3 3"));
  EXPECT_TRUE(puzzle.add_rule("anti_knight"));
  EXPECT_FALSE(puzzle.add_rule("thermometer", "r1c9 r1c10")) << "a hole";
}

TEST(Boards, MeanTheSameToAllThatReadsThem) {
  Random random(5);
  for (int round = 0; round < test::rounds(60); ++round) {
    const std::string_view places[] = {"r1c1 r2c2", "r1c2 r2c1", "r1c1 r1c3 r2c2", "r1c1 r1c2 r2c1"};
    Puzzle puzzle(boards(places[random.below(4)], 2));
    test::add_random_rules(static_cast<int>(random.below(3)), puzzle, random);
    test::add_random_givens(puzzle, random);
    test::add_random_restrictions(puzzle, random);
    ASSERT_EQ(test::disagreement(puzzle, random), "") << test::describe(puzzle);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
