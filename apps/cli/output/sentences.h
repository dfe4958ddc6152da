// What is said about output, its journal, and while the work goes on; traces for people.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// Files that are written. The last argument is the system's reason.
inline constexpr Sentence<Text> kOutputFailed{"cannot write the output: {}"};
inline constexpr Sentence<Text, Text> kCannotBeWritten{"{} cannot be written: {}"};
inline constexpr Sentence<Text, Text> kCannotBeResumed{
    "{} cannot be written: {}; this run could not be resumed"};
inline constexpr Sentence<Text> kOverwritesInput{"{} would overwrite its own input"};
// file, its journal
inline constexpr Sentence<Text, Text> kRunIsNotComplete{
    "{} belongs to a run that is not complete: add --resume to go on with it, or delete {}"};
inline constexpr Sentence<> kUnorderedCannotResume{
    "--unordered does not go together with --resume: answers that are out of order do not tell how far a run "
    "has come"};
inline constexpr Sentence<Text> kNoFileToResume{"{} is no file, so nothing can be resumed"};
inline constexpr Sentence<> kRunIsComplete{"the run is complete, there is nothing to go on with"};
inline constexpr Sentence<> kTheInput{"the input"};
// input, journal
inline constexpr Sentence<Text, Text> kInputDiffers{
    "{} differs from what this run has read and answered; restore it, or delete {} to begin anew"};
inline constexpr Sentence<Text, Text> kInputsDiffer{
    "{}, or a file before it, differs from what this run has read and answered; restore it, or delete {} to "
    "begin anew"};
// file, its size, what was written; journal
inline constexpr Sentence<Text, Number, Number, Text> kOutputIsShorter{
    "{} has {} bytes, expected the {} that were written before; delete {} to begin anew"};
inline constexpr Sentence<Text> kNoJournal{"{} is not what a run leaves behind; delete it to begin anew"};
// journal, the words of its command line
inline constexpr Sentence<Text, Text> kOtherCommandLine{
    "{} is of another command line, quadrille {}; add --resume to that one, or delete the file to begin "
    "anew"};

// Parts, and the receipts that stand beside their outputs.
// receipt
inline constexpr Sentence<Text> kNoReceipt{
    "{} is not the receipt of a part; delete it and the output beside it, and answer the part again"};
// receipt, what it has, what was expected
inline constexpr Sentence<Text, Text, Text> kOtherVersion{"{} is of version {} of quadrille, expected {}"};
inline constexpr Sentence<Text, Text, Text> kOtherCommand{
    "{} is of another command, `quadrille {}`, expected `quadrille {}`"};
inline constexpr Sentence<Text, Number, Number> kOtherNumberOfParts{"{} is of one of {} parts, expected {}"};
inline constexpr Sentence<Text, Number, Number> kOtherSize{"{} is of an input of size {}, expected {}"};
inline constexpr Sentence<Text, Number> kOtherPart{"{} is of part {}"};
// output, its receipt
inline constexpr Sentence<Text, Text> kOutputHasChanged{
    "{} is not what its receipt {} tells; delete both, and answer the part again"};
// input, number of the part
inline constexpr Sentence<Text, Number> kInputHasChanged{
    "{} is not the input that part {} has read; restore it, or delete the outputs and answer all parts "
    "again"};
// output, why
inline constexpr Sentence<Text, Text> kIsNotOfThisPart{
    "{0} is there already, and does not hold the answers to this part: {1}; delete {0}, or give --out "
    "another "
    "name"};
// outputs, number of the part
inline constexpr Sentence<Text, Text, Number> kPartComesTwice{
    "{} and {} both hold part {}; leave one of them out"};
inline constexpr Sentence<Text, Text> kPartsDoNotMeet{
    "between what {} and {} have read of the input is a gap, or both have read the same; the input has "
    "changed between them, so answer all parts again"};
