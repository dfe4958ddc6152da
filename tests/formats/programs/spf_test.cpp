#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kSpfText =
    "1 . | . .\n"
    ". . | 1 .\n"
    "----+----\n"
    ". . | . 4\n"
    ". . | . .\n";

TEST(Spf, ReadsAndWritesRowsWithBars) {
  const Puzzle puzzle = read_puzzle("spf", kSpfText);
  EXPECT_EQ(givens_of(puzzle), "1.....1....4....");
  EXPECT_EQ(written("spf", puzzle), kSpfText);
}

TEST(Spf, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("spf", "1 . | . .\n1 . | .\n"),
            "2:1: found 3 cells in row 2 of the givens, expected 4");
  EXPECT_EQ(first_error("spf", "1 .\n----\n. 3\n").substr(0, 4), "3:3:");
}

}  // namespace
}  // namespace quadrille::formats
