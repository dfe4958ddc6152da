// Lines of 4, 9, 16 .. characters each: rows of one grid, or separate small grids.
#pragma once

#include <cstddef>
#include <string_view>

namespace quadrille::formats {

/// Among other text, fewer rows are not recognised as a grid.
inline constexpr std::size_t kFewestRows = 4;

/// The length of the smallest grids that are often written on one line.
inline constexpr int kShortestUsualGrid = 16;

/// Lines at the start of a text with as many characters each as a row of a grid, and as a smaller grid.
struct ShortLines {
  int length = 0;            // of each line: a square, at least 4; 0: the text does not begin with such lines
  int count = 0;             // their number, up to `length`; there may be blank lines and comments between
                             // them
  bool have_digits = false;  // if false, all cells are empty
  bool are_symbols = false;  // characters are empty cells and digits of the smaller grid
  bool can_be_rows = false;  // a valid grid of `length` rows: no digit occurs twice in a row, column or box
  bool can_be_grids = false;  // each is a valid grid by itself

  /// Which interpretation is used. Grids of 2x2 and 3x3 are rare; rows of larger grids are rarely valid small
  /// grids, and small grids rarely form a valid large one by chance.
  [[nodiscard]] bool are_rows() const {
    return length > 0 && count == length && (can_be_rows || (!can_be_grids && length < kShortestUsualGrid));
  }
  /// Whether the other interpretation is possible, too: then a note is useful.
  [[nodiscard]] bool are_doubtful() const {
    const bool lack_few_rows = count > 1 && (length < kShortestUsualGrid || count + 1 >= length);
    return length > 0 && have_digits && can_be_grids && (are_rows() || (can_be_rows && lack_few_rows));
  }
};

/// Examines the start of the text. Takes the time of reading `length` lines.
[[nodiscard]] ShortLines look_at_short_lines(std::string_view text);

}  // namespace quadrille::formats
