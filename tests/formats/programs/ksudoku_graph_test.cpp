#include "formats/programs/ksudoku_graph.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

/// An empty 4x4 puzzle of type custom with these tags in its graph.
std::string graph_with(std::string_view tags, std::string_view type = "Plain") {
  return "<ksudoku><game><puzzle><graph order=\"4\" type=\"custom\" specific-type=\"" + std::string(type) +
         "\" sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\">\n" + std::string(tags) +
         "</graph><values>________________</values></puzzle></game></ksudoku>";
}

constexpr std::string_view kGraphLines = "<sudokugroups withblocks=\"0\"/>";
constexpr std::string_view kGraphBoxes = "<sudokugroups withblocks=\"1\"/>";

std::string graph_rules(const std::string& tags, std::string_view type = "Plain") {
  return rules_in("ksudoku", graph_with(tags, type));
}
std::string graph_error(const std::string& tags) { return first_error("ksudoku", graph_with(tags)); }

TEST(KSudokuGraph, ReadsBoxesRegionsAndLines) {
  EXPECT_TRUE(read_puzzle("ksudoku", graph_with(kGraphBoxes)).has_boxes());
  EXPECT_FALSE(read_puzzle("ksudoku", graph_with(kGraphLines)).has_regions());
  EXPECT_FALSE(read_puzzle("ksudoku", graph_with("<sudokugroups withblocks='2'/>")).has_regions());
  EXPECT_TRUE(read_puzzle("ksudoku", graph_with("<sudokugroups/>")).has_boxes());
  const Puzzle jigsaw = read_puzzle(
      "ksudoku", graph_with(std::string(kGraphLines) +
                            "<clique size='4'>0 1 4 5</clique><clique size='4'>2 3 6 10</clique>"
                            "<clique size='4'>7 11 14 15</clique><clique size='4'>8 9 12 13</clique>"));
  EXPECT_EQ(jigsaw.regions(), (std::vector<int>{0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}));
  std::string lines;
  for (int i = 0; i < 4; ++i) {
    const auto cell = [](int index) { return std::to_string(index) + " "; };
    lines += "<clique size='4'>" + cell(i) + cell(i + 4) + cell(i + 8) + cell(i + 12) + "</clique>";
    lines +=
        "<clique size='4'>" + cell(4 * i) + cell(4 * i + 1) + cell(4 * i + 2) + cell(4 * i + 3) + "</clique>";
  }
  EXPECT_FALSE(read_puzzle("ksudoku", graph_with(lines)).has_regions())
      << "cliques that are rows and columns";
}

TEST(KSudokuGraph, ReadsCliquesBesideBoxes) {
  const std::string main = "<clique size='4'>0 5 10 15</clique>", anti = "<clique size='4'>12 9 6 3</clique>";
  EXPECT_EQ(graph_rules(std::string(kGraphBoxes) + main + anti), "diagonals \n");
  EXPECT_EQ(graph_rules(std::string(kGraphBoxes) + anti), "diagonals anti\n");
  EXPECT_EQ(graph_rules(std::string(kGraphBoxes) + "<clique size='4'>5 6 9 10</clique>"),
            "extra_regions r2c2 r2c3 r3c2 r3c3\n");
}

TEST(KSudokuGraph, ReadsCages) {
  EXPECT_EQ(graph_rules(std::string(kGraphBoxes) + "<cage operator='4' value='3' size='2'>0 4</cage>"),
            "killer_cage r1c1 r1c2 total=3\n");
  const std::string cages = std::string(kGraphLines) +
                            "<cage operator='4' value='6' size='3'>0 1 4</cage>"
                            "<cage operator='2' value='3' size='2'>2 3</cage>"
                            "<cage operator='1' value='2' size='2'>8 9</cage>"
                            "<cage operator='0' value='2' size='1'>15</cage>"
                            "<cage operator='3' value='9' size='2'>10 15</cage>";
  for (const std::string_view type : {"Mathdoku", "mathdoku"})
    EXPECT_EQ(graph_rules(cages, type),
              "sum r1c1 r1c2 r2c1 total=6\ndifference r3c1 r4c1 difference=3\nratio r1c3 r2c3\n"
              "product r3c3 r4c4 product=9\n");
  EXPECT_EQ(read_puzzle("ksudoku", graph_with(cages, "Mathdoku")).given(15), 2);
  EXPECT_EQ(graph_rules(std::string(kGraphBoxes) + "<cage operator='3' value='6' size='2'>0 5</cage>"),
            "killer_cage r1c1 r2c2\nproduct r1c1 r2c2 product=6\n")
      << "digits of a cage differ in all other kinds of puzzle";
}

/// Boards of 4x4 on a grid of that many rows and columns; the values are those of its cells, row by row.
std::string graph_of_boards(int side, std::string_view tags, std::string_view rows) {
  std::string values;
  for (int index = 0; index < side * side; ++index)
    values += rows[sudoku::at(index % side * side + index / side)];
  const std::string number = std::to_string(side);
  return "<ksudoku><game><puzzle><graph order='4' type='custom' sizeX='" + number + "' sizeY='" + number +
         "' sizeZ='1'>\n" + std::string(tags) + "</graph><values>" + values +
         "</values></puzzle></game></ksudoku>";
}

