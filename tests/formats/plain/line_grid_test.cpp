#include "formats/plain/line_grid.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats::plain {
namespace {

std::string cells_in(const std::string& line, const Reading& reading = {}) {
  const auto grid = find_line_grid({line, 1, 1}, reading, {});
  if (!grid) return "none";
  std::string text = grid->is_damaged ? "damaged " : "";
  for (const Token& cell : grid->cells) text += cell.text;
  return text;
}

TEST(LineGrid, IsFoundAmongOtherWords) {
  const std::string givens(kGivens);
  for (const std::string& line : {givens, "17;" + givens + ";7.2", "grid: " + givens + " easy",
                                  "\"" + givens + "\",", givens + " # 123", "0000183b305c " + givens + " 1.2",
                                  "A puzzle, " + givens + ", of mine", "see https://x.org/p?bd=" + givens})
    EXPECT_EQ(cells_in(line), givens) << line;
}

TEST(LineGrid, HasASolutionBesideIt) {
  for (const std::string& line : {std::string(kGivens) + "," + std::string(kSolution),
                                  std::string(kSolution) + "\t" + std::string(kGivens)}) {
    const auto grid = find_line_grid({line, 1, 1}, {}, {});
    ASSERT_TRUE(grid);
    EXPECT_EQ(grid->cells.size(), grid->solution.size());
    EXPECT_EQ(cells_in(line), kGivens);
  }
  EXPECT_EQ(cells_in(std::string(kSolution)), kSolution);
}

TEST(LineGrid, MayBePartedIntoRowsOrCells) {
  EXPECT_EQ(cells_in("1... .... .... .2.."), "1............2..");
  EXPECT_EQ(cells_in("[\"1...\",\"....\",\"....\",\".2..\"]"), "1............2..");
  EXPECT_EQ(cells_in("id 7: 1 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0"), "1000000000000200") << "a number comes first";
  EXPECT_EQ(cells_in("{1,0,0,0},{0,0,0,0},{0,0,0,0},{0,2,0,0}"), "1000000000000200");
}

TEST(LineGrid, TakesBlanksForEmptyCells) {
  std::string line(kGivens);
  for (char& c : line)
    if (c == '.') c = ' ';
  EXPECT_EQ(cells_in(line), kGivens);
  EXPECT_EQ(cells_in("\"" + line + "\", easy"), kGivens);
}

TEST(LineGrid, TakesEmptyFieldsForEmptyCells) {
  std::string line;
  for (std::size_t i = 0; i < kGivens.size(); ++i) {
    if (i > 0) line += ',';
    if (kGivens[i] != '.') line += kGivens[i];
  }
  EXPECT_EQ(cells_in(line), kGivens);
  EXPECT_EQ(cells_in("1,,,,,,,2,,,3,,,,,4"), "none") << "a row of 16 cells";
  EXPECT_EQ(cells_in(std::string(80, ',')), "none");
}

TEST(LineGrid, MayBeDamaged) {
  EXPECT_EQ(cells_in(std::string(kGivens.substr(1))), "damaged " + std::string(kGivens.substr(1)));
  EXPECT_EQ(cells_in("A heading with some words in it, and no grid"), "none");
  EXPECT_EQ(cells_in("2004-11-05 19:30:00 +0100"), "none");
}

TEST(LineGrid, HoldsOnlyDigitsOfItsSize) {
  EXPECT_TRUE(is_word_grid("1234............", {}));
  EXPECT_FALSE(is_word_grid("1235............", {}));
  EXPECT_FALSE(is_word_grid("123", {}));
}

}  // namespace
}  // namespace quadrille::formats::plain
