// Puzzles with one rule, for the tests of rules; and whether a rule's conditions agree with its meaning, grid
// by grid.
#pragma once

#include <cstddef>
#include <string_view>
#include <variant>

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// The puzzle with the rule added, which is expected to fit.
[[nodiscard]] sudoku::Puzzle with_rule(sudoku::Puzzle puzzle, std::string_view rule,
                                       std::string_view argument = "");

/// The last condition of the rule that was added last.
[[nodiscard]] sudoku::Condition last_condition(const sudoku::Puzzle& puzzle);

/// Expects that the rule, used with the cells r1c2 and r4c1, draws one `Mark` (a Square, a Circle) in the
/// middle of each and nothing else.
template <class Mark>
void expect_marks_in_cells(std::string_view rule) {
  const sudoku::Picture picture = picture_of(with_rule(sudoku::Puzzle(4), rule, "r1c2 r4c1"));
  ASSERT_EQ(picture.shapes().size(), 2U);
  EXPECT_EQ(std::get<Mark>(picture.shapes()[0].kind).centre, (sudoku::Point{1.5, 0.5}));
  EXPECT_EQ(std::get<Mark>(picture.shapes()[1].kind).centre, (sudoku::Point{0.5, 3.5}));
}

/// Expects that the rule, used with a line through r1c1, r2c2 and r2c3, draws that line among so many shapes.
void expect_line_among(std::string_view rule, std::size_t shapes);

/// Expects that, with the rule added to the puzzle, the conditions and the reference solver accept the same
/// grids. Returns their number.
[[nodiscard]] std::size_t grids_left_by(std::string_view rule, std::string_view argument,
                                        const sudoku::Puzzle& puzzle);

/// A Latin square of size 5 whose first row is given, so that few grids are left.
[[nodiscard]] sudoku::Puzzle five_with_row(const sudoku::Grid& row);

/// An empty grid of size 4 with boxes of 2x2.
[[nodiscard]] sudoku::Puzzle four_with_boxes();

}  // namespace quadrille::test
