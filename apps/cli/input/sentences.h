// Sentences about files and their puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kStandardInput{"standard input", "entrée standard"};
inline constexpr Sentence<> kNoSuchFile{"there is no such file", "ce fichier n’existe pas"};
inline constexpr Sentence<> kNoPermission{"you have no permission to read it",
                                          "vous n’avez pas le droit de le lire"};
inline constexpr Sentence<> kIsADirectory{"is a directory; name the files in it",
                                          "est un dossier ; nommez les fichiers qu’il contient"};
inline constexpr Sentence<Text> kCannotBeRead{"cannot be read: {}", "ne peut pas être lu : {}"};
inline constexpr Sentence<Number> kTooLarge{"is larger than {} GiB; split it into parts",
                                            "dépasse {} Gio ; coupez-le en morceaux"};
inline constexpr Sentence<> kNoPuzzle{"found no puzzle in it", "on n’y trouve aucune grille"};
inline constexpr Sentence<> kPartNeedsFile{
    "is no file on a disk, and a part is found by its place in one; write it to a file first",
    "n’est pas un fichier sur un disque, et une partie se trouve par sa place dans un fichier ; écrivez-le "
    "d’abord dans un fichier"};
inline constexpr Sentence<Number> kIsShorterThanThePart{
    "does not have {} bytes any more; it has changed since its parts were answered",
    "n’a plus {} octets ; il a changé depuis que ses parties ont été traitées"};
inline constexpr Sentence<Text> kPartNeedsLines{
    "is read as {}, which does not keep each puzzle on a line of its own, so it cannot be cut into parts; "
    "`quadrille convert` writes such files, with `--to line`, or `--to jigsaw_line` for jigsaws",
    "est lu comme {}, qui ne met pas chaque grille sur sa propre ligne, il ne peut donc pas être coupé en "
    "parties ; `quadrille convert` écrit de tels fichiers, par `--to line`, ou par `--to jigsaw_line` pour "
    "les grilles irrégulières"};
inline constexpr Sentence<Number> kEndlessPuzzle{
    "found no end of a puzzle in {} MiB of text; no puzzle needs as much",
    "on ne trouve pas la fin d’une grille dans {} Mio de texte ; aucune grille n’en demande autant"};
// number of characters of a line, and the size of a grid with that number of cells
inline constexpr Sentence<Number, Number> kTakenAsRows{
    "lines of {0} characters are read as the rows of a grid of {0}x{0}; --format line reads one of {1}x{1} "
    "from each",
    "les lignes de {0} caractères sont lues comme celles d’une grille {0}x{0} ; --format line lit une grille "
    "{1}x{1} dans chacune"};
inline constexpr Sentence<Number, Number> kTakenAsGrids{
    "each line of {0} characters is read as a grid of {1}x{1}; --format msk reads them as the rows of one of "
    "{0}x{0}",
    "chaque ligne de {0} caractères est lue comme une grille {1}x{1} ; --format msk les lit comme les lignes "
    "d’une grille {0}x{0}"};
// the drawings
inline constexpr Sentence<Text> kDrawingIsNotUnderstood{
    "drawn, not understood: {}; that may be rules. --ignore-drawing answers without them, and check compares "
    "with the author's solution",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. --ignore-drawing répond sans elles, et "
    "check compare avec la solution de l’auteur"};
inline constexpr Sentence<> kPageLinkIsBroken{
    "holds no puzzle: the link was cut short or changed behind #p=; copy the whole link again",
    "ne contient pas de grille : le lien a été coupé ou modifié derrière #p= ; copiez de nouveau le lien "
    "entier"};
// the drawings, and the rules that they seem to mean
inline constexpr Sentence<Text, Text> kDrawingMayBeTaken{
    "drawn, not understood: {}; that may be rules. --accept-drawing takes {}; --ignore-drawing answers "
    "without them, and check compares with the author's solution",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. --accept-drawing y prend {} ; "
    "--ignore-drawing répond sans elles, et check compare avec la solution de l’auteur"};
// a rule, its argument, its drawing
inline constexpr Sentence<Text, Text, Text> kGuess{"{} {} ({})", "{} {} ({})"};
inline constexpr Sentence<Text> kTakenAs{"taken as {}", "pris pour {}"};  // a guess
// the sentence about a short link
inline constexpr Sentence<Text> kOrFetch{"{}; or let --fetch ask for it",
                                         "{} ; ou laissez --fetch le demander"};
// address
inline constexpr Sentence<Text> kNoCurl{
    "{} cannot be fetched: the program curl cannot be started; install it, or save what that address gives, "
    "and read that file",
    "{} ne peut pas être demandé : le programme curl ne démarre pas ; installez-le, ou enregistrez ce que "
    "donne cette adresse, et lisez ce fichier"};
// address, reason
inline constexpr Sentence<Text, Text> kNotFetched{"{} was not fetched: {}", "{} n’a pas été reçu : {}"};
inline constexpr Sentence<Text, Number> kFetchedTooLong{"{} gave more than {} bytes, expected a puzzle",
                                                        "{} a donné plus de {} octets, on attend une grille"};
inline constexpr Sentence<Text, Text> kInFetched{"what {} gave holds no puzzle: {}",
                                                 "ce que {} a donné ne contient pas de grille : {}"};
// The author's words come last, since they may be many.
inline constexpr Sentence<Text> kTakenAsRules{"taken as rules: {}", "pris pour des règles : {}"};
inline constexpr Sentence<> kNothingTakenAsRules{
    "taken as rules: none beyond the grid's", "pris pour des règles : rien de plus que celles de la grille"};
inline constexpr Sentence<Text> kDrawnBesides{"drawn, not taken as rules: {}",
                                              "dessiné, mais pas pris pour des règles : {}"};
inline constexpr Sentence<Text> kAuthorsWords{"the author's words: {}", "les mots de l’auteur : {}"};
inline constexpr Sentence<> kNotForBulkKernel{
    "is not for the bulk kernel, which takes one grid a line, of rules that tell cells apart; --engine auto "
    "takes what fits",
    "n’est pas pour le noyau de masse, qui prend une grille par ligne, avec des règles qui séparent des "
    "cases ; --engine auto prend ce qui convient"};
inline constexpr Sentence<Text, Number> kRegionsFileTooLarge{
    "the file '{}' is larger than {} KiB; expected a file with a label for each cell",
    "le fichier « {} » dépasse {} Kio ; on attend un fichier qui contient une étiquette par case"};
// the error in the text if it is read as regions
inline constexpr Sentence<Text> kNeitherRegionsNorFile{
    "{}; nor is there a file of that name that can be read",
    "{} ; et aucun fichier de ce nom ne peut être lu"};
inline constexpr Sentence<Number, Number> kBoxesWereAssumed{
    "the input does not tell of boxes, so boxes of {}x{} were assumed; without them there is a solution: "
    "--box none",
    "l’entrée ne parle pas de blocs, on a donc supposé des blocs de {}x{} ; sans eux, il y a une solution : "
    "--box none"};

}  // namespace quadrille::cli::say
