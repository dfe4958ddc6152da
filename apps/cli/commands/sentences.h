// What the commands answer.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// Verdicts on a puzzle.
inline constexpr Sentence<> kNoSolution{"no solution"};
inline constexpr Sentence<Text> kNoSolutionAsGivens{"no solution: {}"};      // contradict each other
inline constexpr Counted<Text> kSolutions{"one solution", "{1} solutions"};  // the count has separators
inline constexpr Counted<Text> kMoreSolutions{"one solution; there may be more",
                                              "{1} solutions; there may be more"};
// the count with separators, why the search ended
inline constexpr Counted<Text, Text> kSolutionsSoFar{"one solution so far; {2}", "{1} solutions so far; {2}"};
inline constexpr Sentence<Text> kNoAnswer{"no answer: {}"};  // why the search ended
inline constexpr Sentence<> kFirstSolution{"a solution; others were not looked for"};
inline constexpr Sentence<> kOneOfSeveral{"several solutions: this is one of them"};
inline constexpr Sentence<> kAdaptiveFound{
    "a solution; adaptive search cannot tell whether there are others"};
inline constexpr Sentence<> kAdaptiveFoundNone{
    "no answer: adaptive search found no solution, which proves nothing"};
inline constexpr Sentence<> kYes{"Yes"};  // there is a further solution
inline constexpr Sentence<> kNo{"No"};

// solve
inline constexpr Sentence<> kNobodyToAsk{
    "--next has nobody to ask: name the puzzle's file, to answer on standard input"};
inline constexpr Sentence<> kUnorderedNeedsPlaces{
    "--unordered needs --output line or frame, where each answer tells which puzzle is meant"};

// hint, steps, rate
inline constexpr Sentence<> kStepsNeedOneSolution{
    "several solutions; steps are looked for in puzzles with one"};
// cells, the most cells
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "no steps: the grid has {} cells; steps are looked for in grids of up to {}"};
inline constexpr Sentence<Text> kLookAt{"look at {}"};            // cells
inline constexpr Sentence<Text> kTechniqueApplies{"{} applies"};  // a technique
inline constexpr Sentence<> kSolvedAlready{"solved already: nothing is left to do"};
// level, score
inline constexpr Sentence<Text, Number> kRating{"{} ({})"};
// steps, score, open cells
inline constexpr Counted<Number, Number> kStuck{
    "no technique applies after one step, which scores {1}; {2} cells are open still",
    "no technique applies after {0} steps, which score {1}; {2} cells are open still"};
inline constexpr Sentence<> kScaleIsForClassicGrids{
    "no rating: Sudoku Explainer knows classic 9x9 grids alone; `--scale hodoku` rates others, too"};
inline constexpr Sentence<> kNoTechniqueApplies{"no technique applies"};

inline constexpr Sentence<> kPartsNeedEveryPuzzle{
    "--part knows the share of a part beforehand, so each index must give a puzzle; leave out --time-limit "
    "and "
    "the options that want puzzles of a certain kind"};

// merge, status
inline constexpr Sentence<> kMergeNeedsOut{"merge needs --out FILE, the file to write"};
inline constexpr Sentence<> kNoPartIsThere{
    "none of the outputs is there yet; name those that the parts were given by --out"};
inline constexpr Sentence<Text> kMissingParts{"missing parts: {}"};
// file, parts, puzzles
inline constexpr Sentence<Text, Text, Text> kMerged{"{}: {} parts, {} puzzles"};
inline constexpr Sentence<Text, Text, Text> kPartsDone{"{} of {} parts are done, with {} puzzles"};
inline constexpr Sentence<> kPartIsRunning{"running"};
inline constexpr Sentence<> kPartHasDied{"died; what it left beside the output may be deleted"};
inline constexpr Sentence<> kPartIsNotBegun{"not begun"};

// check
inline constexpr Sentence<Text> kContradictoryGivens{"contradictory givens: {}"};
inline constexpr Sentence<Text> kNothingLeft{"no solution: the givens leave nothing for {}"};
// cell, digit
inline constexpr Sentence<Text, Number> kCandidatesExclude{
    "contradictory givens: {} holds {}, which its candidates exclude"};
