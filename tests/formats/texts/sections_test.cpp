#include <gtest/gtest.h>

#include "sudoku/puzzle/rule_text.h"

#include "formats/read/detect.h"
#include "formats/reading.h"
#include "support/base/shared_data.h"

namespace quadrille::formats {
namespace {

TEST(Sections, ReadGivensRegionsAndSolution) {
  const Item item =
      read_item("sections",
                "# a jigsaw\nsize 4\ngivens\n1...\n.3..\n...1\n.1..\nregions\naabb\naacb\ndccb\ndddc\n"
                "solution\n1234\n4312\n3421\n2143\n");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.line, 2);
  EXPECT_EQ(givens_of(*item.puzzle), "1....3.....1.1..");
  EXPECT_EQ(item.puzzle->region_labels(), (std::vector<std::string>{"a", "b", "c", "d"}));
  ASSERT_TRUE(item.solution);
  EXPECT_EQ(item.solution->back(), 3);
}

TEST(Sections, TakeTheSizeFromTheRowsWhenItIsNotSaid) {
  EXPECT_EQ(read_puzzle("sections", "givens\n12\n21\n").size(), 2);
}

TEST(Sections, ReadBoxesAndRules) {
  const Puzzle puzzle =
      read_puzzle("sections",
                  "size 6\nboxes 3x2\nrule diagonals\nrule extra_regions r1c1 r2c2\ngivens\n"
                  "1.....\n......\n......\n......\n......\n.....6\n");
  EXPECT_EQ(puzzle.box_rows(), 3);
  ASSERT_EQ(puzzle.rules().size(), 2U);
  EXPECT_EQ(sudoku::rule_texts(puzzle)[1], (sudoku::RuleText{"extra_regions", "r1c1 r2c2"}));
  EXPECT_FALSE(read_puzzle("sections", "size 4\nboxes none\ngivens\n1...\n....\n....\n....\n").has_regions());
}

TEST(Sections, ReadTitleAndAuthor) {
  const std::string text = "title On a line\nauthor Somebody\nsize 2\ngivens\n1.\n..\n";
  const Puzzle puzzle = read_puzzle("sections", text);
  EXPECT_EQ(puzzle.about.title, "On a line");
  EXPECT_EQ(puzzle.about.author, "Somebody");
  EXPECT_EQ(written("sections", puzzle), text);
}

TEST(Sections, ATitleBeginsTheNextPuzzle) {
  const std::string two = "title a\ngivens\n1.\n.1\ntitle b\ngivens\n2.\n.2\n";
  const auto reader = find_format("sections")->open(two, {});
  EXPECT_EQ(reader->next()->puzzle->about.title, "a");
  EXPECT_EQ(reader->next()->puzzle->about.title, "b");
  EXPECT_NE(detect_format("title of a book\n1234341221434321\n", "").value()->name, "sections");
}

TEST(Sections, ReadNumbersWithBlanksBetweenThem) {
  std::string text = "size 12\ngivens\n12 . 0 _ * 1 2 3 4 5 6 7\n";
  for (int row = 1; row < 12; ++row) text += "............\n";
  EXPECT_EQ(read_puzzle("sections", text).given(0), 12);
}

TEST(Sections, ReadOnePuzzleAfterAnother) {
  const auto items = read_all("sections", "size 2\ngivens\n12\n..\ngivens\n21\n..\nsize 1\ngivens\n1\n");
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[2].puzzle->size(), 1);
}

