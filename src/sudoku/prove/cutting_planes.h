// Proofs of uniqueness by cutting planes, which follow the inferences of the engine.
#pragma once

#include <functional>
#include <string_view>

#include "sudoku/prove/opb.h"
#include "sudoku/prove/uniqueness.h"

namespace quadrille::sudoku {

struct CuttingPlanesProof : Uniqueness {
  /// The puzzle's constraints and, where there is a solution, last one that excludes it. `unique` and `none`:
  /// nothing satisfies it, as the proof shows.
  Opb formula;
};

/// Searches with the engine, by learning, for a solution, then for another one, and writes a proof in
/// VeriPB's format where it ends with none. Of the limits the time, the memory and the stop token end it.
[[nodiscard]] CuttingPlanesProof prove_by_cutting_planes(
    const Conditions& conditions, const cp::Limits& limits,
    const std::function<void(std::string_view)>& write_proof);

}  // namespace quadrille::sudoku
