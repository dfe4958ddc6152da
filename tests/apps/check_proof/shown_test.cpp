#include "check_proof/shown.h"

#include <gtest/gtest.h>

#include <string>

namespace check_proof {
namespace {

TEST(Shown, ControlCharactersAreWritten) {
  EXPECT_EQ(shown("\x1b]0;owned\a\x1b[31m0"), "\\x1b]0;owned\\x07\\x1b[31m0");
  EXPECT_EQ(shown("a\nb\x7f\x9b"), "a\\x0ab\\x7f\\x9b");
  const std::string c1 = shown("\u009b31m");
  EXPECT_EQ(c1.find("\u009b"), std::string::npos);
}

TEST(Shown, AllElseStays) {
  for (const std::string text :
       {"", "line 3: found \"x\"", "\u0153uvre d\u2019\u00e9t\u00e9", "\u2603 \U0001F600"})
    EXPECT_EQ(shown(text), text);
}

}  // namespace
}  // namespace check_proof
