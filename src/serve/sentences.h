// The server's sentences for people.
#pragma once

#include "base/sentence.h"

namespace quadrille::serve::say {

// Errors in a message. The positions are a line and a column.
inline constexpr Sentence<Text> kNoObject{
    R"(found {}, expected a message such as {"nonce":1,"command":"solve","dataType":"fpuzzles","data":"N4Ig.."})",
    R"(on lit {}, on attend un message comme {"nonce":1,"command":"solve","dataType":"fpuzzles","data":"N4Ig.."})"};
inline constexpr Sentence<Number, Number, Text> kBrokenMessage{"in line {}, character {} of the message: {}",
                                                               "ligne {}, caractère {} du message : {}"};
inline constexpr Sentence<Text> kBehindMessage{"found {} behind the message, expected one message at a time",
                                               "on lit {} après le message, on attend un message à la fois"};
inline constexpr Sentence<Text> kExpectedNonce{
    "found {} as the message's nonce, expected a whole number, by which the answer is told from others",
    "on lit {} comme nonce du message, on attend un entier, qui distingue la réponse des autres"};
inline constexpr Sentence<Text, Text> kUnknownCommand{"found the command {}, expected one of {}",
                                                      "on lit la commande {}, on attend l’une de {}"};
inline constexpr Sentence<Text> kUnknownDataType{
    "found the data type {}, expected fpuzzles: the only one that is read here",
    "on lit le type de données {}, on attend fpuzzles : le seul que l’on sache lire ici"};
inline constexpr Sentence<> kNoData{
    "found no data, expected the puzzle as f-puzzles packs it",
    "il n’y a pas de données, on attend la grille telle que f-puzzles la compresse"};

// Results about a puzzle.
inline constexpr Sentence<> kNoSolution{"This puzzle has no solution.", "Cette grille n’a pas de solution."};
inline constexpr Sentence<> kMemoryLimit{
    "The search needed more memory than it may have, so there is no answer.",
    "La recherche demande plus de mémoire qu’elle n’en a le droit, il n’y a donc pas de réponse."};

// Results of steps.
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "The grid has {} cells, and steps are looked for in grids of at most {}.",
    "La grille a {} cases, et les étapes ne sont cherchées que dans des grilles d’au plus {}."};
inline constexpr Sentence<> kInitialCandidates{
    "Initial candidates: what the filled cells leave to the others.",
    "Candidats de départ : ce que les cases remplies laissent aux autres."};
inline constexpr Sentence<> kNoSolutionFromHere{
    "What is filled in leads to no solution: a digit or a center mark is wrong, or the puzzle has none.",
    "Ce qui est rempli ne mène à aucune solution : un chiffre ou une note au centre est faux, ou la grille "
    "n’en a pas."};
inline constexpr Sentence<> kSolved{"The grid is solved.", "La grille est résolue."};
inline constexpr Sentence<> kNoStep{"No technique that is known here applies.",
                                    "Aucune technique connue ici ne s’applique."};

}  // namespace quadrille::serve::say
