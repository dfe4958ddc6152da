// A number in a condition: one between bounds, or the value of a cell's digit.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cp/forward.h"
#include "cp/int_var.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

struct HowMany {
  static constexpr int kAnyNumber = kMaxSize * kMaxSize;

  int least = 0, most = kAnyNumber;
  std::optional<int> cell{};  // the cell whose digit is the number; if set, the bounds are ignored
  int first_value = 1;        // the value of the least digit

  [[nodiscard]] static HowMany exactly(int number) { return {number, number}; }
  [[nodiscard]] static HowMany at_least(int number) { return {number}; }
  [[nodiscard]] static HowMany digit_of(int cell, int first_value = 1) {
    return {.cell = cell, .first_value = first_value};
  }

  /// The distance of the number from the bounds or from the cell's value in a full grid; 0 if it fits.
  [[nodiscard]] int miss(int number, const Grid& grid) const {
    const int low = cell ? value_of(grid[at(*cell)]) : least, high = cell ? low : most;
    return std::max({0, low - number, number - high});
  }
  /// The value of a digit.
  [[nodiscard]] int value_of(int digit) const { return digit + first_value - 1; }
  /// The cell's variable, as a number.
  [[nodiscard]] cp::IntVar number(std::span<const cp::IntVar> cells) const {
    return cells[at(*cell)] + (first_value - 1);
  }
  /// The bounds, or those of the cell's candidates (its given, if it has one); it has at least one.
  [[nodiscard]] cp::Interval range(const Grid& givens, const std::vector<Digits>& candidates) const;
  /// Removes from the cell, if there is one, all numbers outside low..high. False if no number is left.
  [[nodiscard]] bool narrow(int low, int high, const Grid& givens, std::vector<Digits>& candidates) const;
  /// "exactly 2", "at least 2", "at most 2", "2 to 3", "as many as r1c1 says".
  [[nodiscard]] std::string text(const Layout& layout) const;
};

}  // namespace quadrille::sudoku
