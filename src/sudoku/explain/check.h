// The verdict on a puzzle: contradictory, without solution, with one, or with several.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "sudoku/explain/clues.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// Two givens that break a rule by themselves.
struct Contradiction {
  int first, second;         // cells, first < second
  std::string where;         // the house ("row 1") or rule ("anti_knight") that both break
  std::optional<Clue> rule;  // the clue that the condition belongs to; nullopt: the shape
  bool smallest = false;     // proved: no smaller set of clues conflicts
};

/// A cell without candidates: its restriction excludes its given or all digits or, in a puzzle without rules,
/// each of its candidates is among the givens that it sees.
struct NoCandidate {
  int cell;
  /// The clues that leave it no candidate, in the order of clues_of(): its own given and restriction, and
  /// those givens, one for each digit.
  std::vector<Clue> conflict;
};

/// There is no solution. No grid of this shape satisfies all of these clues.
struct NoSolution {
  std::vector<Clue> conflict;  // in the order of clues_of(); empty if the shape by itself admits no grid
  bool irreducible = false;    // proved: without any one of them the others have a solution
  bool smallest = false;       // proved: no smaller set of clues conflicts; implies irreducible
};

struct Unique {
  Grid solution;
};

struct Several {
  Grid first, second;
  std::vector<int> differing_cells;  // increasing
};

/// A limit or the stop token ended the check before the verdict was known.
struct Unknown {
  std::optional<Grid> solution;  // one that was found; it may not be the only one
};

struct CheckReport {
  std::variant<Contradiction, NoCandidate, NoSolution, Unique, Several, Unknown> verdict;
  /// On request: cells whose given could be dropped, one at a time, with the solution still unique.
  std::vector<int> droppable_givens;
  bool all_droppable = true;  // false if a limit or the stop token left the question open for some givens
  cp::Statistics statistics;  // the sum over all searches
};

/// The first pair of givens that breaks a condition. Nullopt if there is none, or if a limit is reached
/// before the conditions are known.
[[nodiscard]] std::optional<Contradiction> find_contradiction(const Puzzle& puzzle,
                                                              const cp::Limits& limits = {});

/// The verdicts are tried in the order of CheckReport, so the simplest true one is returned.
///
/// The time limit and the stop token apply to the whole check, the limits on nodes and failures to each of
/// its searches. The verdict is Unknown only if the search for two solutions did not end, or was not begun.
/// If a later stage is cut short (the clues that conflict, the givens that could be dropped), the report says
/// less, as its flags tell, but everything in it is true. Finding the smallest conflict may take exponential
/// time: the search for it stops after a few seconds' work or, if the proof that there is no solution took
/// longer, a small multiple of that.
[[nodiscard]] CheckReport check(const Puzzle& puzzle, const SolveOptions& options = {}, bool minimal = false);

}  // namespace quadrille::sudoku
