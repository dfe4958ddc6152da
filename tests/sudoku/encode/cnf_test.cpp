#include "sudoku/encode/cnf.h"

#include <algorithm>
#include <optional>

#include <gtest/gtest.h>

#include "sudoku/conditions/encoding.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

/// All models of a formula, by the procedure of Davis, Putnam, Logemann and Loveland: unit clauses, then one
/// variable both ways.
class Models {
 public:
  explicit Models(const Cnf& cnf) : cnf_(cnf), value_(static_cast<std::size_t>(cnf.variable_count()) + 1) {
    search();
    std::ranges::sort(grids_);
  }

  [[nodiscard]] const std::vector<Grid>& grids() const { return grids_; }

 private:
  [[nodiscard]] int value(int literal) const {
    const int v = value_[static_cast<std::size_t>(std::abs(literal))];
    return literal > 0 ? v : -v;
  }
  void set(int literal, int truth) {
    value_[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? truth : -truth;
  }

  /// The remaining literal of a clause with one open literal and no true one, 0 if there is no such
  /// clause; nullopt if a clause is false.
  [[nodiscard]] std::optional<int> forced() const {
    for (std::size_t i = 0; i < cnf_.clause_count(); ++i) {
      int open = 0;
      int last = 0;
      for (const int literal : cnf_.clause(i)) {
        if (value(literal) == 1) open = 2;
        if (value(literal) == 0) ++open, last = literal;
      }
      if (open == 0) return std::nullopt;
      if (open == 1) return last;
    }
    return 0;
  }

  void search() {
    const auto before = value_;
    auto unit = forced();
    for (; unit && *unit != 0; unit = forced()) set(*unit, 1);
    if (unit) branch();
    value_ = before;
  }

  void branch() {
    const auto open = std::find(value_.begin() + 1, value_.end(), 0);
    if (open == value_.end()) {
      add_grid();
      return;
    }
    for (const int truth : {1, -1}) {
      *open = truth;
      search();
      *open = 0;
    }
  }

  void add_grid() {
    Grid grid;
    for (int v = 1; v <= cnf_.candidate_count(); ++v) {
      if (value(v) != 1) continue;
      EXPECT_EQ(cnf_.candidate(v).cell, static_cast<int>(grid.size()));
      grid.push_back(cnf_.candidate(v).digit);
    }
    grids_.push_back(std::move(grid));
  }

  const Cnf& cnf_;
  std::vector<int> value_;  // 1 true, -1 false, 0 open
  std::vector<Grid> grids_;
};

TEST(Cnf, NumbersCandidatesByCellsThenDigits) {
  Puzzle puzzle(3);
  puzzle.set_given(1, 2);
  puzzle.restrict_candidates(2, 0b101);
  const Cnf cnf = cnf_of(conditions_of(puzzle));
  EXPECT_EQ(cnf.variable_count(), 3 + 1 + 2 + 6 * 3);
  EXPECT_EQ(cnf.variable(0, 3), 3);
  EXPECT_EQ(cnf.variable(1, 2), 4);
  EXPECT_EQ(cnf.variable(1, 1), 0);
  EXPECT_EQ(cnf.variable(2, 3), 6);
  EXPECT_EQ(cnf.variable(2, 4), 0);
  for (int v = 1; v <= cnf.variable_count(); ++v)
    EXPECT_EQ(cnf.variable(cnf.candidate(v).cell, cnf.candidate(v).digit), v);
}

TEST(Cnf, HasTheClausesOfTheExtendedEncodingOnce) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  // 81 cells and 27 houses of 9 digits; 36 pairs in each cell; 36 pairs in each row and column and, as the
  // others share a line, 18 in each box, times 9 digits.
  EXPECT_EQ(cnf_of(conditions_of(puzzle)).clause_count(), 81U + 27 * 9 + 81 * 36 + (18 * 36 + 9 * 18) * 9);
}

TEST(Cnf, HasTheSolutionsOfThePuzzleAsModels) {
  Random random(7);
  int solvable = 0;
  for (int i = 0; i < test::rounds(300); ++i) {
    const Puzzle puzzle = test::random_puzzle(1, 4, random);
    const auto expected = test::reference_solutions(puzzle, 1000);
    ASSERT_TRUE(expected);
    ASSERT_EQ(Models(cnf_of(conditions_of(puzzle))).grids(), *expected) << test::describe(puzzle);
    solvable += expected->empty() ? 0 : 1;
  }
  EXPECT_GT(solvable, test::rounds(100));
}

TEST(Cnf, HoldsAnEmptyClauseForACellWithoutCandidates) {
  Puzzle puzzle(2);
  puzzle.restrict_candidates(3, 0);
  const Cnf cnf = cnf_of(conditions_of(puzzle));
  EXPECT_TRUE(cnf.clause(6).empty()) << "after two clauses for each of the other cells";
  EXPECT_TRUE(Models(cnf).grids().empty());
}

TEST(Cnf, TakesFurtherClauses) {
  Cnf cnf = cnf_of(conditions_of(Puzzle(2)));
  const auto before = cnf.clause_count();
  ASSERT_EQ(Models(cnf).grids().size(), 2U);
  cnf.add(std::vector{-cnf.variable(0, 1)});
  EXPECT_EQ(cnf.clause_count(), before + 1);
  EXPECT_EQ(Models(cnf).grids(), (std::vector<Grid>{{2, 1, 1, 2}}));
}

}  // namespace
}  // namespace quadrille::sudoku
