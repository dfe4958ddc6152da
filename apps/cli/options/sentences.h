// What is said about options, and about the search that they ask for.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// Help pages: titles, and how a command is used.
inline constexpr Sentence<Text> kUsage{"Usage: {}"};
inline constexpr Sentence<> kCommands{"Commands"};
inline constexpr Sentence<> kExitCodes{"Exit codes"};
inline constexpr Sentence<> kExamples{"Examples"};

// What options ask for together.
inline constexpr Sentence<> kLanesTellsLess{
    "--engine lanes tells how many solutions there are, and one of them; leave out --all, --limit of solve, "
    "--next, --trace, --minimal, --consistency, --branch, --time-limit, --memory-limit and --stats"};
inline constexpr Sentence<> kAdaptiveProvesNothing{
    "--engine adaptive finds a solution and proves nothing; it is for solve, without --all, --limit, --next "
    "and --trace"};
inline constexpr Sentence<> kLanesNeedsThreads{
    "--engine lanes needs threads, which this build does not have"};

// Why a search ended early.
inline constexpr Sentence<> kInterrupted{"it was interrupted"};
inline constexpr Sentence<> kMemoryLimit{"the memory limit ended the search"};
inline constexpr Sentence<> kTimeLimit{"the time limit ended the search"};

// What a search took. The time is a number with its unit.
inline constexpr Sentence<Number, Number, Number, Number, Text> kStatistics{
    "nodes {}, failures {}, propagations {}, depth {}, time {}"};
// nodes, failures, propagations; learnt clauses, backjumps, restarts; depth, time
inline constexpr Sentence<Number, Number, Number, Number, Number, Number, Number, Text> kStatisticsOfLearning{
    "nodes {}, failures {}, propagations {}, learnt clauses {}, backjumps {}, restarts {}, depth {}, time "
    "{}"};

// Which puzzles are wanted.
// option, technique, its level, the level that was wanted
inline constexpr Sentence<Text, Text, Text, Text> kTechniqueTooHard{
    "{0}: {1} makes a puzzle {2} or harder, expected a technique of puzzles that are {3}"};
// option, technique, its score, the most that was wanted
inline constexpr Sentence<Text, Text, Number, Number> kTechniqueScoresMore{
    "{}: one step of {} scores {}, expected at most {}, the score that --score allows"};
inline constexpr Sentence<Text, Text> kTechniqueIsLater{
    "--needs: {0} comes later than {1}, expected none later than --hardest {1}; `quadrille techniques` has "
    "the "
    "order"};
// most, level, found
inline constexpr Sentence<Number, Text, Number> kScoreRaisesLevel{
    "--score: found {2} or more, expected at most {0}: a higher score makes a puzzle harder than {1}"};
inline constexpr Sentence<Text, Text> kEasyRatesLess{
    "--er: found {1} or more, expected {0} or less: an Easy puzzle takes singles alone, which rate no more"};
inline constexpr Sentence<Text, Number, Number> kTooManyCellsToRate{
    "{}: expected a grid of at most {} cells, found {}: larger ones have no rating"};
inline constexpr Sentence<Text> kRatesClassicGridsAlone{
    "{}: Sudoku Explainer rates classic 9x9 grids alone; --difficulty and --score rate others, too"};

}  // namespace quadrille::cli::say
