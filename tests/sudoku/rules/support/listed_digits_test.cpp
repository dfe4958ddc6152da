#include "sudoku/rules/support/listed_digits.h"

#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ListedDigits, AreCountedOnceEach) {
  const Puzzle puzzle =
      test::with_rule(Puzzle(Layout(2, 3, 3, 0)), "contain_exactly", "r1c1 r1c2 r2c3 digits=2 0 2");
  const std::vector<Use> uses = uses_of(puzzle);
  EXPECT_EQ(listed_values(uses[0]), "0 2 2");
  EXPECT_TRUE(fit_listed_digits(uses[0]));
  const auto exact = counts_of_listed(uses[0], false), open = counts_of_listed(uses[0], true);
  ASSERT_EQ(exact.size(), 2u);
  EXPECT_EQ(std::get<DigitCount>(exact[1]).digits, digit_bit(3));
  EXPECT_EQ(std::get<DigitCount>(exact[1]).how_many.most, 2);
  EXPECT_EQ(std::get<DigitCount>(open[1]).how_many.least, 2);
  EXPECT_EQ(std::get<DigitCount>(open[1]).how_many.most, HowMany::kAnyNumber);
}

}  // namespace
}  // namespace quadrille::sudoku
