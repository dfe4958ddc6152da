#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/solve/posted_model.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(XSumRule, IsAWordOfTheLine) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "x_sum", "r5c2 total=6");
  const Conditions conditions = conditions_of(puzzle);
  EXPECT_EQ(conditions.stated().back().origin->label, "x sum 6 at r5c2");
  EXPECT_EQ(std::get<DigitWord>(conditions.stated().back().kind).path, (std::vector{13, 9, 5, 1}));
}

TEST(XSumRule, KnowsThatTheDigitsOfAHouseDiffer) {
  const auto left = [](const Puzzle& puzzle) {
    PostedModel model(puzzle, cp::Consistency::automatic);
    EXPECT_TRUE(model.enter(puzzle, nullptr) && model.store().propagate());
    return model.store().word(model.cells()[0].id());
  };
  // The sum of seven different digits is at least 28, and 3 digits reach 20 only as 3 8 9.
  EXPECT_EQ(left(test::with_rule(Puzzle(9), "x_sum", "r1c0 total=20")), Word{0b11100});
}

TEST(XSumRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("x_sum", "r1c0 total=1", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("x_sum", "r1c5 total=10", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("x_sum", "r0c1 total=6", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("x_sum", "r1c0 total=2", Puzzle(4)), 0u);
}

TEST(XSumRule, AddsNoDigitWhereTheFirstIsZero) {
  EXPECT_EQ(test::grids_left_by("x_sum", "r1c0 total=3", Puzzle({1, 3, 3, 0})), 1u) << "210";
}

TEST(XSumRule, WritesItsNumberBesideTheLine) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "x_sum", "r2c5 total=3"));
  ASSERT_EQ(picture.shapes().size(), 1u);
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[0].kind).text, "3");
}

}  // namespace
}  // namespace quadrille::sudoku
