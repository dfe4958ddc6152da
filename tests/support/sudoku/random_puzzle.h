// Random puzzles for tests; the same seed gives the same puzzle everywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::test {

/// A label for each cell, such that each label has `size` cells. Connected regions grow out of rows by
/// exchanging cells.
[[nodiscard]] std::vector<std::string> random_regions(int size, bool connected, Random& random);

/// An empty grid: a Latin square, or with boxes of some shape, or with random regions.
[[nodiscard]] sudoku::Puzzle random_shape(int size, Random& random);

/// A small grid with an extra cell CC1, CC2 .. for each of its cells, which numbers its region.
[[nodiscard]] sudoku::Layout random_layout_of_regions(Random& random);

/// A layout of at most so many cells: often not square, with more digits than a line has cells, digits from
/// 0, without lines, or with extra cells.
[[nodiscard]] sudoku::Layout random_layout(int most_cells, Random& random);

/// An empty grid of that layout: no regions, boxes that tile it, or regions of any number of cells, with
/// cells in none.
[[nodiscard]] sudoku::Puzzle random_shape(const sudoku::Layout& layout, Random& random);

/// An argument that fits the rule's parameters; empty if the rule has none.
[[nodiscard]] std::string random_argument(const sudoku::Rule& rule, const sudoku::Layout& layout,
                                          Random& random);

/// Adds at most `most` random rules that fit the puzzle.
void add_random_rules(int most, sudoku::Puzzle& puzzle, Random& random);

/// Adds `count` random uses of rules that this grid satisfies, only of the rule of that name if there is a
/// name; fewer if finding them takes too many tries.
void add_obeyed_rules(int count, const sudoku::Grid& grid, sudoku::Puzzle& puzzle, Random& random,
                      std::string_view only = {});

/// Adds givens: usually some cells of a solution, sometimes with one digit changed. Sometimes, and if no
/// solution is found quickly, adds random digits.
void add_random_givens(sudoku::Puzzle& puzzle, Random& random);

/// Restricts some cells to random candidates, which are rarely none at all.
void add_random_restrictions(sudoku::Puzzle& puzzle, Random& random);

/// A puzzle with all of the above, of a random size from min_size to max_size. From size 7 on it has boxes
/// or connected regions and many givens, so that the reference solver can solve it.
[[nodiscard]] sudoku::Puzzle random_puzzle(int min_size, int max_size, Random& random);

/// Everything that defines the puzzle as text, for failure messages.
[[nodiscard]] std::string describe(const sudoku::Puzzle& puzzle);

}  // namespace quadrille::test
