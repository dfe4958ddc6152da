#include "formats/json_text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

Parsed<JsonText> parsed(std::string_view text) {
  TextCursor cursor(text);
  return JsonText::take_object(cursor);
}

/// "line:column: message".
std::string mistake_in(std::string_view text) {
  const auto json = parsed(text);
  if (json) return "";
  return std::to_string(json.error().line) + ":" + std::to_string(json.error().column) + ": " +
         json.error().message;
}

TEST(JsonText, TakesObjects) {
  TextCursor cursor(R"({"a":{"}":[1]}} rest)");
  EXPECT_TRUE(JsonText::take_object(cursor));
  EXPECT_EQ(cursor.rest(), " rest");
}

TEST(JsonText, TakesObjectsWhoseLinesStartWithBrackets) {
  TextCursor cursor("{\n\"a\":[\n{\"b\":1},\n{\"c\":2}\n]\n}\n{");
  const auto json = JsonText::take_object(cursor);
  ASSERT_TRUE(json) << json.error().message;
  EXPECT_EQ(json->elements(2).size(), 2U);
  EXPECT_EQ(cursor.rest(), "\n{");
}

TEST(JsonText, DoesNotLetABrokenObjectSwallowTheNextLine) {
  for (const std::string_view broken : {"{\"a\":[1,", "{\"a", "{\"a\":\"b\\", "{\"a\" 1,[[[["}) {
    for (const std::string_view next : {"\n{\"b\":1}", "\r{\"b\":1}"}) {
      const std::string text = std::string(broken) + std::string(next);
      TextCursor cursor(text);
      EXPECT_FALSE(JsonText::take_object(cursor)) << broken;
      EXPECT_EQ(cursor.rest(), next);
    }
  }
}

TEST(JsonText, SaysWhatIsWrong) {
  const std::vector<std::pair<std::string_view, std::string_view>> wrong{
      {"{\"a\":1,\n \"b\" 2}", "2:6: found \"2}\", expected a colon after the name of a member"},
      {"{a:1}", "1:2: found \"a:1}\", expected a member, which starts with its name in quotes"},
      {"{\"a\":1,}", "1:8: found \"}\", expected a member, which starts with its name in quotes"},
      {"{\"a\":1 2}", "1:8: found \"2}\", expected a comma or } after a member"},
      {"{\"a\":[1 2]}", "1:9: found \"2]}\", expected a comma or ] after an element"},
      {"{\"a\":]}", "1:6: found \"]}\", expected a value"},
      {"{\"a\":\"\\x\"}", "1:7: found \"\\x\"}\", expected a character that \\ can precede in a text"},
      {"{\"a\":\"\\ud800\"}",
       "1:7: found \"\\ud800\"}\", expected a character that \\ can precede in a text"},
      {"{\"a\":\"b\nc\"}", "1:8: found \"\", expected text in UTF-8 without control characters"},
      {"{\"a\":1.}", "1:8: found \"}\", expected a digit of the number"},
      {"{\"a\":1e999}", "1:6: found \"1e999}\", expected a smaller number"},
      {"{\"a\":", "1:6: found the end of an object that is not complete, expected the rest of it"},
      {"{\"a\":\"b", "1:8: found the end of an object that is not complete, expected the rest of it"},
  };
  for (const auto& [text, message] : wrong) EXPECT_EQ(mistake_in(text), message) << text;
  EXPECT_NE(mistake_in("{\"a\":\"\xFF\"}"), "");
  EXPECT_NE(mistake_in(std::string_view("{\"a\":\0}", 7)), "");
}

TEST(JsonText, GoesNoDeeperThanAPuzzleMay) {
  EXPECT_EQ(mistake_in("{\"a\":" + std::string(15, '[') + std::string(15, ']') + "}"), "");
  EXPECT_EQ(mistake_in("{\"a\":" + std::string(16, '[') + std::string(16, ']') + "}"),
            "1:22: found \"]]]]]]]]]]]]]]]]}\", expected at most 16 nested brackets");
  EXPECT_NE(mistake_in("{\"a\":" + std::string(1'000'000, '[')), "");
}

TEST(JsonText, KnowsThePlacesOfValues) {
  const std::string text = "{\"a\":[1,\n\"]\\\\\\\"\",-2.5e1 ,[true,null]],\"\xC3\xA9\":{}}";
  TextCursor cursor(Token{text, 5, 3});
  auto json = JsonText::take_object(cursor);
  ASSERT_TRUE(json) << json.error().message;
  const auto names = json->names(JsonText::kRoot);
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(json->string(names[1]), "\xC3\xA9");
  const auto elements = json->elements(names[0] + 1);
  ASSERT_EQ(elements.size(), 4U);
  EXPECT_EQ(json->token(elements[3]).text, "[true,null]");
  EXPECT_EQ(json->token(elements[3]).column, 17);
  EXPECT_EQ(json->token(elements[1]).text, "\"]\\\\\\\"\"");
  EXPECT_EQ(json->token(elements[1]).line, 6);
  EXPECT_EQ(json->token(elements[1]).column, 1);
  EXPECT_EQ(json->string(elements[1]), "]\\\"");
  EXPECT_EQ(json->text(elements[2]), "-2.5e1");
  EXPECT_EQ(json->kind(elements[2]), JsonKind::number);
  EXPECT_EQ(json->kind(elements[3] + 1), JsonKind::boolean);
  EXPECT_EQ(json->kind(elements[3] + 2), JsonKind::null);
  EXPECT_EQ(json->kind(names[1] + 1), JsonKind::object);
  EXPECT_TRUE(json->names(names[1] + 1).empty());
}

/// The content of an array that is the only member: the elements with their columns, or the mistake.
std::vector<std::string> found_in(std::string_view object, int column) {
  TextCursor cursor(Token{object, 1, column});
  auto json = JsonText::take_object(cursor);
  if (!json) return {std::to_string(json.error().column) + ": " + json.error().message};
  std::vector<std::string> found;
  for (const JsonValue element : json->elements(2)) {
    const Token token = json->token(element);
    found.push_back(std::to_string(token.column) + ": " + std::string(token.text));
  }
  return found;
}

TEST(JsonText, TakesDigitsAtTheStartOfAnArrayAsItTakesOthers) {
  EXPECT_EQ(found_in(R"({"a":[1,2, 3,45]})", 1),
            (std::vector<std::string>{"7: 1", "9: 2", "12: 3", "14: 45"}));
  // They are read one by one if a space comes first.
  constexpr std::string_view kCharacters = "1, ]x";
  constexpr int kTexts = 5 * 5 * 5 * 5 * 5 * 5;
  for (int number = 0; number < kTexts; ++number) {
    std::string inside;
    for (int left = number; left > 0; left /= 5) inside += kCharacters[static_cast<std::size_t>(left % 5)];
    EXPECT_EQ(found_in("{\"a\":[" + inside + "]}", 2), found_in("{\"a\":[ " + inside + "]}", 1)) << inside;
  }
}

TEST(JsonText, WritesStrings) {
  EXPECT_EQ(to_json("a\"\n\xC3\xA9"), "\"a\\\"\\n\xC3\xA9\"");
  EXPECT_EQ(to_json("\xFF"), "\"\xEF\xBF\xBD\"");
}

}  // namespace
}  // namespace quadrille::formats
