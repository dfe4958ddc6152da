// Which cells of a puzzle differ, as far as houses and relations say so.
#pragma once

#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// Knows which cells differ: those of a house, and those of which a relation says so. Threads: any number may
/// use it.
class DifferentCells {
 public:
  explicit DifferentCells(const Conditions& conditions);

  [[nodiscard]] bool differ(int a, int b) const;
  /// The cells in groups that differ. The first group has all cells of the house in which most of them lie,
  /// and each next one those of the house in which most of the others lie; so they are few, if not always as
  /// few as possible. A group has at most `most` cells.
  [[nodiscard]] std::vector<std::vector<int>> groups(
      std::vector<int> cells, std::size_t most = std::numeric_limits<std::size_t>::max()) const;
  /// Cells that differ from each of the group, which has at least one.
  [[nodiscard]] std::vector<int> beside(const std::vector<int>& group) const;

 private:
  std::size_t house_count_ = 0;
  std::vector<std::vector<std::size_t>> houses_of_;  // by cell, increasing
  std::set<std::pair<int, int>> unequal_;            // by relations; the smaller cell first
};

}  // namespace quadrille::sudoku
