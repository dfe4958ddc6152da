#include "cli/output/drawing.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

TEST(Drawing, CellsAndGivens) {
  sudoku::Puzzle puzzle(9);
  puzzle.set_given(0, 5);
  puzzle.set_given(12, 7);
  EXPECT_EQ(cells_text({0, 12}, 9), "r1c1 r2c4");
  EXPECT_EQ(givens_text(puzzle, {0, 12}), "r1c1=5, r2c4=7");
}

TEST(Drawing, ContradictionsNameCellsAndHouse) {
  sudoku::Puzzle puzzle(9);
  puzzle.set_given(0, 7);
  puzzle.set_given(4, 7);
  puzzle.set_given(5, 8);
  EXPECT_EQ(contradiction_text(puzzle, {0, 4, "row 1"}), "r1c1 and r1c5 both hold 7 in row 1");
  EXPECT_EQ(contradiction_text(puzzle, {0, 4, "anti_knight"}),
            "r1c1 and r1c5 both hold 7 against anti_knight");
  EXPECT_EQ(contradiction_text(puzzle, {4, 5, "non_consecutive"}), "r1c5=7 and r1c6=8 break non_consecutive");
}

TEST(Drawing, NarrowFramesStandSideBySide) {
  EXPECT_EQ(side_by_side("┏━┓\n┗━┛\n", "abc\ndef\n"), "┏━┓   abc\n┗━┛   def\n");
  const std::string wide(40, 'x');
  EXPECT_EQ(side_by_side(wide + "\n", wide + "\n"), wide + "\n" + wide + "\n");
}

}  // namespace
}  // namespace quadrille::cli
