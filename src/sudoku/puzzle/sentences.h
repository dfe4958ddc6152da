// Sentences about puzzles: their layouts, shapes, rules and the values of rules.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// Names of conditions.
inline constexpr Sentence<Number> kRow{"row {}", "ligne {}"};
inline constexpr Sentence<Number> kColumn{"column {}", "colonne {}"};
// numbers of a row or a column in the whole grid, and of a board
inline constexpr Sentence<Number, Number> kRowOfBoard{"row {} of board {}", "ligne {} de la sous-grille {}"};
inline constexpr Sentence<Number, Number> kColumnOfBoard{"column {} of board {}",
                                                         "colonne {} de la sous-grille {}"};
inline constexpr Counted<> kLeftoversOfRows{"leftovers of row 1", "leftovers of rows 1-{}",
                                            "restes de la ligne 1", "restes des lignes 1-{}"};
inline constexpr Counted<> kLeftoversOfColumns{"leftovers of column 1", "leftovers of columns 1-{}",
                                               "restes de la colonne 1", "restes des colonnes 1-{}"};
inline constexpr Sentence<Text> kInnies{"innies and outies of {}", "dedans et dehors de {}"};

// Errors in a layout.
inline constexpr Sentence<Number, Number, Number> kGridSize{
    "found a grid of {} rows and {} columns, expected 1 to {} of each",
    "on trouve une grille de {} lignes et {} colonnes, on en attend 1 à {} de chaque"};
// a word, and names
inline constexpr Sentence<Text, Text> kExpectedBoards{
    "found \"{}\" as boards, expected their first cells, such as r1c1 r1c13 r7c7, or one of {}",
    "on lit « {} » comme sous-grilles, on attend leurs premières cases, comme r1c1 r1c13 r7c7, ou l’un de "
    "{}"};
inline constexpr Sentence<Text, Number> kArrangementOfSize{
    "found boards of size {1} for {0}, which has none of that size; give the first cell of each board, such "
    "as "
    "r1c1 r1c13",
    "des sous-grilles de taille {1} sont demandées pour {0}, qui n’en a pas de cette taille ; donnez la "
    "première case de chacune, comme r1c1 r1c13"};
inline constexpr Sentence<Number, Number> kBoardTwice{
    "found two boards that begin at r{}c{}, expected different ones",
    "deux sous-grilles commencent en r{}c{}, on en attend de différentes"};
inline constexpr Sentence<Number, Number> kBoardsAwayFromEdge{
    "the first row of the boards is {} and their first column is {}, expected 1 for both",
    "la première ligne des sous-grilles est {} et leur première colonne {}, on attend 1 pour les deux"};
inline constexpr Sentence<Text, Text> kNotAtHole{
    "found {} at {}, which belongs to no board, expected nothing there",
    "on lit {} en {}, qui n’est dans aucune sous-grille, on n’y attend rien"};
inline constexpr Sentence<Number, Number> kBoxesAcrossBoards{
    "boxes of {}x{} do not fit the boards, which must consist of whole boxes and share whole boxes; ask for "
    "no "
    "boxes, and give those of each board as extra regions",
    "des blocs de {}x{} ne conviennent pas aux sous-grilles, qui doivent se composer de blocs entiers et "
    "partager "
    "des blocs entiers ; ne demandez pas de blocs, et donnez ceux de chaque sous-grille comme régions "
    "supplémentaires"};
inline constexpr Sentence<> kNeedsOneBoard{
    "the grid has several boards, expected one, since the rule is about whole rows, columns or grids; a "
    "region of "
    "cells, or a rule of your own, can say it of one board",
    "la grille a plusieurs sous-grilles, on en attend une seule, car la règle porte sur des lignes, des "
    "colonnes "
    "ou une grille entières ; une région de cases, ou une règle à vous, peut le dire d’une sous-grille"};
inline constexpr Sentence<Number> kLeastDigit{"found {} as the least digit, expected 0 or 1",
                                              "on lit {} comme plus petit chiffre, on attend 0 ou 1"};
inline constexpr Sentence<Number, Number> kNumberOfDigits{"found {} digits, expected 1 to {}",
                                                          "on trouve {} chiffres, on en attend 1 à {}"};
