// Sentences about files and their puzzles.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kStandardInput{"standard input", "entrée standard"};
/// The place of a puzzle that is itself a word of the command line.
inline constexpr Sentence<> kCommandLine{"command line", "ligne de commande"};
inline constexpr Sentence<Number> kNeitherFileNorGrid{
    "found neither a file of that name nor a grid: as a grid it has {} cells, expected 16, 36, 81 or another "
    "square number",
    "on ne trouve ni fichier de ce nom ni grille : comme grille, il a {} cases, on en attend 16, 36, 81 ou "
    "un "
    "autre nombre carré"};
inline constexpr Sentence<> kNoSuchFile{"the file does not exist", "ce fichier n’existe pas"};
inline constexpr Sentence<Text> kNoSuchFileButPerhaps{"the file does not exist; did you mean {}?",
                                                      "ce fichier n’existe pas ; vouliez-vous dire {} ?"};
inline constexpr Sentence<> kNoPermission{"you have no permission to read it",
                                          "vous n’avez pas le droit de le lire"};
inline constexpr Sentence<> kIsADirectory{"is a directory; name the files in it",
                                          "est un dossier ; nommez les fichiers qu’il contient"};
inline constexpr Sentence<Text> kCannotBeRead{"cannot be read: {}", "ne peut pas être lu : {}"};
inline constexpr Sentence<Number> kTooLarge{"is larger than {} GiB; split it into parts",
                                            "dépasse {} Gio ; coupez-le en morceaux"};
inline constexpr Sentence<> kPartNeedsFile{
    "is not a file on a disk, and a part is a range of bytes of such a file; write it to a file first",
    "n’est pas un fichier sur un disque, et une partie est un intervalle d’octets d’un tel fichier ; "
    "écrivez-le d’abord dans un fichier"};
inline constexpr Sentence<Number> kIsShorterThanThePart{
    "no longer has {} bytes; it has changed since its parts were processed",
    "n’a plus {} octets ; il a changé depuis que ses parties ont été traitées"};
inline constexpr Sentence<Text> kPartNeedsLines{
    "was recognised as {}, whose puzzles do not each take one line, so it cannot be cut into parts; convert "
    "it by `quadrille convert --to line`, or `--to jigsaw_line` for jigsaws",
    "est lu comme {}, dont chaque grille ne tient pas sur une ligne, il ne peut donc pas être coupé en "
    "parties ; convertissez-le par `quadrille convert --to line`, ou `--to jigsaw_line` pour les grilles "
    "irrégulières"};
inline constexpr Sentence<Number> kEndlessPuzzle{
    "a puzzle does not end within {} MiB of text; no puzzle needs as much",
    "une grille ne finit pas en {} Mio de texte ; aucune grille n’en demande autant"};
// number of characters of a line, and the size of a grid with that number of cells
inline constexpr Sentence<Number, Number> kTakenAsRows{
    "lines of {0} characters are read as the rows of a {0}x{0} grid; --format line reads each of them as a "
    "{1}x{1} grid",
    "les lignes de {0} caractères sont lues comme celles d’une grille {0}x{0} ; --format line lit chacune "
    "comme une grille {1}x{1}"};
inline constexpr Sentence<Number, Number> kTakenAsGrids{
    "each line of {0} characters is read as a {1}x{1} grid; --format msk reads them as the rows of a {0}x{0} "
    "grid",
    "chaque ligne de {0} caractères est lue comme une grille {1}x{1} ; --format msk les lit comme les lignes "
    "d’une grille {0}x{0}"};
// the drawings
inline constexpr Sentence<Text> kDrawingIsNotUnderstood{
    "drawn but not understood: {}; this may stand for rules. --ignore-drawing answers without them, and "
    "check compares with the author's solution",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. --ignore-drawing répond sans elles, et "
    "check compare avec la solution de l’auteur"};
inline constexpr Sentence<> kPageLinkIsBroken{
    "contains no puzzle: the link was cut off or changed after #p=; copy the whole link again",
    "ne contient pas de grille : le lien a été coupé ou modifié après #p= ; copiez de nouveau le lien "
    "entier"};
// the drawings, and the rules that they seem to mean
inline constexpr Sentence<Text, Text> kDrawingMayBeTaken{
    "drawn but not understood: {}; this may stand for rules. --accept-drawing takes it for {}; "
    "--ignore-drawing answers without them, and check compares with the author's solution",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. --accept-drawing y prend {} ; "
    "--ignore-drawing répond sans elles, et check compare avec la solution de l’auteur"};
// the sentence about a short link
inline constexpr Sentence<Text> kOrFetch{"{}; or fetch it with --fetch", "{} ; ou demandez-le par --fetch"};
// address
inline constexpr Sentence<Text> kNoCurl{
    "{} cannot be fetched, because the program curl cannot be started; install it, or download the address "
    "to a file and read that",
    "{} ne peut pas être demandé, car le programme curl ne peut pas être lancé ; installez-le, ou "
    "téléchargez l’adresse dans un fichier et lisez celui-ci"};
// address, reason
inline constexpr Sentence<Text, Text> kNotFetched{"{} was not fetched: {}", "{} n’a pas été reçu : {}"};
inline constexpr Sentence<Text, Number> kFetchedTooLong{
    "{} returned more than {} bytes, expected a puzzle",
    "{} a renvoyé plus de {} octets, on attend une grille"};
inline constexpr Sentence<Text, Text> kInFetched{"the answer of {} contains no puzzle: {}",
                                                 "la réponse de {} ne contient pas de grille : {}"};
inline constexpr Sentence<> kNotForBulkKernel{
    "is not suited to the bulk kernel, which needs one grid per line and only rules about cells that differ; "
    "--engine auto chooses a method that fits",
    "ne convient pas au noyau de masse, qui demande une grille par ligne et seulement des règles sur des "
    "cases différentes ; --engine auto choisit une méthode qui convient"};
inline constexpr Sentence<Text, Number> kRegionsFileTooLarge{
    "the file '{}' is larger than {} KiB; expected a file with a label for each cell",
    "le fichier « {} » dépasse {} Kio ; on attend un fichier qui contient une étiquette par case"};
// the error in the text if it is read as regions
inline constexpr Sentence<Text> kNeitherRegionsNorFile{"{}; and there is no readable file of that name",
                                                       "{} ; et il n’y a pas de fichier lisible de ce nom"};

}  // namespace quadrille::cli::say
