// Sentences of explanations.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

inline constexpr Sentence<Text, Number> kCellIs{"{}={}", "{}={}"};
inline constexpr Sentence<Text, Text> kCellOf{"{} of {}", "{} de {}"};  // a cell, its possible digits
inline constexpr Sentence<Text> kCellOfNone{"{} without candidates", "{} sans candidats"};
inline constexpr Sentence<> kRulesAdmitNone{
    "no solution: no grid obeys the rules, whatever the givens",
    "aucune solution : aucune grille ne respecte les règles, quels que soient les chiffres donnés"};
// a cell, the clues
inline constexpr Sentence<Text, Text> kNothingLeft{
    "no solution: no digit is left for {} because of {}",
    "aucune solution : aucun chiffre ne reste pour {} à cause de {}"};
inline constexpr Counted<Text> kTwoDiffer{
    "several solutions; two of them differ in one cell: {1}",
    "several solutions; two of them differ in {0} cells: {1}",
    "plusieurs solutions ; deux d’entre elles diffèrent dans une case : {1}",
    "plusieurs solutions ; deux d’entre elles diffèrent dans {0} cases : {1}"};

}  // namespace quadrille::sudoku::say
