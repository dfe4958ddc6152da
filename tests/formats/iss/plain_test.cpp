#include "formats/iss/plain.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::formats {
namespace {

TEST(IssPlain, ReadsCells) {
  EXPECT_EQ(read_puzzle("iss", kGivens), read_puzzle("line", kGivens));
  EXPECT_EQ(read_puzzle("iss", "=" + std::string(kSolution)).given(0), 3);
  EXPECT_EQ(read_puzzle("iss", "1...\n..2.\n.3..\n...4"), read_puzzle("line", "1.....2..3.....4"));
  std::string large(256, '.');
  large[0] = 'A';
  large[1] = 'P';
  const Puzzle puzzle = read_puzzle("iss", large);
  EXPECT_EQ(puzzle.size(), 16);
  EXPECT_EQ(puzzle.given(0), 1);
  EXPECT_EQ(puzzle.given(1), 16);
}

TEST(IssPlain, ReadsJigsawsAndLayouts) {
  const Puzzle jigsaw = read_puzzle("iss", "1..............4aabbaacbdccbdddc");
  EXPECT_EQ(jigsaw, read_puzzle("jigsaw_line", "1..............4aabbaacbdccbdddc"));
  const Puzzle layout = read_puzzle("iss", "aabbaacbdccbdddc");
  EXPECT_EQ(layout.region_labels().size(), 4U);
  EXPECT_EQ(layout.given(0), 0);
}

TEST(IssPlain, ReadsCandidates) {
  std::string text(729, '.');
  text[0] = '1';
  text[9] = '1';
  text[11] = '3';
  const Puzzle puzzle = read_puzzle("iss", text);
  EXPECT_EQ(puzzle.given(0), 1);
  EXPECT_EQ(puzzle.candidates(1), sudoku::digit_bit(1) | sudoku::digit_bit(3));
}

TEST(IssPlain, ReadsShortKillers) {
  // A cage of 13 in the first two cells, one without a sum below them, and a cage for each other cell.
  std::string text = "D<" + std::string(79, '5');
  text[9] = '0';
  text[10] = '<';
  const Puzzle puzzle = read_puzzle("iss", text);
  const auto rules = sudoku::rule_texts(puzzle);
  ASSERT_EQ(rules.size(), 1U);
  EXPECT_TRUE(rules[0].argument.starts_with("r1c1 r1c2 total=13; r1c3 total=5;")) << rules[0].argument;
  EXPECT_NE(rules[0].argument.find("; r2c1 r2c2; "), std::string::npos);
  text[0] = '>';
  EXPECT_FALSE(read_item("iss", text).puzzle) << "two cells point to each other";
}

TEST(IssPlain, ReadsLongKillers) {
  std::string text = "3x3:d:k:2561:2561";
  for (int i = 0; i < 79; ++i) text += ":0";
  const Puzzle puzzle = read_puzzle("iss", text + ":");
  const auto rules = sudoku::rule_texts(puzzle);
  ASSERT_EQ(rules.size(), 2U);
  EXPECT_EQ(rules[0].name, "diagonals");
  EXPECT_EQ(rules[1].argument, "r1c1 r1c2 total=10");
  EXPECT_FALSE(read_item("iss", text).puzzle) << "the end is missing";
}

TEST(IssPlain, LeavesOtherTextsToItems) {
  EXPECT_EQ(first_error("iss", "1"),
            "1:1: found \"1\", expected items such as .Thermo~R1C1~R2C1 and .~R1C1_5");
}

}  // namespace
}  // namespace quadrille::formats