inline constexpr Sentence<Text, Number> kRulesExclude{
    "contradictory givens: {} holds {}, which the rules and other givens exclude"};
inline constexpr Sentence<Text, Number, Number, Number, Number> kTotalCannotBe{
    "no solution: the cage at {} has the total {}, but its {} different digits come to {} at least and {} at "
    "most"};
inline constexpr Sentence<> kRulesAdmitNone{"no solution: the rules alone admit no grid"};
inline constexpr Sentence<Text> kRulesDoNotAdmit{"no solution: the rules do not admit {}"};
// how many givens, and which
inline constexpr Sentence<Number, Text> kConflict{
    "no solution: these {} givens cannot stand together: {}; some of them may be left out"};
inline constexpr Sentence<Number, Text> kConflictOfNeeded{
    "no solution: these {} givens cannot stand together: {}; none of them can be left out, though another "
    "set may be smaller"};
inline constexpr Sentence<Number, Text> kConflictOfFewest{
    "no solution: these {} givens cannot stand together: {}; no smaller set of givens conflicts"};
inline constexpr Counted<Text> kTwoDiffer{"several solutions; two of them differ in one cell: {1}",
                                          "several solutions; two of them differ in {0} cells: {1}"};
// why the search ended
inline constexpr Sentence<Text> kOneAtLeast{"one solution at least; {}"};
inline constexpr Sentence<Text> kNoVerdict{"no verdict; {}"};
inline constexpr Sentence<> kMinimal{"minimal: no given can be dropped"};
inline constexpr Sentence<> kMinimalSoFar{"minimal: no given can be dropped (not all were tried)"};
// how many givens, and which
inline constexpr Counted<Text> kNotMinimal{"not minimal: one given can be dropped: {1}",
                                           "not minimal: any one of {0} givens can be dropped: {1}"};
inline constexpr Counted<Text> kNotMinimalSoFar{
    "not minimal: one given can be dropped (not all were tried): {1}",
    "not minimal: any one of {0} givens can be dropped (not all were tried): {1}"};
inline constexpr Sentence<> kAuthorsSolutionObeys{
    "the author's solution obeys the rules that were understood"};
inline constexpr Sentence<> kAuthorsSolutionBreaks{"the author's solution does not obey the rules"};
inline constexpr Sentence<> kExcludedSolution{"The last clause excludes the solution that was found."};
inline constexpr Sentence<Text, Text> kProofIn{"proof in {}, that {} has no model"};
inline constexpr Sentence<Text, Text> kProofNotWritten{"{} cannot be written: {}"};  // the system's reason
inline constexpr Sentence<> kNothingToProve{"several solutions; there is nothing to prove"};

// count
inline constexpr Sentence<Text> kSolutionsCounted{", {} solutions so far"};  // in the line of progress
inline constexpr Sentence<Text, Text> kProbed{", {} probes, {}"};            // there, too: probes, estimate
// estimate, probes, those that met a solution
inline constexpr Sentence<Text, Text, Text> kEstimate{"{} ({} probes, {} of them met a solution)"};

// compare: the heads of a table's columns, then those of its rows
inline constexpr Sentence<> kNodes{"nodes"};
inline constexpr Sentence<> kFailures{"failures"};
inline constexpr Sentence<> kPropagations{"propagations"};
inline constexpr Sentence<> kTime{"time"};
inline constexpr Sentence<> kSolutionsFound{"solutions"};
inline constexpr Sentence<> kGenerateAndTest{"generate and test"};
inline constexpr Sentence<> kForwardChecking{"forward checking"};
inline constexpr Sentence<> kBoundsConsistency{"bounds consistency"};
inline constexpr Sentence<> kDomainConsistency{"domain consistency"};
inline constexpr Sentence<> kAsFarAsItPays{"as far as it pays"};
inline constexpr Sentence<> kClauseLearning{"clause learning"};
inline constexpr Sentence<> kAutomatic{"automatic"};
inline constexpr Sentence<> kBulkKernel{"bulk kernel"};
inline constexpr Sentence<> kNotForThisKind{"is not for this size or these rules"};
inline constexpr Sentence<> kAdaptiveSearch{"adaptive search"};
inline constexpr Sentence<Number> kGaveUp{"{}+, gave up"};

