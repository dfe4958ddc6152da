// Commands that make puzzles, and that combine parts of long runs: for each, the options that only it has,
// under its name, and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// generate
inline constexpr Option kCount{
    .names = "-n,--count",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "1",
    .may_lack_name = true,
    .meaning{"The number of puzzles; by default 1. `generate 5` is `generate --count 5`.",
             "Le nombre de grilles ; 1 par défaut. `generate 5` signifie `generate --count 5`."}};
inline constexpr Option kSeedOfGenerate = kSeed.with(
    {"The seed; the same one gives the same puzzles, whatever the number of threads. By default one "
     "is chosen, and printed on standard error.",
     "La graine ; la même donne les mêmes grilles, quel que soit le nombre de fils. Par défaut, une "
     "graine est choisie et affichée sur l’erreur standard."},
    "");
inline constexpr Option kClues{
    .names = "--clues",
    .also = "--givens",
    .kind = Kind::number,
    .value{"K", "K"},
    .least = 0,
    .meaning{"The number of givens of each puzzle.", "Le nombre de chiffres donnés de chaque grille."}};
inline constexpr Option kMinimalOfGenerate{
    .names = "--minimal",
    .meaning{"No given (or orbit of givens under the symmetry) and no generated clue can be left out.",
             "Aucun chiffre donné (ou aucune orbite de chiffres donnés sous la symétrie) et aucun indice "
             "tiré au sort ne peut être retiré."}};
inline constexpr Option kPerRule{
    .names = "--per-rule",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{
        "The most clues to generate for each --rule without an argument; by default as many as there is room "
        "for.",
        "Le nombre maximal d’indices tirés au sort pour chaque --rule sans argument ; par défaut, autant "
        "qu’il y a de place."}};
inline constexpr Option kKeepClues{
    .names = "--keep-clues",
    .meaning{"Keep generated clues even if they are not needed, so that cages cover the grid.",
             "Garder les indices tirés au sort même s’ils sont superflus, si bien que les cages couvrent la "
             "grille."}};
inline constexpr Option kRandomRegions{
    .names = "--random-regions",
    .meaning{"Give each puzzle irregular regions of its own instead of boxes.",
             "Donner à chaque grille ses propres régions irrégulières à la place des blocs."}};
inline constexpr Option kSymmetry{
    .names = "--symmetry",
    .kind = Kind::choice,
    .choices = names_in<kSymmetries>,
    .usual = "none",
    .meaning{"The symmetry of the pattern of givens.", "La symétrie du motif des chiffres donnés."}};
// Criteria for puzzles: techniques and scores are those of steps and rate.
inline constexpr Option kDifficulty{
    .names = "--difficulty",
    .also = "--level",
    .kind = Kind::choice,
    .value{"LEVEL", "NIVEAU"},
    .choices = names_in<kLevels>,
    .meaning{"The difficulty of each puzzle on HoDoKu's scale: easy, medium, hard, unfair or extreme, or a "
             "range such as medium..hard.",
             "La difficulté de chaque grille sur l’échelle de HoDoKu : easy, medium, hard, unfair ou "
             "extreme, ou un intervalle comme medium..hard."}};
inline constexpr Option kScore{
    .names = "--score",
    .kind = Kind::text,
    .value{"A..B", "A..B"},
    .meaning{"The range of scores, as `quadrille rate` prints them: 800..1000, 800.. or ..1000.",
             "L’intervalle des scores, tels que `quadrille rate` les affiche : 800..1000, 800.. ou ..1000."}};
inline constexpr Option kExplainerRating{
    .names = "--er",
    .kind = Kind::text,
    .value{"A..B", "A..B"},
    .meaning{
        "The range of ratings (ER) by Sudoku Explainer: 7.0..7.5 or 7.0.., or a single rating such as 7.2.",
        "L’intervalle des notes (ER) de Sudoku Explainer : 7.0..7.5 ou 7.0.., ou une seule note comme 7.2."}};
inline constexpr Option kNeeds{
    .names = "--needs",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = technique_names,
    .is_repeated = true,
    .meaning{
        "The path of each puzzle, as `quadrille steps` prints it, has a step of this technique, where all "
        "easier techniques fail. Repeat the option for several techniques.",
        "Le chemin de chaque grille, tel que `quadrille steps` l’affiche, a une étape de cette technique, où "
        "toutes les techniques plus faciles échouent. Répétez l’option pour demander plusieurs techniques."}};
