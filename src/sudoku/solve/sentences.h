// What is said about solving: the grids and the room that programs hand over.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// The label of a condition that follows from others.
inline constexpr Sentence<Text, Text> kCrossings{"crossings of {} and {}"};

// C++.
inline constexpr Sentence<> kNoOnSolution{"Solver: found no function to call with solutions, expected one"};
inline constexpr Sentence<> kGridSolverLimit{"GridSolver: the limit is 0, expected 1 or more"};
inline constexpr Sentence<Number, Number> kRoomForCharacters{
    "GridSolver: found room for {} characters, expected room for {}"};
inline constexpr Sentence<Number, Number> kRoomForNumbers{
    "GridSolver: found room for {} numbers, expected room for {}"};
inline constexpr Sentence<> kUnusualLayout{
    "GridSolver: found a layout that is not usual, expected as many rows, columns and digits from 1, and "
    "lines"};
inline constexpr Sentence<> kNoExtraCellsInTexts{
    "GridSolver: found extra cells, which texts of grids have no place for, expected none"};
inline constexpr Sentence<Number, Number> kGridSolverSize{"GridSolver: the size is {}, expected 1 to {}"};
inline constexpr Sentence<> kNoGrids{"GridSolver: found no grids, expected an array"};
inline constexpr Sentence<Number, Number> kGridsApart{
    "GridSolver: found grids {} characters apart, expected at least {}"};

// C.
inline constexpr Sentence<> kNullSolver{"the solver is null, expected one that quadrille_new() made"};
inline constexpr Sentence<> kLimitIsZero{"the limit is 0, expected 1 or more"};
// place, size, greatest digit
inline constexpr Sentence<Number, Number, Text> kNoDigitOfGrid{
    "character {} of the grid is no digit of a grid of size {}, expected 1 to {}, or . for an empty cell"};
inline constexpr Sentence<Number, Number> kSizeIsWrong{"the size is {}, expected 1 to {}"};
inline constexpr Sentence<> kNullRule{"the rule's name is null, expected a name"};
inline constexpr Sentence<> kNullGrid{"the grid is null, expected a text"};
inline constexpr Sentence<Number, Number> kGridIsTooShort{"the grid has {} characters, expected {}"};
inline constexpr Sentence<> kNullSolutions{"the room for solutions is null, expected an array"};
inline constexpr Sentence<> kNullGrids{"the grids are null, expected an array"};
inline constexpr Sentence<> kGridsOverlap{
    "the grids lie closer together than they are long; expected a greater stride"};

}  // namespace quadrille::sudoku::say
