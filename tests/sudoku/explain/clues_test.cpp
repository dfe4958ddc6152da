#include "sudoku/explain/clues.h"

#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

using Names = std::vector<std::string>;

Puzzle puzzle_with_clues() {
  Puzzle puzzle = test::four_with_boxes();
  puzzle.set_given(0, 1);
  puzzle.restrict_candidates(5, digit_bit(1) | digit_bit(3));
  EXPECT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=3"));
  EXPECT_TRUE(puzzle.add_rule("diagonals"));
  EXPECT_TRUE(puzzle.add_rule("anti_king"));
  return puzzle;
}

TEST(Clues, HaveNames) {
  const Puzzle puzzle = puzzle_with_clues();
  EXPECT_EQ(names_of(clues_of(puzzle), puzzle),
            (Names{"r1c1=1", "r2c2 of 1 3", "cage 3 at r1c1", "diagonals", "anti_king"}));
  EXPECT_EQ(names_of(given_clues(puzzle), puzzle), Names{"r1c1=1"});
}

TEST(Clues, AreObeyedOneByOne) {
  const Puzzle puzzle = puzzle_with_clues();
  const Conditions conditions = conditions_of(puzzle);
  const PuzzleClues clues(puzzle, conditions, clues_of(puzzle));
  const Grid grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  const std::vector<bool> obeyed{true, false, true, false, false};
  for (std::size_t i = 0; i < obeyed.size(); ++i) EXPECT_EQ(clues.obeys(grid, i), obeyed[i]) << i;
}

TEST(Clues, LeaveOthersWhereTheyAreLeftOut) {
  const Puzzle puzzle = puzzle_with_clues();
  const Conditions conditions = conditions_of(puzzle);
  const PuzzleClues clues(puzzle, conditions, clues_of(puzzle));
  const Conditions without_cage = clues.conditions_with({true, false, false, true, true});
  EXPECT_EQ(without_cage.candidates[0], digit_bit(1));
  EXPECT_EQ(without_cage.candidates[5], puzzle.all_digits());
  for (const Condition& condition : without_cage.list)
    EXPECT_EQ(condition.origin->label.find("cage"), std::string::npos) << condition.origin->label;
  EXPECT_EQ(clues.uses_with({true, true, false, true, true}), (std::vector<bool>{false, true, true}));
  const PuzzleClues of_givens(puzzle, conditions, given_clues(puzzle));
  EXPECT_EQ(of_givens.candidates_with({false})[5], digit_bit(1) | digit_bit(3));
  EXPECT_EQ(of_givens.conditions_with({false}).list.size(), conditions_of(puzzle).list.size());
}

TEST(Clues, KeepTheMeaningThatTheyHaveBesideAllOthers) {
  // Without the dot at r1c1 r1c2, "all dots are given" would say that there is none.
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("difference", "r1c1 r1c2") && puzzle.add_rule("negative_kropki"));
  const Conditions conditions = conditions_of(puzzle);
  const PuzzleClues clues(puzzle, conditions, clues_of(puzzle));
  bool is_about_others = false;
  for (const Condition& condition : clues.conditions_with({false, true}).list) {
    const auto* const pair = std::get_if<Relation>(&condition.kind);
    if (pair == nullptr) continue;
    EXPECT_FALSE(pair->first == 0 && pair->second == 1);
    is_about_others = is_about_others || (pair->first == 1 && pair->second == 2);
  }
  EXPECT_TRUE(is_about_others);
}

}  // namespace
}  // namespace quadrille::sudoku
