#include "formats/setters/digit_sum.h"

#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

/// The numbers up to 100 that some digits can add up to: the least and the greatest, all between being too.
std::pair<int, int> sums(std::size_t count, bool differ, const sudoku::Layout& layout) {
  std::vector<int> numbers;
  for (int number = -1; number <= 100; ++number)
    if (can_be_digit_sum(number, count, differ, layout)) numbers.push_back(number);
  if (numbers.empty()) return {0, 0};
  EXPECT_EQ(numbers.size(), static_cast<std::size_t>(numbers.back() - numbers.front() + 1));
  return {numbers.front(), numbers.back()};
}

TEST(DigitSum, IsBetweenTheLeastAndTheGreatest) {
  const sudoku::Layout nine(9);
  EXPECT_EQ(sums(1, true, nine), (std::pair{1, 9}));
  EXPECT_EQ(sums(3, true, nine), (std::pair{6, 24}));
  EXPECT_EQ(sums(9, true, nine), (std::pair{45, 45}));
  EXPECT_EQ(sums(3, false, nine), (std::pair{3, 27}));
  EXPECT_EQ(sums(10, false, nine), (std::pair{10, 90}));
  EXPECT_EQ(sums(10, true, nine), (std::pair{0, 0})) << "ten of nine digits";
  EXPECT_FALSE(can_be_digit_sum(26091998, 2, false, nine));
}

TEST(DigitSum, IsOfThePrintedNumbers) {
  const sudoku::Layout from_zero(4, 4, 4, 0);
  EXPECT_EQ(sums(2, true, from_zero), (std::pair{1, 5}));
  EXPECT_EQ(sums(2, false, from_zero), (std::pair{0, 6}));
}

}  // namespace
}  // namespace quadrille::formats