// convert: what a format does not hold, and how
inline constexpr Sentence<> kTheShape{"the shape"};
inline constexpr Sentence<> kTheRegionNames{"the names of the regions"};
inline constexpr Sentence<> kTheRules{"the rules"};
inline constexpr Sentence<> kTheCandidates{"the candidates"};
inline constexpr Sentence<> kGivensApart{"the difference between givens and other digits"};
inline constexpr Sentence<Text> kSaidInAnotherWay{
    "{} says some rules of this puzzle in another way, which means the same"};
// format, parts
inline constexpr Sentence<Text, Text> kPartsAreLost{"{} cannot hold {} of this puzzle; the rest is written"};
inline constexpr Sentence<> kSayWhichFormat{
    "say which format to convert to: --to FORMAT; `quadrille formats` lists them"};

// print
inline constexpr Sentence<> kPrintedWithoutSolution{"no solution; the puzzle is printed as it stands"};
inline constexpr Sentence<> kSeveralArePrinted{
    "several solutions; the puzzle is printed, and none of them at the back"};
inline constexpr Sentence<Text> kPrintedUnsolved{"{}; the puzzle is printed without its solution"};
inline constexpr Sentence<Text> kPrintedUnrated{"{}; the puzzle is printed without a rating"};
inline constexpr Sentence<> kTechniquesAreNotEnough{"the techniques do not solve the puzzle"};

// formats, rules
inline constexpr Sentence<> kRead{"read"};
inline constexpr Sentence<> kWrite{"write"};
inline constexpr Sentence<> kReadAndWrite{"read, write"};
// what the format is, its files' extensions
inline constexpr Sentence<Text, Text> kFormatWithFiles{"{}; files: {}"};
// what the rule is, its argument
inline constexpr Sentence<Text, Text> kRuleWithArgument{"{} Argument: {}"};

// generate
inline constexpr Sentence<Number> kSeed{"seed {}"};
inline constexpr Sentence<Number, Number> kFewerThanClassic{
    "--clues: expected at least {}, found {}: no classic 9x9 puzzle with fewer has one solution"};
inline constexpr Sentence<Number, Number> kTwoDigitsMissing{
    "--clues: expected at least {}, found {}: where two digits are missing from the givens, exchanging them "
    "gives another solution"};
// in the line of progress: attempts, clues
inline constexpr Sentence<Text, Number> kAttemptsFailed{", {} attempts failed, with {} clues or more"};
// puzzle, attempts, what they gave, wanted
inline constexpr Sentence<Number, Text, Text, Number> kAttemptsGave{
    "puzzle {}: {} attempts gave {}, expected {}"};
inline constexpr Sentence<Number, Text> kAttemptsNeededGivens{
    "puzzle {}: {} attempts had several solutions without givens, expected one; more clues or smaller ones "
    "make "
    "one likelier"};
// in the line of progress: how many were tried
inline constexpr Sentence<Text> kNoneFitsYet{", {} tried, none fits yet"};
inline constexpr Sentence<Text, Text> kOdds{", {} tried, 1 in {} fits"};
// found, wanted
inline constexpr Sentence<Number, Number> kTimeIsUp{
    "the time limit ended the search: found {} of {} puzzles"};
inline constexpr Sentence<Number, Number> kPatienceIsUp{
    "no puzzle fitted for a minute, which ended the search: found {} of {} puzzles; --time-limit lets it "
    "take "
    "longer"};
inline constexpr Sentence<Number, Number> kTriesAreUp{"--tries ended the search: found {} of {} puzzles"};
// found, tried, odds
inline constexpr Sentence<Text, Text, Text> kFitting{"fitting: {} of {} puzzles that were tried, 1 in {}"};
inline constexpr Sentence<Text> kNoneFits{"fitting: none of {} puzzles that were tried"};
inline constexpr Sentence<Text, Text> kNoneFitsSoRare{
    "fitting: none of {} puzzles that were tried, so most likely fewer than 1 in {}"};
