#include "sudoku/conditions/conditions.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/sudoku/condition_lists.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::sudoku {
namespace {

using test::ConditionLists;

std::vector<std::string> names_of(const Conditions& conditions) {
  std::vector<std::string> names;
  const ConditionLists lists(conditions);
  for (const auto& house : lists.houses) names.push_back(house.name);
  return names;
}

TEST(Conditions, HasRowsThenColumns) {
  const Conditions conditions = conditions_of(Puzzle(3));
  EXPECT_EQ(conditions.layout, Layout(3));
  EXPECT_EQ(names_of(conditions),
            (std::vector<std::string>{"row 1", "row 2", "row 3", "column 1", "column 2", "column 3"}));
  EXPECT_EQ(ConditionLists(conditions).houses[1].cells, (std::vector<int>{3, 4, 5}));
  EXPECT_EQ(ConditionLists(conditions).houses[5].cells, (std::vector<int>{2, 5, 8}));
  EXPECT_TRUE(ConditionLists(conditions).pairs.empty());
}

TEST(Conditions, HasTheShapeBeforeTheRules) {
  Puzzle puzzle(2);
  ASSERT_TRUE(puzzle.add_rule("diagonals").has_value());
  ASSERT_TRUE(puzzle.set_boxes(1, 2).has_value());
  EXPECT_EQ(names_of(conditions_of(puzzle)),
            (std::vector<std::string>{"row 1", "row 2", "column 1", "column 2", "box 1", "box 2",
                                      "main diagonal", "anti-diagonal"}));
}

TEST(Conditions, OfOneCell) {
  Puzzle puzzle(1);
  ASSERT_TRUE(puzzle.set_boxes(1, 1).has_value());
  const Conditions conditions = conditions_of(puzzle);
  EXPECT_EQ(names_of(conditions), (std::vector<std::string>{"row 1", "column 1", "box 1"}));
  EXPECT_EQ(conditions.candidates, std::vector<Digits>{digit_bit(1)});
}

TEST(Conditions, CandidatesAreWhatGivenAndRestrictionAllow) {
  Puzzle puzzle(4);
  puzzle.set_given(1, 3);
  puzzle.restrict_candidates(2, digit_bit(1) | digit_bit(2));
  puzzle.set_given(3, 4);
  puzzle.restrict_candidates(3, digit_bit(1));
  const Conditions conditions = conditions_of(puzzle);
  EXPECT_EQ(conditions.candidates[0], puzzle.all_digits());
  EXPECT_EQ(conditions.candidates[1], digit_bit(3));
  EXPECT_EQ(conditions.candidates[2], digit_bit(1) | digit_bit(2));
  EXPECT_EQ(conditions.candidates[3], Digits{0}) << "the given is not among the candidates of its cell";
}

TEST(Conditions, HasInterchangeableDigitsWhereNoneIsNamedOrCompared) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("anti_knight").has_value());
  EXPECT_TRUE(has_interchangeable_digits(conditions_of(puzzle)));
  Puzzle consecutive = puzzle;
  ASSERT_TRUE(consecutive.add_rule("non_consecutive").has_value());
  EXPECT_FALSE(has_interchangeable_digits(conditions_of(consecutive)));
  Puzzle restricted = puzzle;
  restricted.restrict_candidates(5, digit_bit(1) | digit_bit(2));
  EXPECT_FALSE(has_interchangeable_digits(conditions_of(restricted)));
  puzzle.set_given(0, 1);
  EXPECT_FALSE(has_interchangeable_digits(conditions_of(puzzle)));
}

TEST(Conditions, AreAboutSumsWhereHousesAreAllElse) {
  Puzzle killer(4);
  EXPECT_FALSE(is_about_sums(conditions_of(killer)));
  ASSERT_TRUE(killer.add_rule("killer_cage", "r1c1 r1c2 total=5").has_value());
  ASSERT_TRUE(killer.add_rule("diagonals").has_value());
  EXPECT_TRUE(is_about_sums(conditions_of(killer)));
  ASSERT_TRUE(killer.add_rule("sum_line", "r4c1 r4c2 r4c3 r4c4 total=5").has_value());
  EXPECT_TRUE(is_about_sums(conditions_of(killer)));
  ASSERT_TRUE(killer.add_rule("thermometer", "r2c1 r2c2 r2c3").has_value());
  EXPECT_FALSE(is_about_sums(conditions_of(killer)));
}

TEST(Conditions, OfTheLargestGrid) {
  Puzzle puzzle(kMaxSize);
  ASSERT_TRUE(puzzle.set_boxes(8, 8).has_value());
  ASSERT_TRUE(puzzle.add_rule("anti_knight").has_value());
  const Conditions conditions = conditions_of(puzzle);
  EXPECT_EQ(ConditionLists(conditions).houses.size(), 3u * kMaxSize);
  EXPECT_EQ(conditions.candidates.back(), ~Digits{0});
  EXPECT_EQ(ConditionLists(conditions).pairs.size(), 4u * 62 * 63);
}

TEST(Conditions, NamesCellsOfTheGridOnly) {
  Random random(1);
  for (int i = 0; i < 300; ++i) {
    const Puzzle puzzle = test::random_puzzle(1, 6, random);
    const ConditionLists lists(puzzle);
    const auto in_grid = [&](int cell) { return 0 <= cell && cell < puzzle.cell_count(); };
    for (const auto& house : lists.houses) {
      EXPECT_TRUE(std::ranges::all_of(house.cells, in_grid))
          << house.name << " of " << test::describe(puzzle);
      EXPECT_LE(house.cells.size(), static_cast<std::size_t>(puzzle.size()));
    }
    for (const auto& pair : lists.pairs) {
      EXPECT_TRUE(in_grid(pair.a) && in_grid(pair.b) && pair.a != pair.b);
    }
  }
}

TEST(Conditions, StandInTheOrderOfTheirKindsAndOrigins) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_regions({"a", "a", "a", "b", "a", "b", "b", "b",  //
                                  "c", "c", "c", "d", "c", "d", "d", "d"}));
  ASSERT_TRUE(puzzle.add_rule("anti_knight"));
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  const Conditions conditions = conditions_of(puzzle);
  const auto key = [](const Condition& c) { return std::pair(c.is_implied(), c.kind.index()); };
  EXPECT_TRUE(std::ranges::is_sorted(conditions.list, {}, key));
  const auto& diagonal = *conditions.list[12].origin;
  EXPECT_EQ(diagonal.label, "main diagonal");
  EXPECT_EQ(diagonal.rule, "diagonals");
  EXPECT_EQ(diagonal.use, 1);
  EXPECT_EQ(conditions.list[13].origin->part, 1);
  EXPECT_EQ(conditions.list[0].origin->use, Origin::kShape);
  ASSERT_LT(conditions.stated().size(), conditions.list.size());
  for (const std::size_t house : conditions.list.back().origin->follows_from.subtracted)
    EXPECT_EQ(conditions.list[house].origin->rule, "regions");
}

TEST(Conditions, HaveHousesOfAllThatTellsCellsApart) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.add_rule("anti_knight"));
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  const Conditions conditions = conditions_of(puzzle);
  const auto houses = houses_of(conditions);
  ASSERT_EQ(houses.size(), 10U);
  EXPECT_EQ(houses.back()[0], 3);
}

}  // namespace
}  // namespace quadrille::sudoku
