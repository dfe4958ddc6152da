#include "model/arguments.h"

#include <gtest/gtest.h>

#include "support/base/refusal.h"

namespace quadrille::test {
namespace {

constexpr Value kLargest = cp::kPlusInfinity;
constexpr Value kSmallest = cp::kMinusInfinity;

TEST(Arguments, HaveTheSameLengthAndElements) {
  expect_equally_many("sort", {"x", 2}, {"y", 2});
  EXPECT_EQ(refusal([] { expect_equally_many("sort", {"x", 2}, {"y", 3}); }),
            "sort: found 2 elements of x and 3 of y, expected equal numbers");
  EXPECT_EQ(refusal([] { expect_equally_many("sort", {"x", 1}, {"y", 0}); }),
            "sort: found 1 element of x and 0 of y, expected equal numbers");
  expect_not_empty("max", {1});
  EXPECT_EQ(refusal([] { expect_not_empty("max", std::vector<int>{}); }),
            "max: found an empty list, expected at least one element");
}

TEST(Arguments, AreNumbersOfTheKindThatIsExpected) {
  expect_ordered("integer", 4, 4);
  expect_ordered("integer", kSmallest + 1, kLargest - 1);
  EXPECT_EQ(refusal([] { expect_ordered("integer", 4, 3); }),
            "integer: found 4 as the least value and 3 as the greatest, expected the least one first");
  for (const Value infinity : {kSmallest, kLargest})
    EXPECT_EQ(refusal([=] { expect_finite("integer", infinity); }),
              "integer: found " + std::to_string(infinity) +
                  ", expected a number from -9223372036854775807 to 9223372036854775806");
  EXPECT_NE(refusal([] { expect_ordered("integer", kSmallest, 3); }), "it was not refused");
  EXPECT_NE(refusal([] { expect_ordered("integer", 3, kLargest); }), "it was not refused");
}

TEST(Arguments, DoNotOverflow) {
  EXPECT_EQ(checked_sum(kLargest - 1, 1), kLargest);
  EXPECT_EQ(checked_product(-4, 5), -20);
  EXPECT_EQ(refusal([] { static_cast<void>(checked_sum(kLargest, 1)); }),
            "9223372036854775807 + 1 does not fit into 64 bits; use smaller numbers");
  EXPECT_EQ(refusal([] { static_cast<void>(checked_product(kLargest, -2)); }),
            "9223372036854775807 * -2 does not fit into 64 bits; use smaller numbers");
}

}  // namespace
}  // namespace quadrille::test
