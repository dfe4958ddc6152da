// The options that several commands share, an entry each. Commands name those that they take (commands.cpp).
// Where an option means another thing to a command, that has an entry of its own: kTimeLimitOfFact is for
// why, kTimeLimitOfMethod for compare, kTimeLimitOfInstance for xcsp; the others stand in command_options.h.
#pragma once

#include "options/option.h"
#include "options/values.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::options {

// Of every command, and of the program.
inline constexpr Option kHelp{.names = "-h,--help", .meaning{"Print this page."}};
inline constexpr Option kVersion{.names = "--version", .meaning{"Print the version."}};

// How to read the input.
inline constexpr Option kFormat{.names = "--format",
                                .kind = Kind::choice,
                                .value = "FORMAT",
                                .choices = readable_formats,
                                .meaning{"The format of the input, one of those that `quadrille formats` "
                                         "lists. Otherwise it is recognised by its content."}};
inline constexpr Option kSize{.names = "--size",
                              .kind = Kind::number,
                              .value = "N",
                              .least = 1,
                              .most = sudoku::kMaxSize,
                              .meaning{"Rows and columns of the grid, 1 to 64."}};
inline constexpr Option kBox{
    .names = "--box",
    .kind = Kind::text,
    .value = "RxC|none",
    .choices = box_names,
    .meaning{"Rows and columns of a box; none for a Latin square. Otherwise the usual for the size."}};
inline constexpr Option kRegions{
    .names = "--regions",
    .kind = Kind::text,
    .value = "FILE|TEXT",
    .meaning{"Irregular regions: a label for each cell, in a file or as text such as aab,abb,ccc."}};
inline constexpr Option kRule{
    .names = "--rule",
    .kind = Kind::text,
    .value = "RULE[=ARGUMENT]",
    .choices = rule_names,
    .is_repeated = true,
    .meaning{"A rule to add to each puzzle, one of those that `quadrille rules` lists. May be repeated."}};
inline constexpr Option kDigits{.names = "--digits",
                                .kind = Kind::text,
                                .value = "SYMBOLS",
                                .meaning{"The symbols of the digits 1, 2, 3 ..; 1-9A-Z where not given."}};

// How to search.
inline constexpr Option kEngine{
    .names = "--engine",
    .kind = Kind::choice,
    .choices = names_in<kEngines>,
    .usual = "auto",
    .meaning{
        "What searches: cp is constraint propagation; learning adds clauses learnt from failures; lanes is "
        "the bulk kernel, for files of one grid a line; adaptive repairs full grids, finds and never proves; "
        "auto takes the best for the input, and goes from propagation to learning where a puzzle is hard."}};
inline constexpr Option kConsistency{
    .names = "--consistency",
    .kind = Kind::choice,
    .choices = names_in<kConsistencies>,
    .usual = "auto",
    .meaning{"How much propagation infers: value is forward checking, bounds looks at the ends of domains, "
             "domain at every value, auto (the default) as far as it pays."}};
inline constexpr Option kBranch{
    .names = "--branch",
    .kind = Kind::text,
    .value = "CELL[,DIGIT]",
    .choices = names_in<kVariableOrders>,
    .usual = "crowded,min",
    .meaning{"Which cell to guess next, and after a comma which digit first: crowded,min where not given. "
             "Cells: input, first_fail, crowded, smallest, largest, dom_wdeg, random. "
             "Digits: min, max, middle, split, random, phase."}};
inline constexpr Option kSeed{.names = "--seed",
                              .kind = Kind::number,
                              .value = "N",
                              .usual = "1",
                              .meaning{"Seed of the random orders; 1 where not given."}};
inline constexpr Option kThreads{
    .names = "--threads",
    .kind = Kind::number,
    .value = "N",
    .least = 1,
    .most = kMostThreads,
    .usual = "1",
    .meaning{
        "How many threads work: each at another puzzle, with the same output as one, or where there is but "
        "one puzzle all at that. Which of several solutions comes first does not depend on N, from 2 on. 1 "
        "where not given."}};
inline constexpr Option kStats{
    .names = "--stats",
    .meaning{"Tell on standard error how many nodes, failures and propagations there were, how deep the "
             "search went, and the time it took."}};

// Limits of a search: for each puzzle, each fact (why), each method (compare), the instance (xcsp).
inline constexpr Option kTimeLimit{.names = "--time-limit",
                                   .kind = Kind::duration,
                                   .value = "TIME",
                                   .meaning{"The longest time for each puzzle: 2 or 2s, 500ms, 1m."}};
inline constexpr Option kTimeLimitOfFact{.names = "--time-limit",
                                         .kind = Kind::duration,
                                         .value = "TIME",
                                         .meaning{"The longest time for each fact: 2 or 2s, 500ms, 1m."}};
inline constexpr Option kTimeLimitOfMethod{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value = "TIME",
    .usual = "10s",
    .meaning{"The longest time for each method, 10s where not given: 2 or 2s, 500ms, 1m."}};
inline constexpr Option kTimeLimitOfInstance{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value = "TIME",
    .meaning{"The longest time for the instance: 2 or 2s, 500ms, 1m."}};
inline constexpr Option kMemoryLimit{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value = "SIZE",
    .meaning{"The most memory that the search for each puzzle may hold: 500M, 2G, 64K, or bytes."}};
inline constexpr Option kMemoryLimitOfFact{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value = "SIZE",
    .meaning{"The most memory that the search for each fact may hold: 500M, 2G, 64K, or bytes."}};
inline constexpr Option kMemoryLimitOfMethod{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value = "SIZE",
    .meaning{"The most memory that the search for each method may hold: 500M, 2G, 64K, or bytes."}};
inline constexpr Option kMemoryLimitOfInstance{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value = "SIZE",
    .meaning{"The most memory that the search for the instance may hold: 500M, 2G, 64K, or bytes."}};

// What to print.
inline constexpr Option kOutput{.names = "--output",
                                .kind = Kind::choice,
                                .value = "FORMAT",
                                .choices = writable_formats,
                                .usual = "frame",
                                .meaning{"The format of the output, frame where not given."}};
inline constexpr Option kOut{.names = "-o,--out",
                             .kind = Kind::file,
                             .value = "FILE",
                             .meaning{"Write to this file, not to standard output."}};
inline constexpr Option kResume{
    .names = "--resume",
    .needs = "--out",
    .meaning{
        "Go on with a run that ended early, by Ctrl-C or in any other way: the same command as before."}};
inline constexpr Option kPart{
    .names = "--part",
    .kind = Kind::text,
    .value = "I/N",
    .needs = "--out",
    .excludes = "--resume",
    .meaning{
        "Answer part I of N of a file with one puzzle a line, I from 0 to N-1; of `generate`, make that "
        "part of the puzzles. `quadrille merge` puts the "
        "N outputs together. The exit code is 0 when the part is done, whatever the answers, and 75 when "
        "it should be run again: Ctrl-C ended it, or the disk was full."}};
inline constexpr Option kIgnoreDrawing{
    .names = "--ignore-drawing",
    .meaning{"Answer puzzles of SudokuPad without what their drawing may mean, which this program does not "
             "understand. Otherwise they are not answered."}};
inline constexpr Option kUnordered{
    .names = "--unordered",
    .meaning{"Write answers of files of one grid a line as they come, not in order, so that with two threads "
             "or more a hard grid does not hold up the others. Each answer begins with FILE:LINE."}};

}  // namespace quadrille::options
