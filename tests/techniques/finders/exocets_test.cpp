// The families of src/techniques/finders/exocets.cpp: each finds its steps where they exist, and no others.
// The steps follow.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

using Texts = std::vector<std::string>;

/// Base cells r1c12 with 1, 2 and 3. In columns 3, 4 and 7 these are only in rows 4 and 5, outside of rows 1
/// to 3 and of r6c7; in rows 2 and 3, in r2c4 and perhaps in r3c7.
test::Pencilled base_and_lines(bool is_junior) {
  test::Pencilled grid;
  grid.leave(1, 1, {1, 2, 3}).leave(1, 2, {1, 2, 3});
  for (const int digit : {1, 2, 3}) {
    for (const int column : {3, 4, 7})
      for (int row = 6; row <= 9; ++row)
        if (is_junior || row != 6 || column != 7) grid.remove(row, column, digit);
    grid.remove(3, 4, digit).remove(2, 7, digit);
    if (!is_junior) grid.remove(3, 7, digit);
  }
  grid.leave(2, 4, {1, 2, 3, 9});
  if (is_junior) {
    grid.leave(3, 7, {1, 2, 3, 8});
  } else {
    grid.leave(6, 7, {1, 2, 3, 8});
  }
  return grid;
}

TEST(Exocets, Junior) {
  test::Pencilled grid = base_and_lines(true);
  EXPECT_EQ(grid.steps(Technique::junior_exocet),
            Texts{"Junior Exocet: 1,2,3 in r1c12 (targets r2c4,r3c7) => r2c4<>9, r3c7<>8"});
  EXPECT_TRUE(grid.steps(Technique::senior_exocet).empty());
}

TEST(Exocets, ADigitThatNoTargetHasGoesFromTheBase) {
  test::Pencilled grid = base_and_lines(true);
  grid.remove(2, 4, 3).remove(3, 7, 3);
  EXPECT_EQ(grid.steps(Technique::junior_exocet),
            Texts{"Junior Exocet: 1,2,3 in r1c12 (targets r2c4,r3c7) => r1c12<>3, r2c4<>9, r3c7<>8"});
}

/// With 3 in r2c4, the 3 of box 3 would be in r3c89.
TEST(Exocets, ADigitThatTheMirrorLacksGoesFromTheTarget) {
  test::Pencilled grid = base_and_lines(true);
  grid.remove(3, 8, 3).remove(3, 9, 3);
  EXPECT_EQ(grid.steps(Technique::junior_exocet),
            Texts{"Junior Exocet: 1,2,3 in r1c12 (targets r2c4,r3c7) => r2c4<>3, r2c4<>9, r3c7<>8"});
}

TEST(Exocets, Senior) {
  test::Pencilled grid = base_and_lines(false);
  EXPECT_EQ(grid.steps(Technique::senior_exocet),
            Texts{"Senior Exocet: 1,2,3 in r1c12 (targets r2c4,r6c7) => r2c4<>9, r6c7<>8"});
  EXPECT_TRUE(grid.steps(Technique::junior_exocet).empty());
}

TEST(Exocets, ADigitInAThirdRowGivesNothing) {
  test::Pencilled grid;
  grid.leave(1, 1, {1, 2, 3}).leave(1, 2, {1, 2, 3}).leave(2, 4, {1, 2, 3, 9}).leave(3, 7, {1, 2, 3, 8});
  for (const int digit : {1, 2, 3}) {
    for (const int column : {3, 4, 7})
      for (int row = 7; row <= 9; ++row) grid.remove(row, column, digit);
    grid.remove(3, 4, digit).remove(2, 7, digit);
  }
  EXPECT_TRUE(grid.steps(Technique::junior_exocet).empty());
}

TEST(Exocets, JuniorOfAGrid) {
  EXPECT_EQ(
      test::first_step(".....89.33.87..4.2.........943...5.....14.8..........78...1......24.6.....485..7.",
                       Technique::junior_exocet, Level::medium),
      "Junior Exocet: 1,5,6 in r89c1 (targets r2c2,r6c3) => r8c1<>1, r2c2<>6, r2c2<>9, r6c3<>5");
}

TEST(Exocets, SeniorOfAGrid) {
  EXPECT_EQ(
      test::first_step("8.........418.......21....9.87...5....9..5.2.1..47.3.........13......2...6...9.4.",
                       Technique::senior_exocet, Level::medium),
      "Senior Exocet: 3,4,6,7 in r23c6 (targets r1c7,r8c4) => r8c4<>5");
}

}  // namespace
}  // namespace quadrille::techniques
