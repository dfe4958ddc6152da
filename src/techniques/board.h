// The data that do not change while a grid is solved: its cells, and their houses.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sudoku/puzzle/layout.h"
#include "techniques/cell_set.h"

namespace quadrille::sudoku {
struct Condition;
struct Conditions;
}  // namespace quadrille::sudoku

namespace quadrille::techniques {

using sudoku::at;
using sudoku::Digits;

enum class HouseKind { row, column, region, other };

struct House {
  HouseKind kind = HouseKind::other;
  int index = 0;             // index among the houses of its kind, from 0
  bool is_complete = false;  // whether it holds each digit once; other houses hold each digit at most once
  std::vector<int> cells;    // in increasing order
  CellSet set;
  std::string label;  // for people: "row 3"
};

/// The restriction that the digit of one cell puts on another, by a single condition with both cells.
struct CellLink {
  int cell = 0;                  // the other cell
  int condition = 0;             // its index in Board::conditions()
  std::vector<Digits> partners;  // by digit of the first cell, from 1: the digits that the other may hold
                                 // beside it
};

/// The houses of a puzzle, and its other conditions. Two cells that must differ by some condition are a house
/// of two cells. An immutable value, which threads may share.
class Board {
 public:
  /// The grid has at most kMostCells cells.
  explicit Board(const sudoku::Conditions& conditions);

  [[nodiscard]] const sudoku::Layout& layout() const { return layout_; }
  [[nodiscard]] int cell_count() const { return layout_.cell_count(); }
  [[nodiscard]] int digit_count() const { return layout_.digits; }

  /// With more than nine digits there are so many subsets and chains that searches try only short ones.
  [[nodiscard]] bool is_large() const { return digit_count() > 9; }
  /// `most`, or on_large for a large board.
  [[nodiscard]] int bounded(int most, int on_large) const {
    return is_large() ? std::min(most, on_large) : most;
  }

  /// Rows, columns, regions, others.
  [[nodiscard]] std::span<const House> houses() const { return houses_; }
  [[nodiscard]] const House& house(int house) const { return houses_[at(house)]; }
  [[nodiscard]] int house_count() const { return static_cast<int>(houses_.size()); }
  /// Indices in houses() of the houses of a kind.
  [[nodiscard]] std::span<const int> houses_of_kind(HouseKind kind) const {
    return of_kind_[static_cast<std::size_t>(kind)];
  }
  /// Regions, rows, columns, others: the order in which many techniques try houses.
  [[nodiscard]] std::span<const int> regions_first() const { return regions_first_; }

  /// The houses of a cell, in the order of houses().
  [[nodiscard]] std::span<const int> houses_of(int cell) const { return houses_of_[at(cell)]; }
  /// The house of that kind that contains the cell; -1 if there is none. The first if there are several.
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
  /// The cells that see each of them; all cells if the set is empty.
  [[nodiscard]] CellSet common_peers(const CellSet& cells) const;
  /// A house that contains both cells, which must see each other.
  [[nodiscard]] int shared_house(int a, int b) const;
  /// A house that contains all these cells; -1 if there is none.
  [[nodiscard]] int house_of_all(const CellSet& cells) const;

  /// All conditions of the puzzle, including implied ones.
  [[nodiscard]] std::span<const sudoku::Condition> conditions() const;
  [[nodiscard]] const sudoku::Condition& condition(int condition) const;
  /// The indices of those that say more than the houses and the initial candidates.
  [[nodiscard]] std::span<const int> further_conditions() const { return further_; }
  /// The links of a cell to others, by further conditions.
  [[nodiscard]] std::span<const CellLink> links_of(int cell) const { return links_[at(cell)]; }
  /// The digits that a cell may hold by its marks, such as those of even cells.
  [[nodiscard]] Digits marked_digits(int cell) const { return marked_[at(cell)]; }
  [[nodiscard]] bool has_marks() const { return has_marks_; }
  /// The condition by which two candidates of different cells exclude each other; -1 if there is none.
  [[nodiscard]] int excluding_condition(int a, int digit_of_a, int b, int digit_of_b) const;

  /// Whether the puzzle has no conditions other than its houses, so that a transformation that preserves the
  /// houses preserves the whole puzzle.
  [[nodiscard]] bool has_houses_alone() const { return has_houses_alone_; }
  /// Whether each house holds each digit once.
  [[nodiscard]] bool has_complete_houses_alone() const { return has_complete_houses_alone_; }

 private:
  void add_house(std::vector<int> cells, HouseKind kind, const std::string& label);
  /// Adds a condition: as a house, as marks, or as links of two cells each.
  void add_condition(int index);
  void add_links(int index);
  template <class F>
  void link(int a, int b, int condition, F allow);
  void join_houses();

  sudoku::Layout layout_;
  std::shared_ptr<const sudoku::Conditions> conditions_;
  std::vector<int> further_;
  std::vector<std::vector<CellLink>> links_;
  std::vector<Digits> marked_;
  bool has_marks_ = false;
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
