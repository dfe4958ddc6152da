// Commands that make puzzles, and that combine parts of long runs: for each, the options that only it has,
// under its name, and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// generate
inline constexpr Option kCount{
    .names = "--count",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "1",
    .meaning{"How many puzzles; 1 where not given.", "Le nombre de grilles ; 1 par défaut."}};
inline constexpr Option kSeedOfGenerate{
    .names = "--seed",
    .kind = Kind::number,
    .value{"N", "N"},
    .meaning{"The same seed gives the same puzzles, whatever the number of threads. Where not given, one is "
             "chosen, and told on standard error.",
             "La même graine donne les mêmes grilles, quel que soit le nombre de fils. Sans cette option, "
             "une graine est choisie et annoncée sur l’erreur standard."}};
inline constexpr Option kClues{
    .names = "--clues",
    .kind = Kind::number,
    .value{"K", "K"},
    .least = 0,
    .meaning{"How many givens each puzzle has.", "Le nombre de chiffres donnés de chaque grille."}};
inline constexpr Option kMinimalOfGenerate{
    .names = "--minimal",
    .meaning{"No given (or no orbit of the symmetry) and no clue that was drawn can be left out.",
             "Aucun chiffre donné (ou aucune orbite de la symétrie) et aucun indice tiré au sort ne peut "
             "être retiré."}};
inline constexpr Option kPerRule{
    .names = "--per-rule",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{
        "How many clues at most are drawn of each --rule without an argument; as many as there is room for "
        "where not given.",
        "Le nombre maximal d’indices tirés au sort pour chaque --rule sans argument ; par défaut, autant "
        "qu’il y a de place."}};
inline constexpr Option kKeepClues{
    .names = "--keep-clues",
    .meaning{"Clues that were drawn stay even where they are not needed, so that cages cover the grid.",
             "Les indices tirés au sort restent, même superflus, si bien que les cages couvrent la grille."}};
inline constexpr Option kRandomRegions{
    .names = "--random-regions",
    .meaning{"Each puzzle has irregular regions of its own in place of boxes.",
             "Chaque grille a ses propres régions irrégulières à la place des blocs."}};
inline constexpr Option kSymmetry{
    .names = "--symmetry",
    .kind = Kind::choice,
    .choices = names_in<kSymmetries>,
    .usual = "none",
    .meaning{"What the pattern of the givens looks like.", "La forme que dessinent les chiffres donnés."}};
// Criteria for puzzles: techniques and scores are those of steps and rate.
inline constexpr Option kDifficulty{
    .names = "--difficulty",
    .kind = Kind::choice,
    .value{"LEVEL", "NIVEAU"},
    .choices = names_in<kLevels>,
    .meaning{"How hard each puzzle is, as HoDoKu says: easy, medium, hard, unfair or extreme, or a range of "
             "them such as medium..hard.",
             "La difficulté de chaque grille, comme la dit HoDoKu : easy, medium, hard, unfair ou extreme, "
             "ou un intervalle comme medium..hard."}};
inline constexpr Option kScore{.names = "--score",
                               .kind = Kind::text,
                               .value{"A..B", "A..B"},
                               .meaning{"The least and the highest score of each puzzle, as `quadrille rate` "
                                        "prints it: 800..1000, 800.. or ..1000.",
                                        "Le plus petit et le plus grand score de chaque grille, comme "
                                        "`quadrille rate` l’affiche : 800..1000, 800.. ou ..1000."}};
inline constexpr Option kExplainerRating{
    .names = "--er",
    .kind = Kind::text,
    .value{"A..B", "A..B"},
    .meaning{
        "The least and the highest rating (ER) of Sudoku Explainer that a puzzle has: 7.0..7.5, 7.0.. or "
        "7.2 alone.",
        "La plus petite et la plus grande note (ER) de Sudoku Explainer : 7.0..7.5, 7.0.. ou 7.2 seul."}};
inline constexpr Option kNeeds{
    .names = "--needs",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = technique_names,
    .is_repeated = true,
    .meaning{
        "The path of each puzzle, as `quadrille steps` prints it, has a step of this technique; all easier "
        "techniques fail there. Repeat the option for several.",
        "Le chemin de chaque grille, comme `quadrille steps` l’affiche, a une étape de cette technique ; "
        "toutes les techniques plus faciles y échouent. Répétez l’option pour en demander plusieurs."}};
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
    .meaning{"How many puzzles may be made to find those that are wanted.",
             "Le nombre de grilles que l’on peut fabriquer pour trouver celles qui sont voulues."}};
