// The clues of a puzzle with one solution that are not needed for its uniqueness.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/limits.h"
#include "sudoku/explain/clues.h"

namespace quadrille::sudoku {

struct NeedlessReport {
  enum class Solutions : std::uint8_t { none, one, several, undecided };
  /// The members below have a meaning only if there is exactly one solution.
  Solutions solutions = Solutions::undecided;
  std::vector<Clue> alone;     // each may be dropped if all others stay
  std::vector<Clue> together;  // all of these may be dropped
  bool all_tried = true;       // false: a limit left open whether some other clue may be dropped by itself
  bool largest = false;        // proved: no larger set of clues may be dropped together
};

/// A clue may be dropped if the solution stays the only one. The largest set of such clues is the complement
/// of a smallest hitting set: every other grid breaks some clues, and at least one of these must stay
/// (conflict_set.h finds conflicts in the same way). For example, if the puzzle has two solutions without the
/// clues A and B, though one without either, then {A, B} is such a set.
///
/// The limits on nodes and failures apply to each search.
[[nodiscard]] NeedlessReport find_needless(const Puzzle& puzzle, const cp::Limits& limits = {});

}  // namespace quadrille::sudoku
