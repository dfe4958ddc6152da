#include "base/luby.h"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille {
namespace {

/// By definition: twice the sequence so far, then the next power of two.
TEST(Luby, RepeatsItselfBeforeEachPowerOfTwo) {
  std::vector<std::uint64_t> expected;
  for (std::uint64_t power = 1; power <= 64; power *= 2) {
    const std::vector<std::uint64_t> before = expected;
    expected.insert(expected.end(), before.begin(), before.end());
    expected.push_back(power);
  }
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(luby(i + 1), expected[i]) << i;
}

}  // namespace
}  // namespace quadrille
