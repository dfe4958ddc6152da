// The technique of src/techniques/finders/locked_in_condition.cpp.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"
#include "techniques/notation.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(LockedInCondition, ADigitOfAllCasesGoesFromTheRestOfTheRow) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c3 r1c4 total=17"));
  const Position position = test::start_of(puzzle);
  const auto step = Scan(position).find(Technique::locked_in_condition);
  ASSERT_TRUE(step);
  EXPECT_EQ(hodoku_text(*step, position.board()),
            "Locked in a Condition: 8 of cage 17 at r1c3 in r1c34 => r1c1256789<>8");
  EXPECT_TRUE(test::follows(*step, position, puzzle));
}

TEST(LockedInCondition, ADigitThatACaseLacksStays) {
  sudoku::Puzzle puzzle = test::classic_puzzle(std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c3 r1c4 total=14"));
  EXPECT_FALSE(Scan(test::start_of(puzzle)).find(Technique::locked_in_condition));
}

}  // namespace
}  // namespace quadrille::techniques
