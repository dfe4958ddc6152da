// Sentences about texts without a puzzle, or with an error. Sentences of a single format are in its file.
#pragma once

#include "base/sentence.h"

namespace quadrille::formats::say {

// cells found, cells expected, rows x columns, the boards
inline constexpr Sentence<Number, Number, Text, Text> kCellsForBoards{
    "found {} cells, expected {} for the {} grid of the boards {}",
    "on trouve {} cases, on en attend {} pour la grille {} des sous-grilles {}"};
inline constexpr Sentence<Text> kExpectedBoards{
    "found {} as the boards, expected a name such as \"samurai\", or an array of their first cells, such as "
    "[\"r1c1\",\"r1c13\"]",
    "on lit {} comme sous-grilles, on attend un nom comme \"samurai\", ou un tableau de leurs premières "
    "cases, "
    "comme [\"r1c1\",\"r1c13\"]"};
// a number, "rows" or "columns", and the number that the boards take
inline constexpr Sentence<Number, Text, Number> kLinesOfBoards{
    "found {} {}, expected {}, which the boards take",
    "on trouve {} {}, on en attend {}, que prennent les sous-grilles"};
// a digit, the number of its board, its cell, and the digit of another board in that cell
inline constexpr Sentence<Text, Number, Text, Text> kBoardsDisagree{
    "found {} in board {} at {}, where another board has {}; boards have the same digits where they overlap",
    "on lit {} dans la sous-grille {} en {}, où une autre a {} ; des sous-grilles ont les mêmes chiffres là "
    "où elles se recouvrent"};
inline constexpr Sentence<Text> kNoCandidatesAtHole{
    "found candidates for {}, which belongs to no board, expected null",
    "on lit des candidats pour {}, qui n’est dans aucune sous-grille, on attend null"};

// Errors in a text as a whole.
inline constexpr Sentence<> kNoText{"found no text, expected a puzzle",
                                    "le texte est vide, on attend une grille"};
inline constexpr Sentence<> kUtf16{
    "found text in UTF-16, expected UTF-8; save the file as UTF-8",
    "le texte est en UTF-16, on attend de l’UTF-8 ; enregistrez le fichier en UTF-8"};
inline constexpr Sentence<> kFormula{
    "found a formula in DIMACS CNF, expected a puzzle; a formula does not tell which cells and digits its "
    "variables are",
    "on lit une formule en DIMACS CNF, on attend une grille ; une formule ne dit pas quelles cases et quels "
    "chiffres sont ses variables"};
inline constexpr Sentence<> kBinaryData{
    "found binary data, expected a puzzle as text",
    "on trouve des données binaires, on attend une grille sous forme de texte"};
inline constexpr Sentence<Text> kUnknownFormat{
    "found text in no recognised format, starting {}: no line of it looks like a grid or like a row of one",
    "le texte n’est dans aucun format reconnu, il commence par {} : aucune de ses lignes ne ressemble à une "
    "grille, ni à une ligne de grille"};
inline constexpr Sentence<> kNoPuzzle{"found no puzzle, expected one",
                                      "on ne trouve aucune grille, on en attend une"};
inline constexpr Sentence<> kSecondPuzzle{
    "found a second puzzle, expected one; a reader from Format::open yields all of them",
    "on trouve une deuxième grille, on en attend une seule ; un lecteur obtenu par Format::open les donne "
    "toutes"};

// Permitted texts of a cell.
inline constexpr Sentence<Text> kOneOf{"one of {}", "l’un de {}"};
inline constexpr Sentence<Number, Number> kRange{"{} to {}", "{} à {}"};
inline constexpr Sentence<Number, Text, Number> kRangeWithLetters{"{} to 9, A to {} (or 10 to {})",
                                                                  "{} à 9, A à {} (ou 10 à {})"};
inline constexpr Sentence<Text, Text> kOrEmpty{"{}, or {} for an empty cell", "{}, ou {} pour une case vide"};
inline constexpr Sentence<Text, Number, Number, Text> kNumberOfSymbols{
    "found the {1} symbols {0} for the digits, expected {2} for a {3} grid",
    "on lit les {1} symboles {0} pour les chiffres, on en attend {2} pour une grille {3}"};
inline constexpr Sentence<Text> kUnsoundSymbols{
    "found the symbols {} for the digits, expected different characters, without spaces and #",
    "on lit les symboles {} pour les chiffres, on attend des caractères différents, sans espace ni #"};

// Errors in a grid, its size or its cells.
inline constexpr Sentence<Number, Number> kSizeAskedFor{
    "asked for a grid of size {}, expected 1 to {}", "on demande une grille de taille {}, on attend 1 à {}"};
inline constexpr Sentence<Number, Number, Number, Number> kCellsForGrid{
    "found {} cells, expected {} for a {}x{} grid",
    "on trouve {} cases, on en attend {} pour une grille {}x{}"};
inline constexpr Sentence<Number, Number, Number, Number> kCharactersForGrid{
    "found {} characters, expected {} for a {}x{} grid",
    "on trouve {} caractères, on en attend {} pour une grille {}x{}"};
inline constexpr Sentence<Number, Number, Number, Number> kNumbersForGrid{
    "found {} numbers, expected {} for a {}x{} grid",
    "on trouve {} nombres, on en attend {} pour une grille {}x{}"};
inline constexpr Sentence<Text, Number> kNoSize{"found {} as the size, expected 1 to {}",
                                                "on lit {} comme taille, on attend 1 à {}"};
inline constexpr Sentence<Number, Number> kOtherSize{"found the size {}, expected {} as requested",
                                                     "on lit la taille {}, on attend {}, comme demandé"};
inline constexpr Sentence<Text, Number, Number> kOtherLayout{
    "found a {} grid of {} digits, expected the size {} as requested",
    "on trouve une grille {} de {} chiffres, on attend la taille {}, comme demandé"};
inline constexpr Sentence<Text> kNoDigitRange{
    "found {} as the digits, expected the least and the greatest digit, such as 0..8",
    "on lit {} comme chiffres, on attend le plus petit et le plus grand d’entre eux, comme 0..8"};
inline constexpr Sentence<Text, Number, Number, Text, Text> kNoCell{
    "found {} in row {}, column {} of a {} grid, expected {}",
    "on lit {} à la ligne {}, colonne {} d’une grille {}, on attend {}"};
inline constexpr Sentence<Text> kRegionName{
    "found {} as the name of a region, expected 1 to 32 visible characters",
    "on lit {} comme nom d’une région, on attend 1 à 32 caractères visibles"};
inline constexpr Sentence<Text> kRegionNameOfNone{
    "found {} as the name of a region, which would mean a cell without a region; json and sections can "
    "express that",
    "on lit {} comme nom d’une région, ce qui désignerait une case sans région ; json et sections peuvent "
    "l’exprimer"};
inline constexpr Sentence<Text, Text, Text> kNoCandidate{"found {} among the candidates {}, expected {}",
                                                         "on lit {} parmi les candidats {}, on attend {}"};
inline constexpr Sentence<Text, Number> kTooManyCandidates{
    "found {} as the candidates of a cell, expected at most {} of them",
    "on lit {} comme candidats d’une case, on en attend au plus {}"};

// Rows of a grid. Their contents are named by a part: givens.
inline constexpr Counted<Text, Number> kRowsBeforeEnd{
    "found {} row of the {} before the end of the text, expected {}",
    "found {} rows of the {} before the end of the text, expected {}",
    "on trouve {} ligne des {} avant la fin du texte, on en attend {}",
    "on trouve {} lignes des {} avant la fin du texte, on en attend {}"};
inline constexpr Counted<Text, Number> kRowsBeforeBlank{
    "found {} row of the {} before a blank line, expected {}; add the missing rows, or remove the blank line "
    "if "
    "the grid goes on below it",
    "found {} rows of the {} before a blank line, expected {}; add the missing rows, or remove the blank "
    "line if "
    "the grid goes on below it",
    "on trouve {} ligne des {} avant une ligne blanche, on en attend {} ; ajoutez les lignes qui manquent, "
    "ou "
    "retirez la ligne blanche si la grille continue au-dessous",
    "on trouve {} lignes des {} avant une ligne blanche, on en attend {} ; ajoutez les lignes qui manquent, "
    "ou "
    "retirez la ligne blanche si la grille continue au-dessous"};
inline constexpr Counted<Number, Text, Text> kCellsInRow{
    "found {} cell in row {} of the {}, expected {}", "found {} cells in row {} of the {}, expected {}",
    "on trouve {} case dans la ligne {} des {}, on en attend {}",
    "on trouve {} cases dans la ligne {} des {}, on en attend {}"};
inline constexpr Sentence<Number, Number, Text, Text> kTooManyCellsInRow{
    "found more than {} cells in row {} of the {}, expected {}",
    "on trouve plus de {} cases dans la ligne {} des {}, on en attend {}"};

// Layouts and shapes in sections and JSON.
inline constexpr Sentence<> kRowsOrColumnsAlone{
    "found only rows or only columns, expected both, or a size",
    "on trouve seulement les lignes ou seulement les colonnes, il faut les deux, ou une taille"};
inline constexpr Sentence<Text, Text, Number> kNumberOfLines{
    "found {} as the number of {}, expected 1 to {}", "on lit {} comme nombre de {}, on attend 1 à {}"};

// Extra cells.
inline constexpr Sentence<Text, Text, Number, Number> kNoExtraCell{
    "found {} in the extra cell {}, expected {} to {}, or . for none",
    "on lit {} dans la case supplémentaire {}, on attend {} à {}, ou . pour rien"};
inline constexpr Sentence<Text> kSolutionOfExtraCellsAlone{
    "found a solution for the extra cells {}, but none for the grid, expected both",
    "on trouve une solution des cases supplémentaires {}, mais pas de la grille, il faut les deux"};
inline constexpr Sentence<Number, Number, Text> kSolutionOfExtraCells{
    "found {} of {} digits of the extra cells {} in the solution, expected all of them",
    "on trouve {} des {} chiffres des cases supplémentaires {} dans la solution, il les faut tous"};

// Members of f-puzzles.
inline constexpr Sentence<Text> kNoRuleForMember{
    "found the member {}, which is neither a rule that this program knows nor a drawing; remove it to read "
    "the rest",
    "on lit le membre {}, qui n’est ni une règle que ce programme connaît, ni un dessin ; retirez-le pour "
    "lire le reste"};

// Items of Interactive Sudoku Solver.
inline constexpr Sentence<Text, Text> kExpectedAlone{"found {}, expected only .{}",
                                                     "on lit {}, on attend seulement .{}"};

// Errors in the text of a JSON object.
inline constexpr Sentence<Text> kNoObject{"found {}, expected a puzzle, which starts with {",
                                          "on lit {}, on attend une grille, qui commence par {"};
inline constexpr Sentence<Number, Number> kObjectTooLong{
    "found an object of {} characters, expected at most {} for a puzzle",
    "on trouve un objet de {} caractères, on en attend au plus {} pour une grille"};
inline constexpr Sentence<> kObjectWithoutEnd{
    "found the end of an object that is not complete, expected the rest of it",
    "on trouve la fin d’un objet incomplet, on en attend la suite"};
inline constexpr Sentence<Text> kExpectedName{
    "found {}, expected a member, which starts with its name in quotes",
    "on lit {}, on attend un membre, qui commence par son nom entre guillemets"};
inline constexpr Sentence<Text> kExpectedColon{"found {}, expected a colon after the name of a member",
                                               "on lit {}, on attend deux-points après le nom d’un membre"};
inline constexpr Sentence<Text> kExpectedEndOfMember{"found {}, expected a comma or } after a member",
                                                     "on lit {}, on attend une virgule ou } après un membre"};
inline constexpr Sentence<Text> kExpectedEndOfElement{
    "found {}, expected a comma or ] after an element",
    "on lit {}, on attend une virgule ou ] après un élément"};
inline constexpr Sentence<Text> kExpectedEscape{
    "found {}, expected a character that \\ can precede in a text",
    "on lit {}, on attend un caractère que \\ peut précéder dans un texte"};
inline constexpr Sentence<Text> kExpectedEndOfText{"found {}, expected the end of a text in quotes",
                                                   "on lit {}, on attend la fin d’un texte entre guillemets"};
inline constexpr Sentence<Text> kExpectedUtf8{
    "found {}, expected text in UTF-8 without control characters",
    "on lit {}, on attend du texte en UTF-8 sans caractères de contrôle"};
inline constexpr Sentence<Text> kExpectedSmallerNumber{"found {}, expected a smaller number",
                                                       "on lit {}, on attend un nombre plus petit"};
inline constexpr Sentence<Text> kExpectedDigitOfNumber{"found {}, expected a digit of the number",
                                                       "on lit {}, on attend un chiffre du nombre"};
inline constexpr Sentence<Text> kNestedTooDeep{"found {}, expected at most 16 nested brackets",
                                               "on lit {}, on attend au plus 16 crochets imbriqués"};
inline constexpr Sentence<Text> kExpectedValue{"found {}, expected a value",
                                               "on lit {}, on attend une valeur"};

// Errors in the members of an object.
inline constexpr Sentence<Text, Text> kUnknownMember{"found the member {}, expected one of {}",
                                                     "on lit le membre {}, on attend l’un de {}"};
inline constexpr Sentence<Text, Text, Text> kUnknownMemberOf{
    "found the member {} of {}, expected one of {}", "on lit le membre {} de {}, on attend l’un de {}"};
inline constexpr Sentence<Text> kMemberTwice{
    "found the member {} for the second time, expected it once",
    "on lit le membre {} pour la deuxième fois, on l’attend une seule fois"};
inline constexpr Sentence<Text, Text> kMemberOfTwice{
    "found the member {} of {} for the second time, expected it once",
    "on lit le membre {} de {} pour la deuxième fois, on l’attend une seule fois"};
inline constexpr Sentence<> kADefinition{"a definition", "une définition"};
inline constexpr Sentence<> kAShape{"a shape", "une forme"};
inline constexpr Sentence<> kExtraCells{"extra cells", "cases supplémentaires"};
inline constexpr Sentence<> kARule{"a rule", "une règle"};
inline constexpr Sentence<> kNoGivens{"found a puzzle without the members size and givens",
                                      "la grille n’a pas les membres size et givens"};
inline constexpr Sentence<Text, Text> kExpectedRows{"found {} as the {}, expected an array of rows",
                                                    "on lit {} comme {}, on attend un tableau de lignes"};
inline constexpr Counted<Text, Number> kNumberOfRows{
    "found {} row of the {}, expected {}", "found {} rows of the {}, expected {}",
    "on trouve {} ligne des {}, on en attend {}", "on trouve {} lignes des {}, on en attend {}"};
inline constexpr Sentence<Text, Number, Text> kExpectedRow{
    "found {} as row {} of the {}, expected an array or a text",
    "on lit {} comme ligne {} des {}, on attend un tableau ou un texte"};
inline constexpr Counted<Number, Text, Number> kElementsOfRow{
    "found {} element in row {} of the {}, expected {}", "found {} elements in row {} of the {}, expected {}",
    "on trouve {} élément dans la ligne {} des {}, on en attend {}",
    "on trouve {} éléments dans la ligne {} des {}, on en attend {}"};
inline constexpr Counted<Text, Number, Text> kCharactersOfRow{
    "found {1} as row {2} of the {3}, expected {0} character, one for each cell",
    "found {1} as row {2} of the {3}, expected {0} characters, one for each cell",
    "on lit {1} comme ligne {2} des {3}, on attend {0} caractère, un par case",
    "on lit {1} comme ligne {2} des {3}, on attend {0} caractères, un par case"};
inline constexpr Sentence<Number, Text, Number> kOtherNumberOfLines{
    "found {} {}, expected {}, which is the size", "on trouve {} {}, on en attend {}, comme le dit size"};
inline constexpr Sentence<Text> kExpectedTruth{
    "found {} as lines, expected true if rows and columns hold different digits, otherwise false",
    "on lit {} pour lines, on attend true si lignes et colonnes contiennent des chiffres différents, sinon "
    "false"};
inline constexpr Sentence<Text> kExpectedBoxShape{
    "found {} as the boxes, expected [rows, columns] of a box, or null for none",
    "on lit {} comme blocs, on attend [lignes, colonnes] d’un bloc, ou null s’il n’y en a pas"};
inline constexpr Sentence<Text, Text> kExpectedCandidates{
    "found {} as candidates of {}, expected an array of digits or null",
    "on lit {} comme candidats de {}, on attend un tableau de chiffres ou null"};
inline constexpr Sentence<Text, Text, Number, Number> kExpectedCandidate{
    "found {} among the candidates of {}, expected {} to {}",
    "on lit {} parmi les candidats de {}, on attend {} à {}"};
inline constexpr Sentence<Text, Text> kExpectedArray{"found {} as {}, expected an array",
                                                     "on lit {} pour {}, on attend un tableau"};
inline constexpr Counted<Text, Number> kNumberOfElements{
    "found {} element in {}, expected {}", "found {} elements in {}, expected {}",
    "on trouve {} élément dans {}, on en attend {}", "on trouve {} éléments dans {}, on en attend {}"};
inline constexpr Sentence<Number> kRowOfCandidates{"row {} of the candidates", "la ligne {} des candidats"};
inline constexpr Sentence<> kTheBoxes{"the boxes", "les blocs"};
inline constexpr Sentence<> kCandidatesOfExtraCells{"the candidates of extra cells",
                                                    "les candidats des cases supplémentaires"};
inline constexpr Sentence<Text> kExpectedDrawing{
    "found {} as drawing, expected an object with a format, sudokupad or fpuzzles, and an object of members",
    "on lit {} comme drawing, on attend un objet avec un format, sudokupad ou fpuzzles, et un objet members"};
inline constexpr Sentence<Text, Text> kNoDrawing{
    "found the member {} in the drawing, expected only what {} draws without a rule",
    "on lit le membre {} dans le dessin, on n’attend que ce que {} dessine sans règle"};
inline constexpr Sentence<> kCellsOfDrawing{"the cells of the drawing", "les cases du dessin"};
inline constexpr Sentence<Text> kDrawingOf{"a drawing of {}", "un dessin de {}"};
inline constexpr Sentence<Text> kExpectedAbout{"found {} as about, expected an object",
                                               "on lit {} pour about, on attend un objet"};

// Extra cells in JSON.
inline constexpr Sentence<Text> kExpectedGroups{
    "found {} as the extra cells, expected an array of groups",
    "on lit {} comme cases supplémentaires, on attend un tableau de groupes"};
inline constexpr Sentence<Text> kExpectedGroup{
    "found {} as a group of extra cells, expected an object",
    "on lit {} comme groupe de cases supplémentaires, on attend un objet"};
inline constexpr Sentence<Text, Number> kNumberOfExtraCells{
    "found {} as the number of extra cells, expected 1 to {}",
    "on lit {} comme nombre de cases supplémentaires, on attend 1 à {}"};
inline constexpr Counted<Number> kGivensOfExtraCells{
    "found {} given of extra cells, expected {}, which is the count",
    "found {} givens of extra cells, expected {}, which is the count",
    "on trouve {} chiffre donné de cases supplémentaires, on en attend {}, comme le dit count",
    "on trouve {} chiffres donnés de cases supplémentaires, on en attend {}, comme le dit count"};
inline constexpr Sentence<Text, Text> kExpectedExtraRow{
    "found {} as the {} of extra cells, expected an array",
    "on lit {} comme {} de cases supplémentaires, on attend un tableau"};

// Texts in JSON.
inline constexpr Sentence<Text> kTextOfDigits{
    "found {} as the digits, expected a text in quotes",
    "on lit {} comme chiffres, on attend un texte entre guillemets"};
inline constexpr Sentence<Text> kTextOfExtraCells{
    "found {} as the name of extra cells, expected a text in quotes",
    "on lit {} comme nom de cases supplémentaires, on attend un texte entre guillemets"};
inline constexpr Sentence<Text> kTextOfName{
    "found {} as the name of a rule, expected a text in quotes",
    "on lit {} comme nom d’une règle, on attend un texte entre guillemets"};
inline constexpr Sentence<Text> kTextOfArgument{
    "found {} as the argument of a rule, expected a text in quotes",
    "on lit {} comme argument d’une règle, on attend un texte entre guillemets"};
inline constexpr Sentence<Text, Text> kTextOfAbout{"found {} as {}, expected a text in quotes",
                                                   "on lit {} comme {}, on attend un texte entre guillemets"};

// Rules in JSON.
inline constexpr Sentence<Text> kExpectedRules{"found {} as the rules, expected an array",
                                               "on lit {} comme règles, on attend un tableau"};
inline constexpr Sentence<Text> kExpectedRule{"found {} as a rule, expected an object",
                                              "on lit {} comme règle, on attend un objet"};
inline constexpr Sentence<Text> kArgumentAndValues{
    "found both argument and {} of a rule, expected one of them",
    "on trouve argument et {} d’une règle, on attend l’un des deux"};
inline constexpr Sentence<Text, Text> kExpectedValues{
    "found {} as the {} of a rule, expected texts or numbers",
    "on lit {} comme {} d’une règle, on attend des textes ou des nombres"};

// Definitions of rules in JSON.
inline constexpr Sentence<Text> kMemberOfDefinition{"found a definition without the member {}, expected it",
                                                    "la définition n’a pas de membre {}, il le faut"};
inline constexpr Sentence<Text> kExpectedDefinitions{"found {} as the definitions, expected an array",
                                                     "on lit {} comme définitions, on attend un tableau"};
inline constexpr Sentence<Text> kExpectedDefinition{"found {} as a definition, expected an object",
                                                    "on lit {} comme définition, on attend un objet"};
inline constexpr Sentence<Text> kTextOfSummary{
    "found {} as the summary of a rule, expected a text in quotes",
    "on lit {} comme résumé d’une règle, on attend un texte entre guillemets"};
inline constexpr Sentence<Text> kExpectedParameters{
    "found {} as the parameters, expected an object with a kind for each name, such as {\"line\": \"path\"}",
    "on lit {} comme paramètres, on attend un objet qui donne une sorte à chaque nom, comme {\"line\": "
    "\"path\"}"};
inline constexpr Sentence<Text> kTextOfParameter{
    "found {} as the name of a parameter, expected a text in quotes",
    "on lit {} comme nom d’un paramètre, on attend un texte entre guillemets"};
inline constexpr Sentence<Text> kTextOfKind{
    "found {} as the kind of a parameter, expected a text in quotes",
    "on lit {} comme sorte d’un paramètre, on attend un texte entre guillemets"};
inline constexpr Sentence<Text> kTextOfCondition{
    "found {} as a condition, expected a text in quotes",
    "on lit {} comme condition, on attend un texte entre guillemets"};
inline constexpr Sentence<Text> kExpectedConditions{
    "found {} as the conditions, expected a text in quotes, or an array of such texts",
    "on lit {} comme conditions, on attend un texte entre guillemets, ou un tableau de tels textes"};
inline constexpr Sentence<Text> kExpectedShapes{
    "found {} as the drawing, expected an array of shapes, such as [{\"line\": \"cells\"}]",
    "on lit {} comme dessin, on attend un tableau de formes, comme [{\"line\": \"cells\"}]"};
inline constexpr Sentence<Text> kExpectedShape{
    "found {} as a shape, expected an object such as {\"line\": \"cells\"}",
    "on lit {} comme forme, on attend un objet comme {\"line\": \"cells\"}"};
inline constexpr Sentence<Text, Text> kTextOfShape{
    "found {} as the {} of a shape, expected a text in quotes",
    "on lit {} comme {} d’une forme, on attend un texte entre guillemets"};
inline constexpr Sentence<Text, Text> kShapeTwice{
    "found a {} and a {} in one shape, expected one of them",
    "on trouve {} et {} dans une même forme, on attend l’un des deux"};

// Bookmarks of booklets.
inline constexpr Sentence<> kPuzzles{"Puzzles", "Grilles"};
inline constexpr Sentence<> kSolutions{"Solutions", "Solutions"};

// cubes
inline constexpr Sentence<Text> kNoCubesHeader{
    "found {}, expected the first line of `quadrille cubes`: the word cubes, their number, a hash and the "
    "puzzle in JSON",
    "on lit {}, on attend la première ligne de `quadrille cubes` : le mot cubes, leur nombre, une empreinte "
    "et la grille en JSON"};
// how many the first line announces, how many there are
inline constexpr Sentence<Number, Number> kCubesMissing{
    "the first line announces {} cubes, but the file has {}; create it again with `quadrille cubes`",
    "la première ligne annonce {} cubes, mais le fichier en a {} ; recréez-le par `quadrille cubes`"};
inline constexpr Sentence<> kCubesChanged{
    "the cubes do not match the hash in the first line, so one of them was changed, or takes the place of "
    "another; create the file again with `quadrille cubes`",
    "les cubes ne correspondent pas à l’empreinte de la première ligne, l’un d’eux a donc été changé, ou "
    "prend "
    "la place d’un autre ; recréez le fichier par `quadrille cubes`"};
inline constexpr Sentence<Text> kNoCubeFact{
    "found {}, expected a cell of the grid and its digit, such as r1c2=3",
    "on lit {}, on attend une case de la grille et son chiffre, comme r1c2=3"};
inline constexpr Sentence<Text> kCubeContradicts{
    "found {}, but the cell has another digit already; leave one of them out",
    "on lit {}, mais la case a déjà un autre chiffre ; retirez l’un des deux"};
// a rule, its argument, its drawing
inline constexpr Sentence<Text, Text, Text> kGuess{"{} {} ({})", "{} {} ({})"};

}  // namespace quadrille::formats::say
