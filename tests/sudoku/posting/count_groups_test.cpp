#include "sudoku/posting/count_groups.h"

#include <gtest/gtest.h>

#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {
namespace {

Puzzle puzzle_of_classic_with(std::string_view rule, std::string_view argument) {
  Puzzle puzzle(9);
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  EXPECT_TRUE(puzzle.add_rule(rule, argument)) << argument;
  return puzzle;
}

TEST(CountGroups, AreOfTheDigitsThatOnePartCounts) {
  const auto counted = counted_digits(
      conditions_of(puzzle_of_classic_with("contain_at_least", "r2c3 r2c4 r3c2 digits=1 1 5")));
  ASSERT_EQ(counted.size(), 1U);
  EXPECT_EQ(counted[0].cells, (std::vector<int>{11, 12, 19}));
  EXPECT_EQ(counted[0].conditions.size(), 2U);
  EXPECT_EQ(counted[0].allowed[0] & low_bits(4), bit(2) | bit(3));
  EXPECT_EQ(counted[0].allowed[1], ~Word{0});
  EXPECT_EQ(counted[0].allowed[4] & low_bits(4), Word{0b1110});
}

TEST(CountGroups, AreOfAutomataThatCount) {
  const auto counted =
      counted_digits(conditions_of(puzzle_of_classic_with("counting_circles", "r1c1 r1c2 r5c5")));
  ASSERT_EQ(counted.size(), 1U);
  EXPECT_EQ(counted[0].conditions.size(), 9U);
  EXPECT_EQ(counted[0].allowed[1] & low_bits(4), Word{0b101}) << "no 2, or two";
  EXPECT_TRUE(counted_digits(conditions_of(puzzle_of_classic_with("whispers", "r1c1 r1c2 r1c3"))).empty());
  EXPECT_TRUE(
      counted_digits(conditions_of(puzzle_of_classic_with("regex", "r1c1 r1c2 r1c3 pattern=1.*"))).empty());
}

TEST(CountGroups, AreServedWhereCellsDifferOrSeveralDigitsAreCounted) {
  const auto is_served = [](std::string_view argument) {
    const Conditions conditions = conditions_of(puzzle_of_classic_with("contain_at_least", argument));
    cp::Store store;
    const Posting posting = post(conditions, store, cp::Consistency::automatic);
    return counts_in_groups(counted_digits(conditions).front(), DifferentCells(conditions), posting.cells) !=
           nullptr;
  };
  EXPECT_TRUE(is_served("r1c1 r1c2 r5c5 digits=1"));
  EXPECT_TRUE(is_served("r1c1 r4c4 r9c9 digits=1 2"));
  EXPECT_FALSE(is_served("r1c1 r5c5 r9c9 digits=1"));
}

TEST(CountGroups, LetPropagationSeeWhichCellsMustHoldADigit) {
  const Conditions conditions =
      conditions_of(puzzle_of_classic_with("contain_at_least", "r1c1 r1c2 r4c4 digits=1 1"));
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::automatic);
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(posting.cells[30]), 1) << "r1c1 and r1c2 differ";
  EXPECT_FALSE(store.contains(posting.cells[8], 1)) << "r1c1 or r1c2 holds the 1 of row 1";
  EXPECT_EQ(posting.origins.size(), store.constraint_count());
}

TEST(CountGroups, AreNotForProofs) {
  const Conditions conditions = conditions_of(puzzle_of_classic_with("counting_circles", "r1c1 r1c2 r5c5"));
  const auto posts_counts = [&](Inference inference) {
    cp::Store store;
    static_cast<void>(post(conditions, store, cp::Consistency::automatic, inference));
    for (std::size_t i = 0; i < store.constraint_count(); ++i)
      if (store.constraint(i).name() == "counts_in_groups") return true;
    return false;
  };
  EXPECT_TRUE(posts_counts(Inference::all));
  EXPECT_FALSE(posts_counts(Inference::provable));
}

}  // namespace
}  // namespace quadrille::sudoku
