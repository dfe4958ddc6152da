#include "support/sudoku/condition_harness.h"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

using test::disagreement;

/// Anti-knight in a grid of size 4, and its meaning.
class ConditionHarness : public testing::Test {
 protected:
  ConditionHarness() {
    EXPECT_TRUE(puzzle_.add_rule("anti_knight"));
    conditions_ = conditions_of(puzzle_);
    first_pair_ = std::ranges::find_if(conditions_.list,
                                       [](const Condition& condition) {
                                         return std::holds_alternative<Relation>(condition.kind);
                                       }) -
                  conditions_.list.begin();
  }

  [[nodiscard]] std::string found() {
    auto grids = test::reference_solutions(Puzzle(4), 1000).value();
    for (Grid& grid : test::any_grids(4, random_)) grids.push_back(std::move(grid));
    return disagreement(
        conditions_, grids, [this](const Grid& grid) { return test::reference_accepts(puzzle_, grid); },
        random_);
  }

  Puzzle puzzle_{4};
  Conditions conditions_;
  std::ptrdiff_t first_pair_ = 0;
  Random random_{3};
};

TEST_F(ConditionHarness, FindsNothingWrongWithARightRule) { EXPECT_EQ(found(), ""); }

TEST_F(ConditionHarness, CatchesARuleThatSaysTooLittle) {
  std::erase_if(conditions_.list,
                [](const Condition& condition) { return condition.origin->rule != "lines"; });
  EXPECT_NE(found(), "");
}

TEST_F(ConditionHarness, CatchesARuleThatSaysTooMuch) {
  conditions_.list.insert(conditions_.list.begin() + first_pair_,
                          {Distinct{{0, 5}}, conditions_.list[at(static_cast<int>(first_pair_))].origin});
  EXPECT_NE(found(), "");
}

TEST_F(ConditionHarness, CatchesAWrongPair) {
  auto& pair = std::get<Relation>(conditions_.list[at(static_cast<int>(first_pair_))].kind);
  pair.pairs = DigitPairs::unequal(4, 1);
  EXPECT_NE(found(), "");
}

TEST_F(ConditionHarness, CatchesWhatIsImpliedWrongly) {
  Origin origin{.rule = "wrong", .label = "wrong"};
  origin.follows_from.added.push_back(0);
  conditions_.list.push_back({SameDigits{{0}, {6}}, std::make_shared<const Origin>(origin)});
  EXPECT_NE(found(), "");
}

/// Each kind that the rules of authors need, in a grid of size 2, against a predicate that differs in one
/// grid.
class WrongMeanings : public testing::TestWithParam<ConditionKind> {};

TEST_P(WrongMeanings, AreCaught) {
  Random random(9);
  Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
  conditions.list.push_back({GetParam(), std::make_shared<const Origin>(Origin{.label = "k"})});
  const auto holds = [&](const Grid& grid) {
    return conditions.list.front().visit([&](const auto& kind) { return kind.holds(grid); });
  };
  const auto grids = test::any_grids(2, random);
  EXPECT_EQ(disagreement(conditions, grids, holds, random), "");
  for (const Grid& wrong : grids) {
    const auto differs = [&](const Grid& grid) { return holds(grid) != (grid == wrong); };
    EXPECT_NE(disagreement(conditions, grids, differs, random), "");
  }
}

std::shared_ptr<const DigitAutomaton> ends_with_one() {
  return DigitAutomaton::from(
      2, 0, [](int, int digit) { return std::optional(digit); }, [](int last) { return last == 1; });
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, WrongMeanings,
    testing::Values(OneOf{2, 0b01}, Order{{3, 1}, true}, Order{{0, 1, 2}, false}, Sum::of({0, 1, 3}, 4),
                    Sum{{{2, 0}, {-1, 3}}, Sum::Comparison::at_least, 1}, DigitWord{{1, 2}, ends_with_one()},
                    Table{{2, 0}, {{0b01, 0b11}, {0b11, 0b10}}}, DistinctPairs{{{0, 3}, {2, 1}}},
                    DigitCount{{0, 1, 2}, 0b01, HowMany::exactly(2)},
                    DigitCount{{0, 1}, 0b10, HowMany::digit_of(3)},
                    DistinctCount{{0, 1, 2}, HowMany::exactly(2)}, Index{0, {1, 2}, 2},
                    Index{1, {0, 1}, 0, 3}, Connected::in_grid(2, 0b01),
                    any_of({{OneOf{0, 0b01}, Distinct{{1, 2}}}, {Sum::of({0, 3}, 4)}})));

TEST(AnyGrids, AreAllOfThemWhereTheyAreFew) {
  Random random(1);
  EXPECT_EQ(test::any_grids(1, random), (std::vector<Grid>{{1}}));
  auto grids = test::any_grids(2, random);
  std::ranges::sort(grids);
  EXPECT_EQ(grids.size(), 16U);
  EXPECT_EQ(std::ranges::unique(grids).size(), 0U);
}

}  // namespace
}  // namespace quadrille::sudoku
