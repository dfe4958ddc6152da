#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(LittleKillerRule, AddsUpADiagonal) {
  const Condition last =
      test::last_condition(test::with_rule(Puzzle(4), "little_killer", "r0c3 direction=down_left total=4"));
  EXPECT_EQ(last.origin->label, "little killer 4 at r0c3");
  EXPECT_EQ(std::get<Sum>(last.kind).sentence(4), "r1c2 + r2c1 = 4");
}

TEST(LittleKillerRule, SaysWhatIsWrongWithAClue) {
  const auto message = [](std::string_view argument) {
    return Puzzle(4).add_rule("little_killer", argument).error().message;
  };
  EXPECT_EQ(message("r0c3 direction=up_left total=4"),
            "rule little_killer: the diagonal from r0c3 up_left does not enter the grid");
  EXPECT_EQ(message("r1c3 direction=up_left total=4"),
            "rule little_killer: found \"r1c3\" as the place, expected a place beside the grid, such as r0c2 "
            "above column 2 or r2c5 right of row 2");
}

TEST(LittleKillerRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("little_killer", "r0c3 direction=down_left total=4", Puzzle(4)), 112u);
  EXPECT_EQ(test::grids_left_by("little_killer", "r0c0 direction=down_right total=8", Puzzle(4)), 96u);
  EXPECT_EQ(test::grids_left_by("little_killer", "r5c5 direction=up_left total=8", Puzzle(4)), 96u);
}

TEST(LittleKillerRule, DrawsItsTotalBesideTheGridAndAnArrowIntoIt) {
  const Picture picture =
      picture_of(test::with_rule(Puzzle(4), "little_killer", "r0c3 direction=down_left total=7"));
  ASSERT_EQ(picture.shapes().size(), 3U);
  const auto& total = std::get<Lettering>(picture.shapes()[2].kind);
  EXPECT_EQ(total.text, "7");
  EXPECT_GT(total.centre.x, 2.5) << "behind the arrow";
  EXPECT_LT(total.centre.y, -0.5);
  const auto& shaft = std::get<Line>(picture.shapes()[0].kind).points;
  EXPECT_LT(shaft[1].x, shaft[0].x);
  EXPECT_GT(shaft[1].y, shaft[0].y);
  EXPECT_EQ(picture.area(), (Area{0, -1, 4, 4}));
}

}  // namespace
}  // namespace quadrille::sudoku
