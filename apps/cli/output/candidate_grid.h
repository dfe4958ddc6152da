// A grid with the candidates of each cell, as people pencil them in.
#pragma once

#include <string>

#include "sudoku/explain/true_candidates.h"

namespace quadrille::cli {

/// Each candidate stands at its digit's place in a square of its cell; a ? where it is undecided:
///
///   ┏━━━━┯━━
///   ┃ 1  │
///   ┃  4 │ 3?
///
/// Cells beside the grid follow in lines below it. colour: digits that are settled are bold, candidates of
/// one solution alone are green (where two or more solutions were asked for), and undecided ones are yellow.
[[nodiscard]] std::string candidate_grid(const sudoku::TrueCandidates& candidates, bool colour, bool ascii);

/// "12?": the candidates of one cell.
[[nodiscard]] std::string candidates_text(const sudoku::TrueCandidates& candidates, int cell);

}  // namespace quadrille::cli
