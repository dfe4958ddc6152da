// The options that one command alone takes, an entry each, under the name of the command.
#pragma once

#include "options/options.h"

namespace quadrille::options {

// solve
inline constexpr Option kFirst{.names = "--first",
                               .excludes = "--all --next --limit",
                               .meaning{"One solution, without looking for a second."}};
inline constexpr Option kAll{
    .names = "--all", .excludes = "--first --next --limit", .meaning{"All solutions."}};
inline constexpr Option kNext{
    .names = "--next",
    .excludes = "--first --all --limit",
    .meaning{"Ask after each solution: ; shows the next, Enter ends. After the last: No."}};
inline constexpr Option kLimitOfSolve{.names = "--limit",
                                      .kind = Kind::number,
                                      .value = "N",
                                      .least = 1,
                                      .excludes = "--first --all --next",
                                      .meaning{"The first N solutions."}};
inline constexpr Option kOutputOfSolve{
    .names = "--output",
    .kind = Kind::choice,
    .value = "FORMAT",
    .choices = writable_formats,
    .usual = "frame",
    .meaning{"The format of the output, frame where not given. line prints nothing but the solution, one "
             "puzzle a line, an empty line for none."}};
inline constexpr Option kTrace{
    .names = "--trace",
    .kind = Kind::text,
    .value = "json",
    .may_lack_value = true,
    .meaning{"Print variables, domains and constraints, then each removal with the constraint that made it, "
             "and the search tree. --trace=json does so for programs."}};

// count
inline constexpr Option kLimitOfCount{
    .names = "--limit",
    .kind = Kind::number,
    .value = "N",
    .least = 1,
    .meaning{"Count no further than N, and print N+ where there may be more."}};
inline constexpr Option kEstimate{
    .names = "--estimate",
    .excludes = "--limit",
    .meaning{"Print about how many there are, with the standard error, from random probes into the "
             "search tree. Ctrl-C prints the estimate so far."}};
inline constexpr Option kProbes{
    .names = "--probes",
    .kind = Kind::number,
    .value = "N",
    .least = 1,
    .usual = "10000",
    .needs = "--estimate",
    .meaning{
        "How many probes an estimate takes; 10000 where not given. Four times as many halve the error."}};

// hint, steps, rate
inline constexpr Option kScale{
    .names = "--scale",
    .kind = Kind::choice,
    .choices = names_in<kScales>,
    .usual = "hodoku",
    .excludes = "--only --without",
    .meaning{"Whose steps and ratings: `hodoku`, the usual one, for HoDoKu 2.3.2, or `se` for Sudoku "
             "Explainer 1.2.1, "
             "which knows classic grids alone and always uses all of its techniques."}};
inline constexpr Option kOnly{.names = "--only",
                              .kind = Kind::choice,
                              .value = "TECHNIQUE",
                              .choices = technique_names,
                              .is_repeated = true,
                              .meaning{"Use this technique, and others named so, alone; `quadrille "
                                       "techniques` lists them."}};
inline constexpr Option kWithout{
    .names = "--without",
    .kind = Kind::choice,
    .value = "TECHNIQUE",
    .choices = technique_names,
    .is_repeated = true,
    .meaning{"Do without this technique, one of those that `quadrille techniques` lists."}};
inline constexpr Option kHintLevel{
    .names = "--level",
    .kind = Kind::choice,
    .choices = names_in<kHintLevels>,
    .usual = "all",
    .meaning{"How much to tell: which cells to look at, which technique applies there, or all of the step."}};
inline constexpr Option kJsonOfSteps{
    .names = "--json", .meaning{"Print each step as a JSON object, one a line, and the rating after them."}};

// check
inline constexpr Option kUnique{.names = "--unique",
                                .meaning{"End with exit code 1 unless there is exactly one solution. Without "
                                         "it several solutions end with 0."}};
inline constexpr Option kMinimalOfCheck{
    .names = "--minimal",
    .meaning{"Where there is one solution, list the givens that could be dropped, each by itself."}};
inline constexpr Option kProof{
    .names = "--proof",
    .kind = Kind::file,
    .value = "NAME",
    .excludes = "--minimal",
    .meaning{
        "Write a proof of the verdict, no solution or one, in LRAT to NAME.lrat, and the formula that it "
        "refutes to NAME.cnf; check_proof NAME.cnf NAME.lrat checks it."}};
inline constexpr Option kProofFormat{
    .names = "--proof-format",
    .kind = Kind::choice,
    .choices = names_in<kProofFormats>,
    .usual = "lrat",
    .needs = "--proof",
    .meaning{"lrat (the default), or veripb: a shorter proof that follows the engine, by cutting planes, in "
             "NAME.pbp, and the formula in NAME.opb."}};

// candidates
inline constexpr Option kLimitOfCandidates{
    .names = "--limit",
    .kind = Kind::number,
    .value = "N",
    .least = 1,
    .usual = "1",
    .meaning{
        "Look for up to N solutions with each candidate, and tell how many there are; 1 where not given, "
        "which tells candidates that stand in a solution from the others."}};
inline constexpr Option kPairs{
    .names = "--pairs",
    .meaning{"Also list the pairs of cells that hold equal digits in every solution, and pairs that hold "
             "different ones though no house says so."}};
inline constexpr Option kNeedless{
    .names = "--needless",
    .meaning{
        "Where there is one solution, also list the clues, givens and rules, that can be dropped: each by "
        "itself, and the most that can be dropped together."}};
inline constexpr Option kOutputOfCandidates{
    .names = "--output",
    .kind = Kind::choice,
    .choices = names_in<kAnswerFormats>,
    .usual = "text",
    .meaning{"text (the default) for people, or json for programs: an object for each puzzle."}};

// convert
inline constexpr Option kTo{.names = "--to",
                            .kind = Kind::choice,
                            .value = "FORMAT",
                            .choices = writable_formats,
                            .meaning{"The format of the output. Otherwise that of the output file's name."}};

// print
inline constexpr Option kTitle{.names = "--title",
                               .kind = Kind::text,
                               .value = "TEXT",
                               .meaning{"The title of the booklet, which stands on each page."}};
inline constexpr Option kPerPage{.names = "--per-page",
                                 .kind = Kind::number,
                                 .value = "N",
                                 .least = 1,
                                 .most = kMostPerPage,
                                 .usual = "6",
                                 .meaning{"Puzzles on each page; 6 where not given."}};
inline constexpr Option kSolutionsPerPage{
    .names = "--solutions",
    .kind = Kind::number,
    .value = "N",
    .least = 0,
    .most = kMostPerPage,
    .usual = "20",
    .meaning{"Solutions on each page at the back; 20 where not given. 0: no solutions."}};
inline constexpr Option kPaper{.names = "--paper",
                               .kind = Kind::choice,
                               .choices = names_in<kPapers>,
                               .usual = "a4",
                               .meaning{"The size of the pages: a4 (the default) or letter."}};
inline constexpr Option kRatingOfPrint{
    .names = "--rate",
    .kind = Kind::choice,
    .choices = names_in<kScales>,
    .meaning{
        "Print beside each puzzle how hard it is, as `quadrille rate` says: on the scale of `hodoku`, or "
        "that of Sudoku Explainer, `se`. Otherwise what the file says of its level is printed."}};

// generate
inline constexpr Option kCount{.names = "--count",
                               .kind = Kind::number,
                               .value = "N",
                               .least = 1,
                               .usual = "1",
                               .meaning{"How many puzzles; 1 where not given."}};
inline constexpr Option kSeedOfGenerate{
    .names = "--seed",
    .kind = Kind::number,
    .value = "N",
    .meaning{"The same seed gives the same puzzles, whatever the number of threads. Where not given, one is "
             "chosen, and told on standard error."}};
inline constexpr Option kClues{.names = "--clues",
                               .kind = Kind::number,
                               .value = "K",
                               .least = 0,
                               .meaning{"How many givens each puzzle has."}};
inline constexpr Option kMinimalOfGenerate{
    .names = "--minimal",
    .meaning{"No given (or no orbit of the symmetry) and no clue that was drawn can be left out."}};
inline constexpr Option kPerRule{
    .names = "--per-rule",
    .kind = Kind::number,
    .value = "N",
    .least = 1,
    .meaning{
        "How many clues at most are drawn of each --rule without an argument; as many as there is room for "
        "where not given."}};
inline constexpr Option kKeepClues{
    .names = "--keep-clues",
    .meaning{"Clues that were drawn stay even where they are not needed, so that cages cover the grid."}};
inline constexpr Option kRandomRegions{
    .names = "--random-regions", .meaning{"Each puzzle has irregular regions of its own in place of boxes."}};
inline constexpr Option kSymmetry{.names = "--symmetry",
                                  .kind = Kind::choice,
                                  .choices = names_in<kSymmetries>,
                                  .usual = "none",
                                  .meaning{"What the pattern of the givens looks like."}};
// Which puzzles are wanted: techniques and scores are those of steps and rate.
inline constexpr Option kDifficulty{
    .names = "--difficulty",
    .kind = Kind::choice,
    .value = "LEVEL",
    .choices = names_in<kLevels>,
    .meaning{"How hard each puzzle is, as HoDoKu says: easy, medium, hard, unfair or extreme, or a range of "
             "them such as medium..hard."}};
inline constexpr Option kScore{.names = "--score",
                               .kind = Kind::text,
                               .value = "A..B",
                               .meaning{"The least and the highest score of each puzzle, as `quadrille rate` "
                                        "prints it: 800..1000, 800.. or ..1000."}};
inline constexpr Option kExplainerRating{
    .names = "--er",
    .kind = Kind::text,
    .value = "A..B",
    .meaning{
        "The least and the highest rating (ER) of Sudoku Explainer that a puzzle has: 7.0..7.5, 7.0.. or "
        "7.2 alone."}};
inline constexpr Option kNeeds{
    .names = "--needs",
    .kind = Kind::choice,
    .value = "TECHNIQUE",
    .choices = technique_names,
    .is_repeated = true,
    .meaning{
        "The path of each puzzle, as `quadrille steps` prints it, has a step of this technique; all easier "
        "techniques fail there. Repeat the option for several."}};
inline constexpr Option kHardest{
    .names = "--hardest",
    .kind = Kind::choice,
    .value = "TECHNIQUE",
    .choices = technique_names,
    .meaning{"The path has a step of this technique, and none that comes later in the list of `quadrille "
             "techniques`."}};
inline constexpr Option kNoGuess{.names = "--no-guess",
                                 .meaning{"The techniques of `quadrille techniques` solve each puzzle."}};
inline constexpr Option kTries{.names = "--tries",
                               .kind = Kind::number,
                               .value = "N",
                               .least = 1,
                               .meaning{"How many puzzles may be made to find those that are wanted."}};
inline constexpr Option kTimeLimitOfGenerate{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value = "TIME",
    .meaning{
        "How long to make puzzles: 2 or 2s, 500ms, 1m. Where it is not given, a search for wanted puzzles "
        "ends when a minute has brought none."}};
inline constexpr Option kOutputOfGenerate{
    .names = "--output",
    .kind = Kind::choice,
    .value = "FORMAT",
    .choices = writable_formats,
    .meaning{
        "The format of the output; where not given, a line for each puzzle if that can hold it, else JSON."}};
inline constexpr Option kThreadsOfGenerate{.names = "--threads",
                                           .kind = Kind::number,
                                           .value = "N",
                                           .least = 1,
                                           .most = kMostThreads,
                                           .usual = "1",
                                           .meaning{"How many threads make puzzles."}};

// merge
inline constexpr Option kOutOfMerge{
    .names = "-o,--out", .kind = Kind::file, .value = "FILE", .meaning{"The file to write."}};

// compare
inline constexpr Option kGrids{
    .names = "--grids",
    .kind = Kind::number,
    .value = "N",
    .least = 1,
    .usual = "1000000",
    .meaning{"How many grids generate-and-test and adaptive search may try; 1000000 where not given."}};
inline constexpr Option kLimitOfCompare{
    .names = "--limit",
    .kind = Kind::number,
    .value = "N",
    .least = 1,
    .usual = "2",
    .meaning{"How many solutions to look for; 2 where not given, which tells whether there is but one."}};

// prolog
inline constexpr Option kDialect{
    .names = "--dialect",
    .kind = Kind::choice,
    .choices = dialect_names,
    .usual = "auto",
    .meaning{"gprolog: the program is written for GNU Prolog; swi: it imports all that it needs; auto "
             "(the default) goes by the names that the program uses."}};
inline constexpr Option kMemoryLimitOfProlog{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value = "SIZE",
    .meaning{
        "The most memory that the program may hold, beside SWI-Prolog itself: 500M, 2G, 64K, or bytes."}};

// mzn: the names are MiniZinc's.
inline constexpr Option kData{.names = "-d,--data",
                              .kind = Kind::file,
                              .value = "FILE",
                              .is_repeated = true,
                              .meaning{"A file of data. May be repeated."}};
inline constexpr Option kAssignment{.names = "-D,--cmdline-data",
                                    .kind = Kind::text,
                                    .value = "DATA",
                                    .is_repeated = true,
                                    .meaning{"Data as text, such as n=8. May be repeated."}};
inline constexpr Option kIncludeFolder{.names = "-I,--search-dir",
                                       .kind = Kind::file,
                                       .value = "FOLDER",
                                       .is_repeated = true,
                                       .meaning{"A folder of included files. May be repeated."}};
inline constexpr Option kAllOfModel{
    .names = "-a,--all", .meaning{"All solutions; of what is optimised, each better one as it is found."}};
inline constexpr Option kLimitOfModel{.names = "-n,--limit",
                                      .kind = Kind::number,
                                      .value = "N",
                                      .least = 1,
                                      .meaning{"At most so many solutions."}};
inline constexpr Option kFree{.names = "-f,--free",
                              .meaning{"Search as seems best, whatever the model says about search."}};
inline constexpr Option kSeedOfModel{.names = "-r,--seed",
                                     .kind = Kind::number,
                                     .value = "N",
                                     .usual = "1",
                                     .meaning{"For everything random (1)."}};
inline constexpr Option kTimeLimitOfModel{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value = "TIME",
    .meaning{"Ends the search, with the best solution so far: 2 or 2s, 500ms, 1m."}};
inline constexpr Option kMemoryLimitOfModel{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value = "SIZE",
    .meaning{"The most memory that the search may hold: 500M, 2G, 64K, or bytes."}};
inline constexpr Option kStatsOfModel{.names = "-s,--stats,--statistics",
                                      .meaning{"Print what the search took."}};
inline constexpr Option kVerbose{.names = "-v,--verbose",
                                 .meaning{"Print what the compiler and the solver do."}};
inline constexpr Option kOutputMode{
    .names = "--output-mode",
    .kind = Kind::choice,
    .choices = output_mode_names,
    .meaning{"How to print solutions: as the model's output item says, as data, or as JSON."}};
inline constexpr Option kSolverFlags{
    .names = "--solver-flags,--fzn-flags",
    .kind = Kind::text,
    .value = "FLAGS",
    .meaning{"More flags for the solver, as `fzn-quadrille --help` lists them."}};

// xcsp
inline constexpr Option kTraceOfInstance{
    .names = "--trace",
    .kind = Kind::text,
    .value = "json",
    .may_lack_value = true,
    .meaning{"--trace=json prints what is posted and what the search does, one JSON object a line, in "
             "place of the answer."}};
inline constexpr Option kStatsOfInstance{.names = "--stats",
                                         .meaning{"Tell on standard error what the search did."}};

// serve
inline constexpr Option kPort{
    .names = "--port",
    .kind = Kind::number,
    .value = "N",
    .most = 65535,
    .usual = "4545",
    .meaning{"The port to listen at (4545, which the page's script asks for); 0: any that is "
             "free."}};
inline constexpr Option kAllowOrigin{
    .names = "--allow-origin",
    .kind = Kind::text,
    .value = "ORIGIN",
    .is_repeated = true,
    .meaning{"A site whose pages may connect, besides https://f-puzzles.com and https://www.f-puzzles.com: "
             "https://example.org. May be repeated."}};

}  // namespace quadrille::options