inline constexpr Sentence<> kTriesOfNothing{
    "--tries: found no option that says which puzzles are wanted, expected one, such as --difficulty hard"};
// rule, those with drawn clues
inline constexpr Sentence<Text, Text> kRuleDrawsNothing{
    "--rule {0}: found no argument, and no clues of this rule are drawn, expected --rule {0}=ARGUMENT; clues "
    "are "
    "drawn of {1}"};
inline constexpr Sentence<> kRandomRegionsAlone{
    "--random-regions: found --regions or --box, expected no other shape than --size"};
inline constexpr Sentence<Text> kNothingDrawn{
    "{}: found no --rule without an argument, expected one, of which clues are drawn"};
inline constexpr Sentence<> kNone{"none"};
inline constexpr Sentence<Number> kClues{"{} clues"};
inline constexpr Sentence<Number, Number> kCluesBetween{"{} to {} clues"};
inline constexpr Sentence<> kNoGrid{"found no grid that obeys these rules"};
// most, size, found
inline constexpr Sentence<Number, Number, Number> kTooManyClues{
    "--clues: expected at most {} for a grid of size {}, found {}"};
inline constexpr Sentence<Text, Number> kCountOfOne{"{} is for one puzzle, expected --count 1, found {}"};
inline constexpr Sentence<> kOutNeedsSeed{"--out needs --seed, so that the run can be resumed"};

// why
inline constexpr Sentence<> kWhichCell{
    "say which cell is asked about: quadrille why FILE r1c3=7, r1c3!=7 or r1c3"};
inline constexpr Sentence<Text> kNoSuchCell{"a grid of {} has no such cell"};
inline constexpr Sentence<> kDigitMissing{"a digit is missing behind the sign"};
inline constexpr Sentence<Text, Number, Number> kNotADigit{"found \"{}\", expected a digit from {} to {}"};
inline constexpr Sentence<Text, Number> kMustBe{"{} must be {}."};
inline constexpr Sentence<Text, Number> kCannotBe{"{} cannot be {}."};
inline constexpr Sentence<> kIsGiven{"It is a given."};
inline constexpr Sentence<> kRulesForce{"The rules alone force it, whatever the givens."};
inline constexpr Sentence<Text> kGivenForces{"The given {} forces it."};
// how many givens, and which
inline constexpr Sentence<Number, Text> kGivensForce{
    "These {} givens force it: {}; some of them may be left out."};
inline constexpr Sentence<Number, Text> kNeededGivensForce{
    "These {} givens force it: {}; none of them can be left out, though another set may be smaller."};
inline constexpr Sentence<Number, Text> kFewestGivensForce{
    "These {} givens force it: {}; no smaller set of givens does."};
inline constexpr Sentence<Text> kRulesTaken{"Of the rules it takes {}."};
inline constexpr Sentence<Text> kRulesPerhapsTaken{"Of the rules it takes {}; some of them may be left out."};
// houses of a kind: their numbers
inline constexpr Sentence<Text> kRows{"rows {}"};
inline constexpr Sentence<Text> kColumns{"columns {}"};
inline constexpr Sentence<Text> kBoxes{"boxes {}"};
inline constexpr Sentence<Text> kRegions{"regions {}"};
// cell, digit in one solution, in another
inline constexpr Sentence<Text, Number, Number> kIsOpen{
    "{} is open: it is {} in one solution, {} in another."};
inline constexpr Sentence<Text, Number> kCanBe{"{} can be {}, as in this solution."};
inline constexpr Sentence<Text, Number, Number> kNeedNotBe{"{} need not be {}: it is {} in this solution."};
inline constexpr Sentence<> kNothingStands{
    "The puzzle has no solution; `quadrille check` tells which givens cannot stand together."};
inline constexpr Sentence<Text, Text> kUndecided{"{}: no answer; {}."};  // cell, why the search ended

// candidates
inline constexpr Sentence<> kEachCellIsSettled{"Each cell has one true candidate: there is one solution."};
inline constexpr Counted<> kTrueCandidates{"One candidate stands in a solution.",
                                           "{0} candidates stand in a solution."};
