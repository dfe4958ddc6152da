// Sentences about files of many puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<Text> kForOnePuzzle{"{} is for one puzzle, and here are several",
                                              "{} vaut pour une seule grille, et en voici plusieurs"};
inline constexpr Sentence<> kPdfOnTerminal{
    "a terminal cannot show a PDF file; send it to a file, as by > book.pdf at the end of the command",
    "un terminal ne peut pas montrer un fichier PDF ; envoyez-le dans un fichier, par exemple par "
    "> livret.pdf à la fin de la commande"};
inline constexpr Sentence<Number, Number> kEndlessLine{
    "found no end of line {} in {} MiB of text, expected a grid in each line",
    "on ne trouve pas la fin de la ligne {} dans {} Mio de texte, on attend une grille par ligne"};

// Parts of a file.
inline constexpr Sentence<> kPartNeedsOneFile{
    "--part needs the name of one file, as a part is found by its place in it",
    "--part demande le nom d’un seul fichier, car une partie se trouve par sa place dans ce fichier"};
inline constexpr Sentence<Text> kPartIsOfManyPuzzles{
    "{} is for one puzzle, and --part is for a file of many; leave one of them out",
    "{} vaut pour une seule grille, et --part pour un fichier qui en a beaucoup ; retirez l’un des deux"};
inline constexpr Sentence<> kPartIsInOrder{
    "--unordered does not go together with --part: the parts are put together in order",
    "--unordered ne va pas avec --part : les parties sont assemblées dans l’ordre"};
inline constexpr Sentence<Text> kReadInPart{"{} was not read up to the end of the part; run it again",
                                            "{} n’a pas été lu jusqu’à la fin de la partie ; relancez-la"};

}  // namespace quadrille::cli::say
