#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(ChessRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("chess", "ahead=1 aside=1", Puzzle(4)), 0u);
  EXPECT_EQ(test::grids_left_by("chess", "ahead=2 aside=1", test::five_with_row({1, 2, 3, 4, 5})), 2u);
  EXPECT_EQ(test::grids_left_by("chess", "ahead=1 aside=3", Puzzle(4)), 24u);
  EXPECT_EQ(test::grids_left_by("chess", "ahead=2 aside=2 digits=1 2", Puzzle(4)), 320u);
  EXPECT_EQ(test::grids_left_by("chess", "ahead=2 aside=0", Puzzle(Layout(2, 3, 2, 0, false))), 16u);
}

TEST(ChessRule, OfAKnightIsAntiKnight) {
  const auto pairs_of = [](const Puzzle& puzzle) {
    std::vector<std::pair<int, int>> pairs;
    for (const Condition& condition : conditions_of(puzzle).list)
      if (const auto* const relation = std::get_if<Relation>(&condition.kind))
        pairs.emplace_back(relation->first, relation->second);
    std::ranges::sort(pairs);
    return pairs;
  };
  const auto knight = pairs_of(test::with_rule(Puzzle(5), "anti_knight"));
  EXPECT_EQ(pairs_of(test::with_rule(Puzzle(5), "chess", "ahead=2 aside=1")), knight);
  EXPECT_EQ(pairs_of(test::with_rule(Puzzle(5), "chess", "ahead=1 aside=2")), knight);
}

}  // namespace
}  // namespace quadrille::sudoku
