#include "check_proof/dimacs.h"

#include <gtest/gtest.h>

namespace check_proof {
namespace {

TEST(Dimacs, ReadsClausesAndComments) {
  const auto read = read_dimacs("c hello p cnf\nc\np cnf 3 3\n1 -3 0\nc between\n2\n0 0\n");
  ASSERT_TRUE(std::holds_alternative<Formula>(read)) << std::get<Complaint>(read).text;
  const auto& formula = std::get<Formula>(read);
  EXPECT_EQ(formula.variables, 3);
  EXPECT_EQ(formula.clauses, (std::vector<std::vector<int>>{{1, -3}, {2}, {}}));
}

TEST(Dimacs, ComplainsWithTheLine) {
  const auto complaint = [](std::string_view text) {
    const auto read = read_dimacs(text);
    return std::holds_alternative<Complaint>(read) ? std::get<Complaint>(read).text : "";
  };
  EXPECT_EQ(complaint(""), "line 1: expected the header \"p cnf ..\"");
  EXPECT_EQ(complaint("p cnf 2"), "line 1: expected the numbers of variables and clauses");
  EXPECT_EQ(complaint("p cnf 2 1\n1 3 0"), "line 2: found \"3\", expected a literal");
  EXPECT_EQ(complaint("p cnf 2 1\n1 x 0"), "line 2: found \"x\", expected a literal");
  EXPECT_EQ(complaint("p cnf 2 2\n1 2 0"), "line 2: found 1 clauses, the header says 2");
  EXPECT_EQ(complaint("p cnf 2 1\n1 2"), "line 2: the last clause does not end with 0");
  EXPECT_EQ(complaint("p cnf 99999999999 0"), "line 1: expected the numbers of variables and clauses");
}

}  // namespace
}  // namespace check_proof
