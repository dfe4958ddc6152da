#include "support/sudoku/canon_meaning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

namespace quadrille::test {

using sudoku::BandsAndStacks;
using sudoku::Grid;

namespace {

/// All orders of lines in which bands of `height` lines stay together.
std::vector<std::vector<int>> orders_of_lines(int size, int height) {
  std::vector<std::vector<int>> orders;
  std::vector<int> order(std::size_t(size), 0);
  std::iota(order.begin(), order.end(), 0);
  do {
    bool keeps = true;
    for (int i = 0; i < size; ++i)
      keeps &= order[std::size_t(i)] / height == order[std::size_t(i / height * height)] / height;
    if (keeps) orders.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  return orders;
}

/// The grid with its digits renamed in order of appearance.
Grid named(const Grid& grid) {
  std::map<int, int> names{{0, 0}};
  Grid result;
  for (const int digit : grid) result.push_back(names.emplace(digit, int(names.size())).first->second);
  return result;
}

/// Lines in a random order of bands, and within them.
std::vector<int> random_lines(int size, int height, Random& random) {
  std::vector<int> bands(std::size_t(size / height)), lines;
  std::iota(bands.begin(), bands.end(), 0);
  random.shuffle(bands);
  for (const int band : bands) {
    std::vector<int> own(std::size_t(height), 0);
    std::iota(own.begin(), own.end(), band * height);
    random.shuffle(own);
    lines.insert(lines.end(), own.begin(), own.end());
  }
  return lines;
}

}  // namespace

LeastGrid least_by_brute_force(const Grid& grid, const BandsAndStacks& shape) {
  const int size = shape.size;
  const auto rows = orders_of_lines(size, shape.box_rows), columns = orders_of_lines(size, shape.box_columns);
  const Grid own = named(grid);
  LeastGrid least{.grid = Grid(grid.size(), size + 1)};
  for (const bool is_transposed : {false, true}) {
    if (is_transposed && (shape.box_rows != shape.box_columns || size == 1)) continue;
    for (const auto& row_order : rows) {
      for (const auto& column_order : columns) {
        Grid tried;
        for (const int row : row_order)
          for (const int column : column_order)
            tried.push_back(grid[std::size_t(is_transposed ? column * size + row : row * size + column)]);
        tried = named(tried);
        least.automorphisms += tried == own ? 1 : 0;
        least.grid = std::min(least.grid, tried);
      }
    }
  }
  return least;
}

void for_each_filled(const BandsAndStacks& shape, const std::function<void(const Grid&)>& on_grid) {
  const int size = shape.size;
  Grid grid(std::size_t(size * size), 0);
  std::iota(grid.begin(), grid.begin() + size, 1);
  const bool has_boxes = shape.box_rows < size;
  const auto fits = [&](int cell, int digit) {
    for (int other = 0; other < cell; ++other) {
      const int r = other / size, c = other % size, row = cell / size, column = cell % size;
      const bool is_same_box = has_boxes && r / shape.box_rows == row / shape.box_rows &&
                               c / shape.box_columns == column / shape.box_columns;
      if (grid[std::size_t(other)] == digit && (r == row || c == column || is_same_box)) return false;
    }
    return true;
  };
  const std::function<void(int)> fill = [&](int cell) {
    if (cell == size * size) return on_grid(grid);
    for (int digit = 1; digit <= size; ++digit) {
      if (!fits(cell, digit)) continue;
      grid[std::size_t(cell)] = digit;
      fill(cell + 1);
    }
    grid[std::size_t(cell)] = 0;
  };
  fill(size);
}

Grid random_grid(const BandsAndStacks& shape, int percent, Random& random) {
  const int size = shape.size;
  Grid grid(std::size_t(size * size), 0);
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const bool is_boxed = shape.box_rows < size;
      const int shift = is_boxed ? row % shape.box_rows * shape.box_columns + row / shape.box_rows : row;
      if (random.below(100) < std::uint64_t(percent))
        grid[std::size_t(row * size + column)] = (column + shift) % size + 1;
    }
  }
  return grid;
}

Grid morph(const Grid& grid, const BandsAndStacks& shape, Random& random) {
  const int size = shape.size;
  const bool is_transposed = shape.box_rows == shape.box_columns && random.below(2) == 1;
  const auto rows = random_lines(size, shape.box_rows, random);
  const auto columns = random_lines(size, shape.box_columns, random);
  auto digits = random_lines(size, size, random);
  Grid result;
  for (const int row : rows) {
    for (const int column : columns) {
      const int digit = grid[std::size_t(is_transposed ? column * size + row : row * size + column)];
      result.push_back(digit == 0 ? 0 : digits[std::size_t(digit - 1)] + 1);
    }
  }
  return result;
}

void expect_least(const sudoku::CanonicalForm& form, const Grid& grid, const BandsAndStacks& shape) {
  const LeastGrid least = least_by_brute_force(grid, shape);
  EXPECT_EQ(form.grid, least.grid);
  EXPECT_EQ(form.automorphisms, least.automorphisms);
  EXPECT_EQ(rearranged(grid, form.how), form.grid);
}

}  // namespace quadrille::test
