// Sentences about plain texts.
#pragma once

#include "base/sentence.h"

namespace quadrille::formats::plain::say {

// rows found, the size of the grid
inline constexpr Counted<Number> kRowsOfGrid{
    "found {0} row, expected {1} for a {1}x{1} grid", "found {0} rows, expected {1} for a {1}x{1} grid",
    "on trouve {0} ligne, on en attend {1} pour une grille {1}x{1}",
    "on trouve {0} lignes, on en attend {1} pour une grille {1}x{1}"};
// cells found, the number of the row, the size of the grid
inline constexpr Counted<Number, Number> kCellsOfRow{
    "found {0} cell in row {1}, expected {2} for a {2}x{2} grid",
    "found {0} cells in row {1}, expected {2} for a {2}x{2} grid",
    "on trouve {0} case dans la ligne {1}, on en attend {2} pour une grille {2}x{2}",
    "on trouve {0} cases dans la ligne {1}, on en attend {2} pour une grille {2}x{2}"};
inline constexpr Counted<Number> kRowsOfRegions{
    "found {0} row of regions below the givens, expected {1}",
    "found {0} rows of regions below the givens, expected {1}",
    "on trouve {0} ligne de régions sous les chiffres donnés, on en attend {1}",
    "on trouve {0} lignes de régions sous les chiffres donnés, on en attend {1}"};
// rows found, the size of the grid
inline constexpr Counted<Number> kNoRuledGrid{
    "found {0} row in which blanks may be empty cells, expected {1} rows of {1} cells",
    "found {0} rows in which blanks may be empty cells, expected {1} rows of {1} cells",
    "on trouve {0} ligne où des blancs peuvent être des cases vides, on en attend {1} de {1} cases",
    "on trouve {0} lignes où des blancs peuvent être des cases vides, on en attend {1} de {1} cases"};
inline constexpr Sentence<Number> kBarsDiffer{
    "the bars of row {} are at other places than those of the first row, so they separate regions, which "
    "such a "
    "text does not name; give them by --regions, with --format msk",
    "les barres de la ligne {} ne sont pas aux mêmes places que celles de la première, elles séparent donc "
    "des "
    "régions, qu’un tel texte ne nomme pas ; donnez-les par --regions, avec --format msk"};
// Readings, for `show --how`.
inline constexpr Sentence<> kAsLines{"a grid on each line", "une grille sur chaque ligne"};
inline constexpr Sentence<Number> kAsRows{"rows of {} cells", "des lignes de {} cases"};
inline constexpr Sentence<Number, Text> kAsFields{"rows of {} fields between {}",
                                                  "des lignes de {} champs entre {}"};
inline constexpr Sentence<Number> kAsRuled{"rows of {} cells, where blanks are empty cells",
                                           "des lignes de {} cases, où les blancs sont des cases vides"};
inline constexpr Sentence<> kAsNumbers{"numbers, one for each cell", "des nombres, un par case"};
inline constexpr Sentence<Text> kWithSymbols{"digits are {}", "les chiffres sont {}"};
inline constexpr Sentence<> kWithZero{"0 is a digit, since empty cells are written otherwise",
                                      "0 est un chiffre, car les cases vides s’écrivent autrement"};
inline constexpr Sentence<> kWithBlankEnds{"a blank line ends a grid",
                                           "une ligne blanche termine une grille"};
inline constexpr Sentence<> kWithDashes{"dashes are empty cells", "les tirets sont des cases vides"};
inline constexpr Sentence<Text, Number> kAsBoards{"rows of {0} boards of {1}x{1}",
                                                  "des lignes de sous-grilles {0} de {1}x{1}"};
// puzzles, errors, lines passed over
inline constexpr Sentence<Number, Number, Number> kYield{"puzzles: {}, mistakes: {}, lines passed over: {}",
                                                         "grilles : {}, erreurs : {}, lignes laissées : {}"};

inline constexpr Sentence<> kZeroWasTaken{
    "0 stands beside other empty cells, so it is read as a digit; --digits names the symbols of all digits",
    "0 figure à côté d’autres cases vides, il est donc lu comme un chiffre ; --digits nomme les symboles de "
    "tous "
    "les chiffres"};
inline constexpr Sentence<Text> kLettersWereTaken{
    "the digits are read as {}; --digits names their symbols otherwise",
    "les chiffres sont lus comme {} ; --digits nomme autrement leurs symboles"};
// the name of a format, and its summary
inline constexpr Sentence<Text, Text> kReadAsFormat{"read as {}: {}", "lu comme {} : {}"};
// a reading, and what it yields
inline constexpr Sentence<Text, Text> kReadAs{"read as {} ({})", "lu comme {} ({})"};
inline constexpr Sentence<Text, Text> kRatherThan{"rather than {} ({})", "plutôt que {} ({})"};

}  // namespace quadrille::formats::plain::say