inline constexpr Option kTimeLimitOfGenerate{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value{"TIME", "DURÉE"},
    .meaning{
        "How long to make puzzles: 2 or 2s, 500ms, 1m. Where it is not given, a search for wanted puzzles "
        "ends when a minute has brought none.",
        "Le temps accordé à la fabrication : 2 ou 2s, 500ms, 1m. Sans cette option, la recherche de grilles "
        "voulues s’arrête après une minute sans succès."}};
inline constexpr Option kOutputOfGenerate{
    .names = "--output",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .meaning{
        "The format of the output; where not given, a line for each puzzle if that can hold it, else JSON.",
        "Le format de sortie ; par défaut, une ligne par grille si cela suffit à la dire, sinon JSON."}};
inline constexpr Option kDistinct{
    .names = "--distinct",
    .excludes = "--resume",
    .meaning{
        "No puzzle is equivalent to one before it: none comes of another by an exchange of rows, columns "
        "and digits (see `quadrille canon`).",
        "Aucune grille n’équivaut à une grille précédente : aucune ne vient d’une autre par un échange "
        "de lignes, de colonnes et de chiffres (voir `quadrille canon`)."}};
inline constexpr Option kThreadsOfGenerate{
    .names = "--threads",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = kMostThreads,
    .usual = "1",
    .meaning{"How many threads make puzzles.", "Le nombre de fils qui fabriquent des grilles."}};

// cubes
inline constexpr Option kCountOfCubes{
    .names = "--count",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = 10'000'000,
    .usual = "1000",
    .meaning{"How many cubes, or a few more; 1000 where not given. Take 30 or more for each processor.",
             "Le nombre de cubes, ou un peu plus ; 1000 par défaut. Prenez-en 30 ou plus par processeur."}};
inline constexpr Option kWeigh{
    .names = "--weigh",
    .kind = Kind::number,
    .value{"PROBES", "SONDAGES"},
    .least = 1,
    .meaning{
        "Probe each cube so often at random, and cut those again whose search seems more than four times "
        "as long as the mean.",
        "Sonder chaque cube autant de fois au hasard, et recouper ceux dont la recherche paraît plus de "
        "quatre fois plus longue que la moyenne."}};

// merge
inline constexpr Option kDistinctOfMerge{
    .names = "--distinct",
    .meaning{"Of lines that hold equivalent puzzles (see `quadrille canon`) keep the first one.",
             "Des lignes qui contiennent des grilles équivalentes (voir `quadrille canon`), garder la "
             "première."}};
inline constexpr Option kSumOfMerge{
    .names = "--sum",
    .excludes = "--distinct",
    .meaning{"Write the exact sum of the numbers in the outputs, as of `quadrille count`.",
             "Écrire la somme exacte des nombres des sorties, comme celles de `quadrille count`."}};
