// The families of src/techniques/finders/single_digit.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(SingleDigit, Skyscraper) {
  EXPECT_EQ(
      test::first_step("..49.....6......4...12...6789....35.2....7......38.4..489..5.......2....5.......3",
                       Technique::skyscraper),
      "Skyscraper: 9 in r6c9,r8c8 (connected by r68c6) => r5c8<>9");
}

TEST(SingleDigit, TwoStringKite) {
  EXPECT_EQ(
      test::first_step("1...4....59.6.3....2..85..92.1...7.....2..46.9...6...5.......1.4.8.7..5......4.7.",
                       Technique::two_string_kite),
      "2-String Kite: 3 in r5c2,r8c4 (connected by r5c5,r6c4) => r8c2<>3");
}

TEST(SingleDigit, EmptyRectangle) {
  EXPECT_EQ(
      test::first_step(".6...9...3..8....24.....8.3....8.2.....976....1..2.976.3..6..1..86......5......4.",
                       Technique::empty_rectangle),
      "Empty Rectangle: 7 in b7 (r1c19) => r9c9<>7");
}

// On request, in the first position of the default path that has them.

constexpr std::string_view kSingleDigitGrid =
    ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4";

TEST(SingleDigit, EmptyRectangleOfTwo) {
  EXPECT_EQ(test::first_step_on_request(kSingleDigitGrid, Technique::empty_rectangle_of_two),
            "Empty Rectangle of Two Candidates: 7 in b5 (r24c7) => r2c4<>7");
}

}  // namespace
}  // namespace quadrille::techniques
