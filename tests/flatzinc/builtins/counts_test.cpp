#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Counts, OfOneValue) {
  for (const std::string relation : {"eq", "neq", "leq", "lt", "geq", "gt"}) {
    EXPECT_EQ(disagreement("fzn_count_" + relation, "X x x"), std::nullopt);
    EXPECT_EQ(disagreement("fzn_count_" + relation + "_reif", "X x x b"), std::nullopt);
    EXPECT_EQ(disagreement("fzn_count_" + relation + "_imp", "X x x b"), std::nullopt);
  }
}

TEST(Counts, OfSeveralValues) {
  for (const std::string ending : {"", "_closed"})
    EXPECT_EQ(disagreement("fzn_global_cardinality_low_up" + ending, "X1 I<=2 I=2 I=2"), std::nullopt);
  EXPECT_NE(solve_all("var 1..2: x; constraint fzn_global_cardinality([x],[1,1],[x,x]); solve satisfy;")
                .find("different numbers"),
            std::string::npos);
}

}  // namespace
}  // namespace quadrille::test
