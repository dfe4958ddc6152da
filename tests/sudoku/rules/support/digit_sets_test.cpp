#include "sudoku/rules/support/digit_sets.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(DigitSets, AreThoseThatSettersKnow) {
  EXPECT_EQ(digits_of_sets(2, 4, 9), 0b101U);         // 1 3
  EXPECT_EQ(digits_of_sets(3, 23, 9), 0b110100000U);  // 6 8 9
  EXPECT_EQ(digits_of_sets(3, 7, 9), 0b1011U);        // 1 2 4
  EXPECT_EQ(digits_of_sets(8, 44, 9), 0b111111110U);  // all but 1
  EXPECT_EQ(digits_of_sets(1, 5, 9), 0b10000U);
  EXPECT_EQ(digits_of_sets(2, 18, 9), 0U);
  EXPECT_EQ(digits_of_sets(9, 45, 9), 0b111111111U);
}

TEST(DigitSets, AreThoseOfAllSets) {
  for (int size = 1; size <= 8; ++size) {
    std::vector<std::vector<Digits>> expected(at(size) + 1, std::vector<Digits>(64));
    for (Digits set = 0; set < bit(size); ++set) {
      int total = 0;
      for (const int i : Bits(set)) total += i + 1;
      expected[at(count_of(set))][at(total)] |= set;
    }
    for (int count = 1; count <= size; ++count)
      for (int total = 0; total < 64; ++total)
        EXPECT_EQ(digits_of_sets(count, total, size), expected[at(count)][at(total)])
            << count << " of " << size << " with " << total;
  }
}

TEST(DigitSets, OfTheLargestGridAreFoundAtOnce) {
  EXPECT_EQ(digits_of_sets(64, 2080, 64), low_bits(64));
  EXPECT_EQ(digits_of_sets(32, 1040, 64), low_bits(64));
}

}  // namespace
}  // namespace quadrille::sudoku
