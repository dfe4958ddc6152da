// Proofs of uniqueness by cutting planes that follow the inferences of the engine.
#pragma once

#include <functional>
#include <string_view>

#include "sudoku/encode/opb.h"
#include "sudoku/prove/uniqueness.h"

namespace quadrille::sudoku {

struct CuttingPlanesProof : Uniqueness {
  /// The puzzle's constraints and, if there is a solution, a last one that excludes it. If the verdict is
  /// `unique` or `none`, nothing satisfies the formula, as the proof shows.
  Opb formula;
};

/// Searches for a solution with the engine's learning search, then for a second one, and writes a proof in
/// VeriPB's format if there is no further solution. Of the limits, the time, the memory and the stop token
/// apply.
[[nodiscard]] CuttingPlanesProof prove_by_cutting_planes(
    const Conditions& conditions, const cp::Limits& limits,
    const std::function<void(std::string_view)>& write_proof);

}  // namespace quadrille::sudoku
