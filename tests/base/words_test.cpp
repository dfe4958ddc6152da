#include "base/words.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace quadrille {
namespace {

using Words = std::vector<std::string_view>;

TEST(WordsIn, AreBetweenSeparators) {
  EXPECT_EQ(words_in("r1c1 r2c2"), (Words{"r1c1", "r2c2"}));
  EXPECT_EQ(words_in(" \ta\r\n\nb "), (Words{"a", "b"}));
  EXPECT_EQ(words_in("a, b;c", ","), (Words{"a", " b;c"}));
  EXPECT_EQ(words_in("a,, b", ", "), (Words{"a", "b"}));
}

TEST(WordsIn, OfSeparatorsAlone) {
  EXPECT_EQ(words_in(""), Words{});
  EXPECT_EQ(words_in(" \n"), Words{});
  EXPECT_EQ(words_in(",", ","), Words{});
}

TEST(WordsIn, ArePartsOfTheText) {
  constexpr std::string_view kText = "cells path";
  EXPECT_EQ(words_in(kText)[1].data(), kText.data() + 6);
}

}  // namespace
}  // namespace quadrille
