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
inline constexpr Sentence<> kRegionsNeedSize{
    "generate: found a layout that no size says, expected a usual one for random regions"};
inline constexpr Sentence<Number> kMostOfEach{
    "generate: found {} as the most clues of each rule, expected 1 or more"};
inline constexpr Sentence<Text> kNotDrawable{
    "generate: found {} as a rule of which to draw clues, expected one that drawable_rules() names"};
inline constexpr Sentence<> kExpectedFunctions{"generate: a function to call is missing, expected two"};

}  // namespace quadrille::sudoku::say