inline constexpr Sentence<> kPartIsDone{"this part is done, there is nothing to do"};

// Many puzzles.
inline constexpr Sentence<Text, Number> kFurtherMessages{"{}: {} further messages are left out"};
// The count has separators: "12,345".
inline constexpr Counted<Text> kPuzzles{"{1} puzzle", "{1} puzzles"};
// what was answered: kPuzzles
inline constexpr Sentence<Text> kInterruptedAfter{"interrupted after {}"};
inline constexpr Sentence<Text> kInterruptedAndResumable{"interrupted after {}; --resume goes on from there"};

// The line of progress is a list: how long it takes, what is done, and how to end it.
inline constexpr Sentence<Number, Text> kProgress{"{} s{}; Ctrl-C ends it"};
inline constexpr Sentence<Text> kAnswered{", {} puzzles answered"};
inline constexpr Sentence<Text> kASecond{", {} a second"};
inline constexpr Sentence<Text> kLeft{", {} s left"};
inline constexpr Sentence<> kNextOrEnd{"; for the next, Enter to end"};

// Givens that contradict each other, and formats that do not fit.
// given, given, rule
inline constexpr Sentence<Text, Text, Text> kGivensBreak{"{} and {} break {}"};
// cell, cell, digit, house or rule
inline constexpr Sentence<Text, Text, Number, Text> kBothHoldIn{"{} and {} both hold {} in {}"};
inline constexpr Sentence<Text, Text, Number, Text> kBothHoldAgainst{"{} and {} both hold {} against {}"};
inline constexpr Sentence<Text, Number, Number> kTooLargeForFormat{
    "{0} writes grids up to {1}x{1}, and this one is {2}x{2}; json, sections and frame take any"};
// format, rows and columns, least digit, greatest digit
inline constexpr Sentence<Text, Text, Number, Number> kUnusualForFormat{
    "{} writes grids with as many rows, columns and digits, from 1 on, and this one is {} with the digits {} "
    "to "
    "{}; json, sections and frame take any"};
inline constexpr Sentence<Text, Text, Number, Number> kWithoutLinesForFormat{
    "{} writes grids with as many rows, columns and digits, from 1 on, and this one is {} with the digits {} "
    "to "
    "{}, which may come again in a line; json, sections and frame take any"};
inline constexpr Sentence<Text> kRegionsForFormat{
    "{} writes regions with a cell for each digit, and in this grid a region has fewer, or a cell is in "
    "none; "
    "json, sections and frame take any"};
inline constexpr Sentence<Text> kExtraCellsForFormat{
    "{} has no place for the extra cells beside this grid; json, sections and frame have one"};
inline constexpr Sentence<Text> kTheFormat{"the format {}"};

// Traces: lines of a table.
inline constexpr Sentence<Number, Text, Text> kVariables{"X  {} variables, one for each cell, {} to {}"};
inline constexpr Sentence<> kDomains{"D  candidates of each cell, row by row"};
inline constexpr Sentence<Number> kConstraints{"C  {} constraints"};
inline constexpr Sentence<> kBeforeDecisions{"Removals before the first decision"};
inline constexpr Sentence<> kSearchTree{"Search tree"};
// constraint, cell, digits, digits
inline constexpr Sentence<Text, Text, Text, Text> kLoses{"{}: {} loses {}, keeps {}"};
inline constexpr Sentence<> kNoDigitLeft{"failure: no digit is left for the cell"};
inline constexpr Sentence<Text> kCannotHold{"failure: {} cannot hold any more"};
inline constexpr Sentence<Text, Number> kLearnt{"learnt: {}; back to depth {}"};
inline constexpr Sentence<Text, Text> kEither{"{} or {}"};  // facts of a clause that was learnt
inline constexpr Sentence<> kASolution{"solution"};
// houses, houses
inline constexpr Sentence<Text, Text> kHousesCross{"{} with {}"};

}  // namespace quadrille::cli::say
