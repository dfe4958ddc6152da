#include "formats/json/puzzle.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/rule_text.h"

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(JsonPuzzle, ReadsEveryMember) {
  const Item item = read_item("json", R"({
    "rules": [{"name": "diagonals"}, {"name": "extra_regions", "argument": "r1c1 r2c2"}],
    "about": {"title": "T\u00e9st", "author": "Ann", "description": "d", "comment": "c", "date": "b", "source": "s",
              "level": "l", "url": "u"},
    "solution": [[1,2],[2,1]], "candidates": [[null,[1]],[[],[1,2]]], "regions": [["\u0061",1],["a",1]],
    "givens": [[1,0],[null,0]], "size": 2})");
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  const Puzzle& puzzle = *item.puzzle;
  EXPECT_EQ(givens_of(puzzle), "1...");
  EXPECT_EQ(puzzle.region_labels(), (std::vector<std::string>{"a", "1"}));
  EXPECT_EQ(puzzle.candidates(0), 0b11U);
  EXPECT_EQ(puzzle.candidates(1), 0b01U);
  EXPECT_EQ(puzzle.candidates(2), 0U);
  ASSERT_EQ(puzzle.rules().size(), 2U);
  EXPECT_EQ(sudoku::rule_texts(puzzle)[1], (sudoku::RuleText{"extra_regions", "r1c1 r2c2"}));
  EXPECT_EQ(puzzle.about.title, "T\xC3\xA9st");
  EXPECT_EQ(puzzle.about.url, "u");
  EXPECT_EQ(item.solution, (Grid{1, 2, 2, 1}));
}

TEST(JsonPuzzle, NeedsOnlyASizeOrGivens) {
  EXPECT_EQ(read_puzzle("json", R"({"size":9})").box_rows(), 3);
  EXPECT_EQ(read_puzzle("json", R"({"givens":[[1]]})").size(), 1);
  EXPECT_FALSE(read_puzzle("json", R"({"size":9,"boxes":null})").has_regions());
  EXPECT_EQ(read_puzzle("json", R"({"size":6,"boxes":[3,2]})").box_rows(), 3);
}

TEST(JsonPuzzle, HasExtraCells) {
  const Item item = read_item(
      "json", R"({"size":2,"boxes":null,"extra_cells":[{"name":"x","count":2,"candidates":[[1],null]},)"
              R"({"name":"y","givens":[2]}],"givens":[[0,1],[0,0]]})");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->cell_count(), 7);
  EXPECT_EQ(item.puzzle->givens(), (Grid{0, 1, 0, 0, 0, 0, 2}));
  EXPECT_EQ(item.puzzle->candidates(4), sudoku::digit_bit(1));
  const Grid solution{2, 1, 1, 2, 1, 2, 2};
  EXPECT_EQ(written("json", *item.puzzle, &solution),
            R"({"size":2,"boxes":null,"extra_cells":[{"name":"x","givens":[0,0],"candidates":[[1],null],)"
            R"("solution":[1,2]},{"name":"y","givens":[2],"candidates":[null],"solution":[2]}],)"
            R"("givens":[[0,1],[0,0]],"candidates":[[null,null],[null,null]],"solution":[[2,1],[1,2]]})"
            "\n");
}

