#include "sudoku/prove/hall_set.h"

#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::sudoku {
namespace {

Digits together(const std::vector<Digits>& cells, Word of) {
  Digits digits = 0;
  for (const int i : Bits(of)) digits |= cells[static_cast<std::size_t>(i)];
  return digits;
}

/// Hall's condition, for each set of cells.
bool can_differ(const std::vector<Digits>& cells) {
  for (Word of = 1; of < bit(static_cast<int>(cells.size())); ++of)
    if (count_of(together(cells, of)) < count_of(of)) return false;
  return true;
}

TEST(HallSet, IsThereWhereHallsConditionFails) {
  Random random(5);
  int found_ones = 0;
  for (int round = 0; round < test::rounds(4000); ++round) {
    std::vector<Digits> cells(1 + random.below(7));
    for (Digits& digits : cells) digits = random.below(64) & random.below(64);
    const auto found = hall_set(cells);
    ASSERT_EQ(found.has_value(), !can_differ(cells));
    if (!found) continue;
    ++found_ones;
    EXPECT_EQ(together(cells, found->cells), found->digits);
    EXPECT_EQ(count_of(found->cells), count_of(found->digits) + 1);
  }
  EXPECT_GT(found_ones, test::rounds(1000));
}

TEST(HallSet, IsTheSmallerOfTwo) {
  const std::vector<Digits> cells = {0b0111, 0b0111, 0b0111, 0b0111, 0b11000, 0b11000, 0b11000};
  const auto found = hall_set(cells);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->cells, 0b1110000U);
  EXPECT_EQ(found->digits, 0b11000U);
}

TEST(HallSet, OfSixtyFourCells) {
  std::vector<Digits> cells(64, ~Digits{0});
  EXPECT_FALSE(hall_set(cells));
  cells[3] = cells[63] = bit(63);
  ASSERT_TRUE(hall_set(cells));
  EXPECT_EQ(hall_set(cells)->cells, bit(3) | bit(63));
}

}  // namespace
}  // namespace quadrille::sudoku
