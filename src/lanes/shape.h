// The shape of a kind of puzzle, as the bulk kernel sees it: its size and its all-different houses.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.h"

namespace quadrille::lanes {

inline constexpr int kMaxSize = 32;

/// Each cell holds a digit 1..size, and the cells of a house hold different digits. Cells count from 0, row
/// by row.
struct Shape {
  int size = 0;
  std::vector<std::vector<int>> houses;

  [[nodiscard]] int cells() const { return size * size; }
  friend bool operator==(const Shape&, const Shape&) = default;
};

/// The classic grid: rows, columns and 3x3 boxes of 9x9, in this order. The fastest kernel is for this
/// shape.
[[nodiscard]] const Shape& classic9();

/// The candidates of a whole grid, as words: bit (digit - 1) * cells + cell is set if the cell may have the
/// digit. For 9x9 this is 729 bits: cells 0..80 for digit 1, then the same for digit 2, and so on.
using Candidates = std::span<Word>;

/// The number of words that the candidates of a grid take.
[[nodiscard]] constexpr std::size_t words_for(int size) {
  return (static_cast<std::size_t>(size) * static_cast<std::size_t>(size) * static_cast<std::size_t>(size) +
          63) /
         64;
}

/// Gives all candidates to all cells.
void clear_grid(int size, Candidates candidates);
/// Removes from the cell the candidates that are not among `digits` (bit d represents digit d + 1).
void restrict_cell(int size, Candidates candidates, int cell, Word digits);
/// Restores all candidates of the cell.
void free_cell(int size, Candidates candidates, int cell);
/// Writes the digit of each cell of a solved grid; `digits` must have room for all cells.
void read_digits(int size, std::span<const Word> candidates, std::span<int> digits);

}  // namespace quadrille::lanes
