#include "sudoku/generate/digging.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

int givens(const Puzzle& puzzle) {
  return static_cast<int>(std::ranges::count_if(puzzle.givens(), [](int given) { return given != 0; }));
}

/// Answers all questions with the reference solver.
void dig(Digging& digging) {
  while (!digging.is_done()) digging.answer(test::reference_solutions(digging.puzzle(), 2)->size() == 1);
}

TEST(Digging, LeavesAPuzzleFromWhichNothingCanBeTaken) {
  const Puzzle kind = test::four_with_boxes();
  const GenerateOptions options{.clues = {}, .minimal = true};
  Recipe recipe = recipe_of(kind, options);
  for (const std::uint64_t index : {0U, 1U, 2U}) {
    Digging digging(index, recipe);
    EXPECT_EQ(digging.index(), index);
    dig(digging);
    ASSERT_TRUE(digging.is_made());
    Puzzle puzzle = digging.puzzle();
    EXPECT_EQ(test::reference_solutions(puzzle, 2), (std::vector<Grid>{digging.solution()}));
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      const int given = puzzle.given(cell);
      if (given == 0) continue;
      puzzle.set_given(cell, 0);
      EXPECT_EQ(test::reference_solutions(puzzle, 2)->size(), 2U);
      puzzle.set_given(cell, given);
    }
  }
}

TEST(Digging, KeepsCandidatesAsTheGivensAre) {
  const Puzzle kind = test::four_with_boxes();
  const GenerateOptions options{.clues = {}};
  Recipe recipe = recipe_of(kind, options);
  Digging digging(3, recipe);
  for (bool is_unique = true; !digging.is_done(); is_unique = !is_unique) {
    std::vector<Word> candidates(lanes::words_for(4));
    lanes::clear_grid(4, candidates);
    for (int cell = 0; cell < 16; ++cell)
      if (const int given = digging.puzzle().given(cell); given != 0)
        lanes::restrict_cell(4, candidates, cell, digit_bit(given));
    EXPECT_EQ(digging.candidates(), candidates);
    digging.answer(is_unique);
  }
}

TEST(Digging, KnowsWhichOtherGridRefutesAQuestion) {
  const Puzzle kind = test::four_with_boxes();
  const GenerateOptions options{.clues = {}, .drawn_rules = {"odd", "thermometer"}};
  Recipe recipe = recipe_of(kind, options);
  int refuted = 0;
  for (std::uint64_t index = 0; index < 10; ++index) {
    Digging digging(index, recipe);
    while (!digging.is_done()) {
      const auto solutions = test::reference_solutions(digging.puzzle(), 2);
      if (digging.is_refuted()) {
        ++refuted;
        EXPECT_EQ(solutions->size(), 2U);
      }
      for (const Grid& grid : *solutions)
        if (grid != digging.solution()) digging.add_other(grid);
      EXPECT_EQ(digging.is_refuted(), solutions->size() == 2);
      digging.answer(solutions->size() == 1);
    }
    EXPECT_TRUE(digging.is_made());
  }
  EXPECT_GT(refuted, 0) << "no question was settled by a grid of an earlier one";
}

TEST(Digging, BeginsAnewAsOftenAsItMayWhereNoPuzzleIsWanted) {
  // With half turns, all orbits of a grid of size 4 have two cells: no puzzle has 15 givens.
  const Puzzle kind = test::four_with_boxes();
  std::uint64_t attempts = 0;
  GenerateOptions options{.symmetry = Symmetry::rotate180, .clues = 15};
  options.on_attempt = [&](std::uint64_t, int clues) {
    ++attempts;
    EXPECT_EQ(clues, 16);
  };
  Recipe recipe = recipe_of(kind, options);
  const Digging digging(0, recipe);
  EXPECT_TRUE(digging.is_done());
  EXPECT_FALSE(digging.is_made());
  EXPECT_EQ(attempts, options.most_attempts);
}

TEST(Digging, StopsAtTheNumberOfGivensThatIsWanted) {
  const Puzzle kind = test::four_with_boxes();
  const GenerateOptions options{.clues = 9};
  Recipe recipe = recipe_of(kind, options);
  Digging digging(0, recipe);
  dig(digging);
  ASSERT_TRUE(digging.is_made());
  EXPECT_EQ(givens(digging.puzzle()), 9);
}

TEST(Digging, IsHopelessWhereNoGridObeysTheRules) {
  Puzzle kind = test::four_with_boxes();
  ASSERT_TRUE(kind.add_rule("anti_king"));
  const GenerateOptions options{.clues = {}};
  Recipe recipe = recipe_of(kind, options);
  const Digging digging(0, recipe);
  EXPECT_TRUE(digging.is_done());
  EXPECT_TRUE(digging.is_hopeless());
}

}  // namespace
}  // namespace quadrille::sudoku
