// Whether everything that reads conditions takes them for what they mean.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/random.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::test {

using Accepts = std::function<bool(const sudoku::Grid&)>;

/// Holds the conditions against a predicate over full grids: is_solution, the breaches that local search
/// counts, clauses, 0-1 constraints, the houses for the bulk kernel (or their refusal), what givens clash or
/// exclude, exchanges of digits, and all searches of the engine. `grids` are what is looked at; those that
/// the predicate accepts must all be among them. The first disagreement in words, empty when there is none.
[[nodiscard]] std::string disagreement(const sudoku::Conditions& conditions,
                                       const std::vector<sudoku::Grid>& grids, const Accepts& accepts,
                                       Random& random);

/// The same for the rules of a puzzle, against the reference solver; and besides what takes puzzles: solving,
/// counting, checking, proving and local search. Of size 4 at most.
[[nodiscard]] std::string disagreement(const sudoku::Puzzle& puzzle, Random& random);

/// Grids of that size whose cells hold any digits: all of sizes 1 and 2, a sample of greater ones.
[[nodiscard]] std::vector<sudoku::Grid> any_grids(int size, Random& random);

}  // namespace quadrille::test
