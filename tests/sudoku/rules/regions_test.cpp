#include <gtest/gtest.h>

#include "sudoku/explain/check.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

TEST(RegionsRule, MakesAHouseOfEachRegion) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.set_regions({"a", "a", "b", "c", "a", "b", "c", "c", "b"}).has_value());
  const test::ConditionLists lists(puzzle);
  ASSERT_EQ(lists.houses.size(), 9u);
  EXPECT_EQ(lists.houses[6].name, "region a");
  EXPECT_EQ(lists.houses[6].cells, (std::vector<int>{0, 1, 4}));
  EXPECT_EQ(lists.houses[8].name, "region c");
  EXPECT_EQ(lists.houses[8].cells, (std::vector<int>{3, 6, 7}));
}

TEST(RegionsRule, MeansWhatItSays) {
  const auto squares = test::reference_solutions(Puzzle(4), 1000).value();
  ASSERT_EQ(squares.size(), 576u);
  Random random(2);
  for (int i = 0; i < 20; ++i) {
    Puzzle puzzle(4);
    ASSERT_TRUE(puzzle.set_regions(test::random_regions(4, i % 2 == 0, random)).has_value());
    std::vector<Grid> left = squares;
    std::erase_if(left, [&](const Grid& grid) { return !is_solution(conditions_of(puzzle), grid); });
    EXPECT_EQ(left, test::reference_solutions(puzzle, 1000)) << test::describe(puzzle);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
