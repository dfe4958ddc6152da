// The sentences of the page's engine about requests; the library has those about puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::web::say {

inline constexpr Sentence<> kUsageOfPageCalls{"usage: page_calls < REQUESTS, or page_calls --types",
                                              "utilisation : page_calls < REQUÊTES, ou page_calls --types"};

// Mistakes in a request.
inline constexpr Sentence<Text> kNoRequest{
    R"(found {}, expected a request such as {"call":"check","puzzle":"1234.............."})",
    R"(on trouve {}, on attend une requête comme {"call":"check","puzzle":"1234.............."})"};
inline constexpr Sentence<Text> kBehindRequest{
    "found {} after the request, expected one request at a time",
    "on trouve {} après la requête, on attend une requête à la fois"};
inline constexpr Sentence<Text, Text> kUnknownCall{"found the call {}, expected one of {}",
                                                   "on lit l’appel {}, on attend l’un de {}"};
inline constexpr Sentence<Text> kMemberIsNoText{"found no {} in the request, expected a text",
                                                "il n’y a pas de {} dans la requête, on attend un texte"};
inline constexpr Sentence<Text, Text> kNotAWholeNumber{"found {1} as {0}, expected a whole number",
                                                       "on lit {1} pour {0}, on attend un entier"};
inline constexpr Sentence<Text, Number, Number, Number> kOutOfRange{
    "found {1} as {0}, expected a number from {2} to {3}",
    "on lit {1} pour {0}, on attend un nombre de {2} à {3}"};
inline constexpr Sentence<Text> kFormatNotWritten{"found the format {}, which cannot be written",
                                                  "on lit le format {}, qui ne peut pas être écrit"};
inline constexpr Sentence<Text, Text> kUnknownMethod{"found the method {}, expected one of {}",
                                                     "on lit la méthode {}, on attend l’une de {}"};
inline constexpr Sentence<Text> kUnknownLanguage{R"(found the language {}, expected "en" or "fr")",
                                                 R"(on lit la langue {}, on attend "en" ou "fr")"};

// Reasons why there is no answer.
inline constexpr Sentence<Text> kCannotWrite{"This puzzle cannot be written in the format {}.",
                                             "Cette grille ne peut pas être écrite dans le format {}."};
inline constexpr Sentence<> kTooManyNodes{"the search reached its limit of nodes",
                                          "la recherche a atteint sa limite de nœuds"};
inline constexpr Sentence<> kNothingGenerated{
    "No puzzle of this kind was found in the allowed number of attempts.",
    "Aucune grille de cette sorte n’a été trouvée avec le nombre d’essais permis."};
inline constexpr Sentence<Text> kCluesNotDrawable{"Clues cannot be generated for the rule {}.",
                                                  "On ne peut pas tirer au sort d’indices pour la règle {}."};

}  // namespace quadrille::web::say
