#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Graphs, Inverse) { EXPECT_EQ(disagreement("quadrille_inverse", "X i X i"), std::nullopt); }

TEST(Graphs, Circuits) {
  EXPECT_EQ(disagreement("quadrille_circuit", "X+ i"), std::nullopt);
  EXPECT_EQ(disagreement("quadrille_subcircuit", "X+ i"), std::nullopt);
}

TEST(Graphs, Connected) {
  const Ground from{{1, 2, 3, 1}, {}};
  const Ground to{{2, 3, 1, 4}, {}};
  std::size_t expected = 0;
  for (unsigned bits = 0; bits < 256; ++bits) {
    Ground nodes;
    Ground edges;
    for (unsigned i = 0; i < 4; ++i) {
      nodes.numbers.push_back(bits >> i & 1U);
      edges.numbers.push_back(bits >> (4 + i) & 1U);
    }
    expected += holds("quadrille_connected", {from, to, nodes, edges}) ? 1 : 0;
  }
  std::string declared;
  for (const char c : std::string("abcdpqrs"))
    declared += std::string("var bool: ") + c + " :: output_var;\n";
  const std::string found =
      solve_all(declared +
                "constraint quadrille_connected([1,2,3,1],[2,3,1,4],[a,b,c,d],[p,q,r,s]);\nsolve satisfy;\n");
  std::size_t solutions = 0;
  for (std::size_t at = found.find("----------"); at != std::string::npos;
       at = found.find("----------", at + 1))
    ++solutions;
  EXPECT_EQ(solutions, expected);
  EXPECT_LT(expected, 256U);
}

TEST(Graphs, RefusesEdgesToNowhere) {
  const std::string told =
      solve_all("var bool: a; var bool: p; constraint quadrille_connected([1],[2],[a],[p]); solve satisfy;");
  EXPECT_NE(told.find("does not exist"), std::string::npos);
}

}  // namespace
}  // namespace quadrille::test
