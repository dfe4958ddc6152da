#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

const std::string kLibraryCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(Hodoku, ReadsThePosition) {
  const Item item = read_item("hodoku", ":0300-1:24:53+4" + kLibraryCells.substr(3) + ":214 618:219::extra");
  ASSERT_TRUE(item.puzzle && item.progress);
  const auto all = item.puzzle->all_digits();
  EXPECT_EQ(item.puzzle->given(0), 5);
  EXPECT_EQ(item.puzzle->given(2), 0) << "placed by a player";
  EXPECT_FALSE(item.puzzle->has_restrictions());
  EXPECT_EQ(item.progress->placed[2], 4);
  EXPECT_EQ(item.progress->noted[3], all & ~sudoku::digit_bit(2));
  EXPECT_EQ(item.progress->noted[7], all & ~sudoku::digit_bit(6));
  EXPECT_EQ(givens_of(read_puzzle("hodoku", ":0000:x:" + kLibraryCells)), kLibraryCells)
      << "without the other fields";
}

TEST(Hodoku, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("hodoku", ":0000:x:" + kLibraryCells.substr(1) + ":::"),
            "1:9: found 80 cells in the grid, expected 81");
  EXPECT_EQ(first_error("hodoku", ":0000:x:" + kLibraryCells + ":201:::"),
            "1:91: found \"201\" as a removed candidate, expected its digit, row and column, such as 719");
  EXPECT_TRUE(first_error("hodoku", kLibraryCells).starts_with("1:1: found \"53..7....6..195....9..."));
}

TEST(Hodoku, WritesPlacedDigitsAndRemovedCandidates) {
  const std::string line = ":0000:x:53+4" + kLibraryCells.substr(3) + ":214 618:::\n";
  EXPECT_EQ(rewritten("hodoku", line), line);
  const std::string without_placed = ":0000:x:" + kLibraryCells + ":214 618:::\n";
  EXPECT_EQ(written("hodoku", read_puzzle("hodoku", without_placed)), without_placed);
}

}  // namespace
}  // namespace quadrille::formats
