// The remarks of a proof by cutting planes, and of its formula.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// The first argument is a cell.
inline constexpr Sentence<Text> kOneDigit{"{}: a digit, and no two"};
inline constexpr Sentence<Text> kClauseLeaves{"{}: what the clause leaves"};
inline constexpr Sentence<> kOtherSolution{"not the solution that was found"};

// The first argument is the label of a condition. Lists of digits and of cells have a blank before each.
inline constexpr Sentence<Text, Text, Text> kDigitsAndCells{"{}: digits{}, cells{}"};
inline constexpr Sentence<Text, Text, Text> kCellsAndDigits{"{}: cells{}, digits{}"};
inline constexpr Sentence<Text, Number> kDigitOf{"{}: digit {}"};
inline constexpr Sentence<Text, Text, Number> kDigitOfBoth{"{} and {}: digit {}"};
inline constexpr Sentence<Text> kCellsGiveMost{"{}: what its cells give at most"};
inline constexpr Sentence<Text> kCellsGiveLeast{"{}: what its cells give at least"};

}  // namespace quadrille::sudoku::say
