#include "lanes/grid_text.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "support/lanes/each_kernel.h"

namespace quadrille::lanes {
namespace {

constexpr std::string_view kSymbols = "123456789ABCDEFGHIJKLMNOPQRSTUVW";

/// On each kernel that this processor has.
class GridText : public test::EachKernel {};

/// The text in memory of its own, so that a sanitizer detects reads and writes beyond it.
std::vector<char> alone(std::string_view text) { return {text.begin(), text.end()}; }

TEST_P(GridText, ReadsEachSize) {
  Random random(1);
  for (int size = 1; size <= kMaxSize; ++size) {
    std::string text;
    std::vector<Word> expected(words_for(size));
    clear_grid(size, expected);
    for (int cell = 0; cell < size * size; ++cell) {
      const auto digit = static_cast<int>(random.below(static_cast<std::uint64_t>(size) + 2));
      text += digit < 2 ? (digit == 0 ? '.' : '0') : kSymbols[static_cast<std::size_t>(digit - 2)];
      if (digit >= 2) restrict_cell(size, expected, cell, bit(digit - 2));
    }
    std::vector<Word> found(words_for(size), ~Word{0});
    ASSERT_TRUE(read_grid(size, alone(text).data(), found)) << text;
    EXPECT_EQ(found, expected) << text;
  }
}

TEST_P(GridText, RefusesOtherCharacters) {
  for (const int size : {1, 4, 9, 16, 32}) {
    std::vector<Word> candidates(words_for(size));
    const auto cells = static_cast<std::size_t>(size * size);
    for (const std::size_t place : {std::size_t{0}, cells / 2, cells - 1}) {
      for (const char bad : std::string_view("a/:@\0\x81 Z", 8)) {
        std::string text(cells, '.');
        text[place] = bad;
        EXPECT_FALSE(read_grid(size, alone(text).data(), candidates)) << text;
      }
      std::string text(cells, '.');
      text[place] = size < 9 ? static_cast<char>('1' + size) : 'X';
      EXPECT_FALSE(read_grid(size, alone(text).data(), candidates)) << text;
    }
  }
}

TEST_P(GridText, WritesEachSize) {
  Random random(2);
  for (int size = 1; size <= kMaxSize; ++size) {
    std::string expected;
    std::vector<Word> candidates(words_for(size));
    clear_grid(size, candidates);
    for (int cell = 0; cell < size * size; ++cell) {
      const auto digit = static_cast<int>(random.below(static_cast<std::uint64_t>(size)));
      expected += kSymbols[static_cast<std::size_t>(digit)];
      restrict_cell(size, candidates, cell, bit(digit));
    }
    std::vector<char> text(expected.size());
    write_grid(size, candidates, text.data());
    EXPECT_EQ(std::string_view(text.data(), text.size()), expected);
    std::string longer = "?" + std::string(expected.size(), '?') + "?";
    write_grid(size, candidates, longer.data() + 1);
    EXPECT_EQ(longer, "?" + expected + "?");
  }
}

TEST_P(GridText, CountsLines) {
  std::string text;
  for (std::size_t lines = 0; lines < 100; ++lines) {
    EXPECT_EQ(count_lines(text), lines);
    text += std::string(lines % 7, 'x') + "\n";
    EXPECT_EQ(count_lines(text + "y"), lines + 1);
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, GridText, test::all_kernels(), test::kernel_name);

}  // namespace
}  // namespace quadrille::lanes
