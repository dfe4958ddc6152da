#include "formats/plain/letters.h"

#include <gtest/gtest.h>

namespace quadrille::formats::plain {
namespace {

TEST(Letters, AreTheFirstOfTheAlphabetOrThoseOfAWord) {
  EXPECT_EQ(letters_of("AB..\n..C.\n...D\n....\n"), "ABCD");
  EXPECT_EQ(letters_of("W...\n..O.\n...R\nD...\n"), "DORW");
  EXPECT_EQ(letters_of("W...\n..O.\n...R\nL..D\n"), "") << "five letters are too many for four digits";
  EXPECT_EQ(letters_of("1...\n..2.\n...3\n4...\n"), "");
}

TEST(Letters, AreFoundInGridsOnOneLine) {
  const std::string grid = "AB..EF..C...D..E....F....A...B...C..";
  EXPECT_EQ(letters_of(grid + "\n"), "ABCDEF");
  EXPECT_EQ(letters_of("grid: " + grid + " easy\n"), "ABCDEF") << "among other words";
  EXPECT_EQ(letters_of("The quick brown fox jumps over the lazy dog.\n"), "");
}

}  // namespace
}  // namespace quadrille::formats::plain
