// What is said about files of many puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<Text> kForOnePuzzle{"{} is for one puzzle, and here are several"};
inline constexpr Sentence<Number, Number> kEndlessLine{
    "found no end of line {} in {} MiB of text, expected a grid in each line"};

}  // namespace quadrille::cli::say
