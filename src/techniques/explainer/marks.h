// A classic grid as Sudoku Explainer sees it: values, pencil marks, and the order of its houses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/bits.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::techniques::explainer {

using sudoku::at;

inline constexpr int kCells = 81;
inline constexpr int kSize = 9;
inline constexpr int kHouses = 27;

/// Blocks are houses 0..8, rows 9..17, columns 18..26.
enum class Kind { block, row, column };
/// The order of kinds in wings, loops and chains.
inline constexpr std::array kKinds{Kind::block, Kind::row, Kind::column};
/// The order of kinds in singles and sets.
inline constexpr std::array kSetKinds{Kind::block, Kind::column, Kind::row};

/// Bits 0..8: digits 1..9 of a cell, or positions of a digit in a house.
using Mask = std::uint16_t;
[[nodiscard]] constexpr Mask mask_of(int i) { return static_cast<Mask>(1U << static_cast<unsigned>(i)); }
[[nodiscard]] constexpr int size_of(Mask mask) { return count_of(mask); }
[[nodiscard]] constexpr Mask minus(Mask a, Mask b) { return static_cast<Mask>(a & ~b); }

/// The houses of each cell, and its positions in them.
struct Geometry {
  std::array<std::array<std::uint8_t, kSize>, kHouses> cells{};
  std::array<std::array<std::uint8_t, 3>, kCells> house{};  // by kind
  std::array<std::array<std::uint8_t, 3>, kCells> place{};  // by kind
  /// Block, row, column, each by position; without repetition.
  std::array<std::array<std::uint8_t, 20>, kCells> peers{};
  std::array<std::array<bool, kCells>, kCells> sees{};
  std::array<std::array<Mask, kHouses>, kHouses> crossings{};

  constexpr Geometry() {
    for (int cell = 0; cell < kCells; ++cell) add_cell(cell / kSize, cell % kSize);
    for (int cell = 0; cell < kCells; ++cell) add_peers(cell);
    for (int cell = 0; cell < kCells; ++cell) add_crossings(cell);
  }

 private:
  constexpr void add_cell(int row, int column) {
    const std::array houses{row / 3 * 3 + column / 3, kSize + row, 2 * kSize + column};
    const std::array places{row % 3 * 3 + column % 3, column, row};
    const int cell = row * kSize + column;
    for (std::size_t kind = 0; kind < 3; ++kind) {
      house[at(cell)][kind] = static_cast<std::uint8_t>(houses[kind]);
      place[at(cell)][kind] = static_cast<std::uint8_t>(places[kind]);
      cells[at(houses[kind])][at(places[kind])] = static_cast<std::uint8_t>(cell);
    }
  }
  constexpr void add_crossings(int cell) {
    for (std::size_t kind = 0; kind < 3; ++kind)
      for (const std::uint8_t other : house[at(cell)])
        crossings[house[at(cell)][kind]][other] |= mask_of(place[at(cell)][kind]);
  }
  constexpr void add_peers(int cell) {
    std::size_t count = 0;
    for (const std::uint8_t of_kind : house[at(cell)])
      for (const std::uint8_t peer : cells[of_kind]) {
        if (peer == cell || sees[at(cell)][peer]) continue;
        sees[at(cell)][peer] = true;
        peers[at(cell)][count++] = peer;
      }
  }
};
inline constexpr Geometry kGeometry;

[[nodiscard]] constexpr int house_of(int cell, Kind kind) {
  return kGeometry.house[at(cell)][static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr int place_of(int cell, Kind kind) {
  return kGeometry.place[at(cell)][static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr int cell_at(int house, int place) { return kGeometry.cells[at(house)][at(place)]; }
[[nodiscard]] constexpr Kind kind_of(int house) { return static_cast<Kind>(house / kSize); }
[[nodiscard]] constexpr int first_house(Kind kind) { return static_cast<int>(kind) * kSize; }
[[nodiscard]] constexpr std::span<const std::uint8_t> peers_of(int cell) { return kGeometry.peers[at(cell)]; }
[[nodiscard]] constexpr bool see_each_other(int a, int b) { return kGeometry.sees[at(a)][at(b)]; }
[[nodiscard]] constexpr bool is_in(int cell, int house) { return house_of(cell, kind_of(house)) == house; }

/// The positions of a house that are in the other house, too.
[[nodiscard]] constexpr Mask crossing(int house, int other) {
  return kGeometry.crossings[at(house)][at(other)];
}

/// A digit, from 0, in a cell.
struct Mark {
  int cell = 0;
  int digit = 0;
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// Values and pencil marks. A value without allocations, since searches copy it often.
class Marks {
 public:
  /// 81 characters, of which 1 to 9 are givens.
  explicit Marks(std::string_view givens);

  /// Sets the value, and removes it from the cells that this one sees.
  void place(Mark mark);
  void remove(Mark mark);
  void remove(int cell, Mask digits) {
    for (const int digit : Bits(digits)) remove({cell, digit});
  }

  [[nodiscard]] bool is_open(int cell) const { return !has_value_[at(cell)]; }
  [[nodiscard]] bool is_solved() const { return open_count_ == 0; }
  /// The marks of a cell; empty if it has a value.
  [[nodiscard]] Mask digits(int cell) const { return digits_[at(cell)]; }
  [[nodiscard]] bool has(int cell, int digit) const { return (digits(cell) & mask_of(digit)) != 0; }
  /// The positions of a house that have the mark.
  [[nodiscard]] Mask places(int house, int digit) const { return places_[at(house)][at(digit)]; }
  [[nodiscard]] int open_count(int house) const { return open_in_[at(house)]; }
  /// The number of cells with this value.
  [[nodiscard]] int value_count(int digit) const { return value_counts_[at(digit)]; }

  friend bool operator==(const Marks&, const Marks&) = default;

 private:
  std::array<Mask, kCells> digits_{};
  std::array<std::array<Mask, kSize>, kHouses> places_{};
  std::array<bool, kCells> has_value_{};
  std::array<std::uint8_t, kHouses> open_in_{};
  std::array<std::uint8_t, kSize> value_counts_{};
  std::uint8_t open_count_ = kCells;
};

}  // namespace quadrille::techniques::explainer
