#include "base/refuse.h"

#include <gtest/gtest.h>

#include "support/base/refusal.h"

namespace quadrille::test {
namespace {

TEST(Refuse, ThrowsTheSentence) {
  EXPECT_EQ(refusal([] { refuse("solve: found no grid, expected one of 81 characters"); }),
            "solve: found no grid, expected one of 81 characters");
  EXPECT_EQ(refusal([] {}), "it was not refused");
}

}  // namespace
}  // namespace quadrille::test
