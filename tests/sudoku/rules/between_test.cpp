#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(BetweenRule, HasARowForEachTwoEnds) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "between", "r1c1 r2c2 r2c3 r3c3");
  const auto list = conditions_of(puzzle).list;
  EXPECT_EQ(list.back().origin->label, "between r1c1-r3c3");
  const auto& table = std::get<Table>(list.back().kind);
  EXPECT_EQ(table.members, (std::vector{0, 5, 6, 10}));
  EXPECT_EQ(table.rows.size(), 6u);
  EXPECT_EQ(table.rows[1], (Table::Row{0b0001, 0b0110, 0b0110, 0b1000}));
}

TEST(BetweenRule, TakesThreeCellsOrMore) {
  EXPECT_EQ(Puzzle(4).add_rule("between", "r1c1 r1c2").error().message,
            "rule between: found 2 cells, expected 3 or more");
}

TEST(BetweenRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("between", "r1c1 r1c2 r1c3", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("between", "r1c1 r1c2 r1c3 r1c4", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("between", "r1c1 r2c2 r1c2", Puzzle(4)), 128u);
}

TEST(BetweenRule, DrawsALineWithCirclesAtItsEnds) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "between", "r1c1 r1c2 r2c2")).shapes().size(), 3u);
}

}  // namespace
}  // namespace quadrille::sudoku
