#include "sudoku/rules/support/unknown_regions.h"

#include <gtest/gtest.h>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

Puzzle with_region_numbers(int size) { return Puzzle(Layout(size).with_extra_cells({{"CC", size * size}})); }

std::vector<Condition> implied(const Puzzle& puzzle) {
  const Conditions conditions = conditions_of(puzzle);
  std::vector<Condition> found;
  for (const Condition& condition : conditions.list)
    if (condition.is_implied() && std::holds_alternative<OneOf>(condition.kind)) found.push_back(condition);
  return found;
}

TEST(UnknownRegions, AreNumberedByExtraCells) {
  EXPECT_EQ(region_numbers(Layout(2)), std::vector<int>());
  EXPECT_EQ(region_numbers(with_region_numbers(2).layout()), (std::vector{4, 5, 6, 7}));
}

TEST(UnknownRegions, LeaveNoCellAloneOfWhichAllNeighboursAreCounted) {
  Puzzle puzzle = test::with_rule(with_region_numbers(4), "chaos_construction", "");
  ASSERT_TRUE(puzzle.add_rule("chaos_count", "r1c1 CC1 CC2 CC5 CC6"));
  ASSERT_TRUE(puzzle.add_rule("chaos_count", "r1c4 CC4 CC3"));                   // CC8 is not counted
  ASSERT_TRUE(puzzle.add_rule("chaos_count", "r4c1 CC13 CC9 CC14 left_out=1"));  // 1 less
  ASSERT_TRUE(puzzle.add_rule("chaos_arrow", "r4c4 CC16 arm=CC15 CC14 second_arm=CC12 CC8"));
  ASSERT_TRUE(puzzle.add_rule("chaos_count", "r2c2 r3c3 CC13"));  // the first one numbers no region
  const auto found = implied(puzzle);
  ASSERT_EQ(found.size(), 3u);
  for (const Condition& condition : found) EXPECT_GT(condition.origin->follows_from.added.size(), 8u);
  EXPECT_EQ(found[0].origin->label, "least count at r1c1");
  EXPECT_EQ(std::get<OneOf>(found[0].kind).digits, Digits{0b1110});
  EXPECT_EQ(std::get<OneOf>(found[1].kind).cell, 12);
  EXPECT_EQ(std::get<OneOf>(found[1].kind).digits, Digits{0b1111});
  EXPECT_EQ(std::get<OneOf>(found[2].kind).cell, 15);
}

TEST(UnknownRegions, MayHoldOneCellWhereNothingSaysOtherwise) {
  const Puzzle free = test::with_rule(with_region_numbers(4), "chaos_count", "r1c1 CC1 CC2 CC5");
  EXPECT_TRUE(implied(free).empty());
}

}  // namespace
}  // namespace quadrille::sudoku