// the number of digits; the number of cells of a line
inline constexpr Counted<Number> kRowNeedsDigits{
    "found {} digit, but a row has {1} cells with different digits: expected {1} digits or more, or a grid "
    "without lines",
    "found {} digits, but a row has {1} cells with different digits: expected {1} digits or more, or a grid "
    "without lines",
    "on trouve {} chiffre, mais une ligne a {1} cases, qui doivent contenir des chiffres différents : on "
    "attend {1} chiffres ou plus, ou une grille sans lignes",
    "on trouve {} chiffres, mais une ligne a {1} cases, qui doivent contenir des chiffres différents : on "
    "attend {1} chiffres ou plus, ou une grille sans lignes"};
inline constexpr Counted<Number> kColumnNeedsDigits{
    "found {} digit, but a column has {1} cells with different digits: expected {1} digits or more, or a "
    "grid without lines",
    "found {} digits, but a column has {1} cells with different digits: expected {1} digits or more, or a "
    "grid without lines",
    "on trouve {} chiffre, mais une colonne a {1} cases, qui doivent contenir des chiffres différents : on "
    "attend {1} chiffres ou plus, ou une grille sans lignes",
    "on trouve {} chiffres, mais une colonne a {1} cases, qui doivent contenir des chiffres différents : on "
    "attend {1} chiffres ou plus, ou une grille sans lignes"};
inline constexpr Sentence<Text, Number> kExtraCellsName{
    "found \"{}\" as the name of extra cells, expected 1 to {} letters",
    "on lit « {} » comme nom de cases supplémentaires, on attend 1 à {} lettres"};
inline constexpr Sentence<Text> kSameExtraCells{
    "found two groups of extra cells named \"{}\", expected different names",
    "deux groupes de cases supplémentaires s’appellent « {} », on attend des noms différents"};
inline constexpr Sentence<Number, Text> kExtraCellsCount{
    "found {} extra cells named \"{}\", expected 1 or more",
    "on trouve {} cases supplémentaires nommées « {} », on en attend 1 ou plus"};

// Invalid requests of a program to a puzzle.
inline constexpr Sentence<Text> kPuzzleRefuses{"Puzzle: {}", "Puzzle : {}"};
inline constexpr Sentence<Number, Number> kPuzzleSize{"Puzzle: the size is {}, expected 1 to {}",
                                                      "Puzzle : la taille est {}, on attend 1 à {}"};
inline constexpr Sentence<Number, Number> kPuzzleCell{"Puzzle: found {} as a cell, expected 0 to {}",
                                                      "Puzzle : on lit {} comme case, on attend 0 à {}"};
inline constexpr Sentence<Number, Number> kPuzzleGiven{
    "Puzzle: found {} as a given, expected 1 to {}, or 0 for none",
    "Puzzle : on lit {} comme chiffre donné, on attend 1 à {}, ou 0 pour rien"};
inline constexpr Sentence<Text> kPuzzleHole{
    "Puzzle: found a digit at {}, which belongs to no board, expected none",
    "Puzzle : on lit un chiffre en {}, qui n’est dans aucune sous-grille, on n’en attend pas"};
inline constexpr Sentence<Number, Number> kPuzzleFlags{
    "Puzzle: found {} flags of rules to keep, expected {}, one for each use of a rule",
    "Puzzle : on trouve {} marques de règles à garder, on en attend {}, une par emploi d’une règle"};

// Errors in the shape of a puzzle.
// the digits; the rows and the columns of a box
inline constexpr Counted<Number, Number> kBoxesDoNotFit{
    "boxes of {1} x {2} (rows x columns) do not fit a grid of size {0}: a box must have {0} cell",
    "boxes of {1} x {2} (rows x columns) do not fit a grid of size {0}: a box must have {0} cells",
    "des blocs de {1} x {2} (lignes x colonnes) ne vont pas dans une grille de taille {0} : un bloc doit "
    "avoir {0} case",
    "des blocs de {1} x {2} (lignes x colonnes) ne vont pas dans une grille de taille {0} : un bloc doit "
    "avoir {0} cases"};
