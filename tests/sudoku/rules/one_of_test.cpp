#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(OneOfRule, IsAConditionForEachCell) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "one_of", "r1c1 r2c2 digits=1 3");
  const auto list = conditions_of(puzzle).list;
  ASSERT_EQ(list.size(), 10U);
  EXPECT_EQ(list.back().origin->label, "1 3 in r2c2");
  EXPECT_EQ(std::get<OneOf>(list.back().kind).digits, digit_bit(1) | digit_bit(3));
}

TEST(OneOfRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("one_of", "r1c1 digits=1 2", Puzzle(4)), 288U);
  EXPECT_EQ(test::grids_left_by("one_of", "r1c1 r1c2 r1c3 digits=1 2", Puzzle(4)), 0U);
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "one_of", "r1c1 digits=1")).shapes().size(), 0U);
}

}  // namespace
}  // namespace quadrille::sudoku
