// Sentences about puzzles without a canonical form.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// rows, columns, digits
inline constexpr Sentence<Text, Text, Text> kOrders{"rows {}, columns {}, digits {}",
                                                    "lignes {}, colonnes {}, chiffres {}"};
inline constexpr Sentence<Text> kTransposed{"transposed, {}", "transposée, {}"};
inline constexpr Sentence<> kCanonNeedsUsualLayout{
    "found an unusual layout; a canonical form needs equal numbers of rows, columns and digits, counted from "
    "1",
    "on trouve une forme inhabituelle ; une forme canonique demande autant de lignes que de colonnes et de "
    "chiffres, comptés à partir de 1"};
inline constexpr Sentence<Text> kCanonNeedsNoRule{
    "found the rule {}, which permuting rows or columns would change; a canonical form needs a puzzle with "
    "only rows, columns and boxes",
    "on lit la règle {}, que changerait une permutation de lignes ou de colonnes ; une forme canonique "
    "demande une grille qui n’a que des lignes, des colonnes et des blocs"};
inline constexpr Sentence<> kCanonNeedsBoxes{
    "found regions that are not boxes, which permuting rows or columns would change; a canonical form needs "
    "boxes, or no regions",
    "on lit des régions qui ne sont pas des blocs, que changerait une permutation de lignes ou de colonnes ; "
    "une forme canonique demande des blocs, ou pas de régions"};
inline constexpr Sentence<Text> kCanonNeedsNoRestriction{
    "found candidates of {}; a canonical form needs a puzzle with only givens",
    "on lit des candidats de {} ; une forme canonique demande une grille qui n’a que des chiffres donnés"};
inline constexpr Sentence<Text, Text, Number> kCanonNeedsDistinct{
    "{} and {} both hold {}; a canonical form needs consistent givens",
    "{} et {} contiennent toutes deux {} ; une forme canonique demande des chiffres donnés qui ne se "
    "contredisent pas"};
inline constexpr Sentence<Number> kTooManyTies{
    "more than {} orders of its rows and columns tie, so the canonical form of this puzzle would take too "
    "long; with more givens fewer would tie",
    "plus de {} ordres de ses lignes et colonnes sont à égalité, la forme canonique de cette grille "
    "prendrait donc trop de temps ; avec plus de chiffres donnés, il y en aurait moins"};

}  // namespace quadrille::sudoku::say
