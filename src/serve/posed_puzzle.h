// A puzzle as a page of f-puzzles shows it: what its setter gave, and what the player has filled in.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::serve {

struct PosedPuzzle {
  sudoku::Puzzle puzzle;  // the setter's: givens, given marks, rules

  // The player's, by cell.
  std::vector<int> placed;            // a digit; 0 in a cell without, and in one with a given
  std::vector<sudoku::Digits> marks;  // center marks; none in a cell with a digit, and in one without marks

  // Options of the command truecandidates.
  std::uint64_t most_solutions = 1;  // count the solutions of each candidate up to so many
  bool wants_logic = false;          // tell which false candidates the techniques leave

  /// The setter's puzzle with what the player has filled in as if it were given.
  [[nodiscard]] sudoku::Puzzle with_players() const;
};

/// The greatest number of solutions of a candidate that can be asked for.
inline constexpr std::uint64_t kMostSolutionsOfCandidate = 1000;

/// data: a link to f-puzzles, its packed text alone, or the JSON in it. The error says in its sentence what
/// is wrong and where; its line and column are those in the data.
[[nodiscard]] Parsed<PosedPuzzle> read_posed_puzzle(std::string_view data);

}  // namespace quadrille::serve