// the rows and the columns of a box, the grid, the digits
inline constexpr Sentence<Number, Number, Text, Number> kBoxesDoNotTile{
    "boxes of {} x {} (rows x columns) do not fit a {} grid: they must tile it, and have at most {} cells, "
    "one for each digit",
    "des blocs de {} x {} (lignes x colonnes) ne vont pas dans une grille {} : ils doivent la paver, et "
    "avoir au plus {} cases, une par chiffre"};
inline constexpr Sentence<Number, Number, Number> kLabelsForSize{
    "found {} region labels, expected {}: one for each cell of a grid of size {}",
    "on trouve {} étiquettes de région, on en attend {} : une par case d’une grille de taille {}"};
inline constexpr Sentence<Number, Number, Text> kLabelsForGrid{
    "found {} region labels, expected {}: one for each cell of a {} grid",
    "on trouve {} étiquettes de région, on en attend {} : une par case d’une grille {}"};
inline constexpr Counted<Text> kRegionHasCells{"region \"{1}\" has {0} cell", "region \"{1}\" has {0} cells",
                                               "la région « {1} » a {0} case",
                                               "la région « {1} » a {0} cases"};
inline constexpr Sentence<Number> kAndSoOn{"and so on for {} more", "et ainsi de suite pour {} autres"};
// the regions; the wrong ones, the digits, a cell
inline constexpr Counted<Text, Number, Text> kRegionsOfJigsaw{
    "found {} region ({1}), expected {2} of {2} cells each; look at {3}",
    "found {} regions ({1}), expected {2} of {2} cells each; look at {3}",
    "on trouve {} région ({1}), on en attend {2} de {2} cases chacune ; regardez {3}",
    "on trouve {} régions ({1}), on en attend {2} de {2} cases chacune ; regardez {3}"};
inline constexpr Counted<Text, Number, Text> kRegionsAreTooLarge{
    "found {} region ({1}), expected at most {2} cells each, one for each digit; look at {3}",
    "found {} regions ({1}), expected at most {2} cells each, one for each digit; look at {3}",
    "on trouve {} région ({1}), on attend au plus {2} cases chacune, une par chiffre ; regardez {3}",
    "on trouve {} régions ({1}), on attend au plus {2} cases chacune, une par chiffre ; regardez {3}"};

// Errors in a rule. The last argument of the first three is the reason.
inline constexpr Sentence<Text, Text> kInRule{"rule {}: {}", "règle {} : {}"};
inline constexpr Sentence<Text, Text> kInRuleOfPuzzle{"rule {}, which the puzzle has: {}",
                                                      "règle {}, que la grille a : {}"};
inline constexpr Sentence<Number, Text> kInUse{"use {}: {}", "emploi {} : {}"};
inline constexpr Sentence<Text> kUnknownRule{
    "there is no rule \"{}\"; `quadrille rules` lists them",
    "il n’y a pas de règle « {} » ; `quadrille rules` en donne la liste"};
inline constexpr Sentence<Text, Text> kUnknownRuleButPerhaps{
    "there is no rule \"{}\"; did you mean {}? `quadrille rules` lists them",
    "il n’y a pas de règle « {} » ; vouliez-vous dire {} ? `quadrille rules` en donne la liste"};
inline constexpr Sentence<Text> kRuleOfShape{
    "{} cannot be added as a rule: they belong to the shape of the grid, like its size",
    "{} ne s’ajoute pas comme règle : cela fait partie de la forme de la grille, comme sa taille"};
inline constexpr Sentence<Text, Text> kUnknownParameter{"found \"{}=\", expected {}",
                                                        "on lit « {}= », on attend {}"};
inline constexpr Sentence<Text> kParameterTwice{"{} is given twice, expected it once",
                                                "{} est donné deux fois, on l’attend une seule fois"};
inline constexpr Sentence<Text> kTakesNoArgument{"found \"{}\", but it takes no argument",
                                                 "on lit « {} », mais la règle ne prend pas d’argument"};

// Errors in the value of a parameter.
inline constexpr Sentence<Text, Text> kExpectedCell{"found \"{}\", expected a cell from r1c1 to {}",
                                                    "on lit « {} », on attend une case de r1c1 à {}"};
inline constexpr Sentence<Text, Text> kExpectedCellOrExtra{
    "found \"{}\", expected a cell from r1c1 to {}, or an extra cell",
    "on lit « {} », on attend une case de r1c1 à {}, ou une case supplémentaire"};
