// Lines of 4, 9, 16 .. characters each: rows of one grid, or small grids by themselves.
#pragma once

#include <string_view>

namespace quadrille::formats {

/// The length of the smallest grids that people often write on one line.
inline constexpr int kShortestUsualGrid = 16;

/// Lines at the start of a text that have as many characters each as a row of a grid, and as a smaller grid.
struct ShortLines {
  int length = 0;            // of each line: a square, 4 at least; 0: the text does not begin with such lines
  int count = 0;             // of them, up to `length`; blank lines and comments may stand between them
  bool have_digits = false;  // else all cells are empty
  bool are_symbols = false;  // characters are empty cells and digits of the smaller grid
  bool can_be_rows = false;  // a sound grid of `length` rows: no digit stands twice in a row, column or box
  bool can_be_grids = false;  // each is a sound grid by itself

  /// Which of the two is taken. Grids of 2x2 and 3x3 are rare, and rows of larger grids seldom come to sound
  /// small ones, nor do small grids come to a large one by chance.
  [[nodiscard]] bool are_rows() const {
    return length > 0 && count == length && (can_be_rows || (!can_be_grids && length < kShortestUsualGrid));
  }
  /// Whether the other reading makes sense, too: that deserves a word.
  [[nodiscard]] bool are_doubtful() const {
    const bool lack_few_rows = count > 1 && (length < kShortestUsualGrid || count + 1 >= length);
    return length > 0 && have_digits && can_be_grids && (are_rows() || (can_be_rows && lack_few_rows));
  }
};

/// Looks at the start of the text. Its time is that of reading `length` lines.
[[nodiscard]] ShortLines look_at_short_lines(std::string_view text);

}  // namespace quadrille::formats
