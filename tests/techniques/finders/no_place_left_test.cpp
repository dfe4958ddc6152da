// The technique of src/techniques/finders/no_place_left.cpp.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"
#include "techniques/notation.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

std::string first_step_in(const sudoku::Puzzle& puzzle, const Position& position) {
  const auto step = Scan(position).find(Technique::no_place_left);
  if (!step) return "";
  EXPECT_TRUE(test::follows(*step, position, puzzle));
  return hodoku_text(*step, position.board());
}

TEST(NoPlaceLeft, ACandidateThatSeesAllPlacesOfADigitGoes) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("anti_knight"));
  Position position = test::start_of(puzzle);
  for (const int cell : {1, 2, 9, 10, 11, 18, 19}) position.remove({cell, 5});  // left in the box: r1c1, r3c3
  EXPECT_EQ(first_step_in(puzzle, position), "No Place Left: 5 in b1 => r1c4,r4c1<>5");
}

TEST(NoPlaceLeft, ACandidateThatARelationOpposesToAllOfACellGoes) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("non_consecutive"));
  Position position = test::start_of(puzzle);
  for (const int digit : {1, 2, 3, 5, 7, 8, 9}) position.remove({40, digit});  // left in r5c5: 4, 6
  EXPECT_EQ(first_step_in(puzzle, position), "No Place Left: r5c5 => r46c5,r5c46<>5");
}

TEST(NoPlaceLeft, AGridOfHousesAloneHasNone) {
  const sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  Position position = test::start_of(puzzle);
  for (const int cell : {2, 9, 10, 11, 18, 19, 20}) position.remove({cell, 5});
  EXPECT_EQ(first_step_in(puzzle, position), "");
}

}  // namespace
}  // namespace quadrille::techniques
