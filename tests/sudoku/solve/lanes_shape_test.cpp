#include "sudoku/solve/lanes_shape.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(LanesShape, OfTheClassicGridIsWhatTheFastestKernelServes) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  EXPECT_EQ(lanes_shape(puzzle), lanes::classic9());
}

TEST(LanesShape, TakesDifferencesForHousesOfTwoCells) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.add_rule("anti_king"));
  const auto shape = lanes_shape(puzzle);
  ASSERT_TRUE(shape);
  EXPECT_EQ(shape->houses.size(), 6U + 8U);
  EXPECT_EQ(shape->houses.back(), (std::vector{5, 7}));
}

TEST(LanesShape, RefusesWhatIsNoHouse) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("non_consecutive"));
  EXPECT_EQ(lanes_shape(puzzle), std::nullopt);
  EXPECT_TRUE(lanes_shape(Puzzle(lanes::kMaxSize)));
  EXPECT_EQ(lanes_shape(Puzzle(lanes::kMaxSize + 1)), std::nullopt);
}

TEST(FillCandidates, HeedsGivensAndRestrictions) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  puzzle.restrict_candidates(3, digit_bit(1));
  std::vector<Word> candidates(lanes::words_for(2));
  fill_candidates(puzzle, candidates);
  // Digit 1 in cells 0..3, then digit 2.
  EXPECT_EQ(candidates.front(), Word{0b0111'1110});
}

}  // namespace
}  // namespace quadrille::sudoku
