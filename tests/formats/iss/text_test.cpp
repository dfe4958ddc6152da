#include "formats/iss/text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(IssText, LeavesOutBlanksAndComments) {
  TextCursor cursor("  .A ~1\n# no item\n .B\n\n.C\n");
  const IssText text(cursor);
  EXPECT_EQ(text.text(), ".A~1.B");
  EXPECT_EQ(text.start().line, 1);
  const Token name = text.token(text.text().substr(5));
  EXPECT_EQ(name.text, "B");
  EXPECT_EQ(name.line, 3);
  EXPECT_EQ(name.column, 3);
  ASSERT_TRUE(cursor.find_line());
  EXPECT_EQ(IssText(cursor).text(), ".C");
  EXPECT_TRUE(cursor.at_end());
}

TEST(IssText, KeepsTheDotsOfNamesEncoded) {
  TextCursor line(".NFA~AA~_A%2E%20Name%7E~R1C1\n");
  EXPECT_EQ(IssText(line).text(), ".NFA~AA~_A%2EName%7E~R1C1");
  TextCursor link("https://example.org/?q=.NFA~AA~_A%252EName~R1C1\n");
  EXPECT_EQ(IssText(link).text(), ".NFA~AA~_A%2EName~R1C1");
}

TEST(IssText, EndsBeforeTheShapeOfAnotherPuzzle) {
  TextCursor cursor(".A\n.Shape~4x4\n.B\n.Shape~6x6\n");
  EXPECT_EQ(IssText(cursor).text(), ".A.Shape~4x4.B");
  EXPECT_EQ(IssText(cursor).text(), ".Shape~6x6");
}

TEST(IssText, TakesTheQueryOfALink) {
  TextCursor cursor(".A\nhttps://example.org/?x=1&q=.Thermo%7eR1%20C1%7&y=.B\n.C");
  EXPECT_EQ(IssText(cursor).text(), ".A");
  const IssText link(cursor);
  EXPECT_EQ(link.text(), ".Thermo~R1C1%7");
  EXPECT_EQ(link.token(link.text().substr(8, 4)).column, 38);
  EXPECT_EQ(IssText(cursor).text(), ".C");
}

TEST(IssText, SplitsWithPlaces) {
  TextCursor cursor("a~~b\nc~");
  const IssText text(cursor);
  const auto pieces = text.split(text.text(), '~');
  ASSERT_EQ(pieces.size(), 4U);
  EXPECT_EQ(pieces[1].text, "");
  EXPECT_EQ(pieces[1].column, 3);
  EXPECT_EQ(pieces[2].text, "bc");
  EXPECT_EQ(pieces[3].text, "");
  EXPECT_EQ(pieces[3].line, 2);
  EXPECT_EQ(pieces[3].column, 3);
}

}  // namespace
}  // namespace quadrille::formats