// how many, why the search ended
inline constexpr Counted<Text> kUndecidedCandidates{"One candidate is undecided: {1}.",
                                                    "{0} candidates are undecided: {1}."};
inline constexpr Sentence<Number, Text> kDigitIn{"{} in {}"};  // a digit, in how many solutions
// how many, and which
inline constexpr Counted<Text> kEqualPairs{"One pair of cells holds equal digits in each solution: {1}.",
                                           "{0} pairs of cells hold equal digits in each solution: {1}."};
inline constexpr Sentence<> kNoEqualPairs{"No two open cells hold equal digits in each solution."};
inline constexpr Counted<Text> kDifferentPairs{
    "One pair of cells holds different digits in each solution, though no house says so: {1}.",
    "{0} pairs of cells hold different digits in each solution, though no house says so: {1}."};
inline constexpr Sentence<> kNoDifferentPairs{
    "Of open cells with a candidate in common, only those of a house differ in each solution."};
inline constexpr Counted<Text> kUndecidedPairs{"One pair is undecided: {1}.",
                                               "{0} pairs are undecided: {1}."};
inline constexpr Sentence<> kNeedlessWithoutOne{
    "Clues are needless where there is one solution; this puzzle has several."};
inline constexpr Sentence<Text> kNeedlessUndecided{"Which clues are needless is undecided: {}."};
inline constexpr Sentence<> kAllNeeded{"All clues are needed."};
inline constexpr Sentence<Text> kNoneNeedlessSoFar{
    "No needless clue was found, though not all were tried: {}."};
inline constexpr Sentence<Text> kNotAllTried{"Not all clues were tried: {}."};
// how many clues, and which
inline constexpr Counted<Text> kNeedlessAlone{"One clue can be dropped: {1}.",
                                              "Any one of {0} clues can be dropped: {1}."};
inline constexpr Counted<Text> kNeedlessTogether{"No more than one clue can be dropped: {1}.",
                                                 "At most {0} clues can be dropped together: {1}."};
inline constexpr Counted<Text> kPerhapsNotMostNeedless{
    "One clue can be dropped, perhaps with others: {1}.",
    "{0} clues can be dropped together, perhaps more: {1}."};

// mzn, prolog, xcsp
inline constexpr Sentence<Text> kCompilerMissing{
    "MiniZinc's compiler, the program 'minizinc', could not be run ({}); install it, on Debian with: apt "
    "install minizinc"};
inline constexpr Sentence<Text> kNoSuchProgram{"{}: there is no such file."};
inline constexpr Sentence<> kNoPrologLibrary{
    "This quadrille was built without its Prolog library, because SWI-Prolog was not there. Install it "
    "(Debian: apt-get install swi-prolog-nox), and build again."};
inline constexpr Sentence<> kNoProlog{
    "SWI-Prolog's program swipl cannot be started. Install it (Debian: apt-get install swi-prolog-nox)."};
inline constexpr Sentence<> kOnlyTraceForPrograms{
    "the only trace of an instance is the one for programs: --trace=json"};

// serve
inline constexpr Sentence<Number, Text> kListening{
    "Listening at ws://localhost:{} for pages of {}. Ctrl-C ends it."};
inline constexpr Sentence<Number, Text> kPortNotOpened{
    "port {} cannot be opened ({}); if another solver listens there, end that, or choose another with "
    "--port"};
inline constexpr Sentence<> kNoServer{
    "This quadrille was built without its server, because Boost.Beast was not there. Install it (Debian: "
    "apt-get "
    "install libboost-dev), and build again."};
inline constexpr Sentence<> kServerNeedsThreads{
    "This quadrille was built without threads, which its server needs."};

// man, completions
inline constexpr Sentence<> kUserCommands{"User Commands"};
inline constexpr Sentence<> kInShort{"solve, count and check Sudoku and every grid like it"};
inline constexpr Sentence<Text> kNoSuchShell{"expected bash, zsh or fish, found '{}'"};
inline constexpr Sentence<> kAboutHelp{"Tell about the program, or about a command"};
inline constexpr Sentence<> kAboutVersion{"Tell which version this is"};

}  // namespace quadrille::cli::say
