// The sentences of the Python module.
#pragma once

#include "base/sentence.h"

namespace quadrille::python::say {

// Representations of puzzles.
inline constexpr Sentence<> kNoPuzzleSource{
    "expected a text, rows of numbers, a dict as in JSON, or a size as the puzzle",
    "on attend comme grille un texte, des lignes de nombres, un dict comme en JSON, ou une taille"};
inline constexpr Sentence<Number> kNoSquare{
    "found {} numbers, which is no square: expected as many rows as columns",
    "on trouve {} nombres, ce qui n’est pas un carré : on attend autant de lignes que de colonnes"};
inline constexpr Sentence<Number, Number, Number> kRowLength{
    "found {1} numbers in row {0}, expected {2}, as many as there are rows",
    "on trouve {1} nombres dans la ligne {0}, on en attend {2}, autant que de lignes"};
inline constexpr Sentence<Text, Number, Number> kDigitOutOfRange{
    "found {1} in {0}, expected a digit from 1 to {2}, or 0 for an open cell",
    "on lit {1} en {0}, on attend un chiffre de 1 à {2}, ou 0 pour une case vide"};
inline constexpr Sentence<Text> kNoNumber{"found {}, expected a whole number or None",
                                          "on trouve {}, on attend un entier ou None"};
inline constexpr Sentence<Number, Number> kSizeOutOfRange{"found the size {}, expected 1 to {}",
                                                          "on lit la taille {}, on attend 1 à {}"};
inline constexpr Sentence<Text> kDrawingIsNotUnderstood{
    "drawn, not understood: {}; that may be rules. With ignore_drawing=True it is left out",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. Avec ignore_drawing=True, elles sont "
    "laissées de côté"};
// the drawing, and the rules that it seems to mean
inline constexpr Sentence<Text, Text> kDrawingMayBeTaken{
    "drawn, not understood: {}; that may be rules. With accept_drawing=True it is taken as {}; with "
    "ignore_drawing=True it is left out",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. Avec accept_drawing=True, on y prend "
    "{} ; "
    "avec ignore_drawing=True, elles sont laissées de côté"};
// a rule, its argument, how it is drawn
inline constexpr Sentence<Text, Text, Text> kGuess{"{} {} ({})", "{} {} ({})"};
inline constexpr Sentence<Text> kFormatIsNotRead{"the format {} can be written, and not read",
                                                 "le format {} peut être écrit, mais pas lu"};
inline constexpr Sentence<> kTextAloneHasFormat{
    "a format is for texts: found a puzzle that is none",
    "un format est fait pour des textes : la grille n’en est pas un"};
inline constexpr Sentence<Text> kNoCell{
    "found {}, expected a cell, such as r1c3, or a row and a column from 0",
    "on trouve {}, on attend une case, comme r1c3, ou une ligne et une colonne à partir de 0"};
inline constexpr Sentence<Text> kNoStatement{
    "found {}, expected what a cell holds, such as r1c3=7 or r1c3!=7",
    "on trouve {}, on attend ce que contient une case, comme r1c3=7 ou r1c3!=7"};
inline constexpr Sentence<Text> kFormatNotFor{
    "the format {} cannot say all of this puzzle; json can",
    "le format {} ne peut pas tout dire de cette grille ; json le peut"};

// Results.
inline constexpr Sentence<> kNoSolution{"no solution", "aucune solution"};
inline constexpr Sentence<> kNoSolutionAsk{"no solution; check() says what is wrong",
                                           "aucune solution ; check() dit ce qui ne va pas"};
inline constexpr Sentence<Text, Text, Text> kContradiction{
    "contradictory givens: {} and {} break {}",
    "chiffres donnés contradictoires : {} et {} se contredisent ({})"};
inline constexpr Sentence<Text> kNoCandidate{"no solution: nothing is left for {}",
                                             "aucune solution : il ne reste rien pour {}"};
inline constexpr Sentence<> kRulesAdmitNone{
    "no solution: the rules admit none, whatever is given",
    "aucune solution : les règles n’en admettent pas, quels que soient les chiffres donnés"};
inline constexpr Sentence<Text> kConflict{"no solution: these clues cannot stand together: {}",
                                          "aucune solution : ces indices ne vont pas ensemble : {}"};
inline constexpr Sentence<> kOneSolution{"one solution", "une seule solution"};
inline constexpr Sentence<Text> kSeveralSolutions{"several solutions; two of them differ in {}",
                                                  "plusieurs solutions ; deux d’entre elles diffèrent en {}"};
inline constexpr Sentence<> kUnknown{"not known: the time limit came first",
                                     "on ne sait pas : la limite de temps est venue d’abord"};
inline constexpr Sentence<> kLimitReached{"the time limit came before the answer",
                                          "la limite de temps est venue avant la réponse"};
inline constexpr Sentence<Text> kForced{"forced by {}", "obligé par {}"};
inline constexpr Sentence<> kNotForced{"not forced: there is a solution without it",
                                       "rien n’y oblige : il y a une solution sans cela"};

inline constexpr Sentence<> kNeedlessNeedsOneSolution{
    "several solutions; needless clues are looked for in puzzles with one",
    "plusieurs solutions ; on ne cherche les indices de trop que dans une grille qui en a une seule"};

// Steps.
inline constexpr Sentence<> kStepsNeedOneSolution{
    "steps lead to the only solution, and this puzzle has several",
    "les étapes mènent à la seule solution, et cette grille en a plusieurs"};
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "the grid has {} cells; steps are looked for in grids of at most {}",
    "la grille a {} cases ; les étapes ne se cherchent que dans des grilles d’au plus {}"};
