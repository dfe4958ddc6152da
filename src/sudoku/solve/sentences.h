// Sentences about solving: the grids and the buffers that programs pass.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// C++.
inline constexpr Sentence<> kNoOnSolution{
    "Solver: found an empty function, expected a callback for solutions",
    "Solver : il n’y a pas de fonction à appeler avec les solutions, on en attend une"};
inline constexpr Sentence<> kGridSolverLimit{"GridSolver: the limit is 0, expected 1 or more",
                                             "GridSolver : la limite est 0, on attend 1 ou plus"};
inline constexpr Sentence<Number, Number> kRoomForCharacters{
    "GridSolver: found room for {} characters, expected room for {}",
    "GridSolver : il y a de la place pour {} caractères, il en faut pour {}"};
inline constexpr Sentence<Number, Number> kRoomForNumbers{
    "GridSolver: found room for {} numbers, expected room for {}",
    "GridSolver : il y a de la place pour {} nombres, il en faut pour {}"};
inline constexpr Sentence<> kUnusualLayout{
    "GridSolver: found an unusual layout, expected equal numbers of rows, columns and digits, counted from "
    "1, and lines",
    "GridSolver : cette forme est inhabituelle, on attend autant de lignes que de colonnes et de chiffres, "
    "comptés à partir de 1, et des lignes"};
inline constexpr Sentence<> kNoExtraCellsInTexts{
    "GridSolver: found extra cells, which a line of text cannot represent, expected none",
    "GridSolver : la grille a des cases supplémentaires, pour lesquelles un texte n’a pas de place, on n’en "
    "attend pas"};
inline constexpr Sentence<Number, Number> kGridSolverSize{"GridSolver: the size is {}, expected 1 to {}",
                                                          "GridSolver : la taille est {}, on attend 1 à {}"};
inline constexpr Sentence<> kNoGrids{"GridSolver: found no grids, expected an array",
                                     "GridSolver : il n’y a pas de grilles, on attend un tableau"};
inline constexpr Sentence<Number, Number> kGridsApart{
    "GridSolver: found grids {} characters apart, expected at least {}",
    "GridSolver : les grilles sont à {} caractères l’une de l’autre, on en attend au moins {}"};

// C.
inline constexpr Sentence<> kNullSolver{"the solver is null, expected one that quadrille_new() made",
                                        "le solveur est nul, on en attend un créé par quadrille_new()"};
inline constexpr Sentence<> kLimitIsZero{"the limit is 0, expected 1 or more",
                                         "la limite est 0, on attend 1 ou plus"};
// position, size, greatest digit
inline constexpr Sentence<Number, Number, Text> kNoDigitOfGrid{
    "character {} is not a digit of a grid of size {}, expected 1 to {}, or . for an empty cell",
    "le caractère {} de la grille n’est pas un chiffre d’une grille de taille {}, on attend 1 à {}, ou . "
    "pour une case vide"};
inline constexpr Sentence<Number, Number> kSizeIsWrong{"the size is {}, expected 1 to {}",
                                                       "la taille est {}, on attend 1 à {}"};
inline constexpr Sentence<> kNullRule{"the rule's name is null, expected a name",
                                      "le nom de la règle est nul, on attend un nom"};
inline constexpr Sentence<> kNullGrid{"the grid is null, expected a text",
                                      "la grille est nulle, on attend un texte"};
inline constexpr Sentence<Number, Number> kGridIsTooShort{"the grid has {} characters, expected {}",
                                                          "la grille a {} caractères, on en attend {}"};
inline constexpr Sentence<> kNullSolutions{"the buffer for solutions is null, expected an array",
                                           "la place pour les solutions est nulle, on attend un tableau"};
inline constexpr Sentence<> kNullGrids{"the grids are null, expected an array",
                                       "les grilles sont nulles, on attend un tableau"};
inline constexpr Sentence<> kGridsOverlap{"the grids overlap, expected a greater stride",
                                          "les grilles se recouvrent, on attend un plus grand pas"};
// Verdicts on a puzzle.
inline constexpr Sentence<> kNoSolution{"no solution", "aucune solution"};
inline constexpr Sentence<> kMemoryLimit{"the memory limit ended the search",
                                         "la limite de mémoire a mis fin à la recherche"};
inline constexpr Sentence<> kTimeLimit{"the time limit ended the search",
                                       "la limite de temps a mis fin à la recherche"};

}  // namespace quadrille::sudoku::say
