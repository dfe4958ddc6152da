#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(LockoutRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "lockout", "r1c1 r2c2 r1c3")).origin->label,
            "lockout r1c1-r1c3");
}

TEST(LockoutRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("lockout", "r1c1 r2c2 r3c3", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("lockout", "r1c1 r2c2 r3c3 difference=1", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("lockout", "r1c1 r2c2 r3c3 difference=3", Puzzle(4)), 0u);
}

TEST(LockoutRule, DrawsALine) { test::expect_line_among("lockout", 3); }

TEST(LockoutRule, WritesADifferenceThatIsNotTheUsualOne) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "lockout", "r1c1 r2c2 r2c3 difference=1"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "\u22651");
}

}  // namespace
}  // namespace quadrille::sudoku
