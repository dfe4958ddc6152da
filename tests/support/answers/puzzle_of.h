// Puzzles of 4x4 and 9x9 from their digits.
#pragma once

#include <string_view>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::answers {

/// A puzzle with boxes; a dot is an open cell. digits: 16 or 81 characters.
[[nodiscard]] inline sudoku::Puzzle puzzle_of(std::string_view digits) {
  const int size = digits.size() == 16 ? 4 : 9;
  sudoku::Puzzle puzzle(size);
  static_cast<void>(size == 4 ? puzzle.set_boxes(2, 2) : puzzle.set_boxes(3, 3));
  for (std::size_t i = 0; i < digits.size(); ++i)
    if (digits[i] != '.') puzzle.set_given(static_cast<int>(i), digits[i] - '0');
  return puzzle;
}

}  // namespace quadrille::answers
