#include "sudoku/canon/open_canon.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "sudoku/canon/filled_canon.h"
#include "support/base/rounds.h"
#include "support/sudoku/canon_meaning.h"

namespace quadrille::sudoku {
namespace {

void expect_open_form(const Grid& grid, const BandsAndStacks& shape) {
  const auto form = canonical_form_of_open(grid, shape);
  ASSERT_TRUE(form);
  test::expect_least(*form, grid, shape);
}

TEST(OpenCanon, IsTheLeastOfAllOrders) {
  Random random(1);
  for (int round = 0; round < test::rounds(300); ++round)
    for (const BandsAndStacks shape : {BandsAndStacks{4, 2, 2}, {4, 4, 4}, {3, 3, 3}, {2, 2, 2}, {1, 1, 1}})
      expect_open_form(test::random_grid(shape, round * 101 / test::rounds(300), random), shape);
  for (int round = 0; round < test::rounds(12); ++round)
    for (const BandsAndStacks shape : {BandsAndStacks{6, 2, 3}, {6, 3, 2}, {5, 5, 5}})
      expect_open_form(test::random_grid(shape, round * 101 / test::rounds(12), random), shape);
}

TEST(OpenCanon, AgreesWithTheOtherMethodOnFilledGrids) {
  Random random(4);
  for (const BandsAndStacks shape : {BandsAndStacks{6, 2, 3}, {8, 2, 4}, {9, 3, 3}}) {
    const Grid grid = test::morph(test::random_grid(shape, 100, random), shape, random);
    const auto filled = canonical_form_of_filled(grid, shape), open = canonical_form_of_open(grid, shape);
    ASSERT_TRUE(filled && open);
    EXPECT_EQ(filled->grid, open->grid);
    EXPECT_EQ(filled->automorphisms, open->automorphisms);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
