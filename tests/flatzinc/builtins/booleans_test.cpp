#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Booleans, Compare) {
  for (const std::string comparison : {"eq", "ne", "le", "lt", "ge", "gt"}) {
    EXPECT_EQ(disagreement("bool_" + comparison, "b b"), std::nullopt);
    EXPECT_EQ(disagreement("bool_" + comparison + "_reif", "b b b"), std::nullopt);
    EXPECT_EQ(disagreement("bool_" + comparison + "_imp", "b b b"), std::nullopt);
  }
  EXPECT_EQ(disagreement("bool_not", "b b"), std::nullopt);
  EXPECT_EQ(disagreement("bool2int", "b x"), std::nullopt);
}

TEST(Booleans, Join) {
  for (const std::string word : {"and", "or", "xor"}) {
    EXPECT_EQ(disagreement("bool_" + word, "b b b"), std::nullopt);
    EXPECT_EQ(disagreement("bool_" + word + "_imp", "b b b"), std::nullopt);
  }
  for (const std::string word : {"and", "or"}) {
    EXPECT_EQ(disagreement("array_bool_" + word, "B b"), std::nullopt);
    EXPECT_EQ(disagreement("array_bool_" + word + "_imp", "B b"), std::nullopt);
  }
  EXPECT_EQ(disagreement("bool_xor", "b b"), std::nullopt);
}

TEST(Booleans, Clauses) {
  EXPECT_EQ(disagreement("bool_clause", "B B1"), std::nullopt);
  EXPECT_EQ(disagreement("bool_clause_reif", "B B1 b"), std::nullopt);
  EXPECT_EQ(disagreement("bool_clause_imp", "B B1 b"), std::nullopt);
}

TEST(Booleans, Parity) {
  EXPECT_EQ(disagreement("array_bool_xor", "B"), std::nullopt);
  EXPECT_EQ(disagreement("array_bool_xor_reif", "B b"), std::nullopt);
  EXPECT_EQ(disagreement("array_bool_xor_imp", "B b"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
