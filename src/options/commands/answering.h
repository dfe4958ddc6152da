// Commands that answer puzzles: for each, the options that only it has, under its name, and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// solve
inline constexpr Option kFirst{
    .names = "--first",
    .excludes = "--all --next --limit",
    .meaning{"One solution, without looking for a second.", "Une solution, sans en chercher une deuxième."}};
inline constexpr Option kAll{.names = "--all",
                             .excludes = "--first --next --limit",
                             .meaning{"All solutions.", "Toutes les solutions."}};
inline constexpr Option kNext{
    .names = "--next",
    .excludes = "--first --all --limit",
    .meaning{"Ask after each solution: ; shows the next, Enter ends. After the last: No.",
             "Demander après chaque solution : « ; » montre la suivante, Entrée arrête. Après la dernière : "
             "Non."}};
inline constexpr Option kLimitOfSolve{.names = "--limit",
                                      .kind = Kind::number,
                                      .value{"N", "N"},
                                      .least = 1,
                                      .excludes = "--first --all --next",
                                      .meaning{"The first N solutions.", "Les N premières solutions."}};
inline constexpr Option kOutputOfSolve{
    .names = "--output",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .usual = "frame",
    .meaning{"The format of the output, frame where not given. line prints nothing but the solution, one "
             "puzzle a line, an empty line for none.",
             "Le format de sortie, frame par défaut. line n’affiche que la solution, une grille par ligne, "
             "et une ligne vide s’il n’y en a pas."}};
inline constexpr Option kTrace{
    .names = "--trace",
    .kind = Kind::text,
    .value{"json", "json"},
    .may_lack_value = true,
    .meaning{"Print variables, domains and constraints, then each removal with the constraint that made it, "
             "and the search tree. --trace=json does so for programs.",
             "Afficher les variables, les domaines et les contraintes, puis chaque retrait avec la "
             "contrainte qui l’a fait, et l’arbre de recherche. --trace=json le fait pour des programmes."}};

// count
inline constexpr Option kLimitOfCount{
    .names = "--limit",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{"Count no further than N, and print N+ where there may be more.",
             "Ne pas compter au-delà de N, et afficher N+ s’il peut y en avoir davantage."}};
inline constexpr Option kEstimate{
    .names = "--estimate",
    .excludes = "--limit",
    .meaning{"Print about how many there are, with the standard error, from random probes into the "
             "search tree. Ctrl-C prints the estimate so far.",
             "Afficher combien il y en a à peu près, avec l’erreur type, d’après des sondages au hasard dans "
             "l’arbre de recherche. Ctrl-C affiche l’estimation du moment."}};
inline constexpr Option kProbes{
    .names = "--probes",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "10000",
    .needs = "--estimate",
    .meaning{"How many probes an estimate takes; 10000 where not given. Four times as many halve the error.",
             "Le nombre de sondages d’une estimation ; 10000 par défaut. Quatre fois plus de sondages "
             "réduisent l’erreur de moitié."}};

// check
inline constexpr Option kUnique{.names = "--unique",
                                .meaning{"End with exit code 1 unless there is exactly one solution. Without "
                                         "it several solutions end with 0.",
                                         "Terminer avec le code 1, sauf s’il y a exactement une solution. "
                                         "Sans cette option, plusieurs solutions donnent 0."}};
inline constexpr Option kMinimalOfCheck{
    .names = "--minimal",
    .meaning{"Where there is one solution, list the givens that could be dropped, each by itself.",
             "S’il n’y a qu’une solution, énumérer les chiffres donnés dont chacun, à lui seul, pourrait "
             "être retiré."}};
inline constexpr Option kProof{
    .names = "--proof",
    .kind = Kind::file,
    .value{"NAME", "NOM"},
    .excludes = "--minimal",
    .meaning{
        "Write a proof of the verdict, no solution or one, in LRAT to NAME.lrat, and the formula that it "
        "refutes to NAME.cnf; check_proof NAME.cnf NAME.lrat checks it.",
        "Écrire une preuve du verdict, aucune solution ou une seule, en LRAT dans NOM.lrat, et la formule "
        "qu’elle réfute dans NOM.cnf ; check_proof NOM.cnf NOM.lrat la vérifie."}};
inline constexpr Option kProofFormat{
    .names = "--proof-format",
    .kind = Kind::choice,
    .choices = names_in<kProofFormats>,
    .usual = "lrat",
    .needs = "--proof",
    .meaning{"lrat (the default), or veripb: a shorter proof that follows the engine, by cutting planes, in "
             "NAME.pbp, and the formula in NAME.opb.",
             "lrat (par défaut), ou veripb : une preuve plus courte, qui suit le moteur, par plans coupants, "
             "dans NOM.pbp, et la formule dans NOM.opb."}};

