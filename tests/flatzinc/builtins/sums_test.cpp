#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Sums, OfIntegers) {
  for (const std::string comparison : {"eq", "ne", "le", "lt", "ge", "gt"}) {
    EXPECT_EQ(disagreement("int_lin_" + comparison, "I X i"), std::nullopt);
    EXPECT_EQ(disagreement("int_lin_" + comparison + "_reif", "I X i b"), std::nullopt);
    EXPECT_EQ(disagreement("int_lin_" + comparison + "_imp", "I X i b"), std::nullopt);
  }
  EXPECT_EQ(disagreement("int_plus", "x x x"), std::nullopt);
}

TEST(Sums, OfBooleans) {
  for (const std::string comparison : {"eq", "ne", "le", "lt", "ge", "gt"}) {
    EXPECT_EQ(disagreement("bool_lin_" + comparison, "I B x"), std::nullopt);
    EXPECT_EQ(disagreement("bool_lin_" + comparison + "_reif", "I B x b"), std::nullopt);
    EXPECT_EQ(disagreement("bool_lin_" + comparison + "_imp", "I B x b"), std::nullopt);
  }
}

TEST(Sums, KeepTheirHeadNear64Bits) {
  const std::string big = "9223372036854775806";
  EXPECT_EQ(solve_all("var 0..1: x0 :: output_var; constraint int_lin_eq([" + big + "],[x0]," + big +
                      "); solve satisfy;"),
            "x0 = 1;\n----------\n==========\n");
  EXPECT_EQ(solve_all("var 0.." + big + ": x0 :: output_var; var 0.." + big +
                      ": x1 :: output_var; constraint int_lin_le([-1,-1],[x0,x1],-" + big +
                      "); constraint int_lin_le([1],[x0],0); solve satisfy;"),
            "x0 = 0;\nx1 = " + big + ";\n----------\n==========\n");
  EXPECT_NE(solve_all("var 0..1: x; var 0..1: y; constraint int_lin_eq([" + big + "," + big +
                      "],[x,y],0); solve satisfy;")
                .find("too large"),
            std::string::npos);
}

TEST(Sums, NeedAsManyCoefficientsAsVariables) {
  EXPECT_EQ(solve_all("var 0..1: x;\nconstraint int_lin_eq([1,2],[x],0);\nsolve satisfy;"),
            "2:12: in the constraint int_lin_eq: there are 2 coefficients, but 1 variables");
}

}  // namespace
}  // namespace quadrille::test
