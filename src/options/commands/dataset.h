// dataset: the options that only it has, and its description. Those that say what to make are of generate.
#pragma once

#include "options/commands/making.h"

namespace quadrille::options {

inline constexpr Option kCountOfDataset{
    .names = "-n,--count",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = 1'000'000'000,
    .usual = "1000",
    .may_lack_name = true,
    .meaning{"The number of puzzles, in the training and the test set together; by default 1000.",
             "Le nombre de grilles, de l’ensemble d’entraînement et de celui de test réunis ; 1000 par "
             "défaut."}};
inline constexpr Option kSeedOfDataset = kSeed.with(
    {"The seed; the same one gives the same files, byte for byte, whatever the number of threads and "
     "parts. By default 1.",
     "La graine ; la même donne les mêmes fichiers, octet pour octet, quel que soit le nombre de fils "
     "et de parties. 1 par défaut."});
inline constexpr Option kTestOfDataset{
    .names = "--test",
    .kind = Kind::number,
    .value{"PERCENT", "POURCENT"},
    .least = 0,
    .most = 100,
    .usual = "10",
    .meaning{"The share of the test set in percent; by default 10.",
             "La part de l’ensemble de test en pour cent ; 10 par défaut."}};
inline constexpr Option kStepsOfDataset{
    .names = "--steps",
    .meaning{"Add the steps by which a person solves each puzzle, as `quadrille steps` finds them.",
             "Ajouter les étapes par lesquelles une personne résout chaque grille, telles que `quadrille "
             "steps` les trouve."}};
inline constexpr Option kOutputOfDataset{
    .names = "--output",
    .also = "--output-format",
    .kind = Kind::choice,
    .choices = names_in<kTableFormats>,
    .usual = "jsonl",
    .meaning{"The format of the files: jsonl (the default), an object on each line, compressed by Zstandard; "
             "or csv.",
             "Le format des fichiers : jsonl (par défaut), un objet par ligne, comprimé par Zstandard ; ou "
             "csv."}};
inline constexpr Option kOutOfDataset{
    .names = "-o,--out",
    .kind = Kind::file,
    .value{"FOLDER", "DOSSIER"},
    .meaning{"The folder to write, which is new or empty, or left by an earlier run of the same command, "
             "which is then continued.",
             "Le dossier à écrire, nouveau ou vide, ou laissé par un passage précédent de la même commande, "
             "qui est alors poursuivi."}};
inline constexpr Option kPartOfDataset{
    .names = "--part",
    .kind = Kind::text,
    .value{"I/N", "I/N"},
    .meaning{"Make only part I of N of the puzzles (I from 0 to N-1), in the same folder or in one for each "
             "part. The command without this option completes the dataset. The exit code is 75 if the part "
             "should be run again because of Ctrl-C.",
             "Ne fabriquer que la partie I sur N des grilles (I de 0 à N-1), dans le même dossier ou dans un "
             "dossier par partie. La commande sans cette option achève le jeu de données. Le code de sortie "
             "est 75 s’il faut relancer la partie après Ctrl-C."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command dataset() {
  return {
      .name = "dataset",
      .meaning{
          "Make a training set and a test set of puzzles, with solutions and ratings on both scales. Each "
          "puzzle has one solution, and no two are equivalent, not even across the sets. A card in "
          "Markdown says how it was made, and a manifest lists the files with their hashes. After an "
          "interruption, run the same command again.",
          "Fabriquer un ensemble d’entraînement et un ensemble de test de grilles, avec leurs solutions "
          "et leurs notes sur les deux échelles. Chaque grille a une seule solution, et il n’y en a pas "
          "deux équivalentes, même d’un ensemble à l’autre. Une fiche en Markdown dit comment le jeu de "
          "données a été fabriqué, et un manifeste donne la liste des fichiers avec leurs empreintes. "
          "Après une interruption, relancez la même commande."},
      .groups{{kKindOfPuzzle,
               {&kCountOfDataset, &kSeedOfDataset, &kClues, &kMinimalOfGenerate, &kSymmetry, &kSize, &kBox,
                &kBoards, &kRegions, &kRandomRegions, &kRule, &kPerRule, &kKeepClues}},
              {kWanted, {&kDifficulty, &kScore, &kExplainerRating, &kNeeds, &kHardest, &kNoGuess}},
              {kPrinting,
               {&kOutOfDataset, &kOutputOfDataset, &kTestOfDataset, &kStepsOfDataset, &kPartOfDataset}},
              {kMaking, {&kThreadsOfGenerate}},
              help_alone()},
      .examples{{{"Make 100,000 classic puzzles, a tenth of them for tests:",
                  "Fabriquer 100 000 grilles classiques, dont un dixième pour les tests :"},
                 "quadrille dataset --count 100000 --seed 7 --threads 2 --out sudoku"},
                {{"Make hard killers, with the steps of a person:",
                  "Fabriquer des killers difficiles, avec les étapes d’une personne :"},
                 "quadrille dataset --rule killer_cage --difficulty hard --steps --out killers"}}};
}

}  // namespace quadrille::options::described