TEST(JsonPuzzle, SaysWhatIsWrong) {
  const std::vector<std::pair<std::string_view, std::string_view>> wrong{
      {"{}", "1:1: found a puzzle without the members size and givens"},
      {R"({"size":65})", "1:9: found \"65\" as the size, expected 1 to 64"},
      {R"({"size":-1})", "1:9: found \"-1\" as the size, expected 1 to 64"},
      {R"({"size":2.0})", "1:9: found \"2.0\" as the size, expected 1 to 64"},
      {R"({"given":[]})",
       "1:2: found the member \"given\", expected one of size, rows, columns, digits, lines, boards, "
       "extra_cells, "
       "givens, boxes, regions, candidates, definitions, rules, about, drawing, placed, solution, file, "
       "line, "
       "verdict, "
       "reason"},
      {R"({"givens":7})", "1:11: found \"7\" as the givens, expected an array of rows"},
      {R"({"givens":[]})", "1:11: found 0 cells, expected 1 for a 1x1 grid"},
      {R"({"givens":[[1,2],[2]]})", "1:18: found 1 element in row 2 of the givens, expected 2"},
      {R"({"givens":[[1,2],3]})", "1:18: found \"3\" as row 2 of the givens, expected an array or a text"},
      {R"({"size":2,"givens":[[1,2]]})", "1:20: found 1 row of the givens, expected 2"},
      {"{\"givens\":[[1,2],\n[2,3]]}",
       "2:4: found \"3\" in row 2, column 2 of a 2x2 grid, expected 1 to 2, or 0 . * _ - X for an empty "
       "cell"},
      {R"({"size":2,"boxes":[2,2]})",
       "1:1: boxes of 2 x 2 (rows x columns) do not fit a grid of size 2: a box must have "
       "2 cells"},
      {R"({"size":2,"rules":[{"name":"extra_regions","cells":["r1c1",true]}]})",
       "1:60: found \"true\" as the cells of a rule, expected texts or numbers"},
      {R"({"size":2,"rules":[{"name":"extra_regions","cells":"r1c1","argument":"r1c2"}]})",
       "1:20: found both argument and cells of a rule, expected one of them"},
      {R"({"size":2,"rules":[{"name":"diagonals","cells":"r1c1"}]})",
       "1:40: found the member \"cells\" of a rule, expected one of name, argument, diagonal"},
      {R"({"size":2,"extra_cells":{}})",
       "1:25: found \"{}\" as the extra cells, expected an array of groups"},
      {R"({"size":2,"extra_cells":["x"]})",
       "1:26: found \"x\" as a group of extra cells, expected an object"},
      {R"({"size":2,"extra_cells":[{"count":2}]})",
       "1:26: found \"\" as the name of extra cells, expected 1 to 16 letters"},
      {R"({"size":2,"extra_cells":[{"name":"x"}]})",
       "1:34: found 0 extra cells named \"x\", expected 1 or more"},
      {R"({"size":2,"extra_cells":[{"name":"x","count":0}]})",
       "1:46: found \"0\" as the number of extra cells, expected 1 to 1000"},
      {R"({"size":2,"extra_cells":[{"name":"x","count":600},{"name":"y","count":401}]})",
       "1:51: found more than 1000 extra cells, expected at most 1000"},
      {R"({"size":2,"extra_cells":[{"name":"x","givens":[3]}]})",
       "1:48: found \"3\" in the extra cell x, expected 1 to 2, or . for none"},
      {R"({"size":2,"extra_cells":[{"name":"x","givens":1}]})",
       "1:47: found \"1\" as the givens of extra cells, expected an array"},
      {R"({"size":2,"extra_cells":[{"name":"x","count":3,"givens":[1]}]})",
       "1:26: found 1 given of extra cells, expected 3, which is the count"},
      {R"({"size":2,"extra_cells":[{"name":"x","count":3,"candidates":[[1]]}]})",
       "1:61: found 1 element in the candidates of extra cells, expected 3"},
      {R"({"size":2,"extra_cells":[{"name":"x","count":1,"solution":[1]}]})",
       "1:34: found a solution for the extra cells x, but none for the grid, expected both"},
      {R"({"size":2,"boxes":[0,2]})",
       "1:19: found \"[0,2]\" as the boxes, expected [rows, columns] of a box, or null for "
       "none"},
      {R"({"size":2,"boxes":[1]})", "1:19: found 1 element in the boxes, expected 2"},
      {R"({"size":1,"candidates":[[2]]})",
       "1:26: found \"2\" as candidates of r1c1, expected an array of digits or null"},
      {R"({"size":1,"candidates":[[[2]]]})",
       "1:27: found \"2\" among the candidates of r1c1, expected 1 to 1"},
      {R"({"size":1,"rules":{}})", "1:19: found \"{}\" as the rules, expected an array"},
      {R"({"size":1,"rules":[1]})", "1:20: found \"1\" as a rule, expected an object"},
      {R"({"size":1,"rules":[{"nam":1}]})",
       "1:21: found the member \"nam\" of a rule, expected one of name, argument"},
      {R"({"size":1,"rules":[{"name":1}]})",
       "1:28: found \"1\" as the name of a rule, expected a text in quotes"},
      {R"({"size":1,"about":[]})", "1:19: found \"[]\" as about, expected an object"},
      {R"({"size":1,"about":{"x":"y"}})",
       "1:20: found the member \"x\" of about, expected one of title, author, "
       "description, comment, date, source, level, url"},
  };
  for (const auto& [text, message] : wrong) EXPECT_EQ(first_error("json", text), message);
  EXPECT_TRUE(first_error("json", R"({"size":1,"rules":[{"name":"x"}]})")
                  .starts_with("1:28: there is no rule \"x\""));
  EXPECT_TRUE(first_error("json", R"({"size":2,"regions":[["a","a"],["a","b"]]})")
                  .starts_with("1:33: found 2 regions"));
}

TEST(JsonPuzzle, TakesTextsForRows) {
  const Item item =
      read_item("json", R"({"givens":["1.",[0,"2"]],"regions":["ab","b\u0061"],"solution":["12","21"]})");
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(givens_of(*item.puzzle), "1..2");
  EXPECT_EQ(item.puzzle->regions(), (std::vector<int>{0, 1, 1, 0}));
  EXPECT_EQ(item.solution, (Grid{1, 2, 2, 1}));
  EXPECT_EQ(first_error("json", R"({"givens":["1.","1.2"]})"),
            "1:17: found \"1.2\" as row 2 of the givens, expected 2 characters, one for each cell");
  EXPECT_EQ(first_error("json", R"({"givens":["1.",".?"]})"),
            "1:19: found \"?\" in row 2, column 2 of a 2x2 grid, expected 1 to 2, or 0 . * _ - X for an "
            "empty cell");
}

