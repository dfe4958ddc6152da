#include "answers/environment.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/answers/puzzle_of.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::answers {
namespace {

using sudoku::at;
using sudoku::Grid;
using sudoku::Puzzle;

std::shared_ptr<const Puzzle> small() {
  return std::make_shared<const Puzzle>(puzzle_of("1.....2..3.....4"));
}

TEST(Environment, KeepsTheGivens) {
  Environment env(small());
  const auto placed = env.place(0, 2);
  ASSERT_FALSE(placed);
  EXPECT_EQ(placed.error().message, "r1c1 holds a given, which stays as it is");
  EXPECT_EQ(env.moves(), 0U);
  EXPECT_FALSE(env.undo());
  EXPECT_EQ(env.candidates(0), std::vector{1});
}

TEST(Environment, RewardsAccordingToWhatIsRequested) {
  Environment any(small()), strict(small(), {.limit = 1});
  for (Environment* env : {&any, &strict}) {
    ASSERT_TRUE(env->place(1, 1));
    EXPECT_EQ(env->reward(), -1);  // row 1 has two 1
    ASSERT_TRUE(env->place(1, 4));
    EXPECT_EQ(env->moves(), 2U);
  }
  EXPECT_EQ(any.reward(), 0);  // it cannot be completed, but nobody asked
  EXPECT_EQ(strict.reward(), -1);
  EXPECT_EQ(any.candidates(1), (std::vector{2, 4}));
  EXPECT_EQ(strict.candidates(1), std::vector{2});
}

/// Plays at random with the candidates, and compares them with all solutions.
TEST(Environment, OffersTheDigitsOfTheSolutions) {
  Random random(test::random_seed(5));
  int solved = 0;
  for (int round = 0; round < test::random_rounds(60); ++round) {
    const auto puzzle = std::make_shared<const Puzzle>(test::random_puzzle(2, 4, random));
    const auto all = test::reference_solutions(*puzzle, 1000);
    if (!all || all->size() >= 1000) continue;
    Environment env(puzzle, {.limit = 1});
    std::vector<std::string> before;
    for (int cell = 0; cell < puzzle->cell_count(); ++cell) {
      if (puzzle->layout().is_hole(cell) || puzzle->given(cell) != 0) continue;
      std::vector<int> expected;
      for (const Grid& solution : *all)
        if (std::ranges::equal(env.digits(), solution,
                               [](int placed, int digit) { return placed == 0 || placed == digit; }))
          expected.push_back(solution[at(cell)]);
      std::ranges::sort(expected);
      expected.erase(std::ranges::unique(expected).begin(), expected.end());
      ASSERT_EQ(env.candidates(cell), expected) << test::describe(*puzzle);
      if (expected.empty()) break;
      before.push_back(to_json(env.answer()));
      ASSERT_TRUE(env.place(cell, expected[random.below(expected.size())]));
    }
    EXPECT_EQ(env.reward(), env.answer().solved ? 1 : all->empty() ? -1 : 0) << test::describe(*puzzle);
    solved += env.answer().solved ? 1 : 0;
    for (; !before.empty(); before.pop_back()) {
      ASSERT_TRUE(env.undo());
      EXPECT_EQ(to_json(env.answer()), before.back());
    }
    EXPECT_EQ(env.digits(), puzzle->givens());
  }
  EXPECT_GT(solved, 0);
}

}  // namespace
}  // namespace quadrille::answers
