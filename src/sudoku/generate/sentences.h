// Sentences about puzzles that cannot be generated.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

inline constexpr Sentence<Number, Number> kNumberOfClues{
    "generate: found {} as the number of clues, expected 0 to {}",
    "generate : on demande {} indices, on attend 0 à {}"};
inline constexpr Sentence<> kExpectedEmptyGrid{
    "generate: found a puzzle with givens or restrictions, expected an empty grid",
    "generate : la grille a des chiffres donnés ou des restrictions, on attend une grille vide"};
inline constexpr Sentence<> kNoGivensForExtraCells{
    "generate: found extra cells, which can have no givens, expected none",
    "generate : la grille a des cases supplémentaires, qui ne peuvent pas avoir de chiffres donnés, on n’en "
    "attend pas"};
inline constexpr Sentence<> kExpectedSquareGrid{
    "generate: found a symmetry that exchanges rows and columns, expected a square grid for it",
    "generate : cette symétrie échange les lignes et les colonnes, elle demande une grille carrée"};
inline constexpr Sentence<> kRegionsNeedSize{
    "generate: found a layout that no size says, expected a usual one for random regions",
    "generate : aucune taille ne dit cette forme, des régions tirées au sort en demandent une habituelle"};
inline constexpr Sentence<Number> kMostOfEach{
    "generate: found {} as the most clues of each rule, expected 1 or more",
    "generate : on demande au plus {} indices par règle, on attend 1 ou plus"};
inline constexpr Sentence<Text> kNotDrawable{
    "generate: found {} as a rule of which to draw clues, expected one that drawable_rules() names",
    "generate : on lit {} comme règle dont tirer des indices, on attend l’une de celles que nomme "
    "drawable_rules()"};
inline constexpr Sentence<> kExpectedFunctions{
    "generate: a function to call is missing, expected two",
    "generate : il manque une fonction à appeler, on en attend deux"};

}  // namespace quadrille::sudoku::say
