#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Elements, OfArrays) {
  EXPECT_EQ(disagreement("array_int_element", "x I x"), std::nullopt);
  EXPECT_EQ(disagreement("array_bool_element", "x C b"), std::nullopt);
  EXPECT_EQ(disagreement("array_var_int_element", "x X x"), std::nullopt);
  EXPECT_EQ(disagreement("array_var_bool_element", "x B b"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
