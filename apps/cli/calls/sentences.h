// The sentences of tools for the programs that call them: the meanings of arguments, mistakes in arguments,
// and reasons for a missing answer.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kPuzzleArgument{
    "One or more puzzles as text in any format, such as 81 characters with 0 or . for empty cells.",
    "Une ou plusieurs grilles en texte, dans n’importe quel format, par exemple 81 caractères avec 0 ou . "
    "pour les cases vides."};
inline constexpr Sentence<> kFactsArgument{
    "The facts to explain: \"r1c3=7\" (why is it a 7?), \"r1c3!=7\" (why is it not?), or \"r1c3\" (which "
    "digit is it, and why?).",
    "Les faits à expliquer : \"r1c3=7\" (pourquoi un 7 ?), \"r1c3!=7\" (pourquoi pas ?), ou \"r1c3\" (quel "
    "chiffre, et pourquoi ?)."};
inline constexpr Sentence<> kStatesArgument{
    "Partly or fully filled grids of the puzzle: a character for each cell, with 0 or . for empty ones, or "
    "the filled cells, such as \"r1c2=5 r3c4=6\".",
    "Des états de la grille, remplie en partie ou en entier : un caractère par case, 0 ou . pour les vides, "
    "ou les cases remplies, comme \"r1c2=5 r3c4=6\"."};

// Mistakes in arguments: the tool, the argument, and what was expected.
inline constexpr Sentence<Text, Text> kArgumentMissing{"{}: expected the argument \"{}\", found none",
                                                       "{} : argument \"{}\" attendu, mais absent"};
inline constexpr Sentence<Text, Text, Text> kArgumentUnknown{
    "{}: found the argument \"{}\", expected one of {}",
    "{} : argument \"{}\" trouvé, l’un de ceux-ci attendu : {}"};
inline constexpr Sentence<Text, Text, Text, Text> kArgumentType{
    "{}: the argument \"{}\" must be {}, found {}", "{} : l’argument \"{}\" doit être {}, {} trouvé"};
inline constexpr Sentence<Text> kExpectedArguments{"{}: expected the arguments as an object",
                                                   "{} : les arguments doivent être un objet"};
inline constexpr Sentence<Text> kExpectedFact{"found {}, expected a fact such as r1c3=7, r1c3!=7 or r1c3",
                                              "{} trouvé, un fait attendu, comme r1c3=7, r1c3!=7 ou r1c3"};
inline constexpr Sentence<> kString{"a string", "une chaîne"};
inline constexpr Sentence<> kStringOrNumber{"a string or a number", "une chaîne ou un nombre"};
inline constexpr Sentence<> kBoolean{"true or false", "true ou false"};
inline constexpr Sentence<> kArray{"an array of strings", "un tableau de chaînes"};

// Why there is no answer, or only a part of it.
inline constexpr Sentence<Text> kCallTooLong{"the answer took longer than {}, the time limit of this server",
                                             "la réponse a dépassé {}, la limite de temps de ce serveur"};
inline constexpr Sentence<Number> kAnswerTooLong{
    "the answer is longer than {} bytes, and is cut; ask about fewer puzzles, or set a limit",
    "la réponse dépasse {} octets, et elle est coupée ; posez moins de grilles, ou fixez une limite"};
inline constexpr Sentence<Number> kCallShort{
    "the work needs more than {} bytes of memory, the limit of this server; ask about fewer or smaller "
    "puzzles",
    "le travail demande plus de {} octets de mémoire, la limite de ce serveur ; posez moins de grilles, ou "
    "de plus petites"};
inline constexpr Sentence<> kCallEnded{"the work ended unexpectedly, without an answer",
                                       "le travail a fini de façon inattendue, sans réponse"};
inline constexpr Sentence<Text> kCallNotStarted{"the work could not be started: {}",
                                                "le travail n’a pas pu commencer : {}"};

}  // namespace quadrille::cli::say