constexpr std::string_view kTwoBoards =
    "_d_c__"
    "e_____"
    "c_____"
    "_____d"
    "_____b"
    "___c__";

TEST(KSudokuGraph, ReadsBoardsThatOverlap) {
  const std::string rows = ".3.2..\n4.....\n2.....\n.....3\n.....1\n...2..\n";
  const Puzzle expected = read_puzzle("sections", "digits 1..4\nboards gattai-2\ngivens\n" + rows);
  const std::string first = "<sudokugroups at='0' withblocks='1'/>",
                    second = "<sudokugroups at='14' withblocks='0'/>";
  EXPECT_EQ(read_puzzle("ksudoku", graph_of_boards(6, first + "<sudokugroups at='14'/>", kTwoBoards)),
            expected);
  const std::string boxes =
      "<clique size='4'>16 17 22 23</clique><clique size='4'>26 27 32 33</clique>"
      "<clique size='4'>28 29 34 35</clique>";
  EXPECT_EQ(read_puzzle("ksudoku", graph_of_boards(6, first + second + boxes, kTwoBoards)), expected)
      << "boxes that are cliques";
  EXPECT_EQ(read_puzzle("ksudoku",
                        graph_of_boards(
                            6, first + second + boxes + "<cage operator='4' value='3' size='2'>0 6</cage>",
                            kTwoBoards))
                .rules()
                .size(),
            1U);
  const Puzzle without = read_puzzle("ksudoku", graph_of_boards(6, first + second, kTwoBoards));
  EXPECT_FALSE(without.has_regions());
  EXPECT_EQ(without.rules().size(), 4U) << "the boxes of the first board only";
}

TEST(KSudokuGraph, TakesBoxesForExtraRegionsWhereBoardsShareASingleCell) {
  const std::string boards = "<sudokugroups at='0'/><sudokugroups at='24'/>";
  const Puzzle puzzle = read_puzzle("ksudoku", graph_of_boards(7, boards, std::string(49, '_')));
  EXPECT_EQ(boards_text(*puzzle.layout().boards), "r1c1 r4c4");
  EXPECT_FALSE(puzzle.has_regions());
  EXPECT_EQ(puzzle.rules().size(), 8U);
}

TEST(KSudokuGraph, SaysWhatIsWrong) {
  EXPECT_EQ(graph_error("").substr(0, 40), "1:25: found a graph in which some rows o");
  EXPECT_EQ(graph_error(std::string(kGraphBoxes) + "<cage operator='4' value='3' size='2'>0 16</cage>"),
            "2:71: found \"16\" in a cage, expected the number of a cell, 0 to 15");
  EXPECT_EQ(
      graph_error(std::string(kGraphBoxes) + "<cage operator='4' value='9' size='2'>0 1</cage>"),
      "2:32: found the total 9 of a cage, but its 2 different digits add up to at least 3 and at most 7");
  EXPECT_EQ(graph_error(std::string(kGraphBoxes) + "<cage operator='5' value='6' size='2'>0 1</cage>")
                .substr(0, 53),
            "2:32: found a cage of 2 cells with the operator 5, ex");
  EXPECT_EQ(graph_error("<sudokugroups withblocks='x'/>"),
            "2:27: found \"x\" as withblocks of <sudokugroups>, expected a number");
  EXPECT_EQ(graph_error(std::string(kGraphBoxes) + "<clique size='3'>0 1 5</clique>"),
            "2:32: found a clique of 3 cells, expected 4, one for each digit");
  EXPECT_EQ(graph_error(std::string(kGraphBoxes) + "<clique size='4'>0 1</clique>"),
            "2:32: found a clique of 2 cells, expected 4 as its attribute size says");
  EXPECT_TRUE(first_error("ksudoku", "<ksudoku><graph order='9' type='roxdoku'/></ksudoku>")
                  .starts_with("1:11: found a graph of type \"roxdoku\", expected sudoku"));
  EXPECT_EQ(
      first_error("ksudoku", "<ksudoku><graph order='9' type='custom' sizeX='21' sizeY='21'/></ksudoku>"),
      "1:2: found a puzzle without <graph> or <values>, expected both");
  EXPECT_EQ(
      first_error("ksudoku",
                  graph_of_boards(7, "<sudokugroups at='0'/><sudokugroups at='16'/>", std::string(49, '_'))),
      "1:25: found a grid of 7x7 cells with 4 digits, expected as many rows and columns as digits, from 1 to "
      "25, or boards of that size, with <sudokugroups> for each, which reach all sides of the grid");
  EXPECT_EQ(first_error("ksudoku", graph_of_boards(6, "<sudokugroups at='0'/><sudokugroups at='14'/>",
                                                   "____b_" + std::string(30, '_'))),
            "2:86: found \"1\" at r1c5, which belongs to no board, expected nothing there");
}

TEST(KSudokuGraph, WritesWhatItReads) {
  Puzzle puzzle = read_puzzle("line", std::string(81, '.'));
  ASSERT_TRUE(puzzle.add_rule("diagonals", ""));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=3"));
  EXPECT_TRUE(find_format("ksudoku")->holds(puzzle));
  ASSERT_TRUE(puzzle.add_rule("windoku", ""));
  EXPECT_FALSE(find_format("ksudoku")->holds(puzzle));
}

}  // namespace
}  // namespace quadrille::formats