TEST(Sections, SayWhatIsWrong) {
  EXPECT_EQ(first_error("sections", "size 0\n"), "1:6: found \"0\" as the size, expected 1 to 64");
  EXPECT_EQ(first_error("sections", "size 65\n"), "1:6: found \"65\" as the size, expected 1 to 64");
  EXPECT_EQ(first_error("sections", "size -1\n"), "1:6: found \"-1\" as the size, expected 1 to 64");
  EXPECT_EQ(first_error("sections", "size 9\n", of_size(4)),
            "1:6: found the size 9, expected 4 as requested");
  EXPECT_EQ(first_error("sections", "size\n"), "1:1: found the heading size without text after it");
  EXPECT_EQ(first_error("sections", "size 2\nfoo\n"),
            "2:1: found \"foo\", expected one of the headings title, author, size, rows, columns, digits, "
            "lines, boards, "
            "boxes, extra, define, rule, givens, regions, solution");
  EXPECT_EQ(first_error("sections", "size 2\nboxes 2by1\n"),
            "2:7: found \"2by1\" as the boxes, expected rows x columns such as 3x3, or none");
  EXPECT_EQ(first_error("sections", "size 2\ngivens\n12\n2\n"),
            "4:1: found 1 cell in row 2 of the givens, expected 2");
  EXPECT_EQ(first_error("sections", "size 2\ngivens\n12\n"),
            "4:1: found 1 row of the givens before the end of the text, expected 2");
  EXPECT_EQ(first_error("sections", "size 2\n"), "1:1: found a puzzle without its section givens");
  EXPECT_EQ(
      first_error("sections", "size 2\ngivens\n12\n23\n"),
      "4:2: found \"3\" in row 2, column 2 of a 2x2 grid, expected 1 to 2, or 0 . * _ - X for an empty cell");
  EXPECT_TRUE(first_error("sections", "size 2\ngivens\n12\n21\nregions\naa\nab\n").starts_with("7:1: "));
  EXPECT_TRUE(
      first_error("sections", "size 2\nrule nothing\ngivens\n12\n21\n").starts_with("2:6: there is no rule"));
}

TEST(Sections, HaveExtraCells) {
  const std::string text =
      "size 2\nextra x . 2\nextra Ten 1\nrule thermometer x1 r1c1\ngivens\n..\n..\n"
      "solution\n21\n12\nextra x 1 2\nextra Ten 1\n";
  const Item item = read_item("sections", text);
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->givens(), (Grid{0, 0, 0, 0, 0, 2, 1}));
  EXPECT_EQ(item.solution, (Grid{2, 1, 1, 2, 1, 2, 1}));
  EXPECT_EQ(written("sections", *item.puzzle, &*item.solution), text);
}

TEST(Sections, SayWhatIsWrongWithExtraCells) {
  const auto error = [](std::string_view lines) {
    return first_error("sections", "size 2\n" + std::string(lines) + "givens\n..\n..\n");
  };
  EXPECT_EQ(error("extra\n"), "2:1: found the heading extra without text after it");
  EXPECT_EQ(error("extra x\n"), "2:7: found extra cells \"x\" without cells, expected a digit or . for each");
  EXPECT_EQ(error("extra x . 3\n"), "2:11: found \"3\" in the extra cell x2, expected 1 to 2, or . for none");
  EXPECT_EQ(error("extra x1 .\n"), "2:7: found \"x1\" as the name of extra cells, expected 1 to 16 letters");
  EXPECT_EQ(error("extra x .\nextra X .\n"),
            "3:7: found two groups of extra cells named \"X\", expected different names");
  EXPECT_EQ(error("rule thermometer x1 r1c1\n"),
            "2:6: rule thermometer: found \"x1\", expected a cell from "
            "r1c1 to r2c2");
  EXPECT_EQ(error("extra x . .\nrule thermometer x3 r1c1\n"),
            "3:6: rule thermometer: found \"x3\", expected a cell from r1c1 to r2c2, or an extra cell");
  EXPECT_EQ(error("extra x . .\nrule indexer x1 names=rows\n"),
            "3:6: rule indexer: found \"x1\", expected a cell from r1c1 to r2c2");
  const auto behind = [](std::string_view lines) {
    return first_error("sections",
                       "size 2\nextra x . .\ngivens\n..\n..\nsolution\n12\n21\n" + std::string(lines));
  };
  EXPECT_EQ(behind(""),
            "2:7: found 0 of 2 digits of the extra cells x in the solution, expected all of them");
  EXPECT_EQ(behind("extra x 1\n"), "9:7: found 1 extra cells \"x\" in the solution, expected 2");
  EXPECT_EQ(behind("extra y 1\n"),
            "9:7: found \"y\" after the solution, expected the name of extra cells declared before it");
}

TEST(Sections, GoOnWithTheNextPuzzleAfterAMistake) {
  const auto items = read_all("sections", "size 2\ngivens\n12\n2\nregions\nsize 1\ngivens\n1\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_FALSE(items[0].puzzle);
  EXPECT_TRUE(items[1].puzzle);
}

TEST(Sections, WriteAllThatThePuzzleHas) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 1);
  ASSERT_TRUE(puzzle.set_regions({"up", "up", "low", "low"}));
  ASSERT_TRUE(puzzle.add_rule("diagonals"));
  const Grid solution{1, 2, 2, 1};
  EXPECT_EQ(written("sections", puzzle, &solution),
            "size 2\nrule diagonals\ngivens\n1.\n..\nregions\nup up\nlow low\nsolution\n12\n21\n");
}

