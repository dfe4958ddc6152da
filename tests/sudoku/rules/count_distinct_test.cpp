#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(CountDistinctRule, CountsAllCellsButTheFirst) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "count_distinct", "r2c2 r1c1 r1c2");
  const auto list = conditions_of(puzzle).list;
  EXPECT_EQ(list.back().origin->label, "count distinct r2c2-r1c2");
  EXPECT_EQ(std::get<DistinctCount>(list.back().kind).sentence(4),
            "as many as r2c2 says different digits in r1c1 r1c2");
}

TEST(CountDistinctRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("count_distinct", "r1c1 r1c2 r1c3", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("count_distinct", "r1c1 r2c2 r3c3 r4c4", Puzzle(4)), 144u);
}

TEST(CountDistinctRule, CountsByTheValueOfDigitsFromZero) {
  EXPECT_EQ(test::grids_left_by("count_distinct", "r1c1 r1c2 r1c3", Puzzle({1, 3, 3, 0})), 2u) << "201 210";
}

TEST(CountDistinctRule, MayCountItsOwnCell) {
  EXPECT_EQ(test::grids_left_by("count_distinct", "r1c1 r1c1 r1c2 r1c3", Puzzle(4)), 144u) << "a 3";
  EXPECT_EQ(test::grids_left_by("count_distinct", "r1c1 r1c2 r1c1 r1c2", Puzzle(4)), 144u) << "a 2";
  std::size_t expected = 0;
  const auto grids = test::reference_solutions(Puzzle(4), 600);
  for (const Grid& grid : grids.value())
    expected += static_cast<std::size_t>(grid[0] == (grid[0] == grid[5] ? 1 : 2));
  EXPECT_EQ(test::grids_left_by("count_distinct", "r1c1 r1c1 r2c2", Puzzle(4)), expected);
}

TEST(CountDistinctRule, DrawsALineFromACircle) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "count_distinct", "r2c2 r1c1 r1c2")).shapes().size(), 2u);
}

}  // namespace
}  // namespace quadrille::sudoku
