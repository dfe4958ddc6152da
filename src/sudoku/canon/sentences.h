// Sentences about puzzles without a canonical form.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// rows, columns, digits
inline constexpr Sentence<Text, Text, Text> kOrders{"rows {}, columns {}, digits {}",
                                                    "lignes {}, colonnes {}, chiffres {}"};
inline constexpr Sentence<Text> kTransposed{"transposed, {}", "transposée, {}"};
inline constexpr Sentence<> kCanonNeedsUsualLayout{
    "found a layout that no size says; a canonical form needs as many rows, columns and digits, from 1 on",
    "on lit une forme qu’aucune taille ne dit ; une forme canonique demande autant de lignes que de colonnes "
    "et "
    "de chiffres, à partir de 1"};
inline constexpr Sentence<Text> kCanonNeedsNoRule{
    "found the rule {}, which an exchange of rows or columns would change; a canonical form needs a puzzle "
    "of rows, columns and boxes alone",
    "on lit la règle {}, que changerait un échange de lignes ou de colonnes ; une forme canonique demande "
    "une "
    "grille de lignes, de colonnes et de blocs seulement"};
inline constexpr Sentence<> kCanonNeedsBoxes{
    "found regions that are not boxes, which an exchange of rows or columns would change; a canonical form "
    "needs boxes, or no regions",
    "on lit des régions qui ne sont pas des blocs, que changerait un échange de lignes ou de colonnes ; une "
    "forme canonique demande des blocs, ou pas de régions"};
inline constexpr Sentence<Text> kCanonNeedsNoRestriction{
    "found candidates of {}; a canonical form is made of givens alone",
    "on lit des candidats de {} ; une forme canonique est faite de chiffres donnés seulement"};
inline constexpr Sentence<Text, Text, Number> kCanonNeedsDistinct{
    "{} and {} both hold {}; a canonical form needs givens that do not contradict each other",
    "{} et {} contiennent tous deux {} ; une forme canonique demande des chiffres donnés qui ne se "
    "contredisent pas"};
inline constexpr Sentence<Number> kTooManyTies{
    "more than {} orders of its rows and columns tie, so this puzzle's canonical form would take too long; "
    "with more givens fewer tie",
    "plus de {} ordres de ses lignes et colonnes sont à égalité, la forme canonique de cette grille "
    "prendrait "
    "donc trop de temps ; avec plus de chiffres donnés, il y en a moins"};

}  // namespace quadrille::sudoku::say
