#include "model/arguments.h"

#include <gtest/gtest.h>

#include "model/sentences.h"
#include "support/base/refusal.h"

namespace quadrille::test {
namespace {

constexpr Value kLargest = cp::kPlusInfinity;
constexpr Value kSmallest = cp::kMinusInfinity;

TEST(Arguments, HaveTheSameLengthAndElements) {
  expect_equally_many("sort", {say::kElementsOfX, 2}, {say::kOfY, 2});
  EXPECT_EQ(refusal([] { expect_equally_many("sort", {say::kElementsOfX, 2}, {say::kOfY, 3}); }),
            "sort: found 2 elements of x and 3 of y, expected equal numbers");
  EXPECT_EQ(refusal([] { expect_equally_many("sort", {say::kElementsOfX, 1}, {say::kOfY, 0}); }),
            "sort: found 1 element of x and 0 of y, expected equal numbers");
  expect_not_empty("max", {1});
  EXPECT_EQ(refusal([] { expect_not_empty("max", std::vector<int>{}); }),
            "max: found an empty list, expected at least one element");
}

TEST(Arguments, AreNumbersOfTheKindThatIsExpected) {
  expect_no_negative(say::kNegativeWeight, {0, kLargest});
  EXPECT_EQ(refusal([] { expect_no_negative(say::kNegativeWeight, {3, -1, -2}); }),
            "bin_packing: weight 1 (counted from 0) is -1, expected 0 or more");
  expect_distinct("value_precede", {3, 1, 2});
  expect_distinct("value_precede", {});
  EXPECT_EQ(refusal([] { expect_distinct("value_precede", {3, 1, 3}); }),
            "value_precede: found the value 3 more than once, expected different values");
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
