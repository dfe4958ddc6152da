#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string name_of_format(std::string_view text, const ReadOptions& options = {}) {
  const auto format = detect_format(text, "", options);
  return format ? std::string((*format)->name) : "?";
}

TEST(Parity, ReadsLettersAsOddAndEvenCells) {
  for (const std::string_view text :
       {"1EO.\n....\n..2.\nE..O\n", "# a title\n1 e o .\n\n. . . .\n0 0 2 0\ne . . o\n",
        "1,g,u,.\n.,.,.,.\n.,.,2,.\ng,.,.,u\n"}) {
    EXPECT_EQ(name_of_format(text), "parity") << text;
    const Item item = read_item("parity", text);
    ASSERT_TRUE(item.puzzle) << text;
    EXPECT_EQ(givens_of(*item.puzzle), "1.........2.....");
    const auto rules = sudoku::rule_texts(*item.puzzle);
    ASSERT_EQ(rules.size(), 2U);
    EXPECT_EQ(rules[0].name + " " + rules[0].argument, "odd r1c3 r4c4");
    EXPECT_EQ(rules[1].name + " " + rules[1].argument, "even r1c2 r4c1");
    EXPECT_NE(item.doubt, "");
  }
  const std::string grid = "1EO.\n....\n..2.\nE..O\n";
  EXPECT_EQ(read_all("parity", grid + "\n" + grid).size(), 2U);
  EXPECT_EQ(read_item("parity", grid).doubt,
            "O marks odd cells, and E even ones; --digits names the symbols of digits otherwise");
}

TEST(Parity, LeavesLettersThatMayBeDigits) {
  EXPECT_EQ(name_of_format("1EO.\n....\n..2.\nE..O\n", {.digits = "12EO"}), "plain");
  EXPECT_EQ(name_of_format("E..O\n.R..\n..T.\nO..E\n"), "plain") << "a word";
  EXPECT_NE(name_of_format("1.O.\n....\n..2.\n...O\n"), "parity") << "may be zeros";
  EXPECT_NE(name_of_format("1EO.\n....\n..2.\ng..O\n"), "parity");
}

TEST(Parity, SaysWhatIsWrong) {
  EXPECT_EQ(
      first_error("parity", "1EO.\n...\n"),
      "2:1: found \"...\", expected a row of 4 to 9 digits, empty cells, and two letters for odd and even "
      "ones: O and E, or u and g");
  EXPECT_EQ(first_error("parity", "1EO.\n....\n"), "1:1: found 2 rows, expected 4");
  EXPECT_EQ(
      first_error("parity", "1...\n....\n....\n....\n"),
      "1:1: found no two letters for odd and even cells, expected both O and E, or u and g, beside digits");
}

}  // namespace
}  // namespace quadrille::formats
