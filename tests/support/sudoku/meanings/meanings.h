// The meanings of uses of rules, family by family: predicates on the printed values of cells.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// Represents the value of an empty cell. A predicate is false only if no values there could make it true.
inline constexpr int kOpen = -1;

/// One use and the contents of the grid (0: empty).
struct UsedAt {
  const sudoku::RuleUse& use;
  const sudoku::Puzzle& puzzle;
  const sudoku::Layout& layout;
  const sudoku::Grid& grid;

  [[nodiscard]] int value_in(int cell) const;
  [[nodiscard]] std::vector<int> values_in(const std::vector<int>& cells) const;
  /// The values in the cells that a parameter names.
  [[nodiscard]] std::vector<int> digits(std::size_t parameter) const;
  [[nodiscard]] int number(std::size_t parameter) const { return std::get<int>(use.values[parameter]); }
  /// Whether a cell of the grid or an extra cell is empty.
  [[nodiscard]] bool is_grid_open() const;
};

[[nodiscard]] bool is_any_open(const std::vector<int>& digits);
[[nodiscard]] int total_of(const std::vector<int>& digits);
/// As far as their cells are filled.
[[nodiscard]] bool have_one_sum(const std::vector<std::vector<int>>& lists);

/// By the names of rules.
using Meanings = std::map<std::string, bool (*)(const UsedAt&), std::less<>>;

/// Of marks of cells, and of two cells or areas.
[[nodiscard]] Meanings meanings_of_marks();
[[nodiscard]] Meanings meanings_of_lines();
/// Of cages and other sets of cells.
[[nodiscard]] Meanings meanings_of_cages();
/// Clues beside the grid.
[[nodiscard]] Meanings meanings_of_clues();
/// Of rules about the whole grid or its regions.
[[nodiscard]] Meanings meanings_of_grids();

}  // namespace quadrille::test
