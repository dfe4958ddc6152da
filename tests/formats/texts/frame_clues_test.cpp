#include "formats/texts/frame_clues.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(FrameClues, AreNotThereWithoutTexts) {
  const ClueTexts texts;
  const FrameClues clues(texts, 4);
  EXPECT_EQ(clues.top(), 0);
  EXPECT_EQ(clues.bottom(), 4);
  EXPECT_EQ(clues.width(), 0U);
  EXPECT_EQ(clues.left_of(0), "");
  EXPECT_EQ(clues.right_of(0), "");
}

TEST(FrameClues, StandBesideTheirRows) {
  const ClueTexts texts{{{0, -1}, "7"}, {{2, -1}, "35"}, {{1, 4}, "3"}, {{1, 5}, "12"}};
  const FrameClues clues(texts, 4);
  EXPECT_EQ(clues.width_at_the_left(), 3U);
  EXPECT_EQ(clues.width(), 8U);
  EXPECT_EQ(clues.left_of(0), " 7 ");
  EXPECT_EQ(clues.left_of(1), "   ");
  EXPECT_EQ(clues.left_of(2), "35 ");
  EXPECT_EQ(clues.right_of(0), "");
  EXPECT_EQ(clues.right_of(1), " 3 12");
}

TEST(FrameClues, StandOverTheDigitsOfTheirColumns) {
  const ClueTexts texts{{{-2, 1}, "9"}, {{-1, 0}, "7"}, {{-1, 1}, "12"}, {{-1, 2}, "105"}, {{4, 3}, "1"}};
  const FrameClues clues(texts, 4);
  EXPECT_EQ(clues.top(), -2);
  EXPECT_EQ(clues.bottom(), 5);
  EXPECT_EQ(clues.line(-2, 3), "      9\n");
  EXPECT_EQ(clues.line(-1, 3), "  7   12 105\n");
  EXPECT_EQ(clues.line(4, 3), "              1\n");
}

TEST(FrameClues, StandAtCornersToo) {
  const ClueTexts texts{{{-1, -1}, "10\u2198"}, {{-1, 0}, "1"}, {{-1, 4}, "2\u2199"}};
  const FrameClues clues(texts, 4);
  EXPECT_EQ(clues.line(-1, 3), "10\u2198   1" + std::string(15, ' ') + "2\u2199\n");
}

TEST(FrameClues, DoNotTouch) {
  const ClueTexts texts{{{-1, 0}, "1000"}, {{-1, 1}, "1000"}};
  const FrameClues clues(texts, 2);
  EXPECT_EQ(clues.line(-1, 3), " 1000 1000\n");
}

}  // namespace
}  // namespace quadrille::formats
