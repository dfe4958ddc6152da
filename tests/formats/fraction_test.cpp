#include "formats/fraction.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "base/random.h"

namespace quadrille::formats {
namespace {

struct Taken {
  std::optional<double> number;
  std::string_view rest;
};

Taken take(std::string_view text) {
  const auto number = take_fraction(text);
  return {number, text};
}

TEST(Fraction, IsTakenFromTheBeginning) {
  const auto [number, rest] = take("0.5, 2");
  EXPECT_EQ(number, 0.5);
  EXPECT_EQ(rest, ", 2");
  EXPECT_EQ(take("-12").number, -12);
  EXPECT_EQ(take(".25").number, 0.25);
  EXPECT_EQ(take("2e3x").number, 2000);
  EXPECT_EQ(take("2e3x").rest, "x");
  EXPECT_EQ(take("5E+1").number, 50);
}

TEST(Fraction, LeavesWhatIsNoPartOfIt) {
  EXPECT_EQ(take("3.").rest, ".");
  EXPECT_EQ(take("3em").rest, "em");
  EXPECT_EQ(take("3e-").rest, "e-");
  EXPECT_EQ(take("1.2.3").rest, ".3");
}

TEST(Fraction, IsNothingWhereThereIsNone) {
  for (const std::string_view text :
       {"", "-", ".", "e5", "abc", "--1", "+1", "nan", "inf", "1e999", "1e99999999999"}) {
    EXPECT_FALSE(take(text).number) << text;
    EXPECT_EQ(take(text).rest, text);
  }
  EXPECT_EQ(take("1e-99999999999").number, 0);
}

TEST(Fraction, IsWhatTheStandardLibraryReads) {
  Random random(1);
  for (int round = 0; round < 2000; ++round) {
    std::string text = random.below(2) == 0 ? "-" : "";
    for (std::uint64_t i = 0; i <= random.below(6); ++i) text += static_cast<char>('0' + random.below(10));
    if (random.below(2) == 0) text += "." + std::to_string(random.below(100'000));
    if (random.below(3) == 0) text += "e" + std::to_string(static_cast<int>(random.below(30)) - 15);
    const double expected = std::strtod(text.c_str(), nullptr);
    const auto number = take(text).number;
    ASSERT_TRUE(number) << text;
    EXPECT_DOUBLE_EQ(*number, expected) << text;
  }
}

}  // namespace
}  // namespace quadrille::formats
