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

}  // namespace quadrille::cli::say
