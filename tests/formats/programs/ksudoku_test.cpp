#include <string>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string ksudoku_with(std::string_view puzzle) {
  return "<!DOCTYPE ksudoku>\n<ksudoku><game had-help=\"0\"><puzzle>\n" + std::string(puzzle) +
         "\n</puzzle><history/></game></ksudoku>\n";
}

TEST(KSudoku, ReadsValuesColumnByColumn) {
  const std::string text =
      ksudoku_with("<graph order=\"4\" type=\"sudoku\"/><values>bc__d___________</values>");
  EXPECT_EQ(read_puzzle("ksudoku", text), read_puzzle("line", "13..2..........."));
  EXPECT_EQ(detect_format(text, "").value()->name, "ksudoku");
  EXPECT_EQ(read_all("ksudoku", text + text).size(), 2U);
}

TEST(KSudoku, WritesTheSolutionBesideTheGivens) {
  const Grid solution = sample_solution();
  const Item item = read_item("ksudoku", written("ksudoku", sample_puzzle(), &solution));
  EXPECT_EQ(item.puzzle, sample_puzzle());
  EXPECT_EQ(item.solution, solution);
}

TEST(KSudoku, SaysWhatIsWrong) {
  const auto error = [](std::string_view puzzle) { return first_error("ksudoku", ksudoku_with(puzzle)); };
  const std::string graph = "<graph order=\"4\" type=\"sudoku\"/>";
  EXPECT_EQ(error(graph), "2:2: found a puzzle without <graph> or <values>, expected both");
  EXPECT_EQ(error(graph + "<values>b</values>"),
            "3:41: found 1 character as values, expected 16, one for each cell");
  EXPECT_EQ(error(graph + "<values>_f______________</values>"),
            "3:42: found \"f\" in r2c1, expected b for 1 to e, or _ for an empty cell");
  EXPECT_EQ(error("<history></values>"), "3:12: found </values>, expected </history>");
  EXPECT_EQ(first_error("ksudoku", "<ksudoku>\n<game>"),
            "2:2: found the end of the text within <game>, expected </game>");
  EXPECT_EQ(error("<graph order=4>"),
            "3:8: found the attribute order without a value, expected = and a text in quotes after it");
  EXPECT_EQ(first_error("ksudoku", "1234"), "1:1: found no <ksudoku>, expected the XML of KSudoku");
}

TEST(KSudoku, SaysThatADocumentHasLostItsStart) {
  const std::string text =
      ksudoku_with("<graph order=\"4\" type=\"sudoku\"/><values>bc__d___________</values>");
  std::string broken = text;
  broken.erase(broken.find("<ksudoku>"), 1);
  const auto items = read_all("ksudoku", text + broken + text);
  ASSERT_EQ(items.size(), 3U);
  EXPECT_TRUE(items[0].puzzle && items[2].puzzle);
  ASSERT_FALSE(items[1].puzzle);
  EXPECT_EQ(items[1].puzzle.error().message,
            "found <values> outside of <ksudoku>, expected <ksudoku> before it");
}

TEST(KSudoku, SaysThatADocumentHasLostItsEnd) {
  const std::string text =
      ksudoku_with("<graph order=\"4\" type=\"sudoku\"/><values>bc__d___________</values>");
  for (const std::string_view lost :
       {"</ksudoku>", "</game>", "</puzzle>", "</values>", "<!DOCTYPE ksudoku>", "ksudoku>\n"}) {
    std::string broken = text;
    broken.erase(broken.rfind(lost), lost.size());
    const auto items = read_all("ksudoku", text + broken + text + text);
    ASSERT_EQ(items.size(), 4U) << lost;
    EXPECT_TRUE(items[0].puzzle && items[2].puzzle && items[3].puzzle) << lost;
    EXPECT_EQ(items[1].puzzle.has_value(), lost == "<!DOCTYPE ksudoku>") << lost;
  }
}

TEST(KSudoku, ReadsOnAfterATagWithoutEnd) {
  const std::string text =
      ksudoku_with("<graph order=\"4\" type=\"sudoku\"/><values>bc__d___________</values>");
  std::string open_quote = text, open_comment = text;
  open_quote.erase(open_quote.find("/>") - 1, 1);
  open_comment.insert(open_comment.find("<values>"), "<!-- ");
  for (const std::string& broken : {open_quote, open_comment}) {
    const auto items = read_all("ksudoku", broken + text + text);
    ASSERT_EQ(items.size(), 3U) << broken;
    EXPECT_TRUE(!items[0].puzzle && items[1].puzzle && items[2].puzzle) << broken;
  }
}

}  // namespace
}  // namespace quadrille::formats
