// The clues beside the grid of a frame: how wide each column of them is, and what stands in it.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

/// By row and column, of which -1 is the first one above or at the left of the grid. Each character is one
/// column of a terminal wide.
using ClueTexts = std::map<std::pair<int, int>, std::string>;

class FrameClues {
 public:
  /// texts must outlive this.
  FrameClues(const ClueTexts& texts, const sudoku::Layout& layout);

  /// The first row of clues above the grid, 0 where there is none, and the row behind the last one below it.
  [[nodiscard]] int top() const { return top_; }
  [[nodiscard]] int bottom() const { return bottom_; }

  // In columns of a terminal, the blanks towards the grid too.
  [[nodiscard]] std::size_t width_at_the_left() const { return width_between(widths_.begin(), beside()); }
  [[nodiscard]] std::size_t width() const { return width_between(widths_.begin(), widths_.end()); }

  /// What stands beside a row of the grid: as wide as all clues at the left, and at the right without blanks
  /// behind it.
  [[nodiscard]] std::string left_of(int row) const;
  [[nodiscard]] std::string right_of(int row) const;
  /// A line above or below the grid, where each column is `width` wide and has a line of 1 before it and
  /// behind it.
  [[nodiscard]] std::string line(int row, std::size_t width) const;

 private:
  using Widths = std::map<int, std::size_t>;

  static std::size_t width_between(Widths::const_iterator begin, Widths::const_iterator end);
  /// The columns at the right of the grid begin here.
  [[nodiscard]] Widths::const_iterator beside() const { return widths_.lower_bound(0); }
  /// Empty where there is none.
  [[nodiscard]] std::string at(int row, int column) const;

  const ClueTexts& texts_;
  int columns_;
  int top_ = 0;
  int bottom_;
  Widths widths_;  // of the columns beside the grid, each with a blank
};

}  // namespace quadrille::formats
