#include "techniques/position.h"

#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"

namespace quadrille::techniques {
namespace {

Position empty_grid() { return test::start_of(test::classic_puzzle(std::string(81, '.'))); }

TEST(Position, PlacingRemovesFromWhatIsSeen) {
  Position position = empty_grid();
  position.place({0, 5});
  EXPECT_EQ(position.digit(0), 5);
  EXPECT_EQ(position.open_count(), 80);
  EXPECT_EQ(position.candidates(0), Digits{0});
  EXPECT_FALSE(position.has({8, 5}));
  EXPECT_TRUE(position.has({8, 6}));
  EXPECT_EQ(position.cells_with(5).count(), 60);
  EXPECT_EQ(position.cells_with(6).count(), 80);
  EXPECT_EQ(position.place_count(0, 5), 0);
  EXPECT_EQ(position.place_count(0, 6), 8);
  EXPECT_EQ(position.open_in(0), 8);
  EXPECT_EQ(position.open_in(1), 9);
  EXPECT_FALSE(position.is_allowed({8, 5}));
  EXPECT_FALSE(position.is_given(0));
  EXPECT_FALSE(position.is_contradictory());
}

TEST(Position, SinglesAreQueuedInTheOrderInWhichTheyArise) {
  Position position = empty_grid();
  for (int digit = 1; digit <= 8; ++digit) position.remove({40, digit});
  ASSERT_FALSE(position.naked_singles().empty());
  EXPECT_EQ(position.naked_singles().front(), (Candidate{40, 9}));
  for (int cell = 1; cell < 9; ++cell) position.remove({cell, 3});
  ASSERT_FALSE(position.hidden_singles().empty());
  EXPECT_EQ(position.hidden_singles().front(), (Candidate{0, 3}));
  position.hidden_singles().pop();
  EXPECT_TRUE(position.hidden_singles().empty());
  position.remove({0, 3});
  EXPECT_TRUE(position.is_contradictory());
}

TEST(Position, ACellWithoutCandidatesIsAContradiction) {
  Position position = empty_grid();
  for (int digit = 1; digit <= 9; ++digit) position.remove({40, digit});
  EXPECT_TRUE(position.is_contradictory());
}

TEST(Position, BeginsWithTheGivensAndTheRestrictionsOfThePuzzle) {
  sudoku::Puzzle puzzle = test::classic_puzzle("7" + std::string(80, '.'));
  puzzle.restrict_candidates(80, sudoku::digit_bit(1) | sudoku::digit_bit(2));
  const Position position = test::start_of(puzzle);
  EXPECT_TRUE(position.is_given(0));
  EXPECT_EQ(position.candidate_count(80), 2);
  EXPECT_TRUE(position.is_allowed({80, 1}));
  EXPECT_FALSE(position.is_allowed({80, 3}));
}

}  // namespace
}  // namespace quadrille::techniques
