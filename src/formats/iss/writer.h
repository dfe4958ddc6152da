// Uses of rules as items of Interactive Sudoku Solver.
#pragma once

#include <span>
#include <string>

#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

/// ~R1C1~R1C2.
[[nodiscard]] std::string iss_cells(std::span<const int> cells, const sudoku::Layout& layout);
/// The item for the use; empty if there is none.
[[nodiscard]] std::string iss_item(const sudoku::RuleUse& use, const sudoku::Layout& layout);
/// Whether the same use is read back: not for the digits of its cells, nor for a clue from the other side.
[[nodiscard]] bool is_kept_by_iss(const sudoku::RuleUse& use, const sudoku::Layout& layout,
                                  bool is_within = false);

}  // namespace quadrille::formats
