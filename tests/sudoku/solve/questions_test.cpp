#include "sudoku/solve/questions.h"

#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

using cp::SearchResult;

std::vector<Digits> every_candidate(const Puzzle& puzzle) {
  return std::vector<Digits>(at(puzzle.cell_count()), puzzle.all_digits());
}

SearchResult answer(Questions& questions, std::vector<cp::Literal> facts) {
  questions.ask(facts);
  return questions.next({});
}

TEST(Questions, AreAnsweredOneAfterAnother) {
  Puzzle puzzle(3);
  puzzle.set_given(0, 1);
  Questions questions;
  ASSERT_TRUE(questions.begin(puzzle, every_candidate(puzzle)));
  EXPECT_EQ(answer(questions, {Questions::is(1, 2)}), SearchResult::solution);
  EXPECT_EQ(questions.solution()[1], 2);
  EXPECT_EQ(answer(questions, {Questions::is(1, 1)}), SearchResult::exhausted);
  EXPECT_EQ(answer(questions, {Questions::is(1, 2), Questions::is(2, 2)}), SearchResult::exhausted);
  EXPECT_EQ(answer(questions, {~Questions::is(1, 2)}), SearchResult::solution);
  EXPECT_EQ(questions.solution()[1], 3);
  questions.ask({});
  EXPECT_EQ(questions.candidates_left(0), digit_bit(1));
  EXPECT_EQ(questions.candidates_left(1), digit_bit(2) | digit_bit(3));
}

TEST(Questions, FindNoExcludedSolution) {
  const Puzzle puzzle(3);  // 12 solutions
  const std::vector<Grid> found{{1, 2, 3, 2, 3, 1, 3, 1, 2}};
  Questions questions;
  ASSERT_TRUE(questions.begin(puzzle, every_candidate(puzzle), found));
  std::set<Grid> solutions;
  while (answer(questions, {}) == SearchResult::solution) {
    solutions.insert(questions.solution());
    questions.exclude_solution();
  }
  EXPECT_EQ(solutions.size(), 11U);
  EXPECT_FALSE(solutions.contains(found[0]));
}

TEST(Questions, AreAboutTheCandidatesAlone) {
  const Puzzle puzzle(2);
  Questions questions;
  ASSERT_TRUE(questions.begin(puzzle, std::vector<Digits>{1, 3, 3, 3}));
  EXPECT_EQ(answer(questions, {}), SearchResult::solution);
  EXPECT_EQ(questions.solution(), (Grid{1, 2, 2, 1}));
  ASSERT_TRUE(questions.begin(puzzle, std::vector<Digits>{1, 1, 3, 3}));
  EXPECT_EQ(answer(questions, {}), SearchResult::exhausted);
  EXPECT_EQ(questions.candidates_left(2), 0U);
}

TEST(Questions, PreferASolution) {
  const Puzzle puzzle(4);
  Questions questions;
  ASSERT_TRUE(questions.begin(puzzle, every_candidate(puzzle)));
  for (const Grid& grid : {Grid{4, 3, 2, 1, 3, 4, 1, 2, 2, 1, 4, 3, 1, 2, 3, 4},
                           Grid{1, 2, 3, 4, 2, 3, 4, 1, 3, 4, 1, 2, 4, 1, 2, 3}}) {
    std::vector<cp::Literal> facts;
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      for (int digit = 1; digit <= 4; ++digit)
        facts.push_back(digit == grid[at(cell)] ? Questions::is(cell, digit) : ~Questions::is(cell, digit));
    }
    questions.ask({});
    questions.prefer(facts);
    ASSERT_EQ(questions.next({}), SearchResult::solution);
    EXPECT_EQ(questions.solution(), grid);
  }
}

TEST(Questions, GoOnAfterALimit) {
  const Puzzle puzzle(4);
  Questions questions;
  ASSERT_TRUE(questions.begin(puzzle, every_candidate(puzzle)));
  questions.ask({});
  EXPECT_EQ(questions.next({.nodes = 1}), SearchResult::limit);
  EXPECT_EQ(questions.statistics().nodes, 1U);
  EXPECT_EQ(questions.next({}), SearchResult::solution);
  Questions moved = std::move(questions);
  EXPECT_EQ(answer(moved, {Questions::is(0, 4)}), SearchResult::solution);
}

}  // namespace
}  // namespace quadrille::sudoku