TEST(JsonPuzzle, RefusesMembersThatComeTwice) {
  EXPECT_EQ(first_error("json", R"({"size":1,"givens":[[1]],"size":1})"),
            "1:26: found the member \"size\" for the second time, expected it once");
  EXPECT_EQ(first_error("json", "{\"size\":1,\n\"s\\u0069ze\":2}"),
            "2:1: found the member \"size\" for the second time, expected it once");
  EXPECT_EQ(first_error("json", R"({"size":1,"about":{"title":"a","title":"a"}})"),
            "1:32: found the member \"title\" of about for the second time, expected it once");
  EXPECT_EQ(first_error("json", R"({"size":2,"rules":[{"name":"diagonals","name":"x"}]})"),
            "1:40: found the member \"name\" of a rule for the second time, expected it once");
}

TEST(JsonPuzzle, PutsNoQuotesIntoQuotes) {
  EXPECT_EQ(first_error("json", R"({"size":2,"givens":"12"})"),
            "1:20: found \"12\" as the givens, expected an array of rows");
}

TEST(JsonPuzzle, KeepsErrorsShort) {
  const std::string argument(100'000, 'x');
  const auto error =
      first_error("json", R"({"size":9,"rules":[{"name":"diagonals","argument":")" + argument + "\"}]}");
  EXPECT_LT(error.size(), 400U);
  EXPECT_NE(error.find("diagonals"), std::string::npos);
}

TEST(JsonPuzzle, HasALayoutWhereNoSizeSaysIt) {
  const Puzzle puzzle = read_puzzle("json", R"({"rows":2,"columns":3,"digits":"0..3","lines":false,
      "givens":["0.1",[null,3,"."]],"regions":[["a","a",null],[".","b","b"]],"candidates":[[null,[0,2],null],[null,null,[1]]]})");
  EXPECT_EQ(puzzle.layout(), sudoku::Layout(2, 3, 4, 0, false));
  EXPECT_EQ(puzzle.givens(), (Grid{1, 0, 2, 0, 4, 0}));
  EXPECT_EQ(puzzle.regions(), (std::vector<int>{0, 0, sudoku::kNoRegion, sudoku::kNoRegion, 1, 1}));
  EXPECT_EQ(puzzle.candidates(1), 0b101U);
  EXPECT_EQ(read_puzzle("json", R"({"rows":2,"columns":3})").layout(), sudoku::Layout(2, 3, 3));
  EXPECT_EQ(read_puzzle("json", R"({"size":3,"digits":"1..5"})").layout(), sudoku::Layout(3, 3, 5));
  EXPECT_EQ(
      read_puzzle("json", R"({"givens":["0.","..",".."],"rows":3,"columns":2,"digits":"0..2"})").layout(),
      sudoku::Layout(3, 2, 3, 0));
  EXPECT_EQ(read_puzzle("json", R"({"rows":4,"columns":4,"digits":"1..4"})"),
            read_puzzle("json", R"({"size":4})"));
}

TEST(JsonPuzzle, RefusesLayoutsThatCannotBe) {
  EXPECT_EQ(first_error("json", R"({"rows":2,"columns":3,"digits":"1..2"})"),
            "1:1: found 2 digits, but a row has 3 cells with different digits: expected 3 digits or more, or "
            "a grid without lines");
  EXPECT_EQ(first_error("json", R"({"rows":2,"givens":["12","21"]})"),
            "1:20: found only rows or only columns, expected both, or a size");
  EXPECT_EQ(first_error("json", R"({"rows":65,"columns":3})"),
            "1:9: found \"65\" as the number of rows, expected 1 to 64");
  EXPECT_EQ(first_error("json", R"({"size":4,"rows":3})"),
            "1:18: found 3 rows, expected 4, which is the size");
  EXPECT_EQ(first_error("json", R"({"size":4,"digits":"4"})"),
            "1:20: found \"4\" as the digits, expected the least and the greatest digit, such as 0..8");
  EXPECT_EQ(first_error("json", R"({"size":4,"digits":"2..5"})"),
            "1:1: found 2 as the least digit, expected 0 or 1");
  EXPECT_EQ(first_error("json", R"({"size":4,"lines":"no"})"),
            "1:19: found \"no\" as lines, expected true if rows and columns hold different digits, otherwise "
            "false");
  EXPECT_EQ(first_error("json", R"({"rows":2,"columns":3,"givens":["12","21"]})"),
            "1:33: found \"12\" as row 1 of the givens, expected 3 characters, one for each cell");
  EXPECT_EQ(
      first_error("json", R"({"rows":2,"columns":3,"digits":"0..2","givens":["012","2.3"]})"),
      "1:58: found \"3\" in row 2, column 3 of a 2x3 grid, expected 0 to 2, or . * _ - X for an empty cell");
  EXPECT_EQ(first_error("json", R"({"rows":2,"columns":3})", of_size(3)),
            "1:1: found a 2x3 grid of 3 digits, expected the size 3 as requested");
}

}  // namespace
}  // namespace quadrille::formats
