#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(SkyscraperRule, IsAWordOfTheLine) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "skyscraper", "r2c5 visible=2");
  const auto list = conditions_of(puzzle).list;
  EXPECT_EQ(list.back().origin->label, "skyscraper 2 at r2c5");
  EXPECT_EQ(std::get<DigitWord>(list.back().kind).path, (std::vector{7, 6, 5, 4}));
}

TEST(SkyscraperRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("skyscraper", "r1c0 visible=4", Puzzle(4)), 24u);
  EXPECT_EQ(test::grids_left_by("skyscraper", "r1c0 visible=1", Puzzle(4)), 144u);
  EXPECT_EQ(test::grids_left_by("skyscraper", "r5c2 visible=2", Puzzle(4)), 264u);
  EXPECT_EQ(test::grids_left_by("skyscraper", "r1c0 visible=5", Puzzle(4)), 0u);
}

TEST(SkyscraperRule, WritesItsNumberBesideTheLine) {
  const Picture picture = picture_of(test::with_rule(Puzzle(4), "skyscraper", "r2c5 visible=3"));
  ASSERT_EQ(picture.shapes().size(), 1u);
  EXPECT_EQ(std::get<Lettering>(picture.shapes()[0].kind).text, "3");
}

}  // namespace
}  // namespace quadrille::sudoku
