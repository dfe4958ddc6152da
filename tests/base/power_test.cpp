#include "base/power.h"

#include <gtest/gtest.h>

#include <limits>

namespace quadrille {
namespace {

TEST(Power, IsProductOfItsFactors) {
  EXPECT_EQ(power(10, 0), 1);
  EXPECT_EQ(power(10, 22), 1e22);
  EXPECT_EQ(power(1.5, 5), 7.59375);
  EXPECT_EQ(power(-2, 3), -8);
}

TEST(Power, MayLieBeyondAllNumbers) {
  EXPECT_EQ(power(10, 9999), std::numeric_limits<double>::infinity());
  EXPECT_EQ(power(0.5, 9999), 0);
}

}  // namespace
}  // namespace quadrille