inline constexpr Sentence<Text> kExpectedCells{
    "found \"{}\", expected cells of the grid along a row, a column or a diagonal, such as r1c1-r1c3, or "
    "those "
    "of a rectangle, such as r1c1:r3c3",
    "on lit « {} », on attend des cases de la grille le long d’une ligne, d’une colonne ou d’une diagonale, "
    "comme r1c1-r1c3, ou celles d’un rectangle, comme r1c1:r3c3"};
inline constexpr Sentence<Text> kCellTwice{"{} is named twice, expected each cell once",
                                           "{} est nommée deux fois, on attend chaque case une seule fois"};
inline constexpr Sentence<Text> kCellAfterItself{"{} follows itself, expected another cell",
                                                 "{} se suit elle-même, on attend une autre case"};
inline constexpr Sentence<> kExpectedCellLists{
    "expected two or more lists of cells, separated by slashes: r1c1 r1c2 / r2c1 r2c2",
    "on attend deux listes de cases ou plus, séparées par des barres : r1c1 r1c2 / r2c1 r2c2"};
inline constexpr Counted<Number> kMoreDigitsThanCells{
    "found {1} digits for {0} cell, expected no more digits than cells",
    "found {1} digits for {0} cells, expected no more digits than cells",
    "on trouve {1} chiffres pour {0} case, on n’attend pas plus de chiffres que de cases",
    "on trouve {1} chiffres pour {0} cases, on n’attend pas plus de chiffres que de cases"};
// word, parameter, range
inline constexpr Sentence<Text, Text, Text> kExpectedNumbers{
    "found \"{}\" among the {}, expected numbers from {}",
    "on lit « {} » parmi les {}, on attend des nombres de {}"};
inline constexpr Counted<Text> kNumberOfCells{"found {} cell, expected {}", "found {} cells, expected {}",
                                              "on trouve {} case, on en attend {}",
                                              "on trouve {} cases, on en attend {}"};
// word, parameter, range
inline constexpr Sentence<Text, Text, Text> kExpectedParameterFrom{
    "found \"{}\" as the {}, expected a number from {}", "on lit « {} » pour {}, on attend un nombre de {}"};
inline constexpr Sentence<Text, Text, Number, Number> kExpectedDigit{
    "found \"{}\" among the {}, expected a digit from {} to {}",
    "on lit « {} » parmi les {}, on attend un chiffre de {} à {}"};
inline constexpr Sentence<Text, Number, Number> kExpectedDigits{
    "found no {}, expected digits from {} to {}", "il n’y a pas de {}, on attend des chiffres de {} à {}"};
inline constexpr Sentence<Number> kDigitTwice{
    "{} is named twice, expected each digit once",
    "{} est nommé deux fois, on attend chaque chiffre une seule fois"};
inline constexpr Sentence<Number, Text, Text> kLengthOfList{"found {} {}, expected {}",
                                                            "on trouve {} {}, on en attend {}"};
inline constexpr Sentence<Text, Text, Text> kExpectedChoice{"found \"{}\" as the {}, expected one of {}",
                                                            "on lit « {} » pour {}, on attend l’un de {}"};
inline constexpr Sentence<Text, Text, Number> kExpectedOutside{
    "found \"{}\" as the {}, expected a place beside the grid, such as r0c2 above column 2 or r2c{} right of "
    "row 2",
    "on lit « {} » pour {}, on attend une place à côté de la grille, comme r0c2 au-dessus de la colonne 2 ou "
    "r2c{} à droite de la ligne 2"};

// Patterns, automata, pairs, and uses in brackets; the second argument is the parameter.
inline constexpr Sentence<Text, Text> kExpectedPattern{
    "found \"{}\" as the {}, expected a regular expression in double quotes",
    "on lit « {} » pour {}, on attend une expression régulière entre guillemets doubles"};
// the pattern, a position in it counted from 1, the error there
inline constexpr Sentence<Text, Number, Text> kInPattern{"in the pattern \"{}\", at {}: {}",
                                                         "dans le motif « {} », au caractère {} : {}"};
