// The server's sentences for people.
#pragma once

#include "base/sentence.h"

namespace quadrille::serve::say {

// Errors in a message. The positions are a line and a column.
inline constexpr Sentence<Text> kNoMessage{
    R"(found {}, expected a message such as {"nonce":1,"command":"solve","dataType":"fpuzzles","data":"N4Ig.."})",
    R"(on lit {}, on attend un message comme {"nonce":1,"command":"solve","dataType":"fpuzzles","data":"N4Ig.."})"};
inline constexpr Sentence<Number, Number, Text> kBrokenMessage{"in line {}, character {} of the message: {}",
                                                               "ligne {}, caractère {} du message : {}"};
inline constexpr Sentence<Text> kBehindMessage{"found {} after the message, expected one message at a time",
                                               "on lit {} après le message, on attend un message à la fois"};
inline constexpr Sentence<Text> kExpectedNonce{
    "found {} as the message's nonce, expected a whole number, which identifies the answer",
    "on lit {} comme nonce du message, on attend un entier, qui identifie la réponse"};
inline constexpr Sentence<Text, Text> kUnknownCommand{"found the command {}, expected one of {}",
                                                      "on lit la commande {}, on attend l’une de {}"};
inline constexpr Sentence<Text> kUnknownDataType{
    "found the data type {}, expected fpuzzles, the only one supported",
    "on lit le type de données {}, on attend fpuzzles, le seul pris en charge"};
inline constexpr Sentence<> kNoData{
    "found no data, expected the puzzle as f-puzzles compresses it",
    "il n’y a pas de données, on attend la grille telle que f-puzzles la compresse"};

inline constexpr Sentence<> kInitialCandidates{
    "Initial candidates: those that the filled cells leave to the others.",
    "Candidats de départ : ceux que les cases remplies laissent aux autres."};
inline constexpr Sentence<> kNoSolutionFromHere{
    "The entered digits lead to no solution: a digit or a center mark is wrong, or the puzzle has none.",
    "Les chiffres entrés ne mènent à aucune solution : un chiffre ou une note au centre est faux, ou la "
    "grille n’en a pas."};
inline constexpr Sentence<> kSolved{"The grid is solved.", "La grille est résolue."};
inline constexpr Sentence<> kNoStep{"None of the known techniques applies.",
                                    "Aucune des techniques connues ne s’applique."};

}  // namespace quadrille::serve::say
