// Proofs of uniqueness, and of the number of solutions, by cutting planes that follow the inferences of the
// engine.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "proof/veripb.h"
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
    const std::function<void(std::string_view)>& write_proof,
    proof::VeripbVersion version = proof::VeripbVersion::v2);

struct CountProof {
  /// The puzzle's constraints. The proof lists the solutions and shows, if they are all, that there is no
  /// other.
  Opb formula;
  std::uint64_t solutions = 0;
  bool is_complete = false;     // no limit ended the search
  bool is_written = false;      // the proof
  std::uint64_t conflicts = 0;  // of the search
};

/// Searches for all solutions, but for no more than `most`, with the engine's learning search, and writes a
/// proof in VeriPB's format, version 3.0, of their number, or of a lower bound if there may be more. Memory
/// is linear in the solutions and the conflicts. Of the limits, the time, the memory and the stop token
/// apply. on_solution is called with each number of solutions so far.
[[nodiscard]] CountProof prove_count(const Conditions& conditions, std::uint64_t most,
                                     const cp::Limits& limits,
                                     const std::function<void(std::string_view)>& write_proof,
                                     const std::function<void(std::uint64_t)>& on_solution = {});

}  // namespace quadrille::sudoku
