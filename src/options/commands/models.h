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
    .meaning{"gprolog: the program is written for GNU Prolog; swi: it imports all that it needs; auto "
             "(the default) goes by the names that the program uses.",
             "gprolog : le programme est écrit pour GNU Prolog ; swi : il importe tout ce qu’il lui faut ; "
             "auto (par défaut) se fie aux noms que le programme emploie."}};
inline constexpr Option kMemoryLimitOfProlog{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value{"SIZE", "TAILLE"},
    .meaning{
        "The most memory that the program may hold, beside SWI-Prolog itself: 500M, 2G, 64K, or bytes.",
        "La mémoire maximale du programme, en plus de SWI-Prolog lui-même : 500M, 2G, 64K, ou des octets."}};

// mzn: the names are MiniZinc's.
inline constexpr Option kData{
    .names = "-d,--data",
    .kind = Kind::file,
    .value{"FILE", "FICHIER"},
    .is_repeated = true,
    .meaning{"A file of data. May be repeated.", "Un fichier de données. L’option peut être répétée."}};
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
    .meaning{"A folder of included files. May be repeated.",
             "Un dossier de fichiers à inclure. L’option peut être répétée."}};
inline constexpr Option kAllOfModel{
    .names = "-a,--all",
    .meaning{"All solutions; of what is optimised, each better one as it is found.",
             "Toutes les solutions ; si l’on optimise, chaque solution meilleure dès qu’elle est trouvée."}};
inline constexpr Option kIntermediate{
    .names = "-i,--intermediate",
    .meaning{"If the model optimises: each better solution as it is found, not only the last.",
             "Si le modèle optimise : chaque solution meilleure dès qu’elle est trouvée, et non la seule "
             "dernière."}};
inline constexpr Option kLimitOfModel{
    .names = "-n,--limit",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{"At most so many solutions.", "Au plus ce nombre de solutions."}};
inline constexpr Option kFree{
    .names = "-f,--free",
    .meaning{"Search as seems best, whatever the model says about search.",
             "Chercher comme il semble le mieux, quoi que dise le modèle de la recherche."}};
inline constexpr Option kSeedOfModel{
    .names = "-r,--seed",
    .kind = Kind::number,
    .value{"N", "N"},
    .usual = "1",
    .meaning{"For everything random (1).", "Pour tout ce qui est tiré au sort (1)."}};
inline constexpr Option kTimeLimitOfModel{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value{"TIME", "DURÉE"},
    .meaning{"Ends the search, with the best solution so far: 2 or 2s, 500ms, 1m.",
             "Met fin à la recherche, avec la meilleure solution trouvée : 2 ou 2s, 500ms, 1m."}};
inline constexpr Option kMemoryLimitOfModel{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value{"SIZE", "TAILLE"},
    .meaning{"The most memory that the search may hold: 500M, 2G, 64K, or bytes.",
             "La mémoire maximale de la recherche : 500M, 2G, 64K, ou des octets."}};
inline constexpr Option kStatsOfModel{
    .names = "-s,--stats,--statistics",
    .meaning{"Print what the search took.", "Afficher ce que la recherche a coûté."}};
inline constexpr Option kVerbose{.names = "-v,--verbose",
                                 .meaning{"Print what the compiler and the solver do.",
                                          "Afficher ce que font le compilateur et le solveur."}};
inline constexpr Option kOutputMode{
    .names = "--output-mode",
    .kind = Kind::choice,
    .choices = output_mode_names,
    .meaning{"How to print solutions: as the model's output item says, as data, or as JSON.",
             "Comment afficher les solutions : comme le dit l’élément output du modèle, comme des données, "
             "ou en JSON."}};
inline constexpr Option kJsonStream{
    .names = "--json-stream",
    .meaning{"Print everything as a stream of JSON objects, one on each line, as MiniZinc defines it.",
             "Tout afficher comme une suite d’objets JSON, un par ligne, telle que la définit MiniZinc."}};
inline constexpr Option kThreadsOfModel{
    .names = "-p,--parallel",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{"How many threads the solver may use; it uses one so far.",
             "Combien de fils le solveur peut employer ; il n’en emploie qu’un jusqu’ici."}};
