// A grid with the candidates of each cell, as people write them.
#pragma once

#include <string>

#include "sudoku/explain/true_candidates.h"

namespace quadrille::cli {

/// Each candidate is at its digit's position in a square of its cell, with a ? if it is undecided:
///
///   ┏━━━━┯━━
///   ┃ 1  │
///   ┃  4 │ 3?
///
/// Cells beside the grid follow on lines below it. colour: decided digits are bold, candidates in only one
/// solution are green (if two or more solutions were requested), and undecided ones are yellow.
[[nodiscard]] std::string candidate_grid(const sudoku::TrueCandidates& candidates, bool colour, bool ascii);

/// "12?": the candidates of one cell.
[[nodiscard]] std::string candidates_text(const sudoku::TrueCandidates& candidates, int cell);

}  // namespace quadrille::cli
