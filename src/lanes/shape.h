// What the bulk kernel knows of a kind of puzzle: its size and its all-different houses, as data.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.h"

namespace quadrille::lanes {

inline constexpr int kMaxSize = 32;

/// Cells hold a digit 1..size each; the cells of a house hold different ones. Cells count from 0, row by row.
struct Shape {
  int size = 0;
  std::vector<std::vector<int>> houses;

  [[nodiscard]] int cells() const { return size * size; }
  friend bool operator==(const Shape&, const Shape&) = default;
};

/// Rows, columns and 3x3 boxes of the 9x9 grid, in this order: what the fastest kernel serves.
[[nodiscard]] const Shape& classic9();

/// The candidates of a whole grid, as words: bit (digit - 1) * cells + cell is set while the cell may have
/// the digit.
using Candidates = std::span<Word>;

/// How many words the candidates take.
[[nodiscard]] constexpr std::size_t words_for(int size) {
  return (static_cast<std::size_t>(size) * static_cast<std::size_t>(size) * static_cast<std::size_t>(size) +
          63) /
         64;
}

/// Sets the candidates of an empty grid.
void clear_grid(int size, Candidates candidates);
/// Leaves the cell the given digits (bit digit - 1) among those it had.
void restrict_cell(int size, Candidates candidates, int cell, Word digits);
/// Gives the cell all digits back.
void free_cell(int size, Candidates candidates, int cell);
/// Writes the digit of each cell of a solved grid.
void read_digits(int size, std::span<const Word> candidates, std::span<int> digits);

}  // namespace quadrille::lanes