inline constexpr Option kSolverFlags{
    .names = "--solver-flags,--fzn-flags",
    .kind = Kind::text,
    .value{"FLAGS", "OPTIONS"},
    .meaning{"More flags for the solver, as `fzn-quadrille --help` lists them.",
             "D’autres options pour le solveur, dont `fzn-quadrille --help` donne la liste."}};

// xcsp
inline constexpr Option kAllOfInstance{
    .names = "-a,--all",
    .meaning{
        "Print all solutions or, with an objective, each better one, as they are found.",
        "Afficher toutes les solutions ou, avec un objectif, chaque solution meilleure, à mesure qu’elles "
        "sont trouvées."}};
inline constexpr Option kTraceOfInstance{
    .names = "--trace",
    .kind = Kind::text,
    .value{"json", "json"},
    .may_lack_value = true,
    .meaning{"--trace=json prints what is posted and what the search does, one JSON object a line, in "
             "place of the answer.",
             "--trace=json affiche les contraintes posées et ce que fait la recherche, un objet JSON par "
             "ligne, à la place de la réponse."}};
inline constexpr Option kStatsOfInstance{.names = "--stats",
                                         .meaning{"Tell on standard error what the search did.",
                                                  "Dire sur l’erreur standard ce que la recherche a fait."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command prolog() {
  return {
      .name = "prolog",
      .meaning{
          "Run a CLP(FD) program for SWI-Prolog or GNU Prolog, under SWI-Prolog and on this engine.",
          "Exécuter un programme CLP(FD) pour SWI-Prolog ou GNU Prolog, sous SWI-Prolog et avec ce moteur."},
      .arguments{{.value{"FILE", "FICHIER"}, .is_required = true, .meaning{"The program.", "Le programme."}},
                 {.value{"GOAL", "BUT"},
                  .meaning{"What to ask; without it, SWI-Prolog asks you.",
                           "Ce qu’il faut demander ; sans lui, SWI-Prolog vous interroge."}}},
      .groups{{kOthers, {&kDialect, &kMemoryLimitOfProlog, &kHelp}}},
      .examples{{{"Print the answers of a goal; ; asks for the next.",
                  "Afficher les réponses d’un but ; « ; » demande la suivante."},
                 "quadrille prolog examples/prolog/queens.pl \"queens(8, Qs), label(Qs)\""},
                {{"Load a program, and ask it questions.", "Charger un programme, et l’interroger."},
                 "quadrille prolog examples/prolog/sudoku.pl"}}};
}

inline Command mzn() {
  return {.name = "mzn",
          .meaning{"Solve a MiniZinc model (needs MiniZinc's compiler).",
                   "Résoudre un modèle MiniZinc (il faut le compilateur de MiniZinc)."},
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
                    {{"All solutions, and what the search took:",
                      "Toutes les solutions, et ce que la recherche a coûté :"},
                     "quadrille mzn --all --stats sudoku.mzn"}}};
}

inline Command xcsp() {
  return {
      .name = "xcsp",
      .meaning{"Solve an instance in the format XCSP3. The answer is as its competitions ask for: "
               "\"s\" and the status, \"o\" and the cost of each better solution, \"v\" and the "
               "best one. A constraint that is not supported is named.",
               "Résoudre une instance au format XCSP3. La réponse est celle que demandent ses concours : "
               "« s » et l’état, « o » et le coût de chaque solution meilleure, « v » et la meilleure. Une "
               "contrainte qui n’est pas connue est nommée."},
      .arguments{{.value{"FILE", "FICHIER"},
                  .is_required = true,
                  .meaning{"The instance; - is standard input.", "L’instance ; - pour l’entrée standard."}}},
      .groups{{kOthers, {&kAllOfInstance, &kTraceOfInstance, &kStatsOfInstance, &kHelp}},
              {kSearching, {&kTimeLimitOfInstance, &kMemoryLimitOfInstance}}},
      .examples{{{"Solve an instance, for ten seconds at most:",
                  "Résoudre une instance, en dix secondes au plus :"},
                 "quadrille xcsp --time-limit 10s instance.xml"},
                {{"Print all solutions:", "Afficher toutes les solutions :"},
                 "quadrille xcsp --all examples/sudoku4.xml"}}};
}

}  // namespace quadrille::options::described
