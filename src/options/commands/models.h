// Commands that solve models and programs: for each, the options that only it has, under its name, and its
// description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// prolog
inline constexpr Option kDialect{
    .names = "--dialect",
    .kind = Kind::choice,
    .choices = dialect_names,
    .usual = "auto",
    .meaning{
        "gprolog: the program is written for GNU Prolog; swi: it is written for SWI-Prolog and imports the "
        "libraries that it needs; auto (the default): recognised from the names that the program uses.",
        "gprolog : le programme est écrit pour GNU Prolog ; swi : il est écrit pour SWI-Prolog et importe "
        "les bibliothèques dont il a besoin ; auto (par défaut) : reconnu aux noms que le programme "
        "emploie."}};
inline constexpr Option kTimeLimitOfProlog =
    kTimeLimit.with({"The most time that the program may run: 2 or 2s, 500ms, 1m. An optimisation tells the "
                     "best answer so far.",
                     "Le temps maximal du programme : 2 ou 2s, 500ms, 1m. Une optimisation donne la "
                     "meilleure réponse trouvée."});
inline constexpr Option kMemoryLimitOfProlog = kMemoryLimit.with(
    {"The most memory that the program may use, besides SWI-Prolog itself: 500M, 2G, 64K, or a "
     "number of bytes.",
     "La mémoire maximale du programme, en plus de SWI-Prolog lui-même : 500M, 2G, 64K, ou un nombre "
     "d’octets."});

// mzn: the names are MiniZinc's.
inline constexpr Option kData{
    .names = "-d,--data",
    .kind = Kind::file,
    .value{"FILE", "FICHIER"},
    .is_repeated = true,
    .meaning{"A data file. May be repeated.", "Un fichier de données. L’option peut être répétée."}};
inline constexpr Option kAssignment{
    .names = "-D,--cmdline-data",
    .kind = Kind::text,
    .value{"DATA", "DONNÉES"},
    .is_repeated = true,
    .meaning{"Data as text, such as n=8. May be repeated.",
             "Des données sous forme de texte, comme n=8. L’option peut être répétée."}};
inline constexpr Option kIncludeFolder{
    .names = "-I,--search-dir",
    .kind = Kind::file,
    .value{"FOLDER", "DOSSIER"},
    .is_repeated = true,
    .meaning{"A folder to search for included files. May be repeated.",
             "Un dossier où chercher les fichiers à inclure. L’option peut être répétée."}};
inline constexpr Option kAllOfModel{
    .names = "-a,--all",
    .also = "--all-solutions",
    .meaning{"Print all solutions; if the model optimises, each better solution as it is found.",
             "Afficher toutes les solutions ; si le modèle optimise, chaque solution meilleure dès qu’elle "
             "est trouvée."}};
inline constexpr Option kIntermediate{
    .names = "-i,--intermediate",
    .meaning{"If the model optimises, print each better solution as it is found, not only the last.",
             "Si le modèle optimise, afficher chaque solution meilleure dès qu’elle est trouvée, et pas "
             "seulement la dernière."}};
inline constexpr Option kLimitOfModel =
    kLimit.with({"Print at most N solutions.", "Afficher au plus N solutions."});
inline constexpr Option kFree{
    .names = "-f,--free",
    .meaning{"Ignore the model's search annotations; let the solver choose.",
             "Ignorer les annotations de recherche du modèle ; laisser choisir le solveur."}};
inline constexpr Option kSeedOfModel{.names = "-r,--seed",
                                     .also = "--random-seed",
                                     .kind = Kind::number,
                                     .value{"N", "N"},
                                     .usual = "1",
                                     .meaning{"The seed for random choices; by default 1.",
                                              "La graine des choix tirés au sort ; 1 par défaut."}};
inline constexpr Option kTimeLimitOfModel = kTimeLimit.with(
    {"The most time to search: 2 or 2s, 500ms, 1m. The best solution so far is printed.",
     "Le temps maximal de la recherche : 2 ou 2s, 500ms, 1m. La meilleure solution trouvée est "
     "affichée."});
inline constexpr Option kMemoryLimitOfModel =
    kMemoryLimit.with({"The most memory that the search may use: 500M, 2G, 64K, or a number of bytes.",
                       "La mémoire maximale de la recherche : 500M, 2G, 64K, ou un nombre d’octets."});
inline constexpr Option kStatsOfModel{
    .names = "-s,--stats,--statistics",
    .meaning{"Print statistics of the search.", "Afficher des statistiques de la recherche."}};
inline constexpr Option kVerbose{.names = "-v,--verbose",
                                 .meaning{"Print what the compiler and the solver do.",
                                          "Afficher ce que font le compilateur et le solveur."}};
inline constexpr Option kOutputMode{
    .names = "--output-mode",
    .kind = Kind::choice,
    .choices = output_mode_names,
    .meaning{"How to print solutions: by the model's output item, as data, or as JSON.",
             "Comment afficher les solutions : par l’élément output du modèle, sous forme de données, ou en "
             "JSON."}};
inline constexpr Option kJsonStream{
    .names = "--json-stream",
    .meaning{"Print everything as MiniZinc's stream of JSON objects, one per line.",
             "Tout afficher sous la forme du flux d’objets JSON de MiniZinc, un par ligne."}};
inline constexpr Option kThreadsOfModel{
    .names = "-p,--parallel",
    .also = "-j --threads --jobs",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{"The most threads that the solver may use; at present it uses one.",
             "Le nombre maximal de fils d’exécution du solveur ; il n’en emploie qu’un pour l’instant."}};
