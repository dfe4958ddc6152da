#include "formats/programs/xml_text.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// The error of the first malformed tag; "" if there is none.
std::string xml_error(std::string_view text) {
  TextCursor cursor(text);
  while (const auto tag = next_xml_tag(cursor)) {
    if (*tag) continue;
    const InputError& error = tag->error();
    return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
  }
  return "";
}

TEST(XmlText, GivesTagsWithTheirPlaces) {
  TextCursor cursor("<?xml version='1.0'?>\n<!-- <a> -->\n <game a=\"1\" b = '<' >text<b/></game>");
  const auto game = next_xml_tag(cursor);
  ASSERT_TRUE(game && *game);
  EXPECT_EQ((*game)->name.text, "game");
  EXPECT_EQ((*game)->name.line, 3);
  EXPECT_EQ((*game)->name.column, 3);
  EXPECT_TRUE((*game)->has_content);
  EXPECT_EQ((*game)->attribute("a")->text, "1");
  EXPECT_EQ((*game)->attribute("b")->text, "<");
  EXPECT_EQ((*game)->attribute("c"), nullptr);
  EXPECT_EQ(take_xml_text(cursor).text, "text");
  const auto alone = next_xml_tag(cursor);
  ASSERT_TRUE(alone && *alone);
  EXPECT_FALSE((*alone)->has_content || (*alone)->closes);
  const auto end = next_xml_tag(cursor);
  ASSERT_TRUE(end && *end);
  EXPECT_TRUE((*end)->closes);
  EXPECT_FALSE(next_xml_tag(cursor));
}

TEST(XmlText, KnowsReferences) {
  EXPECT_EQ(meaning_of_xml("&lt;&gt;&amp;&quot;&apos;&#10;&#xA;&#x41;"), "<>&\"'\n\nA");
  EXPECT_EQ(meaning_of_xml("& &x; &#999; &amp"), "& &x; &#999; &amp") << "others are left as they are";
}

TEST(XmlText, SaysWhatIsWrong) {
  EXPECT_EQ(xml_error("<a>\n <"), "2:2: found < without a name after it, expected a tag such as <game>");
  EXPECT_EQ(xml_error("<a"), "1:1: found <a without an end, expected > after it");
  EXPECT_EQ(xml_error("<a b>"),
            "1:4: found the attribute b without a value, expected = and a text in quotes after it");
  EXPECT_EQ(xml_error("<a b='1>"),
            "1:4: found the value of the attribute b without an end, expected a quote after it");
  EXPECT_EQ(xml_error("<a <b>"), "1:4: found \"<\" in the tag a, expected an attribute or >");
  EXPECT_EQ(xml_error("<!-- a ->"), "1:1: found <!-- without an end, expected --> after it");
}

}  // namespace
}  // namespace quadrille::formats
