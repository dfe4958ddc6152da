#include "modelling/functions.h"

#include <gtest/gtest.h>

#include <array>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::test {
namespace {

using namespace modelling;
using cp::Interval;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Value;

constexpr Value kGreatest = 1000;

TEST(Functions, AreWhatTheyAreForNumbers) {
  EXPECT_EQ(value_of(Function::truncated_quotient, -7, 2, kGreatest), -3);
  EXPECT_EQ(value_of(Function::floored_quotient, -7, 2, kGreatest), -4);
  EXPECT_EQ(value_of(Function::remainder, -7, 2, kGreatest), -1);
  EXPECT_EQ(value_of(Function::modulo, -7, 2, kGreatest), 1);
  EXPECT_EQ(value_of(Function::modulo, -7, 0, kGreatest), std::nullopt);
  EXPECT_EQ(value_of(Function::power, -2, 3, kGreatest), -8);
  EXPECT_EQ(value_of(Function::power, 2, 10, kGreatest), std::nullopt);
  EXPECT_EQ(value_of(Function::power, -1, kPlusInfinity - 1, kGreatest), 1);
  EXPECT_EQ(value_of(Function::absolute, kMinusInfinity + 2, 0, kPlusInfinity - 1), kPlusInfinity - 1);
  EXPECT_EQ(value_of(Function::times, kPlusInfinity - 1, 2, kPlusInfinity - 1), std::nullopt);
}

TEST(Functions, LieInTheirRanges) {
  Random random(1);
  const auto between = [&](Value least, Value greatest) {
    return least + static_cast<Value>(random.below(greatest - least + 1));
  };
  for (int round = 0; round < rounds(4000); ++round) {
    const auto f = static_cast<Function>(random.below(9));
    const Value x = between(-6, 6);
    const Value y = between(-6, 6);
    const std::array<Interval, 2> box{{{x, between(x, 7)}, {y, between(y, 7)}}};
    const auto [min, max] = range_of(f, box, kGreatest);
    for (Value a = box[0].min; a <= box[0].max; ++a)
      for (Value b = box[1].min; b <= box[1].max; ++b) {
        const Value v = value_of(f, a, b, kGreatest).value_or(min);
        EXPECT_TRUE(min <= v && v <= max) << static_cast<int>(f) << ": " << a << ", " << b;
      }
  }
}

TEST(Functions, HaveNoBoundsBeyondTheGreatestNumber) {
  const std::array<Interval, 2> large{{{-100, 100}, {50, 100}}};
  const std::array<Interval, 2> endless{{{kMinusInfinity, 5}, {1, 4}}};
  const Interval all{kMinusInfinity, kPlusInfinity};
  EXPECT_EQ(range_of(Function::times, large, kGreatest), all);
  EXPECT_EQ(range_of(Function::times, endless, kGreatest), all);
  EXPECT_EQ(range_of(Function::remainder, endless, kGreatest), (Interval{-3, 3}));
  EXPECT_EQ(range_of(Function::maximum, endless, kGreatest), (Interval{1, 5}));
  EXPECT_EQ(range_of(Function::truncated_quotient, large, kGreatest), (Interval{-2, 2}));
}

}  // namespace
}  // namespace quadrille::test