inline constexpr Option kOutOfMerge{.names = "-o,--out",
                                    .kind = Kind::file,
                                    .value{"FILE", "FICHIER"},
                                    .meaning{"The file to write.", "Le fichier à écrire."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command generate() {
  return {
      .name = "generate",
      .meaning{"Make puzzles with one solution. They have as few givens as come when those are taken "
               "away in random order. A --rule that takes an argument and has none draws its clues itself: "
               "cages, lines, dots, numbers beside the grid; clues that are not needed go.",
               "Fabriquer des grilles à une seule solution. Elles gardent les chiffres donnés qui restent "
               "quand on en retire dans un ordre tiré au sort. Une option --rule dont la règle prend un "
               "argument et n’en a pas tire elle-même ses indices : cages, tracés, pastilles, nombres à côté "
               "de la grille ; les indices superflus disparaissent."},
      .groups{{kKindOfPuzzle,
               {&kCount, &kSeedOfGenerate, &kClues, &kMinimalOfGenerate, &kSymmetry, &kSize, &kBox, &kRegions,
                &kRandomRegions, &kRule, &kPerRule, &kKeepClues}},
              {kWanted, {&kDifficulty, &kScore, &kExplainerRating, &kNeeds, &kHardest, &kNoGuess}},
              {kPrinting, {&kOutputOfGenerate, &kDistinct, &kOut, &kResume, &kPart}},
              {kMaking, {&kThreadsOfGenerate, &kTries, &kTimeLimitOfGenerate}},
              kHelpAlone},
      .examples{{{"A puzzle to print:", "Une grille à imprimer :"},
                 "quadrille generate --symmetry rotate180 | quadrille show"},
                {{"A million, in which no given can be left out; the same whenever it is run:",
                  "Un million, où aucun chiffre donné n’est de trop ; les mêmes à chaque fois :"},
                 "quadrille generate --count 1000000 --minimal --seed 7 --out puzzles.txt"},
                {{"Ten that take an X-Wing and nothing harder:",
                  "Dix qui demandent un X-Wing et rien de plus difficile :"},
                 "quadrille generate --count 10 --hardest x_wing"},
                {{"Of another kind:", "D’une autre sorte :"},
                 "quadrille generate --size 6 --rule diagonals --clues 10"},
                {{"A killer without givens:", "Un killer sans chiffres donnés :"},
                 "quadrille generate --rule killer_cage --clues 0"}}};
}

inline Command cubes() {
  return {.name = "cubes",
          .meaning{
              "Cut one puzzle into parts for many machines: cubes, each the puzzle with more givens. Each "
              "solution belongs to just one of them. The first line has the puzzle, each other line a cube; "
              "`solve` and `count` read such a file as one of many puzzles.",
              "Découper une grille en parties pour plusieurs machines : des cubes, qui sont la grille avec "
              "d’autres chiffres donnés. Chaque solution appartient à un seul d’entre eux. La première ligne "
              "contient la grille, chaque autre ligne un cube ; `solve` et `count` lisent un tel fichier "
              "comme un fichier de plusieurs grilles."},
          .arguments{kFiles},
          .groups{kInput, {kPrinting, {&kCountOfCubes, &kOut}}, {kSearching, {&kWeigh, &kSeed}}, kHelpAlone},
          .examples{
              {{"Count the solutions of a puzzle in parts of a file, two of them:",
                "Compter les solutions d’une grille en deux parties d’un fichier :"},
               "quadrille cubes --out puzzle.cubes puzzle.txt; for i in 0 1; do quadrille count --part $i/2 "
               "--out part.$i puzzle.cubes; done; quadrille merge --sum --out number.txt part.?"}},
          .answers_puzzles = true};
}

inline const Argument kOutputsOfParts{
    .value{"FILE", "FICHIER"},
    .is_required = true,
    .is_repeated = true,
    .meaning{"The outputs of the parts, in any order. Receipts among them are passed over, so that part.* "
             "may stand for all.",
             "Les sorties des parties, dans n’importe quel ordre. Les reçus qui s’y trouvent sont sautés, si "
             "bien que part.* peut les désigner toutes."}};

inline Command merge() {
  return {
      .name = "merge",
      .meaning{"Put the outputs of all parts together, as one run would have written them. Every part must "
               "be there once, of the same command, version and input, and no byte may have changed since. "
               "Where parts are missing, their numbers are printed, as `sbatch --array` takes them, and "
               "the exit code is 75.",
               "Assembler les sorties de toutes les parties, telles qu’un seul passage les aurait écrites. "
               "Chaque partie doit être là une fois, de la même commande, de la même version et de la même "
               "entrée, et aucun octet ne doit avoir changé depuis. S’il manque des parties, leurs numéros "
               "sont affichés, comme `sbatch --array` les prend, et le code de sortie est 75."},
      .arguments{kOutputsOfParts},
      .groups{{kPrinting, {&kOutOfMerge, &kDistinctOfMerge, &kSumOfMerge}}, {kReading, {&kBox}}, kHelpAlone},
      .examples{{{"Three parts, by one shell or by three machines, and the whole:",
                  "Trois parties, par un shell ou par trois machines, puis le tout :"},
                 "for i in 0 1 2; do quadrille solve --output line --part $i/3 --out part.$i puzzles.txt; "
                 "done; quadrille merge --out solutions.txt part.?"}}};
}

inline Command status() {
  return {
      .name = "status",
      .meaning{"Tell which parts are done, which are in work and which are missing. The exit code is 0 once "
               "all are done, else 75.",
               "Dire quelles parties sont faites, lesquelles sont en cours et lesquelles manquent. Le code "
               "de sortie est 0 quand toutes sont faites, sinon 75."},
      .arguments{kOutputsOfParts},
      .groups{kHelpAlone},
      .examples{{{"How far is it?", "Où en est-on ?"}, "quadrille status part.{0..15}"}}};
}

}  // namespace quadrille::options::described
