#include "answers/cells.h"

#include <gtest/gtest.h>

#include "base/json_line.h"

namespace quadrille::answers {
namespace {

TEST(Cells, AreNamedAndHoldValues) {
  sudoku::Puzzle puzzle(4);
  puzzle.set_given(5, 3);
  const sudoku::Layout& layout = puzzle.layout();
  EXPECT_EQ(names_of({0, 5}, layout), (std::vector<std::string>{"r1c1", "r2c2"}));
  EXPECT_EQ(cells_text({0, 5}, layout), "r1c1 r2c2");
  EXPECT_EQ(givens_text(puzzle, {5}), "r2c2=3");
  EXPECT_EQ(to_json(givens_of(puzzle, {5}).front()), R"("r2c2=3")");
  EXPECT_EQ(to_json(Elimination{"r1c1", 2}), R"("r1c1!=2")");
}

TEST(Cells, GivensAreWrittenAsTheirValues) {
  sudoku::Puzzle puzzle({2, 3, 4, 0});
  puzzle.set_given(4, 1);
  EXPECT_EQ(givens_text(puzzle, {4}), "r2c2=0");
}

TEST(Cells, ValuesStartWithTheLeastValueOfTheGrid) {
  const sudoku::Layout from_zero(2, 2, 2, 0, true);
  const sudoku::Grid grid{1, 2, 2, 1};
  EXPECT_EQ(values_of(grid, from_zero), (std::vector<int>{0, 1, 1, 0}));
  EXPECT_EQ(grid_of({0, 1, 1, 0}, from_zero), grid);
}

}  // namespace
}  // namespace quadrille::answers
