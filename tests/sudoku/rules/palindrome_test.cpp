#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(PalindromeRule, PairsTheCellsThatLieOppositeEachOther) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "palindrome", "r1c1 r1c2 r1c3 r2c3 r2c4");
  const auto list = conditions_of(puzzle).list;
  ASSERT_EQ(list.size(), 10u);
  EXPECT_EQ(list.back().origin->label, "palindrome r1c1-r2c4");
  EXPECT_EQ(list[8].origin, list.back().origin);
  EXPECT_EQ(std::get<Relation>(list[8].kind).sentence(4), "r1c1 = r2c4");
  EXPECT_EQ(std::get<Relation>(list[9].kind).sentence(4), "r1c2 = r2c3");
}

TEST(PalindromeRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("palindrome", "r1c1 r1c2 r2c2", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("palindrome", "r1c1 r1c2 r2c1 r2c2", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("palindrome", "r1c1 r2c2 r1c2", Puzzle(4)), 0u);
}

TEST(PalindromeRule, DrawsALine) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "palindrome", "r1c1 r1c2 r2c2")).shapes().size(), 1u);
}

}  // namespace
}  // namespace quadrille::sudoku
