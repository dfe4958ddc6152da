// The constraints of a puzzle as plain data, for whichever engine is to solve it.
#pragma once

#include <string>
#include <vector>

#include "sudoku/puzzle.h"

namespace quadrille::sudoku {

/// Cells that hold different digits. With as many cells as the puzzle has digits it holds each exactly once.
struct House {
  std::string name;  // for people: "row 3", "box 1", "region a", "main diagonal"
  std::vector<int> cells;
};

/// digit(a) != digit(b) + offset, and by which rule.
struct Difference {
  int a, b;
  int offset;
  std::string rule;
};

/// Two sets of equally many cells that hold the same digits, each as often.
struct SameDigits {
  std::string name;  // for people: "leftovers of rows 1-3"
  std::vector<int> first, second;
  /// By index, those that imply it: equally many, each with every digit. `first` are the cells of the first
  /// ones that the second ones do not have.
  std::vector<std::size_t> first_houses, second_houses;
};

/// X (one variable a cell), D (candidates) and C (houses and differences) of a puzzle.
struct Model {
  int size = 0;
  std::vector<Digits> candidates;  // by cell: what its restriction leaves and its given, if any, allows
  std::vector<House> houses;       // rows, then columns, then boxes or regions, then what the rules add
  std::vector<Difference> differences;
  std::vector<SameDigits> implied;  // follow from the houses; whoever infers sees more with them
};

/// Whether every way to rename the digits of a solution gives a solution.
[[nodiscard]] bool has_interchangeable_digits(const Model& model);

/// Never fails: a Puzzle checks its rules when they are added and when its shape changes.
[[nodiscard]] Model model_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
