#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(EntropicLineRule, NamesItsPlace) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "entropic_line", "r1c1 r2c2")).origin->label,
            "entropic line r1c1-r2c2");
}

TEST(EntropicLineRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("entropic_line", "r1c1 r2c2", Puzzle(4)), 320u);
  EXPECT_EQ(test::grids_left_by("entropic_line", "r1c1 r1c2 r1c3 r2c3", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("entropic_line", "r1c1 r2c2 r3c3 r4c4", Puzzle(4)), 32u);
  EXPECT_EQ(test::grids_left_by("entropic_line", "r1c1 r1c2 r1c3 r2c3", Puzzle({2, 3, 3, 0})), 6u);
}

TEST(EntropicLineRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(2).add_rule("entropic_line", "r1c1 r1c2").error().message,
            "rule entropic_line: found 2 digits, expected 3 or more, of which some are low, some in the "
            "middle, and some high");
}

TEST(EntropicLineRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "entropic_line", "r1c1 r1c2 r2c2")).shapes().size(), 1u);
}

TEST(EntropicLineRule, HasAsManyLowDigitsAsHighOnes) {
  const auto classes = [](int digits) {
    std::vector<Digits> found;
    for (const auto& condition :
         conditions_of(test::with_rule(Puzzle(digits), "entropic_line", "r1c1 r2c2 r3c3")).list)
      if (const auto* const count = std::get_if<DigitCount>(&condition.kind)) found.push_back(count->digits);
    return found;
  };
  EXPECT_EQ(classes(9), (std::vector<Digits>{0b111, 0b111000, 0b111000000}));
  EXPECT_EQ(classes(4), (std::vector<Digits>{0b1, 0b110, 0b1000}));
  EXPECT_EQ(classes(5), (std::vector<Digits>{0b11, 0b100, 0b11000}));
}

}  // namespace
}  // namespace quadrille::sudoku
