// What is said about puzzles without a canonical form.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// rows, columns, digits
inline constexpr Sentence<Text, Text, Text> kOrders{"rows {}, columns {}, digits {}"};
inline constexpr Sentence<Text> kTransposed{"transposed, {}"};
inline constexpr Sentence<> kCanonNeedsUsualLayout{
    "found a layout that no size says; a canonical form needs as many rows, columns and digits, from 1 on"};
inline constexpr Sentence<Text> kCanonNeedsNoRule{
    "found the rule {}, which an exchange of rows or columns would change; a canonical form needs a puzzle "
    "of rows, columns and boxes alone"};
inline constexpr Sentence<> kCanonNeedsBoxes{
    "found regions that are not boxes, which an exchange of rows or columns would change; a canonical form "
    "needs boxes, or no regions"};
inline constexpr Sentence<Text> kCanonNeedsNoRestriction{
    "found candidates of {}; a canonical form is made of givens alone"};
inline constexpr Sentence<Text, Text, Number> kCanonNeedsDistinct{
    "{} and {} both hold {}; a canonical form needs givens that do not contradict each other"};
inline constexpr Sentence<Number> kTooManyTies{
    "more than {} orders of its rows and columns tie, so this puzzle's canonical form would take too long; "
    "with more givens fewer tie"};

}  // namespace quadrille::sudoku::say
