#include "sudoku/posting/locked_sets.h"

#include <gtest/gtest.h>

#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {
namespace {

Conditions conditions_of_classic_with(std::string_view rule, std::string_view argument) {
  Puzzle puzzle(9);
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  EXPECT_TRUE(puzzle.add_rule(rule, argument)) << argument;
  return conditions_of(puzzle);
}

std::optional<DigitSets> sets_with(std::string_view rule, std::string_view argument) {
  const Conditions conditions = conditions_of_classic_with(rule, argument);
  const auto all = digit_sets(conditions, DifferentCells(conditions), [] { return false; });
  EXPECT_LE(all.size(), 1U);
  return all.empty() ? std::nullopt : std::optional(all.front());
}

TEST(LockedSets, AreOfCagesAndRenbans) {
  const auto cage = sets_with("killer_cage", "r1c1 r1c2 r1c3 total=8");
  ASSERT_TRUE(cage);
  EXPECT_EQ(cage->cells, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(cage->sets, (std::vector<Digits>{0b10011, 0b1101}));
  const auto renban = sets_with("renban", "r1c1 r2c1 r2c2 r2c3 r2c4 r2c5 r3c5 r3c6");
  ASSERT_TRUE(renban);
  EXPECT_EQ(renban->sets, (std::vector<Digits>{0b11111111, 0b111111110}));
  EXPECT_EQ(sets_with("killer_cage", "r1c1 r1c2 r1c3 r1c4 total=20")->sets.size(), 12U);
}

TEST(LockedSets, AreOfCellsEachTwoOfWhichHoldOneOfSomePairs) {
  const auto nabner = sets_with("nabner", "r1c1 r2c2 r3c3 r4c4");
  ASSERT_TRUE(nabner);
  EXPECT_EQ(nabner->cells, (std::vector<int>{0, 10, 20, 30}));
  EXPECT_EQ(nabner->sets.size(), 15U) << "four of nine digits, no two of them consecutive";
  EXPECT_EQ(nabner->conditions.size(), 6U);
  EXPECT_FALSE(sets_with("whispers", "r1c1 r2c2 r3c3 r4c4"));
}

TEST(LockedSets, AreNotOfPairsHousesOrCellsThatMayBeEqual) {
  EXPECT_FALSE(sets_with("killer_cage", "r1c1 r1c2 total=4"));
  EXPECT_FALSE(sets_with("killer_cage", "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 total=45"));
  EXPECT_FALSE(sets_with("sum", "r1c1 r4c4 r7c7 total=8"));
  EXPECT_FALSE(sets_with("between", "r1c1 r2c2 r3c3 r4c4"));
}

TEST(LockedSets, TakeDigitsFromCellsThatSeeAllThatCanHoldThem) {
  const Conditions conditions = conditions_of_classic_with("killer_cage", "r1c1 r1c2 r2c1 total=8");
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::automatic);
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(posting.cells[20], 1)) << "r3c3 lies in the box";
  EXPECT_TRUE(store.contains(posting.cells[8], 1));
  ASSERT_TRUE(store.remove(posting.cells[9], 1) && store.propagate());
  EXPECT_FALSE(store.contains(posting.cells[8], 1)) << "r1c9 sees r1c1 and r1c2";
  EXPECT_EQ(posting.origins.size(), store.constraint_count());
}

std::string first_cells_of_row(int count) {
  std::string cells;
  for (int column = 1; column <= count; ++column) cells += "r1c" + std::to_string(column) + " ";
  return cells;
}

/// 30 digits out of 64 come to 465 at least and to 1485 at most. There are as many beginnings of sets as
/// atoms in a stone.
TEST(LockedSets, OfLongSumsAreFewOrNone) {
  for (const int total : {464, 465, 466, 500, 975, 1484, 1485, 1486}) {
    Puzzle puzzle(64);
    ASSERT_TRUE(puzzle.add_rule("killer_cage", first_cells_of_row(30) + "total=" + std::to_string(total)));
    const Conditions conditions = conditions_of(puzzle);
    const auto all = digit_sets(conditions, DifferentCells(conditions), [] { return false; });
    const bool is_single = total == 465 || total == 466 || total == 1484 || total == 1485;
    EXPECT_EQ(all.size(), is_single ? 1U : 0U) << total;
    if (!is_single) continue;
    EXPECT_EQ(all.front().sets.size(), 1U) << total;
  }
}

/// 40 digits out of 64 of which no two follow each other: there are none, but a search without a limit would
/// not end.
TEST(LockedSets, AreGivenUpWhereTheyAreHardToFind) {
  Puzzle puzzle(64);
  ASSERT_TRUE(puzzle.add_rule("nabner", first_cells_of_row(40)));
  const Conditions conditions = conditions_of(puzzle);
  EXPECT_TRUE(digit_sets(conditions, DifferentCells(conditions), [] { return false; }).empty());
}

}  // namespace
}  // namespace quadrille::sudoku
