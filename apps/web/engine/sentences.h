// What the page's engine says about requests; about puzzles the library speaks.
#pragma once

#include "base/sentence.h"

namespace quadrille::web::say {

inline constexpr Sentence<> kUsage{"usage: page_calls < REQUESTS, or page_calls --types"};

// What is wrong with a request.
inline constexpr Sentence<Text> kNoObject{
    R"(found {}, expected a request such as {"call":"check","puzzle":"1234.............."})"};
inline constexpr Sentence<Text> kBehindRequest{"found {} behind the request, expected one request at a time"};
inline constexpr Sentence<Text, Text> kUnknownCall{"found the call {}, expected one of {}"};
inline constexpr Sentence<Text> kNoText{"found no {} in the request, expected a text"};
inline constexpr Sentence<Text, Text> kNoNumber{"found {1} as {0}, expected a whole number"};
inline constexpr Sentence<Text, Number, Number, Number> kOutOfRange{
    "found {1} as {0}, expected a number from {2} to {3}"};
inline constexpr Sentence<Text> kUnknownFormat{"found the format {}, which is none that can be written"};
inline constexpr Sentence<Text> kUnknownLanguage{R"(found the language {}, expected "en" or "fr")"};

// Why there is no answer.
inline constexpr Sentence<Text> kCannotWrite{"This puzzle cannot be written in the format {}."};
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "The grid has {} cells, and steps are looked for in grids of at most {}."};
inline constexpr Sentence<> kNoSolution{"The puzzle has no solution.", "La grille n'a pas de solution."};
inline constexpr Sentence<> kSeveralSolutions{
    "The puzzle has several solutions, and steps lead to one: add givens or rules.",
    "La grille a plusieurs solutions, et les étapes mènent à une seule : ajoutez des chiffres ou des "
    "règles."};
inline constexpr Sentence<> kStopped{"The search took longer than it may, so there is no answer."};
inline constexpr Sentence<> kNothingGenerated{
    "No puzzle of this kind was found within the attempts that are made."};
inline constexpr Sentence<Text> kNotDrawable{"Clues of the rule {} cannot be drawn."};

}  // namespace quadrille::web::say
