#include "lanes/shape.h"

namespace quadrille::lanes {

namespace {

Shape make_classic9() {
  Shape shape{9, {}};
  for (int kind = 0; kind < 3; ++kind) {
    for (int house = 0; house < 9; ++house) {
      std::vector<int> cells;
      for (int i = 0; i < 9; ++i) {
        const int row = kind == 0 ? house : kind == 1 ? i : house / 3 * 3 + i / 3;
        const int column = kind == 0 ? i : kind == 1 ? house : house % 3 * 3 + i % 3;
        cells.push_back(row * 9 + column);
      }
      shape.houses.push_back(std::move(cells));
    }
  }
  return shape;
}

}  // namespace

const Shape& classic9() {
  static const Shape shape = make_classic9();
  return shape;
}

void clear_grid(int size, Candidates candidates) {
  int left = size * size * size;
  for (Word& word : candidates) {
    word = low_bits(left < 64 ? left : 64);
    left -= 64;
  }
}

void restrict_cell(int size, Candidates candidates, int cell, Word digits) {
  const int cells = size * size;
  for (int d = 0; d < size; ++d) {
    if ((digits & bit(d)) != 0) continue;
    const int at = d * cells + cell;
    candidates[static_cast<std::size_t>(at / 64)] &= ~bit(at % 64);
  }
}

void free_cell(int size, Candidates candidates, int cell) {
  const int cells = size * size;
  for (int at = cell; at < size * cells; at += cells)
    candidates[static_cast<std::size_t>(at / 64)] |= bit(at % 64);
}

void read_digits(int size, std::span<const Word> candidates, std::span<int> digits) {
  const int cells = size * size;
  for (std::size_t w = 0; w < candidates.size(); ++w) {
    for (const int i : Bits(candidates[w])) {
      const int at = static_cast<int>(w) * 64 + i;
      digits[static_cast<std::size_t>(at % cells)] = at / cells + 1;
    }
  }
}

}  // namespace quadrille::lanes
