#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(AllOfRule, AddsThePartsOfItsUses) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "all_of", "[palindrome=r1c1 r2c2] [one_of=r1c1 digits=1]");
  const auto list = conditions_of(puzzle).list;
  ASSERT_EQ(list.size(), 10U);
  EXPECT_EQ(list[8].origin->label, "palindrome r1c1-r2c2");
  EXPECT_EQ(list[9].origin->label, "1 in r1c1");
}

TEST(AllOfRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("all_of", "[one_of=r1c1 digits=1] [one_of=r1c2 digits=2]", Puzzle(4)), 48U);
  EXPECT_EQ(test::grids_left_by("all_of", "[one_of=r1c1 digits=1] [one_of=r1c2 digits=1]", Puzzle(4)), 0U);
}

TEST(AllOfRule, DrawsItsUses) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "all_of", "[palindrome=r1c1 r1c2]")).shapes().size(), 1U);
}

}  // namespace
}  // namespace quadrille::sudoku
