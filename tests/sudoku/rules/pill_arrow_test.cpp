#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(PillArrowRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "pill_arrow", "pill=r1c1 r1c2 arm=r2c2 r2c3"))
                .origin->label,
            "pill arrow r1c1-r1c2");
}

TEST(PillArrowRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("pill_arrow", "pill=r1c1 r1c2 arm=r2c2 r2c3 r2c4 r3c4", Puzzle(4)), 1u);
  EXPECT_EQ(test::grids_left_by("pill_arrow", "pill=r1c1 r1c2 arm=r2c2 r2c3", Puzzle({2, 3, 3, 0})), 2u);
  EXPECT_EQ(test::grids_left_by("pill_arrow", "pill=r1c1 r1c2 arm=r2c2", Puzzle(4)), 0u);
}

TEST(PillArrowRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("pill_arrow", "pill=r1c1 arm=r2c2").error().message,
            "rule pill_arrow: found 1 cell, expected 2 to 3");
  EXPECT_EQ(Puzzle(4).add_rule("pill_arrow", "pill=r1c1 r1c2 arm=r1c2 r1c3").error().message,
            "rule pill_arrow: r1c2 is in the pill and in the arm, expected it in one of them");
}

TEST(PillArrowRule, IsDrawn) {
  EXPECT_EQ(
      picture_of(test::with_rule(Puzzle(4), "pill_arrow", "pill=r1c1 r1c2 arm=r2c2 r2c3")).shapes().size(),
      4u);
}

TEST(PillArrowRule, ReadsItsPillAsANumber) {
  const Condition sum =
      test::last_condition(test::with_rule(Puzzle(4), "pill_arrow", "pill=r1c3 r1c2 r1c1 arm=r2c1 r3c1"));
  EXPECT_EQ(std::get<Sum>(sum.kind).sentence(4), "r2c1 + r3c1 - r1c1 - 10 r1c2 - 100 r1c3 = 0");
}

TEST(PillArrowRule, HasNoDigitAbove9ButTheFirst) {
  const Puzzle puzzle = test::with_rule(Puzzle(12), "pill_arrow", "pill=r1c1 r1c2 arm=r2c1 r3c1");
  std::vector<int> limited;
  for (const Condition& condition : conditions_of(puzzle).list)
    if (const auto* const one = std::get_if<OneOf>(&condition.kind)) {
      limited.push_back(one->cell);
      EXPECT_EQ(one->digits, low_bits(9));
    }
  EXPECT_EQ(limited, std::vector{1});
}

}  // namespace
}  // namespace quadrille::sudoku
