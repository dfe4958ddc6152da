#include "sudoku/posting/posting.h"

#include <chrono>
#include <set>
#include <string>

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

TEST(Posting, TellsWhatIsPostedBesidesTheModel) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  ASSERT_TRUE(puzzle.add_rule("windoku"));
  const Conditions conditions = conditions_of(puzzle);
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::automatic);
  ASSERT_EQ(posting.origins.size(), store.constraint_count());
  EXPECT_EQ(posting.origins.size(), conditions.list.size() + posting.crossings.size());
  ASSERT_GT(posting.crossings.size(), 1U);
  EXPECT_EQ(posting.origins[conditions.list.size()]->label, "crossings of rows and boxes");
  EXPECT_EQ(conditions.list[posting.crossings[0].first.back()].origin->label, "row 9");
  EXPECT_EQ(conditions.list[posting.crossings[0].second.front()].origin->label, "box 1");
  std::set<std::string> labels;
  for (const auto& origin : posting.origins) labels.insert(origin->label);
  EXPECT_EQ(labels.size(), posting.origins.size()) << "two constraints of one name";
  cp::Store plain;
  EXPECT_TRUE(post(conditions, plain, cp::Consistency::domain).crossings.empty());
}

TEST(Posting, FindsTheDigitsThatNoCellOfAGroupMayHold) {
  Puzzle puzzle(Layout(2, 2, 4).with_extra_cells({{"x", 2}}));
  EXPECT_EQ(widest_candidates(conditions_of(puzzle)), std::vector<Digits>());
  for (int cell = 0; cell < 4; ++cell) puzzle.restrict_candidates(cell, cell == 3 ? 0b0101 : 0b0001);
  EXPECT_EQ(widest_candidates(conditions_of(puzzle)), (std::vector<Digits>{5, 5, 5, 5, 15, 15}));
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

TEST(Posting, EndsAtALimit) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  ASSERT_TRUE(puzzle.add_rule("sandwich", "r1c0 total=15"));
  StopSource source;
  cp::Limits stopped, late, small;
  stopped.stop = StopToken(source);
  source.request_stop();
  late.time = std::chrono::seconds(0);
  small.memory = 1;
  const Conditions conditions = conditions_of(puzzle);
  for (const cp::Limits& limits : {stopped, late, small}) {
    EXPECT_FALSE(conditions_within(puzzle, limits));
    cp::Store store;
    EXPECT_FALSE(post(conditions, store, cp::Consistency::automatic, Inference::all, {}, limits).is_complete);
  }
  cp::Store store;
  Posting posting = post(conditions, store, cp::Consistency::automatic);
  EXPECT_TRUE(posting.is_complete);
  EXPECT_TRUE(propagate_within(store, {}, posting.is_complete));
  EXPECT_TRUE(posting.is_complete);
  EXPECT_EQ(conditions_within(puzzle, {})->list.size(), conditions.list.size());
}

/// 256 sandwiches whose automata have half a million steps each, and as many ways to fill them.
TEST(Posting, WritesOutNoMoreThanThereIsRoomFor) {
  Puzzle puzzle(64);
  for (int line = 1; line <= 64; ++line) {
    const std::string at = std::to_string(line);
    const std::string total = " total=" + std::to_string(900 + line);
    for (const std::string& place : {"r" + at + "c0", "r" + at + "c65", "r0c" + at, "r65c" + at})
      ASSERT_TRUE(puzzle.add_rule("sandwich", place + total));
  }
  cp::Limits limits;
  limits.memory = 100'000'000;
  const auto conditions = conditions_within(puzzle, limits);
  ASSERT_TRUE(conditions);
  cp::Store store;
  EXPECT_TRUE(post(*conditions, store, cp::Consistency::automatic, Inference::all, {}, limits).is_complete);
}

}  // namespace
}  // namespace quadrille::sudoku
