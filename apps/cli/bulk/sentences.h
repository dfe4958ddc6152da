// What is said about files of many puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<Text> kForOnePuzzle{"{} is for one puzzle, and here are several"};
inline constexpr Sentence<Number, Number> kEndlessLine{
    "found no end of line {} in {} MiB of text, expected a grid in each line"};

// Parts of a file.
inline constexpr Sentence<> kPartNeedsOneFile{
    "--part needs the name of one file, as a part is found by its place in it"};
inline constexpr Sentence<Text> kPartIsOfManyPuzzles{
    "{} is for one puzzle, and --part is for a file of many; leave one of them out"};
inline constexpr Sentence<> kPartIsInOrder{
    "--unordered does not go together with --part: the parts are put together in order"};
inline constexpr Sentence<Text> kReadInPart{"{} was not read up to the end of the part; run it again"};

}  // namespace quadrille::cli::say
