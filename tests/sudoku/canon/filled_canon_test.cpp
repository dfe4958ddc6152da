#include "sudoku/canon/filled_canon.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"
#include "support/sudoku/canon_meaning.h"

namespace quadrille::sudoku {
namespace {

void expect_filled_form(const Grid& grid, const BandsAndStacks& shape) {
  const auto form = canonical_form_of_filled(grid, shape);
  ASSERT_TRUE(form);
  test::expect_least(*form, grid, shape);
}

TEST(FilledCanon, OfFilledGridsIsTheLeastOfAllOrders) {
  for (const BandsAndStacks shape : {BandsAndStacks{4, 2, 2}, {4, 4, 4}, {3, 3, 3}}) {
    int left = test::rounds(100);
    test::for_each_filled(shape, [&](const Grid& grid) {
      if (left-- > 0) expect_filled_form(grid, shape);
    });
  }
}

}  // namespace
}  // namespace quadrille::sudoku