inline constexpr Sentence<> kScaleIsForClassicGrids{
    "the scale of Sudoku Explainer is for classic 9x9 grids; use the scale hodoku",
    "l’échelle de Sudoku Explainer est faite pour les grilles 9x9 classiques ; prenez l’échelle hodoku"};

// Generated puzzles.
inline constexpr Sentence<> kNoGridOfKind{
    "no grid obeys these rules, or none was found in reasonable time",
    "aucune grille ne respecte ces règles, ou aucune n’a été trouvée en un temps raisonnable"};
inline constexpr Sentence<Number> kNoPuzzleOfKind{
    "{} attempts gave no such puzzle; ask for another number of clues, or another seed",
    "{} essais n’ont pas donné une telle grille ; demandez un autre nombre d’indices, ou une autre graine"};

inline constexpr Sentence<> kTriesOfNothing{
    "tries is for puzzles of a certain kind: say by difficulty, score, er, needs, hardest or no_guess which "
    "are wanted",
    "tries est fait pour des grilles d’une certaine sorte : dites par difficulty, score, er, needs, hardest "
    "ou "
    "no_guess lesquelles"};
inline constexpr Sentence<Number> kTooFewFit{
    "the tries gave {} such puzzles; ask for more tries, or for other puzzles",
    "les essais ont donné {} grilles de cette sorte ; demandez plus d’essais, ou d’autres grilles"};
inline constexpr Sentence<> kDrawnHasNoForm{
    "distinct is for givens alone; clues or regions that are drawn would change with an exchange of rows",
    "distinct est fait pour les seuls chiffres donnés ; un échange de lignes changerait des indices ou des "
    "régions tirés au sort"};

// Many grids.
inline constexpr Sentence<> kNoGrids{
    "expected grids as an array of uint8 with a row for each grid, as a list of texts, or as bytes with a "
    "grid a line",
    "on attend des grilles sous forme de tableau d’uint8 avec une ligne par grille, de liste de textes, ou "
    "d’octets avec une grille par ligne"};
inline constexpr Sentence<Number, Number> kCellsOfGrids{"found {} numbers for each grid, expected {}",
                                                        "on trouve {} nombres par grille, on en attend {}"};
inline constexpr Sentence<Text> kTypeOfGrids{"found an array of {}, expected whole numbers",
                                             "on trouve un tableau de {}, on attend des entiers"};
inline constexpr Sentence<Number, Number> kBadDigitOfGrid{
    "grid {} (from 0) has a digit beyond {}; expected 1 to that, or 0 for an open cell",
    "la grille {} (à partir de 0) a un chiffre au-delà de {} ; on attend 1 à ce nombre, ou 0 pour une case "
    "vide"};
inline constexpr Sentence<Number> kBadTextOfGrid{
    "grid {} (from 0) is no grid of this kind: expected a character for each cell, a digit or a dot",
    "la grille {} (à partir de 0) n’est pas de cette sorte : on attend un caractère par case, un chiffre ou "
    "un point"};
inline constexpr Sentence<> kLimitIsZero{"the limit is 0, expected 1 or more",
                                         "la limite est 0, on attend 1 ou plus"};
inline constexpr Sentence<Number> kThreads{"found {} threads, expected 1 or more",
                                           "on trouve {} fils, on en attend 1 ou plus"};

// Models.
inline constexpr Sentence<> kNoTruthValue{
    "an expression of a model has no truth value yet: write & | ~ for and, or, not, and (a <= x) & (x <= b) "
    "for "
    "a <= x <= b",
    "une expression d’un modèle n’est encore ni vraie ni fausse : écrivez & | ~ pour et, ou, non, et (a <= "
    "x) & (x <= b) pour a <= x <= b"};
inline constexpr Sentence<Text> kNoMode{
    "found the mode {}, expected automatic, fixed, guided, free or mixed",
    "on lit le mode {}, on attend automatic, fixed, guided, free ou mixed"};

// Objects in use.
inline constexpr Sentence<> kInUse{"another thread is using this; each thread needs one of its own",
                                   "un autre fil s’en sert ; chaque fil a besoin du sien"};

}  // namespace quadrille::python::say