// candidates
inline constexpr Option kLimitOfCandidates{
    .names = "--limit",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "1",
    .meaning{
        "Look for up to N solutions with each candidate, and tell how many there are; 1 where not given, "
        "which tells candidates that stand in a solution from the others.",
        "Chercher jusqu’à N solutions avec chaque candidat, et dire combien il y en a ; 1 par défaut, ce qui "
        "distingue les candidats présents dans une solution des autres."}};
inline constexpr Option kPairs{
    .names = "--pairs",
    .meaning{"Also list the pairs of cells that hold equal digits in every solution, and pairs that hold "
             "different ones though no house says so.",
             "Énumérer aussi les paires de cases qui contiennent le même chiffre dans toute solution, et "
             "celles qui en contiennent de différents sans qu’aucune zone ne le dise."}};
inline constexpr Option kNeedless{
    .names = "--needless",
    .meaning{
        "Where there is one solution, also list the clues, givens and rules, that can be dropped: each by "
        "itself, and the most that can be dropped together.",
        "S’il n’y a qu’une solution, énumérer aussi les indices, chiffres donnés et règles, que l’on peut "
        "retirer : chacun à lui seul, et le plus possible ensemble."}};
inline constexpr Option kOutputOfCandidates{
    .names = "--output",
    .kind = Kind::choice,
    .choices = names_in<kAnswerFormats>,
    .usual = "text",
    .meaning{"text (the default) for people, or json for programs: an object for each puzzle.",
             "text (par défaut) pour lire, ou json pour des programmes : un objet par grille."}};

// compare
inline constexpr Option kGrids{
    .names = "--grids",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "1000000",
    .meaning{"How many grids generate-and-test and adaptive search may try; 1000000 where not given.",
             "Le nombre de grilles que peuvent essayer « générer et tester » et la recherche adaptative ; "
             "1000000 par défaut."}};
inline constexpr Option kLimitOfCompare{
    .names = "--limit",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "2",
    .meaning{"How many solutions to look for; 2 where not given, which tells whether there is but one.",
             "Le nombre de solutions à chercher ; 2 par défaut, ce qui dit s’il n’y en a qu’une."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command solve() {
  return {.name = "solve",
          .meaning{"Print the solution, and whether it is the only one.",
                   "Afficher la solution, et dire si c’est la seule."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kPrinting,
                   {&kFirst, &kAll, &kNext, &kLimitOfSolve, &kOutputOfSolve, &kTrace, &kOut, &kResume, &kPart,
                    &kUnordered}},
                  kSearch,
                  kHelpAlone},
          .examples{
              {{"Solve a puzzle, and tell whether the solution is the only one:",
                "Résoudre une grille, et dire si la solution est la seule :"},
               "quadrille solve puzzle.txt"},
              {{"A file with a puzzle a line, two at a time; only solutions are printed:",
                "Un fichier d’une grille par ligne, deux à la fois ; seules les solutions sont affichées :"},
               "quadrille solve --output line --threads 2 puzzles.txt"},
              {{"See the constraints at work:", "Voir les contraintes au travail :"},
               "quadrille solve --trace puzzle.txt"}},
          .answers_puzzles = true};
}

inline Command count() {
  return {.name = "count",
          .meaning{"Print the number of solutions, one number a puzzle.",
                   "Afficher le nombre de solutions, un nombre par grille."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kPrinting, {&kLimitOfCount, &kEstimate, &kProbes, &kOut, &kResume, &kPart, &kUnordered}},
                  kSearch,
                  kHelpAlone},
          .examples{{{"The number of solutions; Ctrl-C prints how many there are at least:",
                      "Le nombre de solutions ; Ctrl-C affiche combien il y en a au moins :"},
                     "quadrille count puzzle.txt"},
                    {{"Whether there are none, one or more, for each line of a file:",
                      "S’il y en a zéro, une ou plusieurs, pour chaque ligne d’un fichier :"},
                     "quadrille count --limit 2 puzzles.txt"},
                    {{"All grids of four rows:", "Toutes les grilles de quatre lignes :"},
                     "echo ................ | quadrille count"},
                    {{"About how many there are, where they are too many to be counted:",
                      "Combien il y en a à peu près, quand il y en a trop pour les compter :"},
                     "quadrille count --estimate puzzle.txt"}},
          .answers_puzzles = true};
}

