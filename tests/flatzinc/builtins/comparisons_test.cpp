#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Comparisons, OfIntegers) {
  for (const std::string comparison : {"eq", "ne", "le", "lt", "ge", "gt"}) {
    EXPECT_EQ(disagreement("int_" + comparison, "x x"), std::nullopt);
    EXPECT_EQ(disagreement("int_" + comparison + "_reif", "x x b"), std::nullopt);
    EXPECT_EQ(disagreement("int_" + comparison + "_imp", "x x b"), std::nullopt);
  }
}

TEST(Comparisons, WithASet) {
  EXPECT_EQ(disagreement("set_in", "x s"), std::nullopt);
  EXPECT_EQ(disagreement("set_in_reif", "x s b"), std::nullopt);
  EXPECT_EQ(disagreement("set_in_imp", "x s b"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
