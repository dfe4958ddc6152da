#include "base/utf8.h"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(Utf8, TellsHowLongACharacterIs) {
  EXPECT_EQ(character_length("ab"), 1U);
  EXPECT_EQ(character_length("\xC3\xA9z"), 2U);
  EXPECT_EQ(character_length("\xE2\x82\xAC"), 3U);
  EXPECT_EQ(character_length("\xF0\x9F\x98\x80"), 4U);
}

TEST(Utf8, IsNotTakenFromBrokenText) {
  for (const std::string_view broken :
       {"\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80",
        "\xF5\x80\x80\x80", "\xE2\x82"}) {
    EXPECT_EQ(character_length(broken), 0U);
  }
}

}  // namespace
}  // namespace quadrille
