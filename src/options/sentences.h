// What is said about the values of options.
#pragma once

#include "base/sentence.h"

namespace quadrille::options::say {

// The last argument is what was found.
inline constexpr Sentence<Number, Number, Text> kExpectedNumberBetween{
    "expected a whole number from {} to {}, found '{}'"};
inline constexpr Sentence<Number, Text> kExpectedNumberFrom{
    "expected a whole number, {} or more, found '{}'"};
inline constexpr Sentence<Text, Text> kExpectedOneOf{"expected one of {}; found '{}'"};
inline constexpr Sentence<Text> kExpectedJson{"expected nothing or json, found '{}'"};
inline constexpr Sentence<Text> kNoThreads{"expected 1, as this build has no threads, found '{}'"};
inline constexpr Sentence<Number, Text> kExpectedBox{
    "expected rows x columns of a box such as 2x3, at most {} cells, or none; found '{}'"};
inline constexpr Sentence<Number, Text> kExpectedPart{
    "expected a part and how many there are, such as 0/16, the first of 16, or 15/16, the last; up to {} "
    "parts; found '{}'"};
inline constexpr Sentence<Number> kExpectedLabels{
    "expected a label for each cell of a square grid, found {} labels"};

inline constexpr Sentence<Text> kExpectedOrigin{
    "expected where a page comes from, such as https://example.org or http://localhost:8000, without a path; "
    "found '{}'"};

// Names that are not there, or not for this.
inline constexpr Sentence<Text> kNoSuchFormat{"there is no format '{}'; `quadrille formats` lists them"};
inline constexpr Sentence<Text> kFormatOnlyWritten{"the format '{}' can only be written"};
inline constexpr Sentence<Text> kFormatOnlyRead{"the format '{}' can only be read"};

inline constexpr Sentence<Text> kUnknownTechnique{
    "there is no technique {}; `quadrille techniques` lists those there are"};

inline constexpr Sentence<Text, Text> kUnknownTechniqueButPerhaps{
    "there is no technique {}; did you mean {}? `quadrille techniques` lists them"};

// Ranges; the last argument is what was found.
inline constexpr Sentence<Text, Text> kExpectedLevels{
    "expected one of {}, or a range such as medium..hard or hard..; found '{}'"};
inline constexpr Sentence<Number, Text> kExpectedScores{
    "expected a whole number up to {}, or a range such as 800..1000 or 800..; found '{}'"};
inline constexpr Sentence<Text> kExpectedExplainerRatings{
    "expected a rating from 1.0 to 19.9 with one decimal, or a range such as 7.0..7.5 or 7.0..; found '{}'"};
inline constexpr Sentence<Text> kEmptyRange{"expected a range that begins with its smaller end, found '{}'"};

}  // namespace quadrille::options::say
