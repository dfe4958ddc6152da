// Random puzzles for tests; the same seed gives the same puzzle everywhere.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::test {

/// A label for each cell, `size` of each. Connected regions grow out of rows by exchanging cells.
[[nodiscard]] std::vector<std::string> random_regions(int size, bool connected, Random& random);

/// An empty grid: a Latin square, boxes of some shape, or random regions.
[[nodiscard]] sudoku::Puzzle random_shape(int size, Random& random);

/// An argument that the rule takes, by its parameters; empty where it has none.
[[nodiscard]] std::string random_argument(const sudoku::Rule& rule, int size, Random& random);

/// Adds up to `most` random rules that fit.
void add_random_rules(int most, sudoku::Puzzle& puzzle, Random& random);

/// Adds rules that this grid obeys, of random kinds with random values: `count` of them, or fewer where that
/// takes too many tries.
void add_obeyed_rules(int count, const sudoku::Grid& grid, sudoku::Puzzle& puzzle, Random& random);

/// Adds givens: usually some cells of a solution, sometimes with one digit changed, sometimes (and where no
/// solution is found quickly) random digits.
void add_random_givens(sudoku::Puzzle& puzzle, Random& random);

/// Restricts some cells to random candidates, rarely to none at all.
void add_random_restrictions(sudoku::Puzzle& puzzle, Random& random);

/// All of the above, of a random size min_size..max_size. Sizes from 7 on have boxes or connected regions and
/// many givens, so that the reference solver can follow.
[[nodiscard]] sudoku::Puzzle random_puzzle(int min_size, int max_size, Random& random);

/// For failure messages: everything that makes the puzzle.
[[nodiscard]] std::string describe(const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
