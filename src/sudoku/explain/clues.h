// The clues of a puzzle: the items that its author wrote into the grid, and subsets of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

struct Conditions;

/// A given, the restriction of a cell's candidates, or a use of a rule.
struct Clue {
  enum class Kind : std::uint8_t { given, candidates, rule };
  Kind kind;
  int number;  // the cell, or the index in Puzzle::rules()
  friend bool operator==(const Clue&, const Clue&) = default;
};

/// All clues of a puzzle: givens, then restrictions, then rules, each in the puzzle's order.
[[nodiscard]] std::vector<Clue> clues_of(const Puzzle& puzzle);
/// Only the givens.
[[nodiscard]] std::vector<Clue> given_clues(const Puzzle& puzzle);
/// Givens and restrictions: the clues about single cells.
[[nodiscard]] std::vector<Clue> cell_clues(const Puzzle& puzzle);

/// The names of clues in messages: "r1c1=5", "r1c1 of 1 2 3", "cage 12 at r1c1". No two clues have the same
/// name.
[[nodiscard]] std::vector<std::string> names_of(const std::vector<Clue>& clues, const Puzzle& puzzle);
/// The same for a given or the restriction of a cell.
[[nodiscard]] std::string name_of_cell_clue(const Clue& clue, const Puzzle& puzzle);

/// An assumption about a cell in addition to all clues.
struct Supposition {
  int cell;
  Digits digits;  // its possible digits
};

/// A puzzle of which some clues may be left out. Each clue keeps the meaning that it has together with all
/// others: under "all dots are given", leaving out a dot does not imply that there is none.
/// Threads: any number at a time, since it does not change.
class PuzzleClues {
 public:
  /// conditions: the puzzle's. clues: those that may be left out; all others always hold. The puzzle and its
  /// conditions must outlive this object.
  PuzzleClues(const Puzzle& puzzle, const Conditions& conditions, std::vector<Clue> clues,
              std::optional<Supposition> supposed = {});

  [[nodiscard]] const std::vector<Clue>& list() const { return clues_; }
  /// kept: a flag for each clue of the list, as in the functions below.
  [[nodiscard]] Conditions conditions_with(const std::vector<bool>& kept) const;
  /// The candidates of each cell under the kept givens and restrictions.
  [[nodiscard]] std::vector<Digits> candidates_with(const std::vector<bool>& kept) const;
  /// Whether each of the puzzle's uses of rules is kept.
  [[nodiscard]] std::vector<bool> uses_with(const std::vector<bool>& kept) const;
  /// Whether a full grid satisfies a clue of the list.
  [[nodiscard]] bool obeys(const Grid& grid, std::size_t clue) const;

 private:
  const Puzzle& puzzle_;
  const Conditions& conditions_;
  std::vector<Clue> clues_;
  std::vector<Digits> others_;  // by cell: the candidates under the clues that are not in the list
};

}  // namespace quadrille::sudoku
