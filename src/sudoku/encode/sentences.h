// The comments in a formula in OPB.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// The argument is a cell.
inline constexpr Sentence<Text> kOneDigit{"{}: exactly one digit", "{} : exactement un chiffre"};
inline constexpr Sentence<> kOtherSolution{"not the solution that was found", "pas la solution trouvée"};

}  // namespace quadrille::sudoku::say
