#include "cp/wide.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Value;
using cp::Wide;

TEST(Wide, ClampsToInfinitiesOrToValues) {
  EXPECT_EQ(cp::clamped(Wide{kPlusInfinity} + 1), kPlusInfinity);
  EXPECT_EQ(cp::clamped(-7), -7);
  EXPECT_EQ(cp::clamped_finite(Wide{kMinusInfinity} * 2), kMinusInfinity + 1);
}

TEST(Wide, DividesDownAndUp) {
  for (Value a = -7; a <= 7; ++a) {
    for (const Value b : {-3, -2, -1, 1, 2, 3}) {
      const Value down = cp::divided_down(a, b);
      EXPECT_TRUE(cp::divided_down<Wide>(a, b) == down) << a << " / " << b;
      // a is in [b * down, b * (down + 1)), where b < 0 turns the sides about.
      EXPECT_GE(b > 0 ? a - b * down : b * down - a, 0) << a << " / " << b;
      EXPECT_LT(b > 0 ? a - b * down : b * down - a, b > 0 ? b : -b) << a << " / " << b;
      EXPECT_EQ(cp::divided_up(a, b), a % b == 0 ? down : down + 1) << a << " / " << b;
    }
  }
}

TEST(Wide, DividesWhatIsTooLargeForAValue) {
  const Wide large = Wide{kPlusInfinity} * 10;
  EXPECT_TRUE(cp::divided_down<Wide>(large + 9, 10) == kPlusInfinity);
  EXPECT_TRUE(cp::divided_up<Wide>(-large - 9, 10) == -Wide{kPlusInfinity});
}

}  // namespace
}  // namespace quadrille::test