inline constexpr Sentence<Text, Text> kExpectedStep{
    "found \"{}\" in the {}, expected a step such as 0>1:2-4/7, from state 0 to 1 on the digits 2 to 4 and "
    "7, "
    "or 1! for a state in which a line may end",
    "on lit « {} » dans {}, on attend un pas comme 0>1:2-4/7, de l’état 0 à l’état 1 sur les chiffres 2 à 4 "
    "et 7, ou 1! pour un état où une ligne peut finir"};
inline constexpr Sentence<Text> kNoAutomaton{"found no {}, expected steps such as 0>1:2-4/7 and 1!",
                                             "il n’y a pas de {}, on attend des pas comme 0>1:2-4/7 et 1!"};
inline constexpr Sentence<Number> kTooManyStates{
    "found an automaton that needs more than {} states in its deterministic form, expected fewer",
    "l’automate demande plus de {} états sous sa forme déterministe, on en attend moins"};
inline constexpr Sentence<Text, Text> kExpectedPairs{
    "found \"{}\" among the {}, expected for example 1:2-4/7, which allows 2 to 4 and 7 next to 1",
    "on lit « {} » parmi les {}, on attend par exemple 1:2-4/7, qui permet 2 à 4 et 7 à côté de 1"};
inline constexpr Sentence<Text> kNoPairs{"found no {}, expected for example 1:2-4/7 2:1",
                                         "il n’y a pas de {}, on attend par exemple 1:2-4/7 2:1"};
inline constexpr Sentence<Text, Text> kExpectedUse{
    "found \"{}\" among the {}, expected uses of rules in brackets, such as [thermometer=r1c1 r1c2]",
    "on lit « {} » parmi les {}, on attend des emplois de règles entre crochets, comme [thermometer=r1c1 "
    "r1c2]"};
inline constexpr Sentence<Text> kNoUses{
    "found no {}, expected uses of rules in brackets, such as [thermometer=r1c1 r1c2]",
    "il n’y a pas de {}, on attend des emplois de règles entre crochets, comme [thermometer=r1c1 r1c2]"};
inline constexpr Sentence<Text> kOneUseInBrackets{
    "found several uses of {} in one pair of brackets, expected one; [all_of=[..] [..]] holds several",
    "on trouve plusieurs emplois de {} dans une même paire de crochets, on en attend un ; [all_of=[..] [..]] "
    "en contient plusieurs"};
inline constexpr Sentence<Number> kTooDeeplyNested{
    "found brackets nested more than {} deep, expected fewer",
    "on trouve des crochets imbriqués sur plus de {} niveaux, on en attend moins"};

// Ranges of numbers.
inline constexpr Sentence<Number> kOrMore{"{} or more", "{} ou plus"};
inline constexpr Sentence<Number, Number> kRange{"{} to {}", "{} à {}"};

// Help on parameters.
inline constexpr Sentence<> kTwoCellsHelp{"two cells such as r1c1 r1c2", "deux cases comme r1c1 r1c2"};
inline constexpr Sentence<> kPathHelp{"cells in order, such as r1c1 r2c2 r3c3",
                                      "des cases dans l’ordre, comme r1c1 r2c2 r3c3"};
inline constexpr Sentence<> kCellsHelp{"cells such as r1c1 r2c2 r3c3", "des cases comme r1c1 r2c2 r3c3"};
inline constexpr Sentence<> kCellListsHelp{
    "lists of cells separated by slashes, such as r1c1 r1c2 / r2c1 r2c2",
    "des listes de cases séparées par des barres, comme r1c1 r1c2 / r2c1 r2c2"};
inline constexpr Sentence<Text> kNumberListHelp{"numbers from {}", "des nombres de {}"};
inline constexpr Sentence<Text> kOptionalNumberListHelp{"optional numbers from {}",
                                                        "des nombres facultatifs de {}"};
inline constexpr Sentence<Text> kNumberHelp{"a number from {}", "un nombre de {}"};
inline constexpr Sentence<Text> kOptionalNumberHelp{"an optional number from {}",
                                                    "un nombre facultatif de {}"};
inline constexpr Sentence<Text, Text> kDefaultNumberHelp{"a number from {} (by default {})",
                                                         "un nombre de {} ({} par défaut)"};
inline constexpr Sentence<> kDigitsHelp{"digits such as 1 3 5", "des chiffres comme 1 3 5"};
inline constexpr Sentence<> kOptionalDigitsHelp{"digits such as 1 3 5 (by default all)",
                                                "des chiffres comme 1 3 5 (tous par défaut)"};
