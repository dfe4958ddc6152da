#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/condition_lists.h"
#include "support/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SandwichRule, IsAWordOfTheLine) {
  const Condition last = test::last_condition(test::with_rule(Puzzle(4), "sandwich", "r5c2 total=5"));
  EXPECT_EQ(last.origin->label, "sandwich 5 at r5c2");
  EXPECT_EQ(std::get<DigitWord>(last.kind).path, (std::vector{13, 9, 5, 1}));
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
