// Conditions that the cells with some digits form one area, together with others that give the number of such
// cells.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "cp/forward.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/conditions/connected.h"

namespace quadrille::sudoku {

struct SizedArea {
  Connected connected;
  int size = 0;
  std::vector<std::size_t> conditions;  // indices of the conditions
};

/// O(conditions^2) in the worst case.
[[nodiscard]] std::vector<SizedArea> sized_areas(const Conditions& conditions);

/// Infers from both: how far the area can reach, and which parts are too small for it.
[[nodiscard]] std::unique_ptr<cp::Constraint> area_of_size(const SizedArea& area,
                                                           std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
