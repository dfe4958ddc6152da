#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(NfaRule, IsAWord) {
  const Condition condition =
      test::last_condition(test::with_rule(Puzzle(4), "nfa", "r1c1 r1c2 machine=0>0:1-2 0>1:2 1!"));
  EXPECT_EQ(condition.origin->label, "nfa r1c1-r1c2");
  EXPECT_EQ(std::get<DigitWord>(condition.kind).automaton->state_count(), 2);
}

TEST(NfaRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("nfa", "r1c1 r1c2 machine=0>1:1 1>2:2 2!", Puzzle(4)), 48U);
  EXPECT_EQ(test::grids_left_by("nfa", "r1c1 r1c2 machine=0>0:1-4", Puzzle(4)), 0U);
  EXPECT_EQ(test::grids_left_by("nfa", "r1c1 r1c2 machine=0>0:1-4 0!", Puzzle(4)), 576U);
}

TEST(NfaRule, DrawsALine) {
  EXPECT_EQ(picture_of(test::with_rule(Puzzle(4), "nfa", "r1c1 r1c2 machine=0!")).shapes().size(), 1U);
}

}  // namespace
}  // namespace quadrille::sudoku
