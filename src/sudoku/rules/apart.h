// Differences between all pairs of cells that lie a given step apart.
#pragma once

#include <string_view>

#include "sudoku/model.h"

namespace quadrille::sudoku {

struct Step {
  int down;   // 0 or more
  int right;  // negative: to the left
};

/// digit(a) != digit(b) + offset for each cell a and the cell b that lies the step away from it.
inline void differ_apart(Step step, int offset, std::string_view rule, Model& model) {
  const int n = model.size;
  for (int row = 0; row + step.down < n; ++row) {
    for (int column = 0; column < n; ++column) {
      const int other = column + step.right;
      if (other < 0 || other >= n) continue;
      model.differences.push_back(
          {row * n + column, (row + step.down) * n + other, offset, std::string(rule)});
    }
  }
}

}  // namespace quadrille::sudoku
