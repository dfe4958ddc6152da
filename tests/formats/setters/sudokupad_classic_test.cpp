#include "formats/setters/sudokupad_classic.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(SudokuPadClassic, ReadsClassicGivens) {
  // A is an empty cell followed by another, B a 1 followed by an empty cell, and o six empty cells.
  const Item item = read_item("sudokupad", "https://sudokupad.app/scf5oooooooooooooAxw");
  ASSERT_TRUE(item.puzzle) << item.puzzle.error().message;
  EXPECT_EQ(item.puzzle->given(0), 5);
  EXPECT_EQ(item.puzzle->rules().size(), 2U);
  EXPECT_FALSE(item.drawing.may_be_rules);
  EXPECT_EQ(first_error("sudokupad", "https://sudokupad.app/scf5"),
            "1:26: found 1 cell after scf, expected 81");
  EXPECT_EQ(first_error("sudokupad", "https://sudokupad.app/scf5_"),
            "1:26: found \"_\" after scf, expected letters and digits");
  EXPECT_EQ(first_error("sudokupad", "https://sudokupad.app/scf5oooooooooooooAz"),
            "1:26: found \"z\" as a rule after scf, expected x or w");
}

TEST(SudokuPadClassic, HasTwoPrefixes) {
  EXPECT_EQ(read_item("sudokupad", "https://sudokupad.app/classic5oooooooooooooAxw").puzzle->given(0), 5);
  EXPECT_TRUE(is_sudokupad_classic("5oooooooooooooA"));
  EXPECT_FALSE(is_sudokupad_classic("5oooooooooooooAz"));
  EXPECT_TRUE(first_error("sudokupad", "https://sudokupad.app/classicofoctober")
                  .starts_with("1:1: found the short link"))
      << "a name on the server";
}

}  // namespace
}  // namespace quadrille::formats
