// Which clues of a puzzle with one solution are not needed for that.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/limits.h"
#include "sudoku/explain/clues.h"

namespace quadrille::sudoku {

struct NeedlessReport {
  enum class Solutions : std::uint8_t { none, one, several, undecided };
  /// Only with one solution is anything said of clues.
  Solutions solutions = Solutions::undecided;
  std::vector<Clue> alone;     // each may be dropped if all others stay
  std::vector<Clue> together;  // all of these may be dropped
  bool all_tried = true;       // false: a limit left open whether some other clue may be dropped alone
  bool largest = false;        // proved: no more clues may be dropped together
};

/// A clue may be dropped if the solution stays the only one. The largest set of such clues is the complement
/// of a smallest hitting set: each other grid breaks some clues, and one of these has to stay (see
/// conflict_set.h, which finds conflicts in the same way). For example, if the puzzle has two solutions
/// without the clues A and B, though one without either, then {A, B} is such a set.
///
/// The limits on nodes and failures are for each search.
[[nodiscard]] NeedlessReport find_needless(const Puzzle& puzzle, const cp::Limits& limits = {});

}  // namespace quadrille::sudoku
