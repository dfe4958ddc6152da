#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(HiddenSkyscraperRule, NamesItsPlace) {
  EXPECT_EQ(
      test::last_condition(test::with_rule(Puzzle(4), "hidden_skyscraper", "r2c5 digit=2")).origin->label,
      "hidden skyscraper 2 at r2c5");
}

TEST(HiddenSkyscraperRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("hidden_skyscraper", "r1c0 digit=1", Puzzle(4)), 240u);
  EXPECT_EQ(test::grids_left_by("hidden_skyscraper", "r1c0 digit=3", Puzzle(4)), 120u);
  EXPECT_EQ(test::grids_left_by("hidden_skyscraper", "r1c0 digit=4", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("hidden_skyscraper", "r5c2 digit=2", Puzzle(4)), 192u);
  EXPECT_EQ(test::grids_left_by("hidden_skyscraper", "r1c0 digit=0", Puzzle({2, 3, 3, 0})), 6u);
}

TEST(HiddenSkyscraperRule, RefusesWhatDoesNotFit) {
  EXPECT_EQ(Puzzle(4).add_rule("hidden_skyscraper", "r1c0 digit=5").error().message,
            "rule hidden_skyscraper: found the digit 5, expected one from 1 to 4");
}

TEST(HiddenSkyscraperRule, IsDrawn) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "hidden_skyscraper", "r2c5 digit=2")).shapes().size(), 1u);
}

TEST(HiddenSkyscraperRule, WritesItsText) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "hidden_skyscraper", "r2c5 digit=3"));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "|3|");
}

}  // namespace
}  // namespace quadrille::sudoku
