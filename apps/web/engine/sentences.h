// The sentences of the page's engine about requests; the library has those about puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::web::say {

inline constexpr Sentence<> kUsage{"usage: page_calls < REQUESTS, or page_calls --types",
                                   "utilisation : page_calls < REQUÊTES, ou page_calls --types"};

// Mistakes in a request.
inline constexpr Sentence<Text> kNoObject{
    R"(found {}, expected a request such as {"call":"check","puzzle":"1234.............."})",
    R"(on trouve {}, on attend une requête comme {"call":"check","puzzle":"1234.............."})"};
inline constexpr Sentence<Text> kBehindRequest{
    "found {} behind the request, expected one request at a time",
    "on trouve {} après la requête, on attend une requête à la fois"};
inline constexpr Sentence<Text, Text> kUnknownCall{"found the call {}, expected one of {}",
                                                   "on lit l’appel {}, on attend l’un de {}"};
inline constexpr Sentence<Text> kNoText{"found no {} in the request, expected a text",
                                        "il n’y a pas de {} dans la requête, on attend un texte"};
inline constexpr Sentence<Text, Text> kNoNumber{"found {1} as {0}, expected a whole number",
                                                "on lit {1} pour {0}, on attend un entier"};
inline constexpr Sentence<Text, Number, Number, Number> kOutOfRange{
    "found {1} as {0}, expected a number from {2} to {3}",
    "on lit {1} pour {0}, on attend un nombre de {2} à {3}"};
inline constexpr Sentence<Text> kUnknownFormat{"found the format {}, which is none that can be written",
                                               "on lit le format {}, qui ne peut pas être écrit"};
inline constexpr Sentence<Text, Text> kUnknownMethod{"found the method {}, expected one of {}",
                                                     "on lit la méthode {}, on attend l’une de {}"};
inline constexpr Sentence<Text> kUnknownLanguage{R"(found the language {}, expected "en" or "fr")",
                                                 R"(on lit la langue {}, on attend "en" ou "fr")"};

// Reasons why there is no answer.
inline constexpr Sentence<Text> kCannotWrite{"This puzzle cannot be written in the format {}.",
                                             "Cette grille ne peut pas être écrite dans le format {}."};
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "The grid has {} cells, and steps are looked for in grids of at most {}.",
    "La grille a {} cases, et les étapes ne sont cherchées que dans des grilles d’au plus {}."};
inline constexpr Sentence<> kNoSolution{"The puzzle has no solution.", "La grille n’a pas de solution."};
inline constexpr Sentence<> kSeveralSolutions{
    "The puzzle has several solutions, and steps lead to one: add givens or rules.",
    "La grille a plusieurs solutions, et les étapes mènent à une seule : ajoutez des chiffres ou des "
    "règles."};
inline constexpr Sentence<> kStopped{
    "The search took longer than it may, so there is no answer.",
    "La recherche a pris plus de temps qu’elle n’en a le droit, il n’y a donc pas de réponse."};
inline constexpr Sentence<> kNothingGenerated{
    "No puzzle of this kind was found within the attempts that are made.",
    "Aucune grille de cette sorte n’a été trouvée dans les essais permis."};
inline constexpr Sentence<Text> kNotDrawable{"Clues of the rule {} cannot be drawn.",
                                             "Des indices de la règle {} ne peuvent pas être tirés au sort."};

}  // namespace quadrille::web::say
