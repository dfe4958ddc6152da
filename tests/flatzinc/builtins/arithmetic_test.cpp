#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Arithmetic, OfTwo) {
  for (const std::string operation : {"max", "min", "times", "div", "mod", "pow"})
    EXPECT_EQ(disagreement("int_" + operation, "x x x", 250), std::nullopt);
  EXPECT_EQ(disagreement("int_abs", "x x"), std::nullopt);
}

TEST(Arithmetic, OfArrays) {
  EXPECT_NE(
      solve_all("var 1..2: m; constraint array_int_maximum(m, []); solve satisfy;").find("at least one"),
      std::string::npos);
}

}  // namespace
}  // namespace quadrille::test
