// Pairs of cells that hold equal digits in every solution, and pairs that hold different digits in every
// solution.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/limits.h"
#include "sudoku/explain/true_candidates.h"

namespace quadrille::sudoku {

struct CellPair {
  int first, second;  // cells, first < second
  friend bool operator==(const CellPair&, const CellPair&) = default;
};

struct PairReport {
  std::vector<CellPair> equal;      // increasing
  std::vector<CellPair> different;  // increasing
  std::uint64_t undecided = 0;      // pairs that a limit left open, of both kinds
};

/// Only pairs that no house implies: both cells have several true candidates, and cells that must differ
/// share no house.
///
/// A pair of cells that differ in a known solution need not be equal, so the others are decided by one search
/// for each digit: is there a solution in which the first cell holds it and the second does not? Each
/// solution that is found decides further pairs. Undecided candidates count as possible.
[[nodiscard]] PairReport find_pairs(const TrueCandidates& candidates, const cp::Limits& limits = {});

}  // namespace quadrille::sudoku
