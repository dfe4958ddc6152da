#include "formats/read/how.h"

#include <gtest/gtest.h>

namespace quadrille::formats::plain {
namespace {

TEST(HowRead, NamesTheReadingAndTheOthers) {
  const auto lines = how_read("Grid 1\n1..4\n..2.\n.3..\n4..1\n", "", {});
  ASSERT_GE(lines.size(), 2U);
  EXPECT_EQ(
      lines[0],
      "read as rows of 4 cells; a blank line ends a grid (puzzles: 1, mistakes: 0, lines passed over: 1)");
  EXPECT_TRUE(lines[1].starts_with("rather than ")) << lines[1];
}

TEST(HowRead, NamesOtherFormats) {
  const auto lines = how_read("{\"size\":4}", "", {});
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_TRUE(lines[0].starts_with("read as json: ")) << lines[0];
  EXPECT_EQ(how_read("", "", {}).front(), "found no text, expected a puzzle");
}

TEST(SurpriseIn, IsWhatNoUserExpects) {
  EXPECT_EQ(surprise_in("0..3\n..1.\n.2..\n3..0\n", {}),
            "0 stands beside other empty cells, so it is read as a digit; --digits names the symbols of all "
            "digits");
  EXPECT_EQ(surprise_in("A..D\n..B.\n.C..\nD..A\n", {}),
            "the digits are read as ABCD; --digits names their symbols otherwise");
  EXPECT_EQ(surprise_in("1..4\n..2.\n.3..\n4..1\n", {}), "");
}

}  // namespace
}  // namespace quadrille::formats::plain
