#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Puzzlink, ReadsNumbersAndEmptyCells) {
  const std::string_view link = "https://puzz.link/p?sudoku/4/4/1k2h3k4";
  EXPECT_EQ(givens_of(read_puzzle("puzzlink", link)), "1.....2..3.....4");
  EXPECT_EQ(detect_format(link, "").value()->name, "puzzlink");
  EXPECT_EQ(
      givens_of(read_puzzle("puzzlink", "Try (https://pzprxs.vercel.app/p?sudoku/4/4/1k2h3k4), it is easy")),
      "1.....2..3.....4");
  const Puzzle large = read_puzzle("puzzlink", "https://puzz.link/p?sudoku/16/16/-10azzzzzzzzzzzzsf");
  EXPECT_EQ(large.given(0), 16);
  EXPECT_EQ(large.given(1), 10);
  EXPECT_EQ(large.given(255), 15);
}

TEST(Puzzlink, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("puzzlink", "https://puzz.link/p?sudoku/4/4/1k2h3k"),
            "1:38: found 15 cells, expected 16");
  EXPECT_EQ(first_error("puzzlink", "https://puzz.link/p?sudoku/4/5/1"),
            "1:28: found \"5\"x\"4\" cells, expected as many rows as columns, at most 64");
  EXPECT_EQ(first_error("puzzlink", "?sudoku/4/4/1-1g").substr(0, 32), "1:14: found \"-1g\", expected a nu");
  EXPECT_EQ(first_error("puzzlink", "?sudoku/4/4/1A").substr(0, 15), "1:14: found \"A\"");
  EXPECT_EQ(first_error("puzzlink", "https://puzz.link/p?slither/4/4/1").substr(0, 10), "1:1: found");
}

TEST(Puzzlink, WritesLinks) {
  Puzzle puzzle(16);
  puzzle.set_given(0, 16);
  puzzle.set_given(255, 15);
  EXPECT_EQ(written("puzzlink", puzzle), "https://puzz.link/p?sudoku/16/16/-10zzzzzzzzzzzztf\n");
  EXPECT_EQ(read_puzzle("puzzlink", written("puzzlink", puzzle)).givens(), puzzle.givens());
}

}  // namespace
}  // namespace quadrille::formats