inline constexpr Option kHardest{
    .names = "--hardest",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = technique_names,
    .meaning{"The path has a step of this technique, and none that comes later in the list of `quadrille "
             "techniques`.",
             "Le chemin a une étape de cette technique, et aucune qui vienne plus loin dans la liste de "
             "`quadrille techniques`."}};
inline constexpr Option kNoGuess{
    .names = "--no-guess",
    .meaning{"The techniques of `quadrille techniques` solve each puzzle.",
             "Les techniques de `quadrille techniques` résolvent chaque grille."}};
inline constexpr Option kTries{
    .names = "--tries",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{"The most puzzles to make in search of those to keep.",
             "Le nombre maximal de grilles à fabriquer pour trouver celles à garder."}};
inline constexpr Option kTimeLimitOfGenerate = kTimeLimit.with(
    {"The most time to spend: 2 or 2s, 500ms, 1m. By default a search for certain puzzles ends after "
     "a minute without success.",
     "Le temps maximal : 2 ou 2s, 500ms, 1m. Par défaut, la recherche de certaines grilles s’arrête "
     "après une minute sans succès."});
inline constexpr Option kOutputOfGenerate{
    .names = "--output",
    .also = "--output-format",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .meaning{"The format of the output; by default that of the name of --out, else a line for each puzzle if "
             "that can represent it, otherwise JSON.",
             "Le format de sortie ; par défaut, celui du nom donné par --out, sinon une ligne par grille si "
             "cela suffit à la représenter, sinon JSON."}};
inline constexpr Option kDistinct{
    .names = "--distinct",
    .excludes = "--resume",
    .meaning{"Make only puzzles that are not equivalent, that is, not the same but for the order of rows, "
             "columns and digits (see `quadrille canon`).",
             "Ne fabriquer que des grilles non équivalentes, c’est-à-dire qui ne diffèrent pas que par "
             "l’ordre des lignes, des colonnes et des chiffres (voir `quadrille canon`)."}};
inline constexpr Option kThreadsOfGenerate =
    kThreads.with({"The number of threads; by default 1.", "Le nombre de fils d’exécution ; 1 par défaut."});

// cubes
inline constexpr Option kCountOfCubes{
    .names = "-n,--count",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = 10'000'000,
    .usual = "1000",
    .meaning{"The number of cubes, or slightly more; by default 1000. Choose at least 30 for each processor.",
             "Le nombre de cubes, ou un peu plus ; 1000 par défaut. Prenez-en au moins 30 par processeur."}};
inline constexpr Option kWeigh{
    .names = "--weigh",
    .kind = Kind::number,
    .value{"PROBES", "SONDAGES"},
    .least = 1,
    .meaning{"Probe each cube this many times at random, and cut cubes again whose search seems more than "
             "four times as long as the mean.",
             "Sonder chaque cube ce nombre de fois au hasard, et recouper ceux dont la recherche paraît plus "
             "de quatre fois plus longue que la moyenne."}};

// merge
inline constexpr Option kDistinctOfMerge{
    .names = "--distinct",
    .meaning{
        "Keep only the first of the lines whose puzzles are equivalent (see `quadrille canon`).",
        "Ne garder que la première des lignes dont les grilles sont équivalentes (voir `quadrille canon`)."}};
inline constexpr Option kSumOfMerge{
    .names = "--sum",
    .excludes = "--distinct",
    .meaning{"Write the exact sum of the numbers in the outputs, for `quadrille count`.",
             "Écrire la somme exacte des nombres des sorties, pour `quadrille count`."}};
inline constexpr Option kInputOfMerge{
    .names = "--input",
    .kind = Kind::file,
    .value{"FILE", "FICHIER"},
    .meaning{
        "The file that the parts have answered, if it is not where they say. Its name does not matter, but "
        "its contents must be those that they have read.",
        "Le fichier que les parties ont traité, s’il n’est pas là où elles le disent. Son nom n’importe pas, "
        "mais son contenu doit être celui qu’elles ont lu."}};
