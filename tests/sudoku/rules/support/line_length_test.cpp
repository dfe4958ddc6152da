#include "sudoku/rules/support/line_length.h"

#include <string>

#include <gtest/gtest.h>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {
namespace {

/// A line through so many cells, row by row there and back.
std::string line_through(int size, int cells) {
  std::string text;
  for (int i = 0; i < cells; ++i) {
    const int row = i / size, column = row % 2 == 0 ? i % size : size - 1 - i % size;
    text += "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1) + " ";
  }
  return text;
}

std::string error_of(int size, std::string_view rule, const std::string& argument) {
  const auto added = Puzzle(size).add_rule(rule, argument);
  return added ? "" : added.error().message;
}

TEST(LineLength, OfTablesDependsOnTheDigits) {
  for (const std::string rule : {"between", "lockout"}) {
    EXPECT_EQ(error_of(9, rule, line_through(9, 81)), "");
    EXPECT_EQ(error_of(64, rule, line_through(64, 122)), "");
    EXPECT_EQ(error_of(64, rule, line_through(64, 123)),
              "rule " + rule + ": found a line of 123 cells, expected at most 122 in a grid with 64 digits");
  }
}

TEST(LineLength, OfALunchboxIsLimited) {
  EXPECT_EQ(error_of(64, "lunchbox", line_through(64, 32) + "total=9"), "");
  EXPECT_EQ(error_of(64, "lunchbox", line_through(64, 33) + "total=9"),
            "rule lunchbox: found a line of 33 cells, expected at most 32 in a grid with 64 digits");
}

TEST(LineLength, OfALoopDependsOnItsTotal) {
  EXPECT_EQ(error_of(64, "sum_line", line_through(64, 4096) + "total=1000"), "");
  EXPECT_EQ(error_of(64, "sum_line", line_through(64, 4096) + "total=24 ends=joined"), "");
  EXPECT_EQ(error_of(64, "sum_line", line_through(64, 4096) + "total=25 ends=joined"),
            "rule sum_line: found a loop of 4096 cells with the total 25, expected at most 4000 cells for "
            "that total");
}

}  // namespace
}  // namespace quadrille::sudoku
