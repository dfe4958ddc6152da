#include "formats/foreign_text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(ForeignText, IsOnOneLineInSoundUtf8) {
  EXPECT_EQ(plain_text("a\nb\tc\x1B[2J\x7F"), "a b c [2J ");
  EXPECT_EQ(plain_text("\u00e9\u0085\u2028\u2029!"), "\u00e9   !");
  EXPECT_EQ(plain_text("a\xFFz\xC3"), "a?z?");
  EXPECT_EQ(plain_text("\u202Eab\u2066\u200F\uFFFF"), "?ab???");
  EXPECT_EQ(plain_text("r\u00e9gion \u2019\u2014\U0001F600"), "r\u00e9gion \u2019\u2014\U0001F600");
}

TEST(ForeignText, DoesNotGoOnBehindTheLineOfAComment) {
  EXPECT_EQ(in_line_comment("a\\"), "a\\ .");
  EXPECT_EQ(in_line_comment("a\\  "), "a\\   .");
  EXPECT_EQ(in_line_comment("a?\?/"), "a?\?/ .");
  EXPECT_EQ(in_line_comment("a\nm.add(x);"), "a m.add(x);");
  EXPECT_EQ(in_line_comment("a\\b"), "a\\b");
}

TEST(ForeignText, DoesNotEndACommentOfXml) {
  EXPECT_EQ(in_xml_comment("b--><x/>"), "b- -><x/>");
  EXPECT_EQ(in_xml_comment("---"), "- - - ");
  EXPECT_EQ(in_xml_comment("a-b"), "a-b");
}

TEST(ForeignText, IsNoTagOfXml) { EXPECT_EQ(in_xml("<a b=\"c\"> & '"), "&lt;a b=&quot;c&quot;&gt; &amp; '"); }

}  // namespace
}  // namespace quadrille::formats
