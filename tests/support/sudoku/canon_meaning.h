// Canonical forms by trying all orders, and other names for grids: an oracle that shares no code with
// src/sudoku/canon.
#pragma once

#include <cstdint>
#include <functional>

#include "base/random.h"
#include "sudoku/canon/canonical_form.h"

namespace quadrille::test {

struct LeastGrid {
  sudoku::Grid grid;
  std::uint64_t automorphisms = 0;  // orders that give the grid itself
};

/// By trying all orders of rows and columns. Time: their number.
[[nodiscard]] LeastGrid least_by_brute_force(const sudoku::Grid& grid, const sudoku::BandsAndStacks& shape);

/// Calls back for each filled grid whose first row is 1 2 3 ..
void for_each_filled(const sudoku::BandsAndStacks& shape,
                     const std::function<void(const sudoku::Grid&)>& on_grid);

/// Has each digit at most once in a house, and about so many of its cells filled. All are cut out of one
/// filled grid.
[[nodiscard]] sudoku::Grid random_grid(const sudoku::BandsAndStacks& shape, int percent, Random& random);

/// The same grid by another name: rows, columns and digits in a random order.
[[nodiscard]] sudoku::Grid morph(const sudoku::Grid& grid, const sudoku::BandsAndStacks& shape,
                                 Random& random);

/// Compares the form with the result of brute force.
void expect_least(const sudoku::CanonicalForm& form, const sudoku::Grid& grid,
                  const sudoku::BandsAndStacks& shape);

}  // namespace quadrille::test
