// The clues and the houses that force a digit into a cell, or exclude it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "sudoku/explain/clues.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

/// The statement that a cell holds a digit or, if negated, that it does not.
struct Statement {
  int cell;
  int digit;
  bool is_negated = false;
};

/// The statement holds in every solution, and there is one. No grid that satisfies the named rules and these
/// clues contradicts it.
struct Forced {
  std::vector<Clue> clues;         // givens and restrictions, in the order of clues_of()
  bool irreducible = false;        // proved: without any one of them the statement can be false
  bool smallest = false;           // proved: no smaller set of such clues forces it; implies irreducible
  std::vector<std::string> rules;  // names of houses ("row 3", "box 1") and rules ("anti_knight")
  bool all_needed = false;         // proved: without any one of them these clues do not force the statement
};

/// A solution in which the statement is false.
struct NotForced {
  Grid counterexample;
};

/// The puzzle has no solution: there is nothing to force.
struct NothingStands {};

/// A limit or the stop token ended the search before the answer was known.
struct Undecided {};

struct WhyReport {
  std::variant<Forced, NotForced, NothingStands, Undecided> answer;
  cp::Statistics statistics;  // the sum over all searches
};

/// The statement's cell and digit must belong to the puzzle. Assumes the opposite, and finds the smallest set
/// of givens and restrictions that conflict with it as check() does, then rules that can be left out. If a
/// stage is cut short, the report says less, as its flags tell, but everything in it is true.
[[nodiscard]] WhyReport why(const Puzzle& puzzle, const Statement& statement,
                            const SolveOptions& options = {});

}  // namespace quadrille::sudoku
