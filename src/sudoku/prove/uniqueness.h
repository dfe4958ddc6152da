// Proofs that a puzzle has no solution, or exactly one, for checkers that know nothing about puzzles.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "cp/limits.h"
#include "sudoku/encode/cnf.h"

namespace quadrille::sudoku {

struct Conditions;

struct Uniqueness {
  enum class Verdict : std::uint8_t { unique, none, several, stopped };
  Verdict verdict = Verdict::stopped;
  std::optional<Grid> solution, other;  // the ones that were found
  std::uint64_t conflicts = 0;          // of the search
};

struct UniquenessProof : Uniqueness {
  /// The puzzle's clauses and, if there is a solution, a last one that excludes it. If the verdict is
  /// `unique` or `none`, the formula has no model, as the proof shows.
  Cnf formula;
};

/// Searches for a solution by clause learning, then continues for a second one, and writes an LRAT proof of
/// the result. Of the limits, the time, the memory and the stop token apply.
[[nodiscard]] UniquenessProof prove_uniqueness(const Conditions& conditions, const cp::Limits& limits,
                                               const std::function<void(std::string_view)>& write_lrat);

}  // namespace quadrille::sudoku
