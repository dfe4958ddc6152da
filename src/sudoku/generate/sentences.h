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
    "generate: found a symmetry that exchanges rows and columns in a grid that is not square, expected a "
    "square one",
    "generate : cette symétrie échange les lignes et les colonnes, elle demande une grille carrée"};
inline constexpr Sentence<> kBoardsLackSymmetry{
    "generate: found boards without the symmetry, expected boards that it maps onto themselves",
    "generate : les sous-grilles n’ont pas la symétrie, on en attend qu’elle laisse en place"};
inline constexpr Sentence<> kRegionsNeedSize{
    "generate: found an unusual layout, expected a usual one for random regions",
    "generate : cette forme est inhabituelle, des régions tirées au sort en demandent une habituelle"};
inline constexpr Sentence<Number> kMostOfEach{
    "generate: found {} as the most clues per rule, expected 1 or more",
    "generate : on demande au plus {} indices par règle, on attend 1 ou plus"};
inline constexpr Sentence<Text> kNotDrawable{
    "generate: found {} as a rule for which to generate clues, expected one of drawable_rules()",
    "generate : on lit {} comme règle dont tirer des indices, on attend l’une de drawable_rules()"};
inline constexpr Sentence<> kExpectedFunctions{
    "generate: found an empty function, expected two callbacks",
    "generate : il manque une fonction à appeler, on en attend deux"};
inline constexpr Sentence<> kDrawnHasNoForm{
    "found random clues or regions, which a permutation of rows would change, expected only givens",
    "on lit des indices ou des régions tirés au sort, qu’une permutation de lignes changerait, on attend "
    "seulement des chiffres donnés"};

}  // namespace quadrille::sudoku::say
