// The clues beside the grid of a frame: the width and the contents of each of their columns.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

/// By row and column; -1 is the first one above or to the left of the grid. Each character is one terminal
/// column wide.
using ClueTexts = std::map<std::pair<int, int>, std::string>;

class FrameClues {
 public:
  /// texts must outlive this object.
  FrameClues(const ClueTexts& texts, const sudoku::Layout& layout);

  /// The first row of clues above the grid, 0 if there is none, and the row after the last one below it.
  [[nodiscard]] int top() const { return top_; }
  [[nodiscard]] int bottom() const { return bottom_; }

  // In terminal columns, including the spaces towards the grid.
  [[nodiscard]] std::size_t width_at_the_left() const { return width_between(widths_.begin(), beside()); }
  [[nodiscard]] std::size_t width() const { return width_between(widths_.begin(), widths_.end()); }

  /// The texts beside a row of the grid: on the left padded to the width of all clues, on the right without
  /// trailing spaces.
  [[nodiscard]] std::string left_of(int row) const;
  [[nodiscard]] std::string right_of(int row) const;
  /// A line of clues above or below the grid, whose columns have the given width, separated by lines of width
  /// 1.
  [[nodiscard]] std::string line(int row, std::size_t width) const;

 private:
  using Widths = std::map<int, std::size_t>;

  static std::size_t width_between(Widths::const_iterator begin, Widths::const_iterator end);
  /// The first column to the right of the grid.
  [[nodiscard]] Widths::const_iterator beside() const { return widths_.lower_bound(0); }
  /// Empty if there is none.
  [[nodiscard]] std::string at(int row, int column) const;

  const ClueTexts& texts_;
  int columns_;
  int top_ = 0;
  int bottom_;
  Widths widths_;  // of the columns beside the grid, including a space each
};

}  // namespace quadrille::formats