inline Command check() {
  return {
      .name = "check",
      .meaning{"Tell whether a puzzle has exactly one solution. It may be malformed, have "
               "contradictory givens, no solution (and which givens cannot stand "
               "together), or several (and where they differ).",
               "Dire si une grille a exactement une solution. Elle peut être mal formée, avoir des chiffres "
               "donnés contradictoires, n’avoir aucune solution (et lesquels des chiffres donnés ne vont pas "
               "ensemble), ou en avoir plusieurs (et où elles diffèrent)."},
      .arguments{kFiles},
      .groups{kInput,
              {kPrinting,
               {&kUnique, &kMinimalOfCheck, &kProof, &kProofFormat, &kOut, &kResume, &kPart, &kUnordered}},
              kSearch,
              kHelpAlone},
      .examples{
          {{"Is this a proper puzzle?", "Est-ce une grille bien faite ?"}, "quadrille check puzzle.txt"},
          {{"The same for scripts: the exit code is 0 for one solution alone:",
            "La même question pour un script : le code de sortie est 0 pour une seule solution :"},
           "quadrille check --unique puzzles.txt"},
          {{"Could it do with fewer givens?", "Pourrait-elle se passer de certains chiffres donnés ?"},
           "quadrille check --minimal puzzle.txt"},
          {{"A proof that a program without trust in this one can check:",
            "Une preuve qu’un programme sans confiance en celui-ci peut vérifier :"},
           "quadrille check --proof puzzle puzzle.txt"},
          {{"One that people can read, too:", "Une preuve qu’une personne peut lire aussi :"},
           "quadrille check --proof puzzle --proof-format veripb puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command why() {
  return {
      .name = "why",
      .meaning{"Tell why a cell must hold a digit, or cannot. Name the smallest set of givens found that "
               "forces it, "
               "and the houses it takes; where it is not forced, show a solution in which it is otherwise.",
               "Dire pourquoi une case doit contenir un chiffre, ou ne le peut pas. Nommer le plus petit "
               "ensemble trouvé de chiffres donnés qui y oblige, et les zones qu’il y faut ; si rien n’y "
               "oblige, montrer une solution où il en va autrement."},
      .arguments{{.value{"FILE|FACT", "FICHIER|QUESTION"},
                  .is_repeated = true,
                  .meaning{"Files to read, and what is asked about: r1c3=7, r1c3!=7 or r1c3.",
                           "Les fichiers à lire, et ce que l’on demande : r1c3=7, r1c3!=7 ou r1c3."}}},
      .groups{kInputWithDrawing,
              {kSearching, {&kBranch, &kSeed, &kTimeLimitOfFact, &kMemoryLimitOfFact}},
              kHelpAlone},
      .examples{
          {{"Why is the cell in row 1, column 3 a 7? Why not a 4?",
            "Pourquoi la case de la ligne 1, colonne 3 est-elle un 7 ? Pourquoi pas un 4 ?"},
           "quadrille why puzzle.txt r1c3=7 r1c3!=4"},
          {{"What is in it, and why?", "Que contient-elle, et pourquoi ?"}, "quadrille why puzzle.txt r1c3"}},
      .answers_puzzles = true};
}

inline Command candidates() {
  return {
      .name = "candidates",
      .meaning{
          "Tell which candidates of each cell stand in a solution. A limit or Ctrl-C prints what is known, "
          "and how many candidates are undecided.",
          "Dire quels candidats de chaque case sont présents dans une solution. Une limite ou Ctrl-C affiche "
          "ce qui est connu, et combien de candidats restent indécis."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kLimitOfCandidates, &kPairs, &kNeedless, &kOutputOfCandidates}},
              {kSearching, {&kTimeLimit, &kMemoryLimit}},
              kHelpAlone},
      .examples{{{"All true candidates of a puzzle with several solutions:",
                  "Tous les vrais candidats d’une grille qui a plusieurs solutions :"},
                 "quadrille candidates puzzle.txt"},
                {{"Those that leave one solution, too:", "Et ceux qui laissent une seule solution :"},
                 "quadrille candidates --limit 2 puzzle.txt"},
                {{"Which clues could be dropped?", "Quels indices pourrait-on retirer ?"},
                 "quadrille candidates --needless puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command compare() {
  return {
      .name = "compare",
      .meaning{
          "Search a puzzle in several ways, and print the work side by side. They are generate-and-test, "
          "forward "
          "checking, bounds consistency, domain consistency, clause learning, the bulk kernel and adaptive "
          "search. For generate-and-test a node is a full grid, for adaptive search an exchange in one; a "
          "propagation of the bulk kernel is a sweep over all its lanes.",
          "Chercher les solutions d’une grille de plusieurs façons, et afficher le travail côte à côte : "
          "générer et tester, vérification en avant, cohérence aux bornes, cohérence de domaine, "
          "apprentissage de clauses, noyau de masse et recherche adaptative. Un nœud est une grille pleine "
          "quand on génère et teste, un échange dans une telle grille pour la recherche adaptative ; une "
          "propagation du noyau de masse est un passage sur toutes ses voies."},
      .arguments{kFiles},
      .groups{kInput,
              {kSearching,
               {&kGrids, &kLimitOfCompare, &kBranch, &kSeed, &kTimeLimitOfMethod, &kMemoryLimitOfMethod}},
              kHelpAlone},
      .examples{{{"Why constraints beat generate-and-test:",
                  "Pourquoi les contraintes l’emportent sur « générer et tester » :"},
                 "quadrille compare puzzle.txt"}},
      .answers_puzzles = true};
}

}  // namespace quadrille::options::described
