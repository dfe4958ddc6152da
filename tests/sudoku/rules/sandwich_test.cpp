#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/solve/posted_model.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SandwichRule, IsAWordOfTheLine) {
  const Conditions conditions = conditions_of(test::with_rule(Puzzle(4), "sandwich", "r5c2 total=5"));
  const Condition& last = conditions.stated().back();
  EXPECT_EQ(last.origin->label, "sandwich 5 at r5c2");
  EXPECT_EQ(std::get<DigitWord>(last.kind).path, (std::vector{13, 9, 5, 1}));
}

TEST(SandwichRule, KnowsThatTheDigitsOfAHouseDiffer) {
  Puzzle puzzle = test::with_rule(Puzzle(9), "sandwich", "r1c0 total=10");
  puzzle.set_given(2, 1);
  puzzle.set_given(6, 9);
  PostedModel model(puzzle, cp::Consistency::automatic);
  ASSERT_TRUE(model.enter(puzzle, nullptr) && model.store().propagate());
  // The sum of the three digits between is 10: 2 3 5. So the others are 4 6 7 8.
  EXPECT_EQ(model.store().word(model.cells()[3].id()), Word{0b000010110});
  EXPECT_EQ(model.store().word(model.cells()[0].id()), Word{0b011101000});
}

TEST(SandwichRule, SaysWhatIsWrongWithAClue) {
  const auto message = [](int size, std::string_view argument) {
    return Puzzle(size).add_rule("sandwich", argument).error().message;
  };
  EXPECT_EQ(message(1, "r1c0 total=0"),
            "rule sandwich: found a grid of size 1, expected one with a least and a greatest digit");
  EXPECT_EQ(
      message(4, "r0c0 total=0"),
      "rule sandwich: found \"r0c0\" as the place, expected a place beside the grid, such as r0c2 above "
      "column 2 or r2c5 right of row 2");
}

TEST(SandwichRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("sandwich", "r1c0 total=5", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("sandwich", "r1c5 total=3", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("sandwich", "r1c0 total=0", Puzzle(4)), 288u);
  EXPECT_EQ(test::grids_left_by("sandwich", "r0c2 total=5", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("sandwich", "r0c2 total=4", Puzzle(4)), 0u);
}

TEST(SandwichRule, DrawsItsTotalBesideTheGrid) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "sandwich", "r2c5 total=0"));
  ASSERT_EQ(picture.shapes().size(), 1U);
  const auto& total = std::get<Lettering>(picture.shapes()[0].kind);
  EXPECT_EQ(total.text, "0");
  EXPECT_EQ(total.centre, (Point{4.5, 1.5}));
}

}  // namespace
}  // namespace quadrille::sudoku