inline constexpr Option kSolverFlags{
    .names = "--solver-flags,--fzn-flags",
    .kind = Kind::text,
    .value{"FLAGS", "OPTIONS"},
    .meaning{"Further flags for the solver; `fzn-quadrille --help` lists them.",
             "D’autres options pour le solveur ; `fzn-quadrille --help` en donne la liste."}};

// xcsp
inline constexpr Option kAllOfInstance{
    .names = "-a,--all",
    .also = "--all-solutions",
    .meaning{
        "Print all solutions or, with an objective, each better one, as they are found.",
        "Afficher toutes les solutions ou, avec un objectif, chaque solution meilleure, à mesure qu’elles "
        "sont trouvées."}};
inline constexpr Option kTraceOfInstance{
    .names = "--trace",
    .kind = Kind::text,
    .value{"json", "json"},
    .may_lack_value = true,
    .meaning{"--trace=json prints the constraints and the events of the search instead of the answer, one "
             "JSON object per line.",
             "--trace=json affiche les contraintes et les événements de la recherche à la place de la "
             "réponse, un objet JSON par ligne."}};
inline constexpr Option kStatsOfInstance{
    .names = "--stats",
    .also = "-s --statistics",
    .meaning{"Print statistics of the search on standard error.",
             "Afficher des statistiques de la recherche sur l’erreur standard."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command prolog() {
  return {
      .name = "prolog",
      .also = "swipl",
      .meaning{
          "Run a CLP(FD) program for SWI-Prolog or GNU Prolog in SWI-Prolog, with this engine.",
          "Exécuter un programme CLP(FD) pour SWI-Prolog ou GNU Prolog dans SWI-Prolog, avec ce moteur."},
      .arguments{{.value{"FILE", "FICHIER"}, .is_required = true, .meaning{"The program.", "Le programme."}},
                 {.value{"GOAL", "BUT"},
                  .meaning{"The goal to run; by default SWI-Prolog's prompt appears.",
                           "Le but à exécuter ; par défaut, l’invite de SWI-Prolog apparaît."}}},
      .groups{{kOthers, {&kDialect, &kTimeLimitOfProlog, &kMemoryLimitOfProlog, &kHelp}}},
      .examples{{{"Print the answers of a goal; type ; for the next one:",
                  "Afficher les réponses d’un but ; tapez « ; » pour la suivante :"},
                 "quadrille prolog examples/prolog/queens.pl \"queens(8, Qs), label(Qs)\""},
                {{"Load a program, and query it:", "Charger un programme, et l’interroger :"},
                 "quadrille prolog examples/prolog/sudoku.pl"}}};
}

inline Command mzn() {
  return {.name = "mzn",
          .also = "minizinc",
          .opens = ".mzn",
          .meaning{"Solve a MiniZinc model. This needs MiniZinc's compiler.",
                   "Résoudre un modèle MiniZinc. Il faut le compilateur de MiniZinc."},
          .arguments{{.value{"FILE", "FICHIER"},
                      .is_required = true,
                      .is_repeated = true,
                      .meaning{"The model, then its data.", "Le modèle, puis ses données."}}},
          .groups{{kOthers,
                   {&kData, &kAssignment, &kIncludeFolder, &kAllOfModel, &kIntermediate, &kLimitOfModel,
                    &kFree, &kSeedOfModel, &kTimeLimitOfModel, &kMemoryLimitOfModel, &kStatsOfModel,
                    &kVerbose, &kOutputMode, &kJsonStream, &kThreadsOfModel, &kSolverFlags, &kHelp}}},
          .examples{{{"A model with its data:", "Un modèle avec ses données :"},
                     "quadrille mzn jigsaw.mzn jigsaw7.dzn"},
                    {{"Data on the command line:", "Des données sur la ligne de commande :"},
                     "quadrille mzn -D n=8 queens.mzn"},
                    {{"All solutions, and statistics of the search:",
                      "Toutes les solutions, et des statistiques de la recherche :"},
                     "quadrille mzn --all --stats sudoku.mzn"}}};
}

inline Command xcsp() {
  return {
      .name = "xcsp",
      .also = "xcsp3",
      .meaning{"Solve an instance in the format XCSP3. The answer has the form that its competitions "
               "prescribe: \"s\" and the status, \"o\" and the cost of each better solution, \"v\" and the "
               "best solution. A constraint that is not supported is named.",
               "Résoudre une instance au format XCSP3. La réponse a la forme que prescrivent ses concours : "
               "« s » et l’état, « o » et le coût de chaque solution meilleure, « v » et la meilleure. Une "
               "contrainte qui n’est pas prise en charge est nommée."},
      .arguments{{.value{"FILE", "FICHIER"},
                  .is_required = true,
                  .meaning{"The instance; - is standard input.", "L’instance ; - pour l’entrée standard."}}},
      .groups{{kOthers, {&kAllOfInstance, &kTraceOfInstance, &kStatsOfInstance, &kHelp}},
              {kSearching, {&kTimeLimitOfInstance, &kMemoryLimitOfInstance}}},
      .examples{
          {{"Solve an instance in at most ten seconds:", "Résoudre une instance, en dix secondes au plus :"},
           "quadrille xcsp --time-limit 10s instance.xml"},
          {{"Print all solutions:", "Afficher toutes les solutions :"},
           "quadrille xcsp --all examples/sudoku4.xml"}}};
}

}  // namespace quadrille::options::described
