// A puzzle as a page of f-puzzles shows it: the author's puzzle, and the player's digits and marks.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::serve {

struct PosedPuzzle {
  sudoku::Puzzle puzzle;  // the author's: givens, given marks, rules

  // The player's entries, by cell.
  std::vector<int> placed;            // a digit; 0 in a cell without one, or with a given
  std::vector<sudoku::Digits> marks;  // center marks; empty in a cell with a digit, and in one without marks

  // Options of the command truecandidates.
  std::uint64_t most_solutions = 1;  // count the solutions of each candidate up to this number
  bool wants_logic = false;          // report which false candidates the techniques leave

  /// The author's puzzle with the player's entries as givens and restrictions.
  [[nodiscard]] sudoku::Puzzle with_players() const;
};

/// The maximum number of solutions of a candidate that can be requested.
inline constexpr std::uint64_t kMostSolutionsOfCandidate = 1000;

/// data: a link to f-puzzles, only its packed text, or the JSON in it. The sentence of the error gives its
/// reason and position; its line and column are those in the data.
[[nodiscard]] Parsed<PosedPuzzle> read_posed_puzzle(std::string_view data);

}  // namespace quadrille::serve
