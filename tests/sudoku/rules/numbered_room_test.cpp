#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NumberedRoomRule, IsAnIndexByTheFirstCellOfTheLine) {
  const Condition last = test::last_condition(test::with_rule(Puzzle(4), "numbered_room", "r5c2 digit=3"));
  EXPECT_EQ(last.origin->label, "numbered room 3 at r5c2");
  const Index& index = std::get<Index>(last.kind);
  EXPECT_EQ(index.place, 13);
  EXPECT_EQ(index.path, (std::vector{13, 9, 5, 1}));
  EXPECT_EQ(index.digit, 3);
}

TEST(NumberedRoomRule, WantsADigitOfTheGrid) {
  Puzzle puzzle(4);
  EXPECT_EQ(puzzle.add_rule("numbered_room", "r1c0 digit=5").error().message,
            "rule numbered_room: found the digit 5, expected one from 1 to 4");
}

TEST(NumberedRoomRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("numbered_room", "r1c0 digit=1", Puzzle(4)), 288U);
  EXPECT_EQ(test::grids_left_by("numbered_room", "r0c3 digit=2", Puzzle(4)), 96U);
  EXPECT_EQ(test::grids_left_by("numbered_room", "r1c0 digit=1; r1c5 digit=1", Puzzle(4)), 144U);
}

TEST(NumberedRoomRule, WritesItsDigitBesideTheLine) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "numbered_room", "r2c5 digit=3"));
  ASSERT_EQ(picture.shapes().size(), 1U);
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[0].kind).text, "3");
}

}  // namespace
}  // namespace quadrille::sudoku
