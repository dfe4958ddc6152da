// What the server's answers say to people.
#pragma once

#include "base/sentence.h"

namespace quadrille::serve::say {

// What is wrong with a message. The places are a line and a column.
inline constexpr Sentence<Text> kNoObject{
    R"(found {}, expected a message such as {"nonce":1,"command":"solve","dataType":"fpuzzles","data":"N4Ig.."})"};
inline constexpr Sentence<Number, Number, Text> kBrokenMessage{"in line {}, character {} of the message: {}"};
inline constexpr Sentence<Text> kBehindMessage{"found {} behind the message, expected one message at a time"};
inline constexpr Sentence<Text> kExpectedNonce{
    "found {} as the message's nonce, expected a whole number, by which the answer is told from others"};
inline constexpr Sentence<Text, Text> kUnknownCommand{"found the command {}, expected one of {}"};
inline constexpr Sentence<Text> kUnknownDataType{
    "found the data type {}, expected fpuzzles: the only one that is read here"};
inline constexpr Sentence<> kNoData{"found no data, expected the puzzle as f-puzzles packs it"};

// What is found out about a puzzle.
inline constexpr Sentence<> kNoSolution{"This puzzle has no solution."};
inline constexpr Sentence<> kMemoryLimit{
    "The search needed more memory than it may have, so there is no answer."};

// What steps come to.
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "The grid has {} cells, and steps are looked for in grids of at most {}."};
inline constexpr Sentence<> kInitialCandidates{
    "Initial candidates: what the filled cells leave to the others."};
inline constexpr Sentence<> kNoSolutionFromHere{
    "What is filled in leads to no solution: a digit or a center mark is wrong, or the puzzle has none."};
inline constexpr Sentence<> kSolved{"The grid is solved."};
inline constexpr Sentence<> kNoStep{"No technique that is known here applies."};

}  // namespace quadrille::serve::say