inline constexpr Option kOutOfMerge{.names = "-o,--out",
                                    .kind = Kind::file,
                                    .value{"FILE", "FICHIER"},
                                    .meaning{"The file to write.", "Le fichier à écrire."}};

// status
inline constexpr Option kPrefix{
    .names = "--prefix",
    .kind = Kind::text,
    .value{"TEXT", "TEXTE"},
    .meaning{
        "The outputs are all those named by this text and the number of a part: with --prefix part. they are "
        "part.0, part.1 and so on.",
        "Les sorties sont toutes celles que nomment ce texte et le numéro d’une partie : avec --prefix part. "
        "ce sont part.0, part.1 et ainsi de suite."}};
inline constexpr Option kPartsOfStatus{
    .names = "--parts",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = kMostParts,
    .meaning{"The number of parts; needed only until one of them has saved something.",
             "Le nombre de parties ; utile seulement tant qu’aucune n’a rien enregistré."}};
inline constexpr Option kQuick{
    .names = "--quick",
    .meaning{
        "Do not read the outputs, so that only a change of their size is noticed; `merge` notices any.",
        "Ne pas lire les sorties, si bien que seul un changement de leur taille est remarqué ; `merge` les "
        "remarque tous."}};
inline constexpr Option kJsonOfStatus{
    .names = "--json",
    .meaning{
        "Print one JSON object: the numbers of parts and of those done, the share of the work, the seconds "
        "left, the missing parts, and those that are running, died or wrong.",
        "Afficher un objet JSON : le nombre de parties et de celles qui sont faites, la part du travail, les "
        "secondes restantes, les parties manquantes, et celles qui sont en cours, arrêtées ou erronées."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command generate() {
  return {.name = "generate",
          .also = "gen create make new",
          .meaning{"Make puzzles with one solution. Givens are removed in random order while the solution "
                   "stays unique. If a --rule lacks its argument, its clues are generated: cages, lines, "
                   "dots, numbers beside the grid; needless clues are dropped.",
                   "Fabriquer des grilles à une seule solution. Des chiffres donnés sont retirés dans un "
                   "ordre tiré au sort tant que la solution reste unique. Si une option --rule n’a pas "
                   "l’argument de sa règle, ses indices sont tirés au sort : cages, tracés, pastilles, "
                   "nombres à côté de la grille ; les indices superflus sont retirés."},
          .groups{{kKindOfPuzzle,
                   {&kCount, &kSeedOfGenerate, &kClues, &kMinimalOfGenerate, &kSymmetry, &kSize, &kBox,
                    &kBoards, &kRegions, &kRandomRegions, &kRule, &kPerRule, &kKeepClues}},
                  {kWanted, {&kDifficulty, &kScore, &kExplainerRating, &kNeeds, &kHardest, &kNoGuess}},
                  {kPrinting, {&kOutputOfGenerate, &kJson, &kDistinct, &kOut, &kResume, &kPart}},
                  {kMaking, {&kThreadsOfGenerate, &kTries, &kTimeLimitOfGenerate}},
                  help_alone()},
          .examples{{{"Make a puzzle to print:", "Fabriquer une grille à imprimer :"},
                     "quadrille generate --symmetry rotate180 | quadrille show"},
                    {{"Make a million minimal puzzles, the same at each run:",
                      "Fabriquer un million de grilles minimales, les mêmes à chaque fois :"},
                     "quadrille generate --count 1000000 --minimal --seed 7 --out puzzles.txt"},
                    {{"Make ten puzzles that need an X-Wing and nothing harder:",
                      "Fabriquer dix grilles qui demandent un X-Wing et rien de plus difficile :"},
                     "quadrille generate --count 10 --hardest x_wing"},
                    {{"Make a puzzle with another size and rule:",
                      "Fabriquer une grille d’une autre taille, avec une règle :"},
                     "quadrille generate --size 6 --rule diagonals --clues 10"},
                    {{"Make a killer without givens:", "Fabriquer un killer sans chiffres donnés :"},
                     "quadrille generate --rule killer_cage --clues 0"}}};
}

inline Command cubes() {
  return {
      .name = "cubes",
      .meaning{"Cut one puzzle into cubes for many machines: the same puzzle with further givens. Each "
               "solution belongs to exactly one cube. The first line contains the puzzle, and each other "
               "line a cube; `solve` and `count` read such a file like any file of many puzzles.",
               "Découper une grille en cubes pour plusieurs machines : la même grille avec d’autres "
               "chiffres donnés. Chaque solution appartient à exactement un cube. La première ligne "
               "contient la grille, et chaque autre ligne un cube ; `solve` et `count` lisent un tel "
               "fichier comme tout fichier de plusieurs grilles."},
      .arguments{kFiles},
      .groups{input(), {kPrinting, {&kCountOfCubes, &kOut}}, {kSearching, {&kWeigh, &kSeed}}, help_alone()},
      .examples{
          {{"Count the solutions of a puzzle in two parts:",
            "Compter les solutions d’une grille en deux parties :"},
           "quadrille cubes --out puzzle.cubes puzzle.txt; for i in 0 1; do quadrille count --part $i/2 "
           "--out part.$i puzzle.cubes; done; quadrille merge --sum --out number.txt part.?"}},
      .answers_puzzles = true};
}

inline constexpr Argument kOutputsOfParts{
    .value{"FILE", "FICHIER"},
    .is_required = true,
    .is_repeated = true,
    .meaning{"The outputs of the parts, in any order. Receipts among them are skipped, so part.* can name "
             "all of them.",
             "Les sorties des parties, dans n’importe quel ordre. Les reçus qui s’y trouvent sont ignorés, "
             "part.* peut donc les désigner toutes."}};

inline Command merge() {
  return {
      .name = "merge",
      .meaning{
          "Join the outputs of all parts into what a single run would have written. Each part must be "
          "there once, from the same command, version and input, and unchanged. If parts are missing, "
          "their numbers are printed in the form that `sbatch --array` takes, and the exit code is 75. An "
          "existing output is deleted first, so that none is left if the merge fails.",
          "Assembler les sorties de toutes les parties en ce qu’un seul passage aurait écrit. Chaque "
          "partie doit être là une fois, issue de la même commande, de la même version et de la même "
          "entrée, et inchangée. S’il manque des parties, leurs numéros sont affichés sous la forme que "
          "prend `sbatch --array`, et le code de sortie est 75. Une sortie qui existe déjà est d’abord "
          "effacée, si bien qu’il n’en reste aucune si l’assemblage échoue."},
      .arguments{kOutputsOfParts},
      .groups{{kPrinting, {&kOutOfMerge, &kDistinctOfMerge, &kSumOfMerge}},
              {kReading, {&kInputOfMerge, &kBox}},
              help_alone()},
      .examples{{{"Solve three parts, in one shell or on three machines, and join them:",
                  "Résoudre trois parties, dans un shell ou sur trois machines, puis les assembler :"},
                 "for i in 0 1 2; do quadrille solve --output line --part $i/3 --out part.$i puzzles.txt; "
                 "done; quadrille merge --out solutions.txt part.?"}}};
}

inline constexpr Argument kOutputsForStatus{
    .value{"FILE", "FICHIER"},
    .is_repeated = true,
    .meaning{
        "The outputs of the parts, in any order, if --prefix does not tell them. Receipts among them are "
        "skipped.",
        "Les sorties des parties, dans n’importe quel ordre, si --prefix ne les dit pas. Les reçus qui s’y "
        "trouvent sont ignorés."}};

inline Command status() {
  return {
      .name = "status",
      .meaning{
          "Tell which parts are done, running, dead or missing, how far they have come and how long the rest "
          "will take. The outputs are verified. The exit code is 0 if all parts are done, 2 if one is wrong, "
          "otherwise 75.",
          "Dire quelles parties sont faites, en cours, arrêtées ou manquantes, où elles en sont et combien "
          "de "
          "temps prendra le reste. Les sorties sont vérifiées. Le code de sortie est 0 si toutes les parties "
          "sont faites, 2 si l’une est erronée, sinon 75."},
      .arguments{kOutputsForStatus},
      .groups{{kReading, {&kPrefix, &kPartsOfStatus, &kQuick}}, {kPrinting, {&kJsonOfStatus}}, help_alone()},
      .examples{
          {{"How far has the work come?", "Où en est le travail ?"}, "quadrille status --prefix part."}}};
}

}  // namespace quadrille::options::described
