// The pairs of cells of a puzzle that differ by houses and relations.
#pragma once

#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

/// Tells which cells differ: those of a house, and those with a relation that says so. Threads: any number
/// may use it.
class DifferentCells {
 public:
  explicit DifferentCells(const Conditions& conditions);

  [[nodiscard]] bool differ(int a, int b) const;
  /// A partition of the cells into groups that differ. The first group has all cells of the house that
  /// contains most of them, and each next one those of the house that contains most of the others, so the
  /// groups are few, but not always as few as possible. A group has at most `most` cells.
  [[nodiscard]] std::vector<std::vector<int>> groups(
      std::vector<int> cells, std::size_t most = std::numeric_limits<std::size_t>::max()) const;
  /// Cells that differ from each cell of the group, which is not empty.
  [[nodiscard]] std::vector<int> beside(const std::vector<int>& group) const;

 private:
  std::size_t house_count_ = 0;
  std::vector<std::vector<std::size_t>> houses_of_;  // by cell, in increasing order
  std::set<std::pair<int, int>> unequal_;            // from relations; the smaller cell first
};

}  // namespace quadrille::sudoku
