// Sentences about files of many puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<Text> kForOnePuzzle{"{} takes one puzzle, but the input has several",
                                              "{} prend une seule grille, mais l’entrée en a plusieurs"};
inline constexpr Sentence<> kPdfOnTerminal{
    "a terminal cannot show a PDF file; write it to a file, such as --out book.pdf",
    "un terminal ne peut pas montrer un fichier PDF ; écrivez-le dans un fichier, par exemple par --out "
    "livret.pdf"};
inline constexpr Sentence<Number, Number> kEndlessLine{
    "line {} does not end within {} MiB, expected a grid in each line",
    "la ligne {} ne finit pas en {} Mio, on attend une grille par ligne"};

// The puzzles of a file: numbers of puzzles, of those that could not be read, and of lines passed over
inline constexpr Sentence<Number, Number, Number> kTally{
    "puzzles read: {}, not readable: {}, lines passed over: {}",
    "grilles lues : {}, illisibles : {}, lignes laissées de côté : {}"};
// that text, the number of the first line passed over, and its text
inline constexpr Sentence<Text, Number, Text> kPassedOver{"{}; the first is line {}: {}",
                                                          "{} ; la première est la ligne {} : {}"};

// Parts of a file.
inline constexpr Sentence<> kPartNeedsOneFile{
    "--part needs the name of a single file, because a part is a range of its bytes",
    "--part demande le nom d’un seul fichier, car une partie est un intervalle de ses octets"};
inline constexpr Sentence<Text> kPartIsOfManyPuzzles{
    "{} takes one puzzle, but --part a file of many; leave one of them out",
    "{} prend une seule grille, mais --part un fichier qui en a beaucoup ; retirez l’un des deux"};
inline constexpr Sentence<> kPartIsInOrder{
    "--unordered cannot be combined with --part, because parts are joined in order",
    "--unordered ne se combine pas avec --part, car les parties sont assemblées dans l’ordre"};
inline constexpr Sentence<Text> kReadInPart{"{} was not read up to the end of the part; run it again",
                                            "{} n’a pas été lu jusqu’à la fin de la partie ; relancez-la"};

}  // namespace quadrille::cli::say
