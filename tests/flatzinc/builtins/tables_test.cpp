#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Tables, OfRows) {
  EXPECT_EQ(disagreement("fzn_table_int", "X=2 I=8"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_table_int", "X=1 I"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_table_bool", "B=3 C=9"), std::nullopt);
}

TEST(Tables, RefuseRowsOfAnotherLength) {
  EXPECT_NE(
      solve_all("var 1..2: x; constraint fzn_table_int([x,x],[1,2,3]); solve satisfy;").find("each as long"),
      std::string::npos);
}

}  // namespace
}  // namespace quadrille::test
