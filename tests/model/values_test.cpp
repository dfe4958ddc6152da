#include "model/values.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <list>

#include "support/base/refusal.h"

namespace quadrille::test {
namespace {

using Numbers = std::vector<cp::Value>;

TEST(Values, AreTakenFromAnyRangeOfIntegers) {
  EXPECT_EQ(Values({1, -2}).numbers(), (Numbers{1, -2}));
  EXPECT_EQ(Values(std::vector<int>{3, 4}).numbers(), (Numbers{3, 4}));
  EXPECT_EQ(Values(std::array<unsigned char, 2>{5, 6}).numbers(), (Numbers{5, 6}));
  EXPECT_EQ(Values(std::list<std::uint64_t>{7}).numbers(), (Numbers{7}));
  EXPECT_EQ(Values(std::vector<bool>{true, false}).numbers(), (Numbers{1, 0}));
  EXPECT_EQ(Values(std::views::iota(2, 5)).numbers(), (Numbers{2, 3, 4}));
  const Values copy = Values(Numbers{8});
  EXPECT_EQ(Values(copy).size(), 1U);
}

TEST(Values, AreRefusedBeyond64Bits) {
  const std::vector<std::uint64_t> numbers{std::uint64_t{1} << 63U};
  EXPECT_EQ(refusal([&] { static_cast<void>(Values(numbers)); }),
            "found the number 9223372036854775808, expected at most 9223372036854775807");
}

}  // namespace
}  // namespace quadrille::test
