// Families of houses: rows, columns, boxes. Where those of two families cross, each tells about the other.
#pragma once

#include <vector>

#include "sudoku/model.h"

namespace quadrille::sudoku {

/// Houses of a model that are disjoint and have as many cells as the puzzle has digits.
struct Family {
  std::vector<const House*> houses;
  std::vector<const House*> house_at;  // by cell; null where there is none
};

/// Each such house is in one family, the first in which it fits. O(cells * families).
[[nodiscard]] std::vector<Family> families_of(const Model& model);

/// Whether some house of one family shares several cells with one of the other. O(cells log cells).
[[nodiscard]] bool cross(const Family& first, const Family& second);

}  // namespace quadrille::sudoku
