#include "formats/text_cursor.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

std::vector<std::string_view> texts_of(const std::vector<Token>& tokens) {
  std::vector<std::string_view> texts;
  for (const Token& token : tokens) texts.push_back(token.text);
  return texts;
}

TEST(TextCursor, CountsLinesAndCharactersNotBytes) {
  TextCursor cursor("a\xC3\xA9x\ny");
  cursor.take(3);
  EXPECT_EQ(cursor.here().column, 3);
  cursor.take(2);
  EXPECT_EQ(cursor.here().line, 2);
  EXPECT_EQ(cursor.here().column, 1);
  EXPECT_EQ(cursor.peek(), 'y');
}

TEST(TextCursor, LeavesOutByteOrderMarkAndLineEnds) {
  TextCursor cursor("\xEF\xBB\xBFone\r\ntwo");
  const Token first = cursor.take_line();
  EXPECT_EQ(first.text, "one");
  EXPECT_EQ(first.column, 1);
  EXPECT_EQ(cursor.take_line().text, "two");
  EXPECT_TRUE(cursor.at_end());
}

TEST(TextCursor, EndsLinesWithEachKindOfLineEnd) {
  TextCursor cursor("one\rtwo\r\rfour\r\nfive\nsix");
  for (const char* const text : {"one", "two", "", "four", "five", "six"})
    EXPECT_EQ(cursor.take_line().text, text);
  EXPECT_TRUE(cursor.at_end());
  const std::string long_line(5000, 'x');
  EXPECT_EQ(TextCursor(long_line + "\ry\n").take_line().text, long_line);
}

TEST(TextCursor, CountsLinesOfEachKind) {
  TextCursor cursor("a\rb\r\nc\nd");
  cursor.take(cursor.rest().find('d'));
  EXPECT_EQ(cursor.here().line, 4);
  EXPECT_EQ(cursor.here().column, 1);
}

TEST(TextCursor, FindsLinesThatAreNeitherBlankNorComments) {
  TextCursor cursor("\n  # comment\n \t\nx\n\n");
  ASSERT_TRUE(cursor.find_line());
  EXPECT_EQ(cursor.take_line().line, 4);
  EXPECT_FALSE(cursor.find_line());
}

TEST(TextCursor, SkipsToTheNextBlankLineFromWithinALine) {
  TextCursor cursor("a b\nc\n\nd");
  cursor.take(3);
  cursor.skip_paragraph();
  EXPECT_EQ(cursor.here().line, 3);
}

TEST(TextCursor, TakesNoMoreThanThereIs) {
  TextCursor cursor("ab");
  EXPECT_EQ(cursor.take(100).text, "ab");
  EXPECT_EQ(cursor.take(1).text, "");
  EXPECT_EQ(cursor.peek(), '\0');
}

TEST(Words, KeepTheirColumns) {
  const auto found = words({"  ab\tc", 3, 5}, 10);
  ASSERT_EQ(texts_of(found), (std::vector<std::string_view>{"ab", "c"}));
  EXPECT_EQ(found[0].line, 3);
  EXPECT_EQ(found[0].column, 7);
  EXPECT_EQ(found[1].column, 10);
}

TEST(Words, StopAtTheLimit) {
  EXPECT_EQ(words({"a b c", 1, 1}, 2).size(), 2U);
  EXPECT_EQ(count_words("a b  c "), 3U);
  EXPECT_EQ(count_words(" "), 0U);
}

TEST(Words, OfLongLinesHaveTheirPlaces) {
  for (const std::size_t length : {1U, 9U, 63U, 64U, 65U, 128U, 200U}) {
    for (const char* const symbol : {"x", "\xC3\xA9"}) {
      std::string word;
      for (std::size_t i = 0; i < length; ++i) word += symbol;
      const std::string line = word + "  " + word + " z";
      const auto found = words({line, 1, 1}, 10);
      ASSERT_EQ(texts_of(found), (std::vector<std::string_view>{word, word, "z"})) << length;
      EXPECT_EQ(found[1].column, static_cast<int>(length) + 3);
      EXPECT_EQ(found[2].column, 2 * static_cast<int>(length) + 4);
      EXPECT_EQ(count_words(line), 3U);
    }
  }
}

TEST(Words, AreApartByAllThatIsTrimmed) {
  for (int c = 1; c < 128; ++c) {
    const std::string text(1, static_cast<char>(c));
    EXPECT_EQ(words({text, 1, 1}, 2).empty(), trimmed(text).empty()) << c;
    EXPECT_EQ(count_words(text), trimmed(text).empty() ? 0U : 1U) << c;
  }
}

TEST(Characters, AreUtf8OrSingleBytes) {
  EXPECT_EQ(texts_of(characters({"a\xC3\xA9\xFFz", 1, 1}, 10)),
            (std::vector<std::string_view>{"a", "\xC3\xA9", "\xFF", "z"}));
  EXPECT_EQ(count_characters("a\xC3\xA9\xFFz"), 4U);
}

TEST(Characters, AreNotTakenFromBrokenUtf8) {
  for (const std::string_view broken :
       {"\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80",
        "\xF5\x80\x80\x80", "\xE2\x82"}) {
    EXPECT_EQ(character_length(broken), 0U);
  }
  EXPECT_EQ(character_length("\xE2\x82\xAC"), 3U);
  EXPECT_EQ(character_length("\xF0\x9F\x98\x80"), 4U);
}

TEST(Decimal, IsOnlyDigitsAndDoesNotOverflow) {
  EXPECT_EQ(decimal("007"), 7);
  EXPECT_EQ(decimal("999999999"), 999'999'999);
  for (const std::string_view text : {"", "-1", "+1", "1.0", "1x", "1000000000", " 1"}) {
    EXPECT_EQ(decimal(text), std::nullopt) << text;
  }
}

TEST(Quoted, IsShortAndSafe) {
  EXPECT_EQ(in_quotes("abc"), R"("abc")");
  EXPECT_EQ(in_quotes(std::string(1'000, 'a')), '"' + std::string(20, 'a') + "...\"");
  EXPECT_EQ(in_quotes(std::string_view("\0\x1B[31m", 6)), R"("\x00\x1B[31m")");
  EXPECT_EQ(in_quotes("\xC3\xA9\xFF\xC2\x9B"), "\"\xC3\xA9\\xFF\\xC2\\x9B\"");
  EXPECT_EQ(in_quotes("5\xC2\xB7"), "\"5\xC2\xB7\"") << "a dot in the middle is no control character";
}

}  // namespace
TEST(TextCursor, TakesADecimalNumberFromTheStart) {
  std::string_view text = "12x3";
  EXPECT_EQ(take_decimal(text), 12);
  EXPECT_EQ(text, "x3");
  EXPECT_EQ(take_decimal(text), std::nullopt);
  EXPECT_EQ(text, "x3");
  text = "12345";
  EXPECT_EQ(take_decimal(text), std::nullopt);
  EXPECT_EQ(text, "12345");
  text = "0";
  EXPECT_EQ(take_decimal(text), 0);
  EXPECT_EQ(text, "");
}

}  // namespace quadrille::formats
