#include "sudoku/conditions/literal_count.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/encoding.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {
namespace {

Conditions cells_of(std::vector<Digits> candidates) { return {3, std::move(candidates), {}}; }

TEST(LiteralCount, TakesHelpersWhereNoCandidateSaysTheSame) {
  Cnf cnf = cnf_of(cells_of({0b1111, 0b0011, 0b0001, 0b1100, 0b0111, 0, 0, 0, 0}));
  const int before = cnf.variable_count();
  const CountedLiterals counted = literals_of_cells(cnf, {0, 1, 2, 3, 4}, 0b0011);
  EXPECT_EQ(counted.certain, 2);  // cells 1 and 2; cell 3 holds none of the digits
  EXPECT_EQ(counted.literals, (std::vector{before + 1, -cnf.variable(4, 3)}));
  EXPECT_EQ(cnf.variable_count(), before + 1);
}

TEST(LiteralCount, HasALiteralForEachDigitThatCanBeThere) {
  Cnf cnf = cnf_of(cells_of({0b011, 0b001, 0b111, 0, 0, 0, 0, 0, 0}));
  const int before = cnf.variable_count();
  EXPECT_EQ(literals_of_digits(cnf, {0, 1}).literals, (std::vector{before + 1, cnf.variable(0, 2)}));
}

TEST(LiteralCount, OfBoundsIsOneConstraintEach) {
  Opb opb = opb_of(cells_of(std::vector<Digits>(9, 0b111)));
  const std::size_t before = opb.formula().constraint_count();
  add_how_many(opb, {{1, 4, 7}, 1}, {2, 3});
  ASSERT_EQ(opb.formula().constraint_count(), before + 2);
  EXPECT_EQ(opb.formula().constraint(before).bound, 1);
  EXPECT_EQ(opb.formula().constraint(before + 1).bound, 1);
  EXPECT_EQ(opb.formula().constraint(before + 1).literals[0], -1);
}

TEST(LiteralCount, OfOneAtLeastIsAClause) {
  Cnf cnf = cnf_of(cells_of(std::vector<Digits>(9, 0b111)));
  const std::size_t before = cnf.clause_count();
  add_how_many(cnf, {{1, 4, 7}, 0}, HowMany::at_least(1));
  ASSERT_EQ(cnf.clause_count(), before + 1);
  EXPECT_EQ(cnf.clause(before).size(), 3U);
}

}  // namespace
}  // namespace quadrille::sudoku
