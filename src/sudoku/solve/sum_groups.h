// Sums of cells in groups of cells that differ, about which propagation infers more than about each cell by
// itself.
#pragma once

#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "cp/constraints.h"
#include "cp/store.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::sudoku {

/// Knows which cells differ: those of a house, and those of which a relation says so. Threads: any number may
/// use it.
class SumGroups {
 public:
  explicit SumGroups(const Conditions& conditions);

  /// The constraint of a sum over groups of cells that differ, each as large as the next cells allow; null
  /// where cells have other factors than 1 and -1, where all cells may be equal, or where there are too many
  /// sets of digits.
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const Sum& sum, const cp::Store& store,
                                                           std::span<const cp::IntVar> cells) const;

 private:
  [[nodiscard]] bool differ(int a, int b) const;

  int digits_;
  std::vector<std::vector<std::size_t>> houses_of_;  // by cell, increasing
  std::set<std::pair<int, int>> unequal_;            // by relations; the smaller cell first
};

}  // namespace quadrille::sudoku
