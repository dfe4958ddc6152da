#include "formats/layout_text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(LayoutText, HasARangeOfDigits) {
  const auto range = digit_range("0..8");
  ASSERT_TRUE(range);
  EXPECT_EQ(range->first, 0);
  EXPECT_EQ(range->last, 8);
  for (const auto text : {"", "9", "1-9", "..", "1..", "..9", "a..b"})
    EXPECT_FALSE(digit_range(text)) << text;
}

TEST(LayoutText, HasBoardsWithTheirDigits) {
  const auto samurai = layout_of_boards("samurai", std::nullopt, 0, 0);
  ASSERT_TRUE(samurai);
  EXPECT_EQ(samurai->rows, 21);
  EXPECT_EQ(samurai->digits, 9);
  const auto small = layout_of_boards("r1c1 r3c3", DigitRange{0, 3}, 6, 6);
  ASSERT_TRUE(small);
  EXPECT_EQ(small->columns, 6);
  EXPECT_EQ(small->first_value, 0);
}

TEST(LayoutText, HasBoardsThatFitTheRowsAndColumnsNamedBefore) {
  EXPECT_EQ(layout_of_boards("samurai", std::nullopt, 20, 0).error().message,
            "found 20 rows, expected 21, which the boards take");
  EXPECT_EQ(layout_of_boards("samurai", std::nullopt, 21, 9).error().message,
            "found 9 columns, expected 21, which the boards take");
  EXPECT_FALSE(layout_of_boards("samurais", std::nullopt, 0, 0));
}

}  // namespace
}  // namespace quadrille::formats
