// The clues that conflict in a puzzle without a solution.
#pragma once

#include "sudoku/explain/check.h"
#include "sudoku/explain/clues.h"

namespace quadrille::sudoku {

/// A set of clues from the list that conflict in a puzzle that is known to have no solution, as small as can
/// be found: first an irreducible one, then one with the fewest clues. All clues that are not in the list
/// always hold, and so does the supposition.
///
/// conditions: the puzzle's.
/// proof: the statistics of the search that proved that there is no solution; the work is limited in
/// proportion to them. The statistics of the searches made here are added to them.
[[nodiscard]] NoSolution find_conflict(const Puzzle& puzzle, const Conditions& conditions,
                                       std::vector<Clue> clues, const SolveOptions& options,
                                       cp::Statistics& proof, std::optional<Supposition> supposed = {});

}  // namespace quadrille::sudoku
