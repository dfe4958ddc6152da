#include "cli/text/numbers.h"

#include <gtest/gtest.h>

#include <chrono>

#include "support/base/speaking.h"

namespace quadrille::cli {
namespace {

using namespace std::chrono_literals;

TEST(Numbers, OfTimes) {
  EXPECT_EQ(time_text(1234us), "1.23 ms");
  EXPECT_EQ(time_text(12345ms), "12.35 s");
}

TEST(Numbers, HaveGroupsOfThreeDigits) {
  EXPECT_EQ(count_text(0), "0");
  EXPECT_EQ(count_text(999), "999");
  EXPECT_EQ(count_text(1000), "1,000");
  EXPECT_EQ(count_text(28200960), "28,200,960");
}

TEST(Numbers, InFrenchHaveNarrowSpacesAndACommaForDecimals) {
  const test::Speaking french(Language::french);
  EXPECT_EQ(count_text(28200960), "28\u202F200\u202F960");
  EXPECT_EQ(time_text(std::chrono::milliseconds(1500)), "1,50 s");
}

}  // namespace
}  // namespace quadrille::cli
