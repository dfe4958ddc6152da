#include "formats/json_text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

Token token(std::string_view text) { return {text, 1, 1}; }

TEST(JsonText, TakesObjects) {
  TextCursor cursor(R"({"a":{"}":[1]}} rest)");
  EXPECT_EQ(take_json_object(cursor).text, R"({"a":{"}":[1]}})");
  EXPECT_EQ(cursor.rest(), " rest");
}

TEST(JsonText, DoesNotLetABrokenObjectSwallowTheNextLine) {
  TextCursor cursor("{\"a\":[1,\n{\"b\":1}");
  EXPECT_EQ(take_json_object(cursor).text, "{\"a\":[1,");
}

TEST(JsonText, FindsMistakes) {
  EXPECT_FALSE(find_json_mistake(token(R"({"a":[1,2.5,"x",null,true]})")));
  const auto mistake = find_json_mistake({"{\"a\":1,\n \"b\" 2}", 5, 3});
  ASSERT_TRUE(mistake);
  EXPECT_EQ(mistake->line, 6);
  EXPECT_EQ(mistake->text, "2}");
  for (const std::string_view text :
       {"{", "{\"a\":", "{]", "{\"a\":\"\xFF\"}", "{\"a\":1e999}", "{\"a\":\"\\ud800\"}"}) {
    EXPECT_TRUE(find_json_mistake(token(text))) << text;
  }
  EXPECT_TRUE(find_json_mistake(token("{\"a\":" + std::string(1'000'000, '['))));
}

TEST(JsonText, SplitsArraysAndObjects) {
  const auto elements = json_elements({"[1, [2,\"]\"],\n {\"a\":3} ]", 1, 1});
  ASSERT_EQ(elements.size(), 3U);
  EXPECT_EQ(elements[1].text, "[2,\"]\"]");
  EXPECT_EQ(elements[2].line, 2);
  EXPECT_EQ(elements[2].column, 2);
  EXPECT_TRUE(is_json_object(elements[2]));
  const auto members = json_members(token(R"({ "a" : [1] , "b\"" : "x" })"));
  ASSERT_EQ(members.size(), 2U);
  EXPECT_TRUE(is_json_array(members[0].value));
  EXPECT_EQ(json_string(members[1].name), "b\"");
  EXPECT_TRUE(is_json_string(members[1].value));
  EXPECT_TRUE(json_elements(token("[ ]")).empty());
  EXPECT_TRUE(json_members(token("{}")).empty());
}

TEST(JsonText, WritesStrings) {
  EXPECT_EQ(to_json("a\"\n\xC3\xA9"), "\"a\\\"\\n\xC3\xA9\"");
  EXPECT_EQ(to_json("\xFF"), "\"\xEF\xBF\xBD\"");
}

}  // namespace
}  // namespace quadrille::formats
