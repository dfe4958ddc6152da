// A number that conditions ask for: one between bounds, or the digit of a cell.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "cp/constraints.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

struct HowMany {
  static constexpr int kAnyNumber = kMaxSize * kMaxSize;

  int least = 0, most = kAnyNumber;
  std::optional<int> cell{};  // whose digit is the number; the bounds are not looked at then

  [[nodiscard]] static HowMany exactly(int number) { return {number, number}; }
  [[nodiscard]] static HowMany at_least(int number) { return {number}; }
  [[nodiscard]] static HowMany digit_of(int cell) { return {.cell = cell}; }

  /// By how much the number misses it in a full grid; 0 where it does not.
  [[nodiscard]] int miss(int number, const Grid& grid) const {
    const int low = cell ? grid[at(*cell)] : least, high = cell ? grid[at(*cell)] : most;
    return std::max({0, low - number, number - high});
  }
  /// The bounds, or those of what the cell may hold (its given or its candidates, at least one).
  [[nodiscard]] cp::Interval range(const Grid& givens, const std::vector<Digits>& candidates) const;
  /// Leaves to the cell, if there is one, the numbers from low to high. False where no number is left.
  [[nodiscard]] bool narrow(int low, int high, const Grid& givens, std::vector<Digits>& candidates) const;
  /// "exactly 2", "at least 2", "at most 2", "2 to 3", "as many as r1c1 says".
  [[nodiscard]] std::string text(int size) const;
};

}  // namespace quadrille::sudoku
