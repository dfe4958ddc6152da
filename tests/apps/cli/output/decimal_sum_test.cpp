#include "cli/output/decimal_sum.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace quadrille::cli {
namespace {

TEST(DecimalSum, AddsAsWideNumbersDo) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    DecimalSum sum;
    std::uint64_t expected = 0;
    for (int i = 0; i < 10; ++i) {
      const std::uint64_t number = random.next() >> (4 + random.below(60));
      expected += number;
      EXPECT_TRUE(sum.add(std::to_string(number)));
    }
    EXPECT_EQ(sum.text(), std::to_string(expected));
  }
}

TEST(DecimalSum, HasAnyNumberOfDigits) {
  DecimalSum sum;
  EXPECT_EQ(sum.text(), "0");
  EXPECT_TRUE(sum.add("99999999999999999999999999999999"));
  EXPECT_TRUE(sum.add("0001"));
  EXPECT_EQ(sum.text(), "100000000000000000000000000000000");
}

TEST(DecimalSum, RefusesWhatIsNoNumber) {
  DecimalSum sum;
  for (const char* const text : {"", "-1", "1+", " 1", "1e3", "x"}) EXPECT_FALSE(sum.add(text)) << text;
  EXPECT_EQ(sum.text(), "0");
}

}  // namespace
}  // namespace quadrille::cli
