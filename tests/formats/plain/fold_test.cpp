#include "formats/plain/fold.h"

#include <gtest/gtest.h>

namespace quadrille::formats::plain {
namespace {

TEST(Fold, MapsWhatMeansTheSame) {
  EXPECT_EQ(folded("5·•∙.□"), "5.....");
  EXPECT_EQ(folded("１２３．ＡＢ"), "123.AB");
  EXPECT_EQ(folded("a\u00A0b\u2003c\u3000d"), "a b c d");
  EXPECT_EQ(folded("–—−"), "---");
  EXPECT_EQ(folded("“x”"), "\"x\"");
  EXPECT_EQ(folded("│5┃3║"),
            "\x01"
            "5|3|");
  EXPECT_EQ(folded("┌─┬━┐"), "+-+=+");
}

TEST(Fold, DropsWhatNobodySees) {
  EXPECT_EQ(folded("\x1B[1m5\x1B[0m3\x1A"), "53");
  EXPECT_EQ(folded("\u200B5\uFEFF3\x1B"), "53");
}

TEST(Fold, KeepsOtherCharacters) {
  EXPECT_EQ(folded("é\xFF"), "é\xFF");
  EXPECT_EQ(folded("日本"), "日本");
}

TEST(Lines, AreFoldedOneByOne) {
  std::deque<std::string> arena;
  Lines lines(TextCursor("5·\r\n\n.3"), arena);
  EXPECT_EQ(lines.take().text, "5.");
  EXPECT_EQ(lines.peek().text, "");
  Lines ahead = lines;
  ahead.skip();
  EXPECT_EQ(ahead.peek().text, ".3");
  EXPECT_EQ(ahead.peek().line, 3);
  EXPECT_EQ(lines.peek().line, 2);
  ahead.skip();
  EXPECT_TRUE(ahead.at_end());
}

}  // namespace
}  // namespace quadrille::formats::plain
