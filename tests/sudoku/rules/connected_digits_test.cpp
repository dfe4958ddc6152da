#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ConnectedDigitsRule, IsAnAreaAndACount) {
  const auto list = conditions_of(test::with_rule(Puzzle(4), "connected_digits", "digits=1 3 count=8")).list;
  EXPECT_EQ(list.back().origin->label, "connected digits 1 3");
  EXPECT_EQ(std::get<Connected>(list.back().kind).digits, 0b0101U);
  EXPECT_EQ(std::get<Connected>(list.back().kind).members.size(), 16U);
  EXPECT_EQ(std::get<DigitCount>(list[list.size() - 2].kind).how_many.least, 8);
}

TEST(ConnectedDigitsRule, MayBeAboutExtraCells) {
  const Puzzle puzzle(Layout(2, 2, 2).with_extra_cells({{"x", 3}, {"y", 4}}));
  const auto list = conditions_of(test::with_rule(puzzle, "connected_digits", "digits=1 layer=1")).list;
  EXPECT_EQ(std::get<Connected>(list.back().kind).members, (std::vector<int>{7, 8, 9, 10}));
  EXPECT_EQ(Puzzle(puzzle).add_rule("connected_digits", "digits=1 layer=2").error().message,
            "rule connected_digits: found the layer 2, expected at most 1, the number of groups of extra "
            "cells that have 4 cells like the grid");
}

TEST(ConnectedDigitsRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("connected_digits", "digits=1 2 3 4", Puzzle(4)), 576U);
  EXPECT_EQ(test::grids_left_by("connected_digits", "digits=1", Puzzle(4)), 0U);
  EXPECT_EQ(test::grids_left_by("connected_digits", "digits=1", Puzzle(1)), 1U);
  EXPECT_EQ(test::grids_left_by("connected_digits", "digits=1 2 3", Puzzle(4)), 288U);
  EXPECT_EQ(test::grids_left_by("connected_digits", "digits=1 2 3 count=11", Puzzle(4)), 0U);
}

}  // namespace
}  // namespace quadrille::sudoku
