// Which rules does a partly or fully filled grid violate?
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cp/limits.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// A rule, a house or a clue about one cell that the digits of a state contradict.
struct Violation {
  std::string rule;        // its name in rules.def; "lines" for rows and columns; "given", "candidates"
  std::string name;        // "row 3", "cage 12 at r1c1", "r1c1=5", "r1c1 of 1 2"
  std::vector<int> cells;  // that contradict it, increasing
  friend bool operator==(const Violation&, const Violation&) = default;
};

/// The state with the puzzle's givens in the cells that it leaves empty. state: a digit or 0 for each cell.
[[nodiscard]] Grid with_givens(const Puzzle& puzzle, Grid state);

/// Finds violations in states: grids of which some cells, or all, are filled.
///
/// A violation is definite: whatever the empty cells hold, the rule is broken. Each condition of the puzzle
/// is examined by itself, with the candidates that the restrictions of its cells leave. Once at most two of
/// its cells are empty, its violation is found as soon as the digits contradict it. This also holds, however
/// many are empty, for sums, pairs of cells, lists of combinations and patterns along a line and, if no cell
/// is restricted, for houses and chains of increasing digits; for other conditions a violation may be found
/// only when more cells are filled. A full grid without violations is a solution.
///
/// Threads: one at a time; verifiers share nothing that changes.
class Verifier {
 public:
  /// For puzzles of the kind of this one. Nullopt if a limit is reached before its conditions are known.
  [[nodiscard]] static std::optional<Verifier> of(const Puzzle& puzzle, const cp::Limits& limits = {});
  ~Verifier();
  Verifier(Verifier&&) noexcept;
  Verifier& operator=(Verifier&&) noexcept;

  /// Those of a state with the givens: first the clues about single cells, then the parts of the shape and of
  /// the rules. No two have the same name. puzzle: of the verifier's kind. state: a digit or 0 for each cell;
  /// 0 for holes.
  [[nodiscard]] std::vector<Violation> violations(const Puzzle& puzzle, const Grid& state);

 private:
  struct Tested;
  class StateTest;
  struct Kind;
  explicit Verifier(std::unique_ptr<Kind> kind);

  std::unique_ptr<Kind> kind_;
};

}  // namespace quadrille::sudoku
