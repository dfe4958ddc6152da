// What the solver for one 9x9 grid looks up: fields of cells, a word for each band.
#pragma once

#include <array>
#include <cstdint>

namespace quadrille::lanes::single9 {

using Band = std::uint32_t;  // 27 cells

inline constexpr Band kAll = (1U << 27) - 1;
inline constexpr Band kRow = 0x1FF;

struct Tables {
  std::array<std::uint8_t, 512> triads;  // by the cells of a row: which of its triads have some
  std::array<Band, 512> can;  // by the triads of a band: the cells of those that can have the digit
  std::array<std::array<Band, 3>, 81> peers;  // by cell, of each band; the cell itself is none
};

constexpr Tables make_tables() {
  Tables tables{};
  for (unsigned row = 0; row < 512; ++row) {
    for (unsigned box = 0; box < 3; ++box)
      if ((row >> (3 * box) & 7) != 0) tables.triads[row] |= static_cast<std::uint8_t>(1U << box);
  }
  constexpr unsigned kPermutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  for (unsigned triads = 0; triads < 512; ++triads) {
    for (const auto& box_of : kPermutations) {
      unsigned used = 0;
      for (unsigned row = 0; row < 3; ++row) used |= 1U << (3 * row + box_of[row]);
      if ((used & ~triads) != 0) continue;
      for (unsigned row = 0; row < 3; ++row) tables.can[triads] |= 7U << (9 * row + 3 * box_of[row]);
    }
  }
  for (unsigned a = 0; a < 81; ++a) {
    for (unsigned b = 0; b < 81; ++b) {
      const bool together = a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
      if (a != b && together) tables.peers[a][b / 27] |= 1U << (b % 27);
    }
  }
  return tables;
}

inline constexpr Tables kTables = make_tables();

}  // namespace quadrille::lanes::single9
