#include "sudoku/explain/why.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

bool is_true(const Statement& statement, const Grid& grid) {
  return (grid[static_cast<std::size_t>(statement.cell)] == statement.digit) != statement.is_negated;
}

/// Whether every grid that holds the givens of these cells makes the statement true.
bool follows(const Puzzle& puzzle, const std::vector<int>& givens, const Statement& statement) {
  Puzzle some = puzzle;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (std::ranges::find(givens, cell) == givens.end()) some.set_given(cell, 0);
  }
  const auto solutions = test::reference_solutions(some, 10'000);
  return std::ranges::all_of(*solutions, [&](const Grid& grid) { return is_true(statement, grid); });
}

Statement random_statement(const Puzzle& puzzle, Random& random) {
  return {static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.cell_count()))),
          static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.size()))) + 1,
          random.below(2) == 0};
}

void expect_right(const Puzzle& puzzle, const Statement& statement, const Forced& forced) {
  EXPECT_TRUE(follows(puzzle, forced.givens, statement));
  EXPECT_TRUE(forced.irreducible && forced.smallest && forced.all_needed);
  for (const int cell : forced.givens) {
    auto others = forced.givens;
    std::erase(others, cell);
    EXPECT_FALSE(follows(puzzle, others, statement)) << "without " << cell;
  }
}

TEST(Why, AgreesWithAllSolutions) {
  Random random(11);
  int forced = 0, open = 0, none = 0;
  for (int i = 0; i < 400; ++i) {
    const Puzzle puzzle = test::random_puzzle(1, 4, random);
    const Statement statement = random_statement(puzzle, random);
    SCOPED_TRACE(test::describe(puzzle));
    const auto solutions = test::reference_solutions(puzzle, 10'000);
    const auto answer = why(puzzle, statement).answer;
    if (solutions->empty()) {
      EXPECT_TRUE(std::holds_alternative<NothingStands>(answer));
      ++none;
    } else if (std::ranges::all_of(*solutions, [&](const Grid& g) { return is_true(statement, g); })) {
      ASSERT_TRUE(std::holds_alternative<Forced>(answer));
      expect_right(puzzle, statement, std::get<Forced>(answer));
      ++forced;
    } else {
      ASSERT_TRUE(std::holds_alternative<NotForced>(answer));
      const Grid& grid = std::get<NotForced>(answer).counterexample;
      EXPECT_TRUE(test::reference_accepts(puzzle, grid));
      EXPECT_FALSE(is_true(statement, grid));
      ++open;
    }
  }
  EXPECT_GT(std::min({forced, open, none}), 40);
}

TEST(Why, NamesTheHousesThatItTakes) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  puzzle.set_given(1, 1);   // r1c2
  puzzle.set_given(11, 2);  // r3c4
  puzzle.set_given(13, 3);  // r4c2
  const auto answer = why(puzzle, {0, 1, true}).answer;
  EXPECT_EQ(std::get<Forced>(answer).givens, std::vector<int>{1});
  EXPECT_EQ(std::get<Forced>(answer).rules.size(), 1U);
  puzzle.set_given(12, 2);  // r4c1
  const auto in_box = why(puzzle, {8, 2, true}).answer;
  EXPECT_EQ(std::get<Forced>(in_box).givens.size(), 1U);
}

TEST(Why, NamesRulesOfDifferences) {
  Puzzle puzzle(5);
  ASSERT_TRUE(puzzle.add_rule("non_consecutive"));
  puzzle.set_given(0, 1);
  EXPECT_EQ(std::get<Forced>(why(puzzle, {1, 2, true}).answer).rules,
            std::vector<std::string>{"non_consecutive"});
}

TEST(Why, ClaimsNothingThatALimitLeftOpen) {
  StopSource source;
  source.request_stop();
  SolveOptions options;
  options.limits.stop = StopToken(source);
  EXPECT_TRUE(std::holds_alternative<Undecided>(why(Puzzle(4), {0, 1}, options).answer));
}

}  // namespace
}  // namespace quadrille::sudoku
