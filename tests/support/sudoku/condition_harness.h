// Tests that all code that reads conditions gives them the same meaning.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/random.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::test {

using Accepts = std::function<bool(const sudoku::Grid&)>;

/// Compares the conditions with a predicate over full grids, in every way in which they are used:
/// is_solution, the violations that local search counts, clauses, 0-1 constraints, the houses for the bulk
/// kernel (or its refusal), what givens exclude, exchanges of digits, and all searches of the engine.
/// `grids` are the grids to look at; they must include all that the predicate accepts. Returns the first
/// disagreement in words, or an empty text.
[[nodiscard]] std::string disagreement(const sudoku::Conditions& conditions,
                                       const std::vector<sudoku::Grid>& grids, const Accepts& accepts,
                                       Random& random);

/// The same for the rules of a puzzle, against the reference solver. Also compares the operations on whole
/// puzzles: solving, counting, checking, proving and local search. For puzzles of size at most 4, or of few
/// cells.
[[nodiscard]] std::string disagreement(const sudoku::Puzzle& puzzle, Random& random);

/// Grids of that layout with arbitrary digits: all grids of sizes 1 and 2, a random sample of larger ones.
[[nodiscard]] std::vector<sudoku::Grid> any_grids(const sudoku::Layout& layout, Random& random);

}  // namespace quadrille::test
