#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Graphs, Inverse) { EXPECT_EQ(disagreement("quadrille_inverse", "X i X i"), std::nullopt); }

TEST(Graphs, Circuits) {
  EXPECT_EQ(disagreement("quadrille_circuit", "X+ i"), std::nullopt);
  EXPECT_EQ(disagreement("quadrille_subcircuit", "X+ i"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::test
