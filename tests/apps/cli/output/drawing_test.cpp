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

TEST(Drawing, FormatsSayWhichShapesTheyCannotWrite) {
  const auto complaint = [](const char* format, const sudoku::Puzzle& puzzle) {
    return why_not_written(*formats::find_format(format), puzzle);
  };
  const sudoku::Puzzle other({4, 6, 6, 0, false});
  for (const char* const format : {"json", "sections", "frame", "svg", "cnf", "pencilmarks"})
    EXPECT_EQ(complaint(format, other), "") << format;
  EXPECT_EQ(
      complaint("line", other),
      "line writes only grids with equal numbers of rows, columns and digits, counted from 1, but this one "
      "is 4x6 with the digits 0 to 5, which may repeat in a line; json, sections and frame write any");
  sudoku::Puzzle holes(4);
  ASSERT_TRUE(
      holes.set_regions({"a", "a", "a", "a", "b", "b", "b", ".", ".", ".", ".", ".", ".", ".", ".", "."}));
  EXPECT_EQ(complaint("jigsaw", holes),
            "jigsaw writes only regions with a cell for each digit, but in this grid a region has fewer, or "
            "a cell is in none; json, sections and frame write any");
  EXPECT_EQ(complaint("json", holes), "");
}

TEST(Drawing, GivensAreWrittenAsTheirValues) {
  sudoku::Puzzle puzzle({2, 3, 4, 0});
  puzzle.set_given(4, 1);
  puzzle.set_given(5, 1);
  EXPECT_EQ(givens_text(puzzle, {4}), "r2c2=0");
  EXPECT_EQ(contradiction_text(puzzle, {4, 5, "row 2"}), "r2c2 and r2c3 both hold 0 in row 2");
}

}  // namespace
}  // namespace quadrille::cli
