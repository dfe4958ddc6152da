#include <gtest/gtest.h>

#include "formats/reading.h"
#include "formats/setters/lz_string.h"

namespace quadrille::formats {
namespace {

TEST(FpuzzlesLink, IsToldByItsAddressOrItsStart) {
  const Format& format = *find_format("fpuzzles_link");
  for (const std::string_view text : {"https://f-puzzles.com/?load=x", "f-puzzles.com/?id=x", "\n# a\nN4Igzg",
                                      "https://sudokupad.app/fpuzN4Igzg", "fpuzzlesN4Igzg"})
    EXPECT_GT(format.sniff(text), 95) << text;
  for (const std::string_view text :
       {"", "53..7", "https://sudokupad.app/sclN4Igzg", "{}", "https://example.org/"})
    EXPECT_EQ(format.sniff(text), 0) << text;
}

TEST(FpuzzlesLink, WritesALinkThatHoldsTheObject) {
  const std::string text = written("fpuzzles_link", sample_puzzle());
  const std::string head = "https://f-puzzles.com/?load=";
  ASSERT_TRUE(text.starts_with(head) && text.ends_with('\n'));
  EXPECT_EQ(unpack_lz(text.substr(head.size(), text.size() - head.size() - 1)).text + "\n",
            written("fpuzzles", sample_puzzle()));
  EXPECT_EQ(read_puzzle("fpuzzles_link", text), sample_puzzle());
}

TEST(FpuzzlesLink, TellsHowToGetTheWholeOfAShortOne) {
  EXPECT_EQ(first_error("fpuzzles_link", "https://f-puzzles.com/?id=abc"),
            "1:1: found the short link \"abc\" to a puzzle on a server; open it in a browser, choose Export "
            "there, and use the long link with ?load=");
  EXPECT_EQ(first_error("fpuzzles_link", "https://f-puzzles.com/"),
            "1:1: found the address of an editor without a puzzle, expected a link to a puzzle, such as "
            "https://f-puzzles.com/?load=N4Ig..");
}

}  // namespace
}  // namespace quadrille::formats
