// What is said about files and their puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kStandardInput{"standard input"};
inline constexpr Sentence<> kNoSuchFile{"there is no such file"};
inline constexpr Sentence<> kNoPermission{"you have no permission to read it"};
inline constexpr Sentence<> kIsADirectory{"is a directory; name the files in it"};
inline constexpr Sentence<Text> kCannotBeRead{"cannot be read: {}"};
inline constexpr Sentence<Number> kTooLarge{"is larger than {} GiB; split it into parts"};
inline constexpr Sentence<> kNoPuzzle{"found no puzzle in it"};
inline constexpr Sentence<> kPartNeedsFile{
    "is no file on a disk, and a part is found by its place in one; write it to a file first"};
inline constexpr Sentence<Number> kIsShorterThanThePart{
    "does not have {} bytes any more; it has changed since its parts were answered"};
inline constexpr Sentence<Text> kPartNeedsLines{
    "is read as {}, which does not keep each puzzle on a line of its own, so it cannot be cut into parts; "
    "`quadrille convert` writes such files, with `--to line`, or `--to jigsaw_line` for jigsaws"};
inline constexpr Sentence<Number> kEndlessPuzzle{
    "found no end of a puzzle in {} MiB of text; no puzzle needs as much"};
// what is drawn
inline constexpr Sentence<Text> kDrawingIsNotUnderstood{
    "drawn, not understood: {}; that may be rules. --ignore-drawing answers without them, and check compares "
    "with the author's solution"};
// The author's words come last, since they may be many.
inline constexpr Sentence<Text> kTakenAsRules{"taken as rules: {}"};
inline constexpr Sentence<> kNothingTakenAsRules{"taken as rules: none beyond the grid's"};
inline constexpr Sentence<Text> kDrawnBesides{"drawn, not taken as rules: {}"};
inline constexpr Sentence<Text> kAuthorsWords{"the author's words: {}"};
inline constexpr Sentence<> kNotForBulkKernel{
    "is not for the bulk kernel, which takes one grid a line, of rules that tell cells apart; --engine auto "
    "takes what fits"};
// what is wrong with the text, were it regions
inline constexpr Sentence<Text> kNeitherRegionsNorFile{
    "{}; nor is there a file of that name that can be read"};
inline constexpr Sentence<Number, Number> kBoxesWereAssumed{
    "the input does not tell of boxes, so boxes of {}x{} were assumed; without them there is a solution: "
    "--box none"};

}  // namespace quadrille::cli::say
