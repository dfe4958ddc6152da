// Steps as text.
#pragma once

#include <string>

#include "techniques/step.h"

namespace quadrille::techniques {

/// As HoDoKu prints a step: "Naked Pair: 4,7 in r46c9 => r7c9<>4". Cells are r1c1, counted from 1. The chains
/// of a forcing chain follow on separate lines.
[[nodiscard]] std::string hodoku_text(const Step& step, const Board& board);

/// Cells merged along rows and columns, from the smallest on: "r8c89,r9c6". In grids with more than nine rows
/// or columns they are listed one by one.
[[nodiscard]] std::string cells_text(std::vector<int> cells, const Board& board);

/// The cells of a step's pattern, in increasing order, which show where to look for it.
[[nodiscard]] std::vector<int> cells_of(const Step& step);

/// The conclusion of a step: "r4c3=8" or "r1c24,r3c1<>7, r2c2<>9".
[[nodiscard]] std::string conclusion_text(const Step& step, const Board& board);

}  // namespace quadrille::techniques
