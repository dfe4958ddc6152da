// The comments in a proof by cutting planes.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// The first argument is a cell.
inline constexpr Sentence<Text> kClauseLeaves{"{}: what the clause leaves", "{} : ce que la clause laisse"};

// The first argument is the label of a condition. Lists of digits and of cells have a space before each
// element.
inline constexpr Sentence<Text, Text, Text> kDigitsAndCells{"{}: digits{}, cells{}",
                                                            "{} : chiffres{}, cases{}"};
inline constexpr Sentence<Text, Text, Text> kCellsAndDigits{"{}: cells{}, digits{}",
                                                            "{} : cases{}, chiffres{}"};
inline constexpr Sentence<Text, Number> kDigitOf{"{}: digit {}", "{} : chiffre {}"};
inline constexpr Sentence<Text, Text, Number> kDigitOfBoth{"{} and {}: digit {}", "{} et {} : chiffre {}"};
inline constexpr Sentence<Text> kCellsGiveMost{"{}: the most that its cells give",
                                               "{} : le plus que donnent ses cases"};
inline constexpr Sentence<Text> kCellsGiveLeast{"{}: the least that its cells give",
                                                "{} : le moins que donnent ses cases"};

}  // namespace quadrille::sudoku::say
