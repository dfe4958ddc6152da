// The families of src/techniques/finders/fireworks.cpp: each finds its steps where they exist, and no others.
// The steps follow.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

using Texts = std::vector<std::string>;

/// Leaves a digit no place in the row and the column of a cell except in its box and in two wings.
void make_firework(test::Pencilled& grid, int row, int column, int digit, int wing_column, int wing_row) {
  for (int i = 1; i <= 9; ++i) {
    if ((i - 1) / 3 != (column - 1) / 3 && i != wing_column) grid.remove(row, i, digit);
    if ((i - 1) / 3 != (row - 1) / 3 && i != wing_row) grid.remove(i, column, digit);
  }
}

TEST(Fireworks, Triple) {
  test::Pencilled grid;
  for (const int digit : {1, 2, 3}) make_firework(grid, 2, 2, digit, 5, 8);
  EXPECT_EQ(grid.steps(Technique::firework_triple),
            Texts{"Firework Triple: 1,2,3 in r2c25,r8c2 => r2c25,r8c2<>4, r2c25,r8c2<>5, r2c25,r8c2<>6, "
                  "r2c25,r8c2<>7, r2c25,r8c2<>8, r2c25,r8c2<>9, r1c13,r3c13<>1, r1c13,r3c13<>2, "
                  "r1c13,r3c13<>3"});
}

TEST(Fireworks, TripleOfAGrid) {
  EXPECT_EQ(
      test::first_step("........5...89..61.723.........4.....89...6..5..1.948...8.25.4..3.41...........2.",
                       Technique::firework_triple, Level::medium),
      "Firework Triple: 1,2,6 in r4c24,r7c2 => r6c3<>6");
}

TEST(Fireworks, ThreeDigitsWithDifferentWingsGiveNothing) {
  test::Pencilled grid;
  for (const int digit : {1, 2}) make_firework(grid, 2, 2, digit, 5, 8);
  make_firework(grid, 2, 2, 3, 6, 8);
  EXPECT_TRUE(grid.steps(Technique::firework_triple).empty());
}

TEST(Fireworks, Quadruple) {
  test::Pencilled grid;
  for (const int digit : {1, 2}) make_firework(grid, 2, 2, digit, 5, 8);
  EXPECT_TRUE(grid.steps(Technique::firework_quadruple).empty());
  for (const int digit : {3, 4}) make_firework(grid, 8, 5, digit, 2, 2);
  EXPECT_EQ(grid.steps(Technique::firework_quadruple),
            Texts{"Firework Quadruple: 1,2,3,4 in r2c25,r8c25 => r2c2<>3, r2c2<>4, r2c25,r8c25<>5, "
                  "r2c25,r8c25<>6, r2c25,r8c25<>7, r2c25,r8c25<>8, r2c25,r8c25<>9, r8c5<>1, r8c5<>2"});
}

}  // namespace
}  // namespace quadrille::techniques
