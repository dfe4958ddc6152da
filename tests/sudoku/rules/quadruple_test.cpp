#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(QuadrupleRule, CountsEachOfItsDigits) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "quadruple", "r1c1 r1c2 r2c1 r2c2 digits=3 1 3");
  const auto list = conditions_of(puzzle).list;
  ASSERT_EQ(list.size(), 10u);
  EXPECT_EQ(list[8].origin->label, "quadruple at r1c1");
  EXPECT_EQ(list[8].origin, list[9].origin);
  EXPECT_EQ(std::get<DigitCount>(list[8].kind).sentence(4), "at least 1 of r1c1 r1c2 r2c1 r2c2 one of 1");
  EXPECT_EQ(std::get<DigitCount>(list[9].kind).sentence(4), "at least 2 of r1c1 r1c2 r2c1 r2c2 one of 3");
}

TEST(QuadrupleRule, HasNoMoreDigitsThanCells) {
  EXPECT_EQ(Puzzle(4).add_rule("quadruple", "r1c1 r1c2 digits=1 2 3").error().message,
            "rule quadruple: found 3 digits for 2 cells, expected no more digits than cells");
  EXPECT_EQ(Puzzle(4).add_rule("quadruple", "r1c1 r1c2 digits=1 1 2 2 3").error().message,
            "rule quadruple: found 5 digits, expected 1 to 4");
}

TEST(QuadrupleRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("quadruple", "r1c1 digits=2", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("quadruple", "r1c1 r1c2 r2c1 r2c2 digits=1 2 3 4", test::four_with_boxes()),
            288u);
  EXPECT_EQ(test::grids_left_by("quadruple", "r1c2 r1c3 r2c2 r2c3 digits=1 1", test::four_with_boxes()), 72u);
  EXPECT_EQ(test::grids_left_by("quadruple", "r1c1 r1c2 r2c1 r2c2 digits=1 1", test::four_with_boxes()), 0u);
}

TEST(QuadrupleRule, WritesItsDigitsAtTheCorner) {
  const Picture picture =
      picture_of(test::with_rule(Puzzle(4), "quadruple", "r1c1 r1c2 r2c1 r2c2 digits=3 1 3"));
  ASSERT_EQ(picture.shapes().size(), 1u);
  const Lettering& text = std::get<Lettering>(picture.shapes()[0].kind);
  EXPECT_EQ(text.centre, (Point{1, 1}));
  EXPECT_EQ(text.text, "1 3 3");
}

TEST(QuadrupleRule, WritesItsDigitsIntoCellsThatAreNoSquare) {
  for (const std::string_view cells : {"r1c2 r2c1", "r1c1 r1c2 r2c1", "r1c1 r1c3"}) {
    const Picture picture =
        picture_of(test::with_rule(Puzzle(4), "quadruple", std::string(cells) + " digits=1"));
    EXPECT_GT(picture.shapes().size(), 1u) << cells << " is not to look like a whole square";
  }
}

}  // namespace
}  // namespace quadrille::sudoku