class SectionsData : public test::SharedData {};

TEST_F(SectionsData, ReadTheFirstPuzzles) {
  for (const auto* file : {"classic-a", "classic-b", "jigsaw5-a", "jigsaw5-b", "jigsaw5-c", "jigsaw7-a"}) {
    const std::string content = text("first/" + std::string(file) + ".txt");
    EXPECT_EQ((*detect_format(content, file))->name, "sections");
    const Item item = read_item("sections", content);
    EXPECT_TRUE(item.puzzle && item.solution) << file;
  }
}

TEST(Sections, ReadLayoutsThatNoSizeSays) {
  constexpr std::string_view kText =
      "rows 2\ncolumns 3\ndigits 0..3\nlines none\ngivens\n0.1\n.3.\nregions\naa.\n.bb\n";
  const Puzzle puzzle = read_puzzle("sections", kText);
  EXPECT_EQ(puzzle.layout(), sudoku::Layout(2, 3, 4, 0, false));
  EXPECT_EQ(puzzle.givens(), (Grid{1, 0, 2, 0, 4, 0}));
  EXPECT_EQ(puzzle.regions(), (std::vector<int>{0, 0, sudoku::kNoRegion, sudoku::kNoRegion, 1, 1}));
  EXPECT_EQ(written("sections", puzzle), kText);
  EXPECT_EQ(read_puzzle("sections", "size 2\ndigits 1..5\ngivens\n1.\n.5\n").layout(),
            sudoku::Layout(2, 2, 5));
  const std::string both = std::string(kText) + std::string(kText);
  EXPECT_EQ(read_all("sections", both).size(), 2U);
}

TEST(Sections, RefuseLayoutsThatCannotBe) {
  EXPECT_EQ(first_error("sections", "rows 2\ngivens\n12\n21\n"),
            "3:1: found only rows or only columns, expected both, or a size");
  EXPECT_EQ(first_error("sections", "rows x\ngivens\n12\n"),
            "1:6: found \"x\" as the number of rows, expected 1 to 64");
  EXPECT_EQ(
      first_error("sections", "size 2\nlines all\ngivens\n12\n21\n"),
      "2:7: found \"all\" as the lines, expected none, which allows digits to repeat in rows and columns");
  EXPECT_EQ(first_error("sections", "rows 2\ncolumns 3\ngivens\n12\n21\n"),
            "4:1: found 2 cells in row 1 of the givens, expected 3");
  EXPECT_EQ(first_error("sections", "size 2\ndigits 0-1\ngivens\n..\n..\n"),
            "2:8: found \"0-1\" as the digits, expected the least and the greatest digit, such as 0..8");
}

TEST(Sections, EndAtAParagraphWithGivensWhoseHeadingIsWrong) {
  const std::string puzzle = "size 2\ngivens\n1.\n..\n\n", wrong = "size;2\ngivens\n.1\n..\n\n";
  const auto items = read_all("sections", puzzle + wrong + puzzle);
  ASSERT_EQ(items.size(), 3U);
  EXPECT_TRUE(items[0].puzzle && items[2].puzzle);
  ASSERT_FALSE(items[1].puzzle);
  EXPECT_EQ(items[1].puzzle.error().line, 6);
  EXPECT_FALSE(read_item("sections", "size 2\ngivens\n1.\n..\n\nregion\n12\n12\n").puzzle)
      << "a section with a mistake belongs to its puzzle";
}

TEST(Sections, AreBothRefusedIfAMistakeBetweenThemMayBeOfEither) {
  const std::string puzzle = "size 2\ngivens\n1.\n..\n";
  const auto items =
      read_all("sections", puzzle + puzzle + "Bsize 2\nrule diagonals\ngivens\n.1\n..\n" + puzzle);
  ASSERT_EQ(items.size(), 4U);
  EXPECT_TRUE(items[0].puzzle && items[3].puzzle);
  for (const std::size_t item : {1U, 2U}) {
    ASSERT_FALSE(items[item].puzzle);
    EXPECT_EQ(items[item].puzzle.error().line, 9);
  }
  // The next puzzle begins after the mistake.
  EXPECT_EQ(read_all("sections", puzzle + "ruel diagonals\n" + puzzle).size(), 2U);
}

}  // namespace
}  // namespace quadrille::formats
