// Conditions that make the cells with some digits one area, where others say how many such cells there are.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "cp/constraints.h"
#include "sudoku/conditions/connected.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

struct SizedArea {
  Connected connected;
  int size = 0;
  std::vector<std::size_t> conditions;  // that say so, by their index
};

/// O(conditions^2) at worst.
[[nodiscard]] std::vector<SizedArea> sized_areas(const Conditions& conditions);

/// Infers from both what neither says alone: how far the area can reach, and which parts are too small for
/// it.
[[nodiscard]] std::unique_ptr<cp::Constraint> area_of_size(const SizedArea& area,
                                                           std::span<const cp::IntVar> cells);

}  // namespace quadrille::sudoku
