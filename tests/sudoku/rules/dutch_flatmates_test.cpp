#include <gtest/gtest.h>

#include <string>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(DutchFlatmatesRule, NamesItsCells) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(3), "dutch_flatmates", "")).origin->label,
            "Dutch flatmates in column 3");
}

TEST(DutchFlatmatesRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("dutch_flatmates", "", Puzzle(3)), 6u);
  EXPECT_EQ(test::grids_left_by("dutch_flatmates", "", Puzzle(Layout(3, 3, 5, 0))), 5106u);
  EXPECT_EQ(test::grids_left_by("dutch_flatmates", "", test::five_with_row({1, 2, 3, 4, 5})), 22u);
}

TEST(DutchFlatmatesRule, RefusesDigitsWithoutAMiddle) {
  for (const int digits : {1, 4})
    EXPECT_EQ(Puzzle(Layout(1, 1, digits)).add_rule("dutch_flatmates").error().message,
              "rule dutch_flatmates: found " + std::to_string(digits) +
                  " digits, expected an odd number, 3 or more: one is in the middle");
}

}  // namespace
}  // namespace quadrille::sudoku
