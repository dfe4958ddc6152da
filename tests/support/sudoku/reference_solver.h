// The oracle for everything that solves: slow and simple, with its own reading of the rules.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::test {

/// The solutions of a puzzle in increasing order; if there are more than `limit`, the first ones that it
/// finds. nullopt if that takes more than `max_nodes` nodes.
[[nodiscard]] std::optional<std::vector<sudoku::Grid>> reference_solutions(const sudoku::Puzzle& puzzle,
                                                                           std::size_t limit,
                                                                           std::size_t max_nodes = 200'000);

/// Whether a full grid obeys the rules, checked cell by cell.
[[nodiscard]] bool reference_accepts(const sudoku::Puzzle& puzzle, const sudoku::Grid& grid);

}  // namespace quadrille::test
