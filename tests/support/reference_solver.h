// The oracle for everything that solves: slow, simple, and reading the rules in its own way.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// The solutions of a puzzle in increasing order; the first `limit` that it meets when there are more.
/// Nothing when that takes more than `max_nodes` nodes.
[[nodiscard]] std::optional<std::vector<sudoku::Grid>> reference_solutions(const sudoku::Puzzle& puzzle,
                                                                           std::size_t limit,
                                                                           std::size_t max_nodes = 200'000);

/// Whether a full grid obeys the rules, cell against cell.
[[nodiscard]] bool reference_accepts(const sudoku::Puzzle& puzzle, const sudoku::Grid& grid);

}  // namespace quadrille::test
