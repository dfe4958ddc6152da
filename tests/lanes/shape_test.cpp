#include "lanes/shape.h"

#include <gtest/gtest.h>

#include <numeric>

namespace quadrille::lanes {
namespace {

TEST(Shape, ClassicHasNineRowsColumnsAndBoxes) {
  const Shape& shape = classic9();
  ASSERT_EQ(shape.houses.size(), 27U);
  for (const auto& house : shape.houses) EXPECT_EQ(house.size(), 9U);
  EXPECT_EQ(shape.houses[1], (std::vector<int>{9, 10, 11, 12, 13, 14, 15, 16, 17}));
  EXPECT_EQ(shape.houses[10], (std::vector<int>{1, 10, 19, 28, 37, 46, 55, 64, 73}));
  EXPECT_EQ(shape.houses[22], (std::vector<int>{30, 31, 32, 39, 40, 41, 48, 49, 50}));
}

TEST(Shape, EmptyGridHasAllCandidatesAndNoMore) {
  for (const int size : {1, 4, 9, 16}) {
    std::vector<Word> candidates(words_for(size));
    clear_grid(size, candidates);
    int total = 0;
    for (const Word word : candidates) total += count_of(word);
    EXPECT_EQ(total, size * size * size);
  }
}

TEST(Shape, DigitsComeBackFromCandidates) {
  for (const int size : {1, 5, 9, 25}) {
    std::vector<Word> candidates(words_for(size));
    std::vector<int> digits(static_cast<std::size_t>(size * size));
    clear_grid(size, candidates);
    for (std::size_t cell = 0; cell < digits.size(); ++cell)
      restrict_cell(size, candidates, static_cast<int>(cell), bit(static_cast<int>(cell) * 7 % size));
    read_digits(size, candidates, digits);
    for (std::size_t cell = 0; cell < digits.size(); ++cell)
      EXPECT_EQ(digits[cell], static_cast<int>(cell) * 7 % size + 1) << "size " << size << ", cell " << cell;
  }
}

TEST(Shape, FreesWhatWasRestricted) {
  for (const int size : {1, 9, 16}) {
    std::vector<Word> whole(words_for(size));
    clear_grid(size, whole);
    std::vector<Word> candidates = whole;
    for (const int cell : {0, size * size / 2, size * size - 1}) {
      restrict_cell(size, candidates, cell, 1);
      EXPECT_EQ(candidates == whole, size == 1);
      free_cell(size, candidates, cell);
      EXPECT_EQ(candidates, whole);
    }
  }
}

}  // namespace
}  // namespace quadrille::lanes