inline constexpr Sentence<Text> kDigitListHelp{"digits such as 1 3 3, {}", "des chiffres comme 1 3 3, {}"};
inline constexpr Sentence<Text> kChoiceHelp{"one of {}", "l’un de {}"};
inline constexpr Sentence<Text, Text> kDefaultChoiceHelp{"one of {} (by default {})",
                                                         "l’un de {} ({} par défaut)"};
inline constexpr Sentence<> kOutsideHelp{
    "a place beside the grid, such as r0c2 above column 2 or r2c0 left of row 2",
    "une place à côté de la grille, comme r0c2 au-dessus de la colonne 2 ou r2c0 à gauche de la ligne 2"};
inline constexpr Sentence<> kPatternHelp{
    "a regular expression in double quotes, such as \"1.*[5-9]{2,3}\"",
    "une expression régulière entre guillemets doubles, comme \"1.*[5-9]{2,3}\""};
inline constexpr Sentence<> kAutomatonHelp{
    "steps such as 0>1:2-4/7, from state 0 to 1 on the digits 2 to 4 and 7, and 1! for a state that ends a "
    "line",
    "des pas comme 0>1:2-4/7, de l’état 0 à l’état 1 sur les chiffres 2 à 4 et 7, et 1! pour un état où une "
    "ligne finit"};
inline constexpr Sentence<> kPairsHelp{"pairs such as 1:2-4/7, which allows 2 to 4 and 7 next to 1",
                                       "des couples comme 1:2-4/7, qui permet 2 à 4 et 7 à côté de 1"};
inline constexpr Sentence<> kUsesHelp{"uses of rules in brackets, such as [thermometer=r1c1 r1c2]",
                                      "des emplois de règles entre crochets, comme [thermometer=r1c1 r1c2]"};
// the text before, the parameter, its help
inline constexpr Sentence<Text, Text, Text> kFurtherParameter{"{}; {}=.., {}", "{} ; {}=.., {}"};
inline constexpr Sentence<Text> kSeveralUses{"{}; separate several uses by semicolons",
                                             "{} ; séparez plusieurs emplois par des points-virgules"};

// Lines that would need too large tables.
inline constexpr Sentence<Number, Number, Number> kLineTooLong{
    "found a line of {} cells, expected at most {} in a grid with {} digits",
    "on trouve un tracé de {} cases, on en attend au plus {} dans une grille à {} chiffres"};
inline constexpr Sentence<Number> kTooManyExtraCells{
    "found more than {0} extra cells, expected at most {0}",
    "on trouve plus de {0} cases supplémentaires, on en attend au plus {0}"};

// Errors in a pattern.
inline constexpr Sentence<Text> kEndOfPattern{"found the end of the pattern, expected {}",
                                              "on trouve la fin du motif, on attend {}"};
inline constexpr Sentence<Text, Text> kFoundInPattern{"found \"{}\" in the pattern, expected {}",
                                                      "on lit « {} » dans le motif, on attend {}"};
inline constexpr Sentence<> kElementOrEnd{"a digit, . [ ( | or the end of the pattern",
                                          "un chiffre, . [ ( | ou la fin du motif"};
inline constexpr Sentence<> kFewerGroups{"fewer nested groups", "moins de groupes imbriqués"};
inline constexpr Sentence<> kFewerRepetitions{"fewer nested repetitions", "moins de répétitions imbriquées"};
inline constexpr Sentence<Text, Text, Text> kTimes{"a number of times such as {}, {} or {}",
                                                   "un nombre de fois comme {}, {} ou {}"};
inline constexpr Sentence<Number, Number> kDigitFromTo{"a digit from {} to {}", "un chiffre de {} à {}"};
inline constexpr Sentence<Number> kPatternIsTooLong{
    "the pattern has more than {} digits, with repetitions written out; expected fewer",
    "le motif a plus de {} chiffres, répétitions développées ; on en attend moins"};
inline constexpr Sentence<Number> kTooManyPatternStates{
    "the pattern needs an automaton of more than {} states, expected fewer",
    "le motif demande un automate de plus de {} états, on en attend moins"};

}  // namespace quadrille::sudoku::say
