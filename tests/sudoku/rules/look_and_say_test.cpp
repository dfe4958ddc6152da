#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(LookAndSayRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "look_and_say", "r1c1 r2c2 says=1 3")).origin->label,
      "look and say at r1c1");
}

TEST(LookAndSayRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("look_and_say", "r1c1 r2c2 says=1 3", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("look_and_say", "r1c1 r2c2 r3c3 says=0 1 2 3", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("look_and_say", "r1c1 r2c2 says=3 1", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("look_and_say", "r1c1 r2c2 says=2 0", Puzzle({2, 3, 3, 0})), 2u);
}

TEST(LookAndSayRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("look_and_say", "r1c1 says=1 2 3").error().message,
            "rule look_and_say: found 3 numbers, expected pairs of them: how often, and which digit, such as "
            "2 3 for two 3s");
  EXPECT_EQ(Puzzle(4).add_rule("look_and_say", "r1c1 says=1 5").error().message,
            "rule look_and_say: found 5 as a digit, expected one from 1 to 4");
  EXPECT_EQ(Puzzle(4).add_rule("look_and_say", "r1c1 says=1 2 0 2").error().message,
            "rule look_and_say: found two numbers of 2s, expected one for each digit");
}

TEST(LookAndSayRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "look_and_say", "r1c1 r2c2 says=1 3")).shapes().size(), 2u);
}

TEST(LookAndSayRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "look_and_say", "r1c1 r2c2 says=1 3 0 2"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "13 02");
}

}  // namespace
}  // namespace quadrille::sudoku
