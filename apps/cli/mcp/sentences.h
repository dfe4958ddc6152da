// What `quadrille mcp` says to clients: instructions for language models, and mistakes in messages.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kInstructions{
    "Exact answers about Sudoku and every grid like it: jigsaws, killers, samurais and many other rules. "
    "Pass the puzzle as text in any "
    "format: 81 characters on a line, rows, JSON, or a link of a puzzle editor. Cells are named r1c1 (row 1, "
    "column 1). Use check "
    "before claiming that a puzzle has one solution, hint for the next step without the solution, and why to "
    "explain a digit. The "
    "resources list the rules, formats and techniques.",
    "Des réponses exactes sur les sudokus et toutes les grilles de la famille : jigsaws, killers, samouraïs "
    "et bien d’autres règles. Donnez la "
    "grille en texte, dans n’importe quel format : 81 caractères sur une ligne, des lignes, du JSON, ou le "
    "lien d’un éditeur. Les cases "
    "s’appellent r1c1 (ligne 1, colonne 1). Utilisez check avant d’affirmer qu’une grille a une seule "
    "solution, hint pour l’étape "
    "suivante sans la solution, et why pour expliquer un chiffre. Les ressources énumèrent les règles, les "
    "formats et les techniques."};
inline constexpr Sentence<> kOneOfThem{"One of them, with an example.", "L’un d’eux, avec un exemple."};

// Mistakes in messages.
inline constexpr Sentence<> kExpectedMessage{
    "expected a message of JSON-RPC 2.0: an object on one line, with \"jsonrpc\", \"method\" and, for a "
    "request, \"id\"",
    "un message JSON-RPC 2.0 est attendu : un objet sur une ligne, avec \"jsonrpc\", \"method\" et, pour une "
    "requête, \"id\""};
inline constexpr Sentence<> kNoBatches{
    "batches are not accepted; send each message on a line of its own",
    "les lots ne sont pas acceptés ; envoyez chaque message sur sa propre ligne"};
inline constexpr Sentence<Number> kMessageTooLong{"the message is longer than {} bytes",
                                                  "le message dépasse {} octets"};
inline constexpr Sentence<Text> kNoMethod{"no method is called \"{}\"", "aucune méthode ne s’appelle \"{}\""};
inline constexpr Sentence<Text, Text> kNoTool{"no tool is called \"{}\"; there are {}",
                                              "aucun outil ne s’appelle \"{}\" ; il y a {}"};
inline constexpr Sentence<Text> kNoResource{
    "no resource is called \"{}\"; resources/list names them",
    "aucune ressource ne s’appelle \"{}\" ; resources/list les énumère"};
}  // namespace quadrille::cli::say
