// Sentences about datasets.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kDatasetNeedsOut{"dataset needs --out FOLDER, the folder to write",
                                             "il faut à dataset --out DOSSIER, le dossier à écrire"};
inline constexpr Sentence<Text> kFolderIsNotEmpty{
    "{} holds other files; name a new or an empty folder, or one that `quadrille dataset` has begun",
    "{} contient d’autres fichiers ; nommez un dossier nouveau ou vide, ou un dossier que `quadrille "
    "dataset` a commencé"};
// folder, the words of its command line
inline constexpr Sentence<Text, Text> kOtherDataset{
    "{} holds the dataset of another command line, {}; run that one again, or name another folder",
    "{} contient le jeu de données d’une autre ligne de commande, {} ; relancez-la, ou nommez un autre "
    "dossier"};
// folder, its version, this version
inline constexpr Sentence<Text, Text, Text> kDatasetOfOtherVersion{
    "{} holds a dataset by quadrille {}, this is {}; use that version, or name another folder",
    "{} contient un jeu de données de quadrille {}, celui-ci est {} ; prenez cette version, ou nommez un "
    "autre dossier"};
inline constexpr Sentence<Text> kDatasetIsComplete{"{}: the dataset is complete",
                                                   "{} : le jeu de données est achevé"};
inline constexpr Sentence<Text> kBlockIsDamaged{"{} is damaged; delete it, and run the same command again",
                                                "{} est abîmé ; effacez-le, et relancez la même commande"};
inline constexpr Sentence<> kNoPuzzleForDataset{"no grid satisfies these rules, or none was found",
                                                "aucune grille ne satisfait ces règles, ou on n’en a pas "
                                                "trouvé"};
// number of tries
inline constexpr Sentence<Text> kNoneFitsDataset{
    "{} tries in a row gave no puzzle that fits; ask for less",
    "{} essais de suite n’ont donné aucune grille qui convienne ; demandez moins"};
// made puzzles
inline constexpr Sentence<Text> kMade{", {} puzzles made", ", {} grilles faites"};
inline constexpr Sentence<Text> kDatasetInterrupted{
    "interrupted; {} are made; run the same command again to go on",
    "interrompu ; {} sont faites ; relancez la même commande pour continuer"};
// folder, part, parts, puzzles
inline constexpr Sentence<Text, Number, Number, Text> kPartOfDatasetIsDone{
    "{}: part {} of {} is done, {}", "{} : la partie {} sur {} est faite, {}"};
// folder, puzzles in the training and the test set
inline constexpr Sentence<Text, Text, Text> kDatasetIsMade{"{}: {} for training, {} for tests",
                                                           "{} : {} pour l’entraînement, {} pour les tests"};
// number of puzzles, wanted number
inline constexpr Sentence<Text, Text> kFewerInequivalent{
    "found only {}, expected {}: all others were equivalent to them",
    "on ne trouve que {}, on en attend {} : toutes les autres leur étaient équivalentes"};

}  // namespace quadrille::cli::say
