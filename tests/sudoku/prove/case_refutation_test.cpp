#include "sudoku/prove/case_refutation.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

using StepId = CaseRefutation::StepId;

/// The formula's constraints, and the clauses of a refutation.
class CaseRefutationOf : public testing::Test {
 protected:
  CaseRefutationOf() : formula_({"aa", "bb", "cc", "dd"}) {}

  /// The clause that not all of the literals are false, with its steps; and whether it was proved.
  [[nodiscard]] bool refute(std::vector<int> clause) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < formula_.constraint_count(); ++i) all.push_back(i);
    CaseRefutation refutation(formula_, all, [this](std::span<const int> literals, std::span<const StepId>) {
      clauses_.emplace_back(literals.begin(), literals.end());
      return static_cast<StepId>(clauses_.size() - 1);
    });
    uses_.clear();
    return refutation.refute(clause, uses_);
  }

  proof::OpbFormula formula_;
  std::vector<std::vector<int>> clauses_;
  std::vector<StepId> uses_;
};

TEST_F(CaseRefutationOf, TakesNoStepWherePropagationDoes) {
  formula_.add(std::vector{1, 2, 3}, 2);
  EXPECT_TRUE(refute({1, 2}));
  EXPECT_TRUE(clauses_.empty());
}

TEST_F(CaseRefutationOf, GoesThroughCases) {
  formula_.add(std::vector{2, 3}, 1);
  formula_.add(std::vector{-2, 4}, 1);
  formula_.add(std::vector{-3, 4}, 1);
  formula_.add(std::vector{-2, -4, 1}, 1);
  formula_.add(std::vector{-3, -4, 1}, 1);
  EXPECT_TRUE(refute({1}));
  EXPECT_EQ(clauses_, (std::vector<std::vector<int>>{{1, -2}}));
  EXPECT_EQ(uses_, (std::vector<StepId>{0}));
}

TEST_F(CaseRefutationOf, SaysWhereNothingRefutes) {
  formula_.add(std::vector{1, 2}, 1);
  formula_.add(std::vector{-1, 3}, 1);
  EXPECT_FALSE(refute({3}));
  EXPECT_TRUE(refute({3, 2}));
}

}  // namespace
}  // namespace quadrille::sudoku
