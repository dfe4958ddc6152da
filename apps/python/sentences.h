// What the Python module says.
#pragma once

#include "base/sentence.h"

namespace quadrille::python::say {

// Puzzles that Python describes.
inline constexpr Sentence<> kNoPuzzleSource{
    "expected a text, rows of numbers, a dict as in JSON, or a size as the puzzle"};
inline constexpr Sentence<Number> kNoSquare{
    "found {} numbers, which is no square: expected as many rows as columns"};
inline constexpr Sentence<Number, Number, Number> kRowLength{
    "found {1} numbers in row {0}, expected {2}, as many as there are rows"};
inline constexpr Sentence<Text, Number, Number> kDigitOutOfRange{
    "found {1} in {0}, expected a digit from 1 to {2}, or 0 for an open cell"};
inline constexpr Sentence<Text> kNoNumber{"found {}, expected a whole number or None"};
inline constexpr Sentence<Number, Number> kSizeOutOfRange{"found the size {}, expected 1 to {}"};
inline constexpr Sentence<Text> kDrawingIsNotUnderstood{
    "drawn, not understood: {}; that may be rules. With ignore_drawing=True it is left out"};
inline constexpr Sentence<Text> kFormatIsNotRead{"the format {} can be written, and not read"};
inline constexpr Sentence<> kTextAloneHasFormat{"a format is for texts: found a puzzle that is none"};
inline constexpr Sentence<Text> kNoCell{
    "found {}, expected a cell, such as r1c3, or a row and a column from 0"};
inline constexpr Sentence<Text> kNoStatement{
    "found {}, expected what a cell holds, such as r1c3=7 or r1c3!=7"};
inline constexpr Sentence<Text> kFormatNotFor{"the format {} cannot say all of this puzzle; json can"};

// What is found out.
inline constexpr Sentence<> kNoSolution{"no solution"};
inline constexpr Sentence<> kNoSolutionAsk{"no solution; check() says what is wrong"};
inline constexpr Sentence<Text, Text, Text> kContradiction{"contradictory givens: {} and {} break {}"};
inline constexpr Sentence<Text> kNoCandidate{"no solution: nothing is left for {}"};
inline constexpr Sentence<> kRulesAdmitNone{"no solution: the rules admit none, whatever is given"};
inline constexpr Sentence<Text> kConflict{"no solution: these givens cannot stand together: {}"};
inline constexpr Sentence<> kOneSolution{"one solution"};
inline constexpr Sentence<Text> kSeveralSolutions{"several solutions; two of them differ in {}"};
inline constexpr Sentence<> kUnknown{"not known: the time limit came first"};
inline constexpr Sentence<> kLimitReached{"the time limit came before the answer"};
inline constexpr Sentence<Text> kForced{"forced by {}"};
inline constexpr Sentence<> kNotForced{"not forced: there is a solution without it"};

inline constexpr Sentence<> kNeedlessNeedsOneSolution{
    "several solutions; needless clues are looked for in puzzles with one"};

// Steps.
inline constexpr Sentence<> kStepsNeedOneSolution{
    "steps lead to the only solution, and this puzzle has several"};
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "the grid has {} cells; steps are looked for in grids of at most {}"};
inline constexpr Sentence<> kScaleIsForClassicGrids{
    "the scale of Sudoku Explainer is for classic 9x9 grids; use the scale hodoku"};

// Puzzles to be made.
inline constexpr Sentence<> kNoGridOfKind{"no grid obeys these rules, or none was found in reasonable time"};
inline constexpr Sentence<Number> kNoPuzzleOfKind{
    "{} attempts gave no such puzzle; ask for another number of clues, or another seed"};

inline constexpr Sentence<> kTriesOfNothing{
    "tries is for puzzles of a certain kind: say by difficulty, score, er, needs, hardest or no_guess which "
    "are "
    "wanted"};
inline constexpr Sentence<Number> kTooFewFit{
    "the tries gave {} such puzzles; ask for more tries, or for other puzzles"};

// Many grids.
inline constexpr Sentence<> kNoGrids{
    "expected grids as an array of uint8 with a row for each grid, as a list of texts, or as bytes with a "
    "grid a line"};
inline constexpr Sentence<Number, Number> kCellsOfGrids{"found {} numbers for each grid, expected {}"};
inline constexpr Sentence<Text> kTypeOfGrids{"found an array of {}, expected whole numbers"};
inline constexpr Sentence<Number, Number> kBadDigitOfGrid{
    "grid {} (from 0) has a digit beyond {}; expected 1 to that, or 0 for an open cell"};
inline constexpr Sentence<Number> kBadTextOfGrid{
    "grid {} (from 0) is no grid of this kind: expected a character for each cell, a digit or a dot"};
inline constexpr Sentence<> kLimitIsZero{"the limit is 0, expected 1 or more"};
inline constexpr Sentence<Number> kThreads{"found {} threads, expected 1 or more"};

// Models.
inline constexpr Sentence<> kNoTruthValue{
    "an expression of a model has no truth value yet: write & | ~ for and, or, not, and (a <= x) & (x <= b) "
    "for "
    "a <= x <= b"};
inline constexpr Sentence<Text> kNoMode{
    "found the mode {}, expected automatic, fixed, guided, free or mixed"};

// Objects in use.
inline constexpr Sentence<> kInUse{"another thread is using this; each thread needs one of its own"};

}  // namespace quadrille::python::say
