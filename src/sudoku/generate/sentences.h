// What is said about puzzles that cannot be generated.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

inline constexpr Sentence<Number, Number> kNumberOfClues{
    "generate: found {} as the number of clues, expected 0 to {}"};
inline constexpr Sentence<> kExpectedEmptyGrid{
    "generate: found a puzzle with givens or restrictions, expected an empty grid"};
inline constexpr Sentence<> kNoGivensForExtraCells{
    "generate: found extra cells, which can have no givens, expected none"};
inline constexpr Sentence<> kExpectedSquareGrid{
    "generate: found a symmetry that exchanges rows and columns, expected a square grid for it"};
inline constexpr Sentence<> kExpectedFunctions{"generate: a function to call is missing, expected two"};

}  // namespace quadrille::sudoku::say
