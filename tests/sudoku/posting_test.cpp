#include "sudoku/posting.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(Posting, KnowsTheOriginOfEachConstraint) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.add_rule("anti_king"));
  cp::Store store;
  const Posting posting = post(conditions_of(puzzle), store, cp::Consistency::domain);
  EXPECT_EQ(posting.cells.size(), 9U);
  ASSERT_EQ(posting.origins.size(), store.constraint_count());
  EXPECT_EQ(posting.origins.front()->label, "row 1");
  EXPECT_EQ(posting.origins.back()->label, "anti_king");
}

TEST(Posting, ImposesCandidatesOnlyWhenAsked) {
  Puzzle puzzle(3);
  puzzle.set_given(0, 2);
  const Conditions conditions = conditions_of(puzzle);
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::domain);
  EXPECT_EQ(store.count(posting.cells[0]), 3U);
  ASSERT_TRUE(keep_candidates(store, conditions.candidates));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(posting.cells[0]), 2);
  EXPECT_FALSE(store.contains(posting.cells[1], 2));
  EXPECT_FALSE(keep_candidates(store, std::vector<Digits>{0b001}));
}

}  // namespace
}  // namespace quadrille::sudoku
