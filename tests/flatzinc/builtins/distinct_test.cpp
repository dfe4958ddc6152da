#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Distinct, AllDifferent) { EXPECT_EQ(disagreement("all_different_int", "X"), std::nullopt); }

TEST(Distinct, AllDifferentExcept) {
  EXPECT_EQ(disagreement("fzn_alldifferent_except", "X s"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
