// Where a condition of a puzzle comes from.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace quadrille::sudoku {

/// What an implied condition follows from: what some conditions say, added up, less what others say. Both are
/// indices in Conditions::list.
struct Derivation {
  std::vector<std::size_t> added, subtracted;
};

/// A part of one use of a rule. Conditions that belong together share their origin: two conditions have the
/// same one if, and only if, it is the same object. The label is for people and identifies nothing.
struct Origin {
  /// The `use` of rows, columns, boxes and regions, which are the puzzle's shape.
  static constexpr int kShape = -1;

  std::string rule;   // its name in rules.def; "lines" for rows and columns
  int use = kShape;   // which of Puzzle::rules(), counted from 0
  int part = 0;       // of that use, counted from 0
  std::string label;  // "row 3", "anti_knight", "leftovers of rows 1-3"
  Derivation follows_from;

  /// An implied condition excludes no solution; with it, propagation sees more.
  [[nodiscard]] bool is_implied() const { return !follows_from.added.empty(); }
};

}  // namespace quadrille::sudoku
