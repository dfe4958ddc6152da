#include "support/dug_puzzles.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "sudoku/solve/solve.h"

namespace quadrille::bench {

namespace {

using sudoku::BoxShape;
using sudoku::Grid;

/// The numbers 0 .. bands * lines - 1, with the bands in random order and the lines within each band in
/// random order.
std::vector<int> shuffled_lines(int bands, int lines, Random& random) {
  std::vector<int> band_order(static_cast<std::size_t>(bands));
  std::iota(band_order.begin(), band_order.end(), 0);
  random.shuffle(band_order);
  std::vector<int> order;
  for (const int band : band_order) {
    std::vector<int> inside(static_cast<std::size_t>(lines));
    std::iota(inside.begin(), inside.end(), band * lines);
    random.shuffle(inside);
    order.insert(order.end(), inside.begin(), inside.end());
  }
  return order;
}

/// A random grid: the cyclic grid, in which each row is a shift of the one before, with shuffled rows,
/// columns and digits. Without boxes, each row is its own band.
Grid random_grid(int size, BoxShape boxes, Random& random) {
  if (boxes.rows == 0) boxes = {1, size};
  const std::vector<int> rows = shuffled_lines(boxes.columns, boxes.rows, random);
  const std::vector<int> columns = shuffled_lines(boxes.rows, boxes.columns, random);
  const std::vector<int> digits = shuffled_lines(1, size, random);
  Grid grid;
  for (const int r : rows) {
    const int shift = r % boxes.rows * boxes.columns + r / boxes.rows;
    for (const int c : columns) grid.push_back(digits[static_cast<std::size_t>((shift + c) % size)] + 1);
  }
  return grid;
}

}  // namespace

sudoku::Puzzle dug_puzzle(int size, BoxShape boxes, Random& random) {
  sudoku::Puzzle puzzle(size);
  if (boxes.rows > 0) static_cast<void>(puzzle.set_boxes(boxes.rows, boxes.columns));
  const Grid solution = random_grid(size, boxes, random);
  std::vector<int> cells(solution.size());
  std::iota(cells.begin(), cells.end(), 0);
  for (const int cell : cells) puzzle.set_given(cell, solution[static_cast<std::size_t>(cell)]);
  random.shuffle(cells);
  sudoku::Solver solver;
  for (const int cell : cells) {
    const int given = puzzle.given(cell);
    puzzle.set_given(cell, 0);
    if (solver.count(puzzle, 2).solutions != 1) puzzle.set_given(cell, given);
  }
  return puzzle;
}

}  // namespace quadrille::bench
