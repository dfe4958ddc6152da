#include "cli/output/drawing.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

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

}  // namespace
}  // namespace quadrille::cli
