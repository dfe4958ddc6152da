// What stays the same while a grid is solved: its cells, and the houses that they share.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "sudoku/puzzle/layout.h"
#include "techniques/cell_set.h"

namespace quadrille::sudoku {
struct Conditions;
}  // namespace quadrille::sudoku

namespace quadrille::techniques {

using sudoku::at;
using sudoku::Digits;

enum class HouseKind { row, column, region, other };

struct House {
  HouseKind kind = HouseKind::other;
  int index = 0;             // among those of its kind, from 0
  bool is_complete = false;  // it holds each digit once; others hold each digit at most once
  std::vector<int> cells;    // increasing
  CellSet set;
  std::string label;  // for people: "row 3"
};

/// The houses of a puzzle. All conditions that say more are left out: what follows from the houses alone
/// still holds. A value; it never changes, so that threads may share it.
class Board {
 public:
  /// The grid has at most kMostCells cells.
  explicit Board(const sudoku::Conditions& conditions);

  [[nodiscard]] const sudoku::Layout& layout() const { return layout_; }
  [[nodiscard]] int cell_count() const { return layout_.cell_count(); }
  [[nodiscard]] int digit_count() const { return layout_.digits; }

  /// With more than nine digits there are so many subsets and chains that searches look at short ones only.
  [[nodiscard]] bool is_large() const { return digit_count() > 9; }
  /// `most`, or on a large board that smaller number.
  [[nodiscard]] int bounded(int most, int on_large) const {
    return is_large() ? std::min(most, on_large) : most;
  }

  /// Rows, columns, regions, others.
  [[nodiscard]] std::span<const House> houses() const { return houses_; }
  [[nodiscard]] const House& house(int house) const { return houses_[at(house)]; }
  [[nodiscard]] int house_count() const { return static_cast<int>(houses_.size()); }
  /// Their indices in houses().
  [[nodiscard]] std::span<const int> houses_of_kind(HouseKind kind) const {
    return of_kind_[static_cast<std::size_t>(kind)];
  }
  /// Regions, rows, columns, others: the order in which many techniques look at houses.
  [[nodiscard]] std::span<const int> regions_first() const { return regions_first_; }

  /// The houses of a cell, in the order of houses().
  [[nodiscard]] std::span<const int> houses_of(int cell) const { return houses_of_[at(cell)]; }
  /// The house of that kind that a cell is in; -1 where there is none. The first, if there are several.
  [[nodiscard]] int house_of(int cell, HouseKind kind) const {
    return house_of_[at(cell)][static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] int row_of(int cell) const { return layout_.row_of(cell); }
  [[nodiscard]] int column_of(int cell) const { return layout_.column_of(cell); }
  [[nodiscard]] int region_of(int cell) const { return house_of(cell, HouseKind::region); }

  /// The cells that share a house with a cell, without itself.
  [[nodiscard]] const CellSet& peers(int cell) const { return peers_[at(cell)]; }
  [[nodiscard]] std::span<const int> peer_list(int cell) const { return peer_lists_[at(cell)]; }
  [[nodiscard]] bool see_each_other(int a, int b) const { return peers_[at(a)].contains(b); }
  /// The cells that see each of them; all cells where there are none.
  [[nodiscard]] CellSet common_peers(const CellSet& cells) const;
  /// A house that holds both cells, which see each other.
  [[nodiscard]] int shared_house(int a, int b) const;
  /// A house that holds all these cells, -1 where there is none.
  [[nodiscard]] int house_of_all(const CellSet& cells) const;

  /// Whether the puzzle says nothing but its houses, so that what keeps them keeps all of it.
  [[nodiscard]] bool has_houses_alone() const { return has_houses_alone_; }
  /// Whether each house holds each digit once.
  [[nodiscard]] bool has_complete_houses_alone() const { return has_complete_houses_alone_; }

 private:
  sudoku::Layout layout_;
  std::vector<House> houses_;
  std::array<std::vector<int>, 4> of_kind_;
  std::vector<int> regions_first_;
  std::vector<std::vector<int>> houses_of_;
  std::vector<std::array<int, 4>> house_of_;
  std::vector<CellSet> peers_;
  std::vector<std::vector<int>> peer_lists_;
  CellSet all_cells_;
  bool has_houses_alone_ = true;
  bool has_complete_houses_alone_ = true;
};

}  // namespace quadrille::techniques
