#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Resources, Tasks) {
  EXPECT_EQ(disagreement("fzn_cumulative", "X X X x"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_cumulative", "X I>=0 I>=0 i>=0"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_disjunctive", "X X"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_disjunctive", "X I>=0"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_disjunctive_strict", "X X"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_disjunctive_strict", "X I>=0"), std::nullopt);
}

TEST(Resources, NeedArraysOfOneLength) {
  EXPECT_NE(solve_all("var 1..2: x; constraint fzn_disjunctive([x],[1,2]); solve satisfy;")
                .find("an array as long as the one before it"),
            std::string::npos);
}

}  // namespace
}  // namespace quadrille::test
