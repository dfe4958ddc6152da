// Proofs that a puzzle has no solution, or no other than one, for checkers that know nothing of puzzles.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "cp/limits.h"
#include "sudoku/prove/cnf.h"

namespace quadrille::sudoku {

struct Uniqueness {
  enum class Verdict : std::uint8_t { unique, none, several, stopped };
  Verdict verdict = Verdict::stopped;
  std::optional<Grid> solution, other;  // that were found
  std::uint64_t conflicts = 0;          // of the search
};

struct UniquenessProof : Uniqueness {
  /// The puzzle's clauses and, where there is a solution, last one that excludes it. `unique` and `none`: it
  /// has no model, as the proof shows.
  Cnf formula;
};

/// Searches for a solution by clause learning, then goes on for another one, and writes an LRAT proof of it
/// all. Of the limits the time, the memory and the stop token end it.
[[nodiscard]] UniquenessProof prove_uniqueness(const Conditions& conditions, const cp::Limits& limits,
                                               const std::function<void(std::string_view)>& write_lrat);

}  // namespace quadrille::sudoku
