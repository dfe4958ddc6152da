#include "base/visible_text.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille {
namespace {

using namespace std::string_literals;

TEST(VisibleText, ShowsControlCharacters) {
  EXPECT_EQ(visible_text("\x1b]0;owned\a\x1b[31m"), "\\x1b]0;owned\\x07\\x1b[31m");
  EXPECT_EQ(visible_text("a\0b\rc\x7f"s), "a\\x00b\\x0dc\\x7f");
  EXPECT_EQ(visible_text("\u009b31m"), "\\x9b31m");
  EXPECT_EQ(visible_text("\x9b"
                         "31m"),
            "\\x9b31m");
}

TEST(VisibleText, KeepsAllElse) {
  for (const std::string text :
       {"", "a\tb\n", "a\r\nb", "œuvre d’été ☃ 😀", "\xff", "à \u00a0", "\u202f;", "caf\xe9"}) {
    EXPECT_EQ(visible_text(text), text);
    EXPECT_FALSE(has_control_characters(text)) << text;
  }
  EXPECT_TRUE(has_control_characters("aé\x1b"));
}

TEST(VisibleText, OfNamesShowsEndsOfLines) {
  EXPECT_EQ(visible_name("a\nb\tc.txt"), "a\\x0ab\\x09c.txt");
  EXPECT_EQ(visible_name("été.txt"), "été.txt");
}

}  // namespace
}  // namespace quadrille
