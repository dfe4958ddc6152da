#include "base/look_alikes.h"

#include <gtest/gtest.h>

namespace quadrille::test {
namespace {

std::string places(std::string_view program) {
  std::string text;
  for (const LookAlike& found : look_alikes(program))
    text += std::to_string(found.line) + ":" + std::to_string(found.column) + " ";
  return text;
}

TEST(LookAlikes, HaveTheirLineAndColumnInCharacters) {
  EXPECT_EQ(places("p(X) :-\n\u00A0\u00A0X – 1 ；\n"), "2:1 2:2 2:5 2:9 ");
  EXPECT_EQ(places("é\u200B\n\uFEFF"), "1:2 2:1 ");
  EXPECT_EQ(places("p(X) :- X #> 3.\n"), "");
}

TEST(LookAlikes, AreAllowedInQuotedTextsAndComments) {
  EXPECT_EQ(places("x('a\u00A0b', \"\u00A0\", `\u00A0`). % \u00A0\n"), "");
  EXPECT_EQ(places("/* \u00A0 * \u00A0 */ \u00A0"), "1:13 ");
  EXPECT_EQ(places(R"(x('it\'s ’', "\"–").)"), "");
  EXPECT_EQ(places("x(0'\", 0'', –)."), "1:13 ") << "0'' is a code in SWI-Prolog, if no quote follows";
  EXPECT_EQ(places("x(0'\\n, –)."), "1:9 ");
}

TEST(LookAlikes, AreFoundInTextsThatEndTooEarly) {
  EXPECT_EQ(places("’'"), "1:1 ");
  EXPECT_EQ(places("/*"), "");
  EXPECT_EQ(places("–\xC2"), "1:1 ");
  EXPECT_EQ(places("'\\"), "");
}

TEST(LookAlikes, AreNamed) {
  EXPECT_EQ(look_alike_sentence(0xA0, {}),
            "found a no-break space (U+00A0); write an ordinary space instead.");
  EXPECT_EQ(look_alike_sentence(0x200B, {}), "found an invisible zero-width space (U+200B); delete it.");
  EXPECT_EQ(look_alike_sentence(U'（', {}), "found a full-width character (U+FF08); write ( instead.");
  const std::vector<LookAlike> all{{1, 1, U'—'}, {1, 2, U'–'}, {2, 1, U'—'}, {2, 2, U'—'}};
  EXPECT_EQ(look_alike_sentence(U'—', all),
            "found a dash (U+2014); write - instead. It occurs 2 more times in this file.");
  EXPECT_EQ(look_alike_sentence(U'–', all), "found a dash (U+2013); write - instead.");
}

}  // namespace
}  // namespace quadrille::test
