#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

const std::string kPuzzle(kGivens);
const std::string kSolved(kSolution);

TEST(Csv, FindsItsColumns) {
  for (const std::string& text :
       {"puzzle,solution\n" + kPuzzle + "," + kSolved + "\n",
        "id,grid,level,solved\n1111," + kPuzzle + ",easy," + kSolved,
        "\"" + kPuzzle + "\";\"" + kSolved + "\"\n", "1\t" + kPuzzle + "\t" + kSolved + "\n"}) {
    const Item item = read_item("csv", text);
    ASSERT_TRUE(item.puzzle) << text;
    EXPECT_EQ(givens_of(*item.puzzle), kPuzzle) << text;
    EXPECT_EQ(item.solution, sample_solution()) << text;
  }
}

TEST(Csv, ReadsQuotedFields) {
  const Item item = read_item("csv", "\"a \"\"grid\"\", maybe\",\"" + kPuzzle + "\"\n");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(givens_of(*item.puzzle), kPuzzle);
}

TEST(Csv, ReportsBadRowsAndGoesOn) {
  const auto items =
      read_all("csv", "1," + kPuzzle + "\n2\n3," + kPuzzle.substr(1) + "\n4," + kPuzzle + "\n");
  ASSERT_EQ(items.size(), 4U);
  EXPECT_EQ(items[1].puzzle.error().message, "found 1 column, expected a puzzle in column 2");
  EXPECT_EQ(items[2].puzzle.error().message, "found 80 characters, expected 81 for a 9x9 grid");
  EXPECT_EQ(items[2].puzzle.error().column, 3);
  EXPECT_TRUE(items[3].puzzle);
}

TEST(Csv, DoesNotTakeABadFirstRowForNames) {
  const auto items = read_all("csv", kPuzzle.substr(1) + ",easy\n" + kPuzzle + ",easy\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_FALSE(items[0].puzzle);
  EXPECT_TRUE(items[1].puzzle);
}

TEST(Csv, WritesBothColumns) {
  const Grid solution = sample_solution();
  EXPECT_EQ(written("csv", sample_puzzle()), kPuzzle + "\n");
  EXPECT_EQ(written("csv", sample_puzzle(), &solution), kPuzzle + "," + kSolved + "\n");
}

}  // namespace
}  // namespace quadrille::formats
