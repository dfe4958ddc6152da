#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Resources, Tasks) {
  EXPECT_EQ(disagreement("fzn_disjunctive_strict", "X X"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_disjunctive_strict", "X I>=0"), std::nullopt);
}

TEST(Resources, Boxes) {
  for (const std::string ending : {"", "_nonstrict"}) {
    EXPECT_EQ(disagreement("fzn_diffn" + ending, "X X I>=0 I>=0"), std::nullopt);
    EXPECT_EQ(disagreement("fzn_diffn" + ending, "X X X X"), std::nullopt);
    EXPECT_EQ(disagreement("quadrille_diffn" + ending + "_k", "X=4 I=4>=0 =2"), std::nullopt);
    EXPECT_EQ(disagreement("quadrille_diffn" + ending + "_k", "X=3 X=3 =1"), std::nullopt);
  }
}

TEST(Resources, Bins) {
  EXPECT_EQ(disagreement("quadrille_bin_packing_load", "X i X1 I1>=0"), std::nullopt);
  EXPECT_NE(solve_all("var 1..2: x; constraint quadrille_bin_packing_load([x],1,[1],[-1]); solve satisfy;")
                .find("numbers from 0"),
            std::string::npos);
}

TEST(Resources, NeedArraysOfOneLength) {
  EXPECT_NE(solve_all("var 1..2: x; constraint fzn_disjunctive([x],[1,2]); solve satisfy;")
                .find("an array as long as the one before it"),
            std::string::npos);
}

}  // namespace
}  // namespace quadrille::test
