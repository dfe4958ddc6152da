#include "sudoku/encode/cnf.h"

#include <sstream>

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/conditions/encoding.h"

namespace quadrille::formats {
namespace {

TEST(CnfFormat, WritesTheMapThenTheHeaderThenTheClauses) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  EXPECT_EQ(written("cnf", puzzle),
            "c The cell of row r and column c holds the digit d: rRcC=d, then the variable's number.\n"
            "c r1c1=1 1\nc r1c2=1 2\nc r1c2=2 3\nc r2c1=1 4\nc r2c1=2 5\nc r2c2=1 6\nc r2c2=2 7\n"
            "p cnf 7 21\n"
            "1 0\n2 3 0\n-2 -3 0\n4 5 0\n-4 -5 0\n6 7 0\n-6 -7 0\n"
            "1 2 0\n3 0\n4 6 0\n5 7 0\n1 4 0\n5 0\n2 6 0\n3 7 0\n"
            "-1 -2 0\n-4 -6 0\n-5 -7 0\n-1 -4 0\n-2 -6 0\n-3 -7 0\n");
}

TEST(CnfFormat, WritesTheClausesOfTheEncoding) {
  std::istringstream text(written("cnf", sample_puzzle()));
  const sudoku::Cnf cnf = sudoku::cnf_of(sudoku::conditions_of(sample_puzzle()));
  std::string line;
  while (std::getline(text, line) && line.starts_with("c ")) continue;
  EXPECT_EQ(line, "p cnf " + std::to_string(cnf.variable_count()) + " " + std::to_string(cnf.clause_count()));
  for (std::size_t i = 0; i < cnf.clause_count(); ++i) {
    std::vector<int> clause;
    for (int literal = 0; text >> literal && literal != 0;) clause.push_back(literal);
    ASSERT_TRUE(std::ranges::equal(clause, cnf.clause(i))) << i;
  }
  EXPECT_FALSE(text >> line);
}

TEST(CnfFormat, HoldsTheSolutionInsteadOfTheGivens) {
  const Grid solution = sample_solution();
  const std::string text = written("cnf", sample_puzzle(), &solution);
  EXPECT_NE(text.find("p cnf 81 "), std::string::npos);
}

}  // namespace
}  // namespace quadrille::formats
