// Where a condition of a puzzle comes from.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace quadrille::sudoku {

/// The conditions that an implied condition follows from: the sum of some, minus the sum of others. Both are
/// indices in Conditions::list.
struct Derivation {
  std::vector<std::size_t> added, subtracted;
};

/// A part of one use of a rule. Conditions that belong together share one Origin object; its address is its
/// identity. The label is for people and need not be unique.
struct Origin {
  /// The `use` of rows, columns, boxes and regions, which belong to the puzzle's shape.
  static constexpr int kShape = -1;

  std::string rule;   // its name in rules.def; "lines" for rows and columns
  int use = kShape;   // index in Puzzle::rules()
  int part = 0;       // index within that use
  std::string label;  // "row 3", "anti_knight", "leftovers of rows 1-3"
  Derivation follows_from;

  /// An implied condition excludes no solution; it strengthens propagation.
  [[nodiscard]] bool is_implied() const { return !follows_from.added.empty(); }
};

}  // namespace quadrille::sudoku
