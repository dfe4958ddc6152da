#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kNamed =
    "3 r1c1 r1c2\n7 r1c3 r1c4\n7 r2c1 r2c2\n3 r2c3 r2c4\n3 r3c1 r3c2\n7 r3c3 r3c4\n7 r4c1 r4c2\n3 r4c3 "
    "r4c4\n";

std::string cage_list_detected(std::string_view text) {
  const auto format = detect_format(text, "");
  return format ? std::string((*format)->name) : "?";
}

std::string cages_of(const Puzzle& puzzle) {
  std::string text;
  for (const auto& rule : sudoku::rule_texts(puzzle)) text += rule.name + ": " + rule.argument + "\n";
  return text;
}

TEST(CageList, ReadsCellsInSeveralForms) {
  const Puzzle named = read_puzzle("cage_list", kNamed);
  EXPECT_EQ(cages_of(named),
            "killer_cage: r1c1 r1c2 total=3; r1c3 r1c4 total=7; r2c1 r2c2 total=7; r2c3 r2c4 total=3; "
            "r3c1 r3c2 total=3; r3c3 r3c4 total=7; r4c1 r4c2 total=7; r4c3 r4c4 total=3\n");
  for (const std::string_view text :
       {"3 00 01\n7 02 03\n7 10 11\n3 12 13\n3 20 21\n7 22 23\n7 30 31\n3 32 33\n",
        "4\n\n8\n\n2 3 0,0 0,1\n2 7 0,2 0,3\n2 7 1,0 1,1\n2 3 1,2 1,3\n2 3 2,0 2,1\n2 7 2,2 2,3\n2 7 3,0 "
        "3,1\n"
        "2 3 3,2 3,3\n",
        "3:[1][2]\n7:[3][4]\n7:[5][6]\n3:[7][8]\n3:[9][10]\n7:[11][12]\n7:[13][14]\n3:[15][16]\n",
        "# killer\n3 = (1,1) + (1,2)\n7 = (1,3)+(1,4)\n7 = (2, 1),(2, 2)\n3 = (2,3) (2,4)\n3=(3,1) (3,2)\n"
        "7: (3,3) (3,4)\n7; (4,1) (4,2)\n3\t[4,3] [4,4]\n"}) {
    EXPECT_EQ(cage_list_detected(text), "cage_list") << text;
    EXPECT_EQ(read_puzzle("cage_list", text), named) << text;
  }
  EXPECT_EQ(cage_list_detected(kNamed), "cage_list");
  EXPECT_EQ(read_all("cage_list", std::string(kNamed) + "\n" + std::string(kNamed)).size(), 2U);
}

TEST(CageList, IsRecognisedByAWholeGridOrByNamesOfCells) {
  const std::string text(kNamed);
  EXPECT_EQ(cage_list_detected("4" + text.substr(1)), "cage_list");
  EXPECT_EQ(cage_list_detected(text.substr(0, text.size() - 12)), "cage_list") << "cells in no cage";
  EXPECT_NE(cage_list_detected("4 00 01\n7 02 03\n7 10 11\n3 12 13\n3 20 21\n7 22 23\n7 30 31\n3 32 33\n"),
            "cage_list");
  EXPECT_NE(cage_list_detected("1,1,1\n1,2,2\n2,3,1\n2,4,2\n3,1,2\n3,2,1\n4,3,2\n4,4,1\n"), "cage_list");
  EXPECT_NE(cage_list_detected(text + "and more\n"), "cage_list");
  EXPECT_NE(cage_list_detected("16 12 11\n16 11 12\n"), "cage_list");
}

TEST(CageList, DoesNotGuessHowCellsAreCounted) {
  EXPECT_EQ(
      first_error("cage_list", "3 (1,1) (1,2)\n7 (8,1) (8,2)\n"),
      "1:1: found rows and columns from 1 to 8, which may be counted from 0 or from 1; give the size by "
      "--size");
  EXPECT_EQ(
      first_error("cage_list", "3 [1] [2]\n7 [79] [80]\n"),
      "1:1: found rows and columns from 1 to 80, which may be counted from 0 or from 1; give the size by "
      "--size");
  EXPECT_EQ(read_puzzle("cage_list", "3 (0,1) (1,2)\n7 (8,1) (8,2)\n").size(), 9);
  EXPECT_EQ(read_puzzle("cage_list", "3 (1,1) (1,2)\n7 (9,1) (8,2)\n").size(), 9);
  // The first cell is r1c1; row 9 is in no cage.
  const Puzzle named = read_puzzle("cage_list", "3 r1c1 r1c2\n7 r8c1 r8c2\n");
  EXPECT_EQ(named.size(), 9);
  EXPECT_EQ(cages_of(named), "killer_cage: r1c1 r1c2 total=3; r8c1 r8c2 total=7\n");
  ReadOptions options;
  options.size = 8;
  EXPECT_EQ(cages_of(read_puzzle("cage_list", "3 (1,1) (1,2)\n7 (8,1) (8,2)\n", options)),
            "killer_cage: r1c1 r1c2 total=3; r8c1 r8c2 total=7\n");
}

TEST(CageList, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("cage_list", "3 r1c1 r1c2\n7 r1c1 r1c3\n"),
            "2:1: found r1c1 in a second cage, expected each cell in one");
  for (const std::string_view line :
       {"nothing", "3", "3 r1", "3 r1c2 12", "3 (1,2", "0 r1c1", "3 [1 r1c1", "2 7 r1c1"})
    EXPECT_EQ(first_error("cage_list", "3 r1c1 r1c2\n" + std::string(line) + "\n"),
              "2:1: found \"" + std::string(line) +
                  "\", expected a cage on a line: its total and its cells, such as \"15 r1c1 r1c2\"");
  EXPECT_EQ(first_error("cage_list", "3 r1c1 r1c2\n7 [3] [4]\n"),
            "2:1: found \"7 [3] [4]\", expected a cage on a line: its total and its cells, such as \"15 r1c1 "
            "r1c2\"");
}

}  // namespace
}  // namespace quadrille::formats
