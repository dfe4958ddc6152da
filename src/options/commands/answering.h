// Commands that answer puzzles: for each, the options that only it has, under its name, and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// solve
inline constexpr Option kFirst{.names = "--first",
                               .excludes = "--all --next --limit",
                               .meaning{"Print one solution without looking for a second.",
                                        "Afficher une solution sans en chercher une deuxième."}};
inline constexpr Option kAll{.names = "--all",
                             .also = "-a --all-solutions",
                             .excludes = "--first --next --limit",
                             .meaning{"Print all solutions.", "Afficher toutes les solutions."}};
inline constexpr Option kNext{
    .names = "--next",
    .excludes = "--first --all --limit",
    .meaning{
        "Pause after each solution: type ; for the next one, Enter to end. No means that there are no more.",
        "Attendre après chaque solution : tapez « ; » pour la suivante, Entrée pour finir. Non : il n’y en a "
        "plus."}};
inline constexpr Option kLimitOfSolve{
    .names = "-n,--limit",
    .also = "--solutions",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .excludes = "--first --all --next",
    .meaning{"Print the first N solutions.", "Afficher les N premières solutions."}};
inline constexpr Option kOutputOfSolve{
    .names = "--output",
    .also = "--output-format",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .meaning{"The format of the output; by default that of the name of --out, else frame. line prints only "
             "the solution, one line per "
             "puzzle, and an empty line if there is none.",
             "Le format de sortie ; par défaut, celui du nom donné par --out, sinon frame. line n’affiche "
             "que la solution, une ligne par grille, "
             "et une ligne vide s’il n’y en a pas."}};
inline constexpr Option kTrace{
    .names = "--trace",
    .kind = Kind::text,
    .value{"json", "json"},
    .may_lack_value = true,
    .meaning{"Print the variables, domains and constraints, then each removal of a candidate with the "
             "constraint that made it, and the search tree. --trace=json prints the same for programs.",
             "Afficher les variables, les domaines et les contraintes, puis chaque retrait d’un candidat "
             "avec la contrainte qui l’a fait, et l’arbre de recherche. --trace=json affiche la même chose "
             "pour des programmes."}};

// count
inline constexpr Option kEstimate{
    .names = "--estimate",
    .excludes = "--limit",
    .meaning{"Print an estimate of the number, with its standard error, from random probes of the search "
             "tree. Ctrl-C prints the estimate so far.",
             "Afficher une estimation de ce nombre, avec son erreur type, d’après des sondages au hasard "
             "dans l’arbre de recherche. Ctrl-C affiche l’estimation du moment."}};
inline constexpr Option kProbes{
    .names = "--probes",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "10000",
    .needs = "--estimate",
    .meaning{"The number of probes for the estimate; by default 10000. Four times as many halve the error.",
             "Le nombre de sondages de l’estimation ; 10000 par défaut. Quatre fois plus de sondages "
             "réduisent l’erreur de moitié."}};

inline constexpr Option kProofOfCount{
    .names = "--proof",
    .kind = Kind::file,
    .value{"NAME", "NOM"},
    .excludes = "--estimate --output",
    .meaning{"Write a proof of the number, by cutting planes, to NAME.pbp, and the formula to NAME.opb: the "
             "proof lists the solutions and shows that there are no others. `check_proof NAME.opb NAME.pbp` "
             "checks it.",
             "Écrire une preuve de ce nombre, par plans coupants, dans NOM.pbp, et la formule dans NOM.opb : "
             "la preuve énumère les solutions et montre qu’il n’y en a pas d’autre. `check_proof NOM.opb "
             "NOM.pbp` la vérifie."}};

// check
inline constexpr Option kUnique{
    .names = "--unique",
    .meaning{"Exit with code 1 unless there is exactly one solution. By default several solutions give 0.",
             "Terminer avec le code 1, sauf s’il y a exactement une solution. Par défaut, plusieurs "
             "solutions donnent 0."}};
inline constexpr Option kMinimalOfCheck{
    .names = "--minimal",
    .meaning{"If there is exactly one solution, list the givens that can be dropped singly.",
             "S’il y a une seule solution, énumérer les chiffres donnés que l’on peut retirer isolément."}};
inline constexpr Option kQuiet{
    .names = "-q,--quiet",
    .excludes = "--minimal --proof",
    .meaning{"Print only a word per puzzle: unique, several, no_solution, unknown or bad_input.",
             "N’afficher qu’un mot par grille : unique, several, no_solution, unknown ou bad_input."}};
inline constexpr Option kProof{
    .names = "--proof",
    .kind = Kind::file,
    .value{"NAME", "NOM"},
    .excludes = "--minimal",
    .meaning{"Write a proof that there is no solution or only one: in LRAT to NAME.lrat, and the formula "
             "that it refutes to NAME.cnf. `check_proof NAME.cnf NAME.lrat` checks it.",
             "Écrire une preuve qu’il n’y a aucune solution ou une seule : en LRAT dans NOM.lrat, et la "
             "formule qu’elle réfute dans NOM.cnf. `check_proof NOM.cnf NOM.lrat` la vérifie."}};
inline constexpr Option kProofFormat{
    .names = "--proof-format",
    .kind = Kind::choice,
    .choices = names_in<kProofFormats>,
    .usual = "lrat",
    .needs = "--proof",
    .meaning{"lrat (the default), or veripb: a shorter proof by cutting planes, which follows the engine "
             "step by step, in NAME.pbp, and the formula in NAME.opb; or veripb3: the same in version 3.0 of "
             "the format.",
             "lrat (par défaut), ou veripb : une preuve plus courte, par plans coupants, qui suit le moteur "
             "pas à pas, dans NOM.pbp, et la formule dans NOM.opb ; ou veripb3 : la même, dans la version "
             "3.0 du format."}};

// verify
inline constexpr Option kStates{
    .names = "--states",
    .also = "--state",
    .kind = Kind::file,
    .value{"STATES", "ÉTATS"},
    .meaning{
        "The file of the states: one per line, as a row of a table with the columns puzzle and state, or as "
        "an object in JSON with such members; or one in any format. FILE has the puzzle of states that name "
        "none. By default the state is the grid of each puzzle, with the digits of its player.",
        "Le fichier des états : un par ligne, comme ligne d’un tableau aux colonnes puzzle et state, ou "
        "comme "
        "objet JSON avec de tels membres ; ou un dans n’importe quel format. FICHIER contient la grille des "
        "états qui n’en nomment pas. Par défaut, l’état est la grille même, avec les chiffres du joueur."}};
inline constexpr Option kCompletable{.names = "--completable",
                                     .meaning{"Also tell whether a solution has all digits of the state.",
                                              "Dire aussi si une solution a tous les chiffres de l’état."}};
inline constexpr Option kLimitOfVerify = kLimit.with(
    {"The same, and count these solutions up to N.", "De même, et compter ces solutions jusqu’à N."});
inline constexpr Option kCorrect{
    .names = "--correct",
    .meaning{
        "If the puzzle has exactly one solution, also compare the digits with it: print how many are "
        "right, and which cells hold others.",
        "Si la grille a exactement une solution, comparer aussi les chiffres avec elle : afficher combien "
        "sont justes, et quelles cases en contiennent d’autres."}};
inline constexpr Option kTimeLimitOfState = kTimeLimit.with(
    {"The most time for each state: 2 or 2s, 500ms, 1m. If it needs two searches, each gets half of it.",
     "Le temps maximal par état : 2 ou 2s, 500ms, 1m. S’il faut deux recherches, chacune en reçoit la "
     "moitié."});

// candidates
inline constexpr Option kLimitOfCandidates = kLimit.with(
    {"For each candidate, count the solutions that contain it, up to N; by default 1, which only "
     "tells whether there is one.",
     "Compter pour chaque candidat les solutions qui le contiennent, jusqu’à N ; 1 par défaut, ce "
     "qui dit seulement s’il y en a une."},
    "1");
inline constexpr Option kPairs{
    .names = "--pairs",
    .meaning{"Also list the pairs of cells that have equal digits in every solution, and those that always "
             "differ although they share no house.",
             "Énumérer aussi les paires de cases qui ont le même chiffre dans toute solution, et celles qui "
             "diffèrent toujours sans partager de zone."}};
inline constexpr Option kNeedless{
    .names = "--needless",
    .meaning{
        "If there is exactly one solution, also list the needless clues (givens and rules): those that can "
        "be dropped singly, and as many as possible that can be dropped together.",
        "S’il y a une seule solution, énumérer aussi les indices superflus (chiffres donnés et règles) : "
        "ceux que l’on peut retirer isolément, et le plus possible que l’on peut retirer ensemble."}};
// compare
inline constexpr Option kGrids{
    .names = "--grids",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .usual = "1000000",
    .meaning{"The most grids that generate-and-test and adaptive search may try; by default 1000000.",
             "Le nombre maximal de grilles que peuvent essayer « générer et tester » et la recherche "
             "adaptative ; 1000000 par défaut."}};
inline constexpr Option kLimitOfCompare =
    kLimit.with({"How many solutions to look for; by default 2, which tells whether there is only one.",
                 "Le nombre de solutions à chercher ; 2 par défaut, ce qui dit s’il n’y en a qu’une."},
                "2");

inline constexpr Option kOutputOfVerify{
    .names = "--output",
    .kind = Kind::choice,
    .choices = names_in<kRecordFormats>,
    .usual = "text",
    .meaning{"text (the default) or, for programs: json or jsonl, an object for each state on a line of its "
             "own; csv, a table with a row for each state.",
             "text (par défaut) ou, pour des programmes : json ou jsonl, un objet par état, chacun sur une "
             "ligne ; csv, un tableau d’une ligne par état."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command solve() {
  return {
      .name = "solve",
      .meaning{"Print the solution, and whether it is the only one.",
               "Afficher la solution, et dire si c’est la seule."},
      .arguments{kFiles},
      .groups{input_with_drawing(),
              {kPrinting,
               {&kFirst, &kAll, &kNext, &kLimitOfSolve, &kOutputOfSolve, &kJson, &kTrace, &kOut, &kResume,
                &kPart, &kUnordered}},
              search(),
              help_alone()},
      .examples{
          {{"Solve a puzzle, and tell whether the solution is the only one:",
            "Résoudre une grille, et dire si la solution est la seule :"},
           "quadrille solve puzzle.txt"},
          {{"Solve a file with one puzzle per line, two at a time, and print only the solutions:",
            "Résoudre un fichier d’une grille par ligne, deux à la fois, et n’afficher que les solutions :"},
           "quadrille solve --output line --threads 2 puzzles.txt"},
          {{"See the constraints at work:", "Voir les contraintes au travail :"},
           "quadrille solve --trace puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command count() {
  return {.name = "count",
          .meaning{"Print the number of solutions, one number per puzzle.",
                   "Afficher le nombre de solutions, un nombre par grille."},
          .arguments{kFiles},
          .groups{input_with_drawing(),
                  {kPrinting,
                   {&kLimit, &kEstimate, &kProbes, &kOutputOfAnswer, &kJson, &kProofOfCount, &kOut, &kResume,
                    &kPart, &kUnordered}},
                  search(),
                  help_alone()},
          .examples{{{"Count the solutions; Ctrl-C prints the number found so far:",
                      "Compter les solutions ; Ctrl-C affiche le nombre trouvé jusque-là :"},
                     "quadrille count puzzle.txt"},
                    {{"Tell for each line of a file whether there are no solutions, one or more:",
                      "Dire pour chaque ligne d’un fichier s’il y a zéro, une ou plusieurs solutions :"},
                     "quadrille count --limit 2 puzzles.txt"},
                    {{"Count all 4x4 grids:", "Compter toutes les grilles 4x4 :"},
                     "echo ................ | quadrille count"},
                    {{"Estimate the number if there are too many solutions to count:",
                      "Estimer leur nombre, s’il y en a trop pour les compter :"},
                     "quadrille count --estimate puzzle.txt"},
                    {{"A proof of the number that an independent program can check:",
                      "Une preuve de ce nombre qu’un programme indépendant peut vérifier :"},
                     "quadrille count --proof puzzle puzzle.txt"}},
          .answers_puzzles = true};
}

inline Command check() {
  return {
      .name = "check",
      .also = "validate test",
      .meaning{"Tell whether a puzzle has exactly one solution. Otherwise tell what is wrong: the input is "
               "malformed, givens contradict each other, there is no solution (and which givens conflict), "
               "or there are several (and where two of them differ).",
               "Dire si une grille a exactement une solution. Sinon, dire ce qui ne va pas : l’entrée est "
               "mal formée, des chiffres donnés se contredisent, il n’y a aucune solution (et quels chiffres "
               "donnés sont incompatibles), ou il y en a plusieurs (et où deux d’entre elles diffèrent)."},
      .arguments{kFiles},
      .groups{input(),
              {kPrinting,
               {&kUnique, &kMinimalOfCheck, &kQuiet, &kOutputOfAnswer, &kJson, &kProof, &kProofFormat, &kOut,
                &kResume, &kPart, &kUnordered}},
              search(),
              help_alone()},
      .examples{
          {{"Is this a proper puzzle?", "Est-ce une grille bien faite ?"}, "quadrille check puzzle.txt"},
          {{"The same for scripts: the exit code is 0 only if there is exactly one solution:",
            "La même question dans un script : le code de sortie n’est 0 que s’il y a exactement une "
            "solution :"},
           "quadrille check --unique puzzles.txt"},
          {{"How many puzzles of a file have no solution, one, or several?",
            "Combien de grilles d’un fichier ont aucune solution, une seule, plusieurs ?"},
           "quadrille check --quiet puzzles.txt | sort | uniq -c"},
          {{"Does it have more givens than it needs?", "A-t-elle plus de chiffres donnés qu’il n’en faut ?"},
           "quadrille check --minimal puzzle.txt"},
          {{"A proof that an independent program can check:",
            "Une preuve qu’un programme indépendant peut vérifier :"},
           "quadrille check --proof puzzle puzzle.txt"},
          {{"A proof that people can read, too:", "Une preuve qu’une personne peut lire aussi :"},
           "quadrille check --proof puzzle --proof-format veripb puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command why() {
  return {.name = "why",
          .also = "explain",
          .meaning{"Tell why a cell must or cannot hold a digit. Name the smallest set of givens found that "
                   "forces it, and the houses involved; if it is not forced, show a counterexample: a "
                   "solution in which it does not hold.",
                   "Dire pourquoi une case doit ou ne peut pas contenir un chiffre. Nommer le plus petit "
                   "ensemble trouvé de chiffres donnés qui y oblige, et les zones en jeu ; si rien n’y "
                   "oblige, montrer un contre-exemple : une solution où ce n’est pas le cas."},
          .arguments{{.value{"FILE|FACT", "FICHIER|QUESTION"},
                      .is_repeated = true,
                      .meaning{"Files to read, and the facts to explain: r1c3=7, r1c3!=7 or r1c3.",
                               "Les fichiers à lire, et les faits à expliquer : r1c3=7, r1c3!=7 ou r1c3."}}},
          .groups{input_with_drawing(),
                  {kPrinting, {&kOutputOfAnswer, &kJson}},
                  {kSearching, {&kBranch, &kSeed, &kTimeLimitOfFact, &kMemoryLimitOfFact}},
                  help_alone()},
          .examples{
              {{"Why is the cell in row 1, column 3 a 7? Why not a 4?",
                "Pourquoi la case de la ligne 1, colonne 3 est-elle un 7 ? Pourquoi pas un 4 ?"},
               "quadrille why puzzle.txt r1c3=7 r1c3!=4"},
              {{"Which digit is in the cell, and why?", "Quel chiffre la case contient-elle, et pourquoi ?"},
               "quadrille why puzzle.txt r1c3"}},
          .answers_puzzles = true};
}

inline Command verify() {
  return {
      .name = "verify",
      .meaning{
          "Tell which rules the digits of a partly or fully filled grid violate. With options also tell "
          "whether it can be completed, and whether its digits are right; the solution is not shown.",
          "Dire quelles règles enfreignent les chiffres d’une grille remplie en partie ou en entier. Des "
          "options font dire aussi si elle peut être complétée, et si ses chiffres sont justes ; la "
          "solution n’est pas montrée."},
      .arguments{kFiles},
      .groups{input_with_drawing(),
              {kPrinting, {&kStates, &kCompletable, &kLimitOfVerify, &kCorrect, &kOutputOfVerify, &kJson}},
              {kSearching, {&kTimeLimitOfState, &kMemoryLimit}},
              help_alone()},
      .examples{{{"Which of these grids violate the rules of the puzzle, and which rules?",
                  "Quelles de ces grilles enfreignent les règles, et lesquelles ?"},
                 "quadrille verify puzzle.txt --states states.txt"},
                {{"Can they be completed, and are their digits right?",
                  "Peuvent-elles être complétées, et leurs chiffres sont-ils justes ?"},
                 "quadrille verify puzzle.txt --states states.txt --completable --correct"},
                {{"The same about a table with the columns puzzle and state, for programs:",
                  "La même question pour un tableau aux colonnes puzzle et state, pour des programmes :"},
                 "quadrille verify --states attempts.csv --completable --correct --json"}},
      .answers_puzzles = true};
}

inline Command candidates() {
  return {.name = "candidates",
          .meaning{"Print the candidates of each cell that occur in a solution. At a limit or Ctrl-C, print "
                   "what is known and how many candidates are undecided.",
                   "Afficher les candidats de chaque case présents dans une solution. À une limite ou sur "
                   "Ctrl-C, afficher ce qui est connu et combien de candidats restent indécis."},
          .arguments{kFiles},
          .groups{input_with_drawing(),
                  {kPrinting, {&kLimitOfCandidates, &kPairs, &kNeedless, &kOutputOfAnswer, &kJson}},
                  {kSearching, {&kTimeLimit, &kMemoryLimit}},
                  help_alone()},
          .examples{{{"All true candidates of a puzzle with several solutions:",
                      "Tous les vrais candidats d’une grille qui a plusieurs solutions :"},
                     "quadrille candidates puzzle.txt"},
                    {{"Also tell which candidates leave only one solution:",
                      "Dire aussi quels candidats laissent une seule solution :"},
                     "quadrille candidates --limit 2 puzzle.txt"},
                    {{"Which clues could be dropped?", "Quels indices pourrait-on retirer ?"},
                     "quadrille candidates --needless puzzle.txt"}},
          .answers_puzzles = true};
}

inline Command compare() {
  return {
      .name = "compare",
      .meaning{
          "Solve a puzzle by several methods, and print their effort side by side. The methods are "
          "generate-and-test, forward checking, bounds consistency, domain consistency, clause learning, the "
          "bulk kernel and adaptive search. A node is a full grid in generate-and-test, and a swap in a full "
          "grid in adaptive search; a propagation of the bulk kernel is a sweep over all its lanes.",
          "Résoudre une grille par plusieurs méthodes, et afficher leur travail côte à côte. Ces méthodes "
          "sont « générer et tester », la vérification en avant, la cohérence aux bornes, la cohérence de "
          "domaine, l’apprentissage de clauses, le noyau de masse et la recherche adaptative. Un nœud est "
          "une grille pleine quand on génère et teste, un échange dans une grille pleine pour la recherche "
          "adaptative ; une propagation du noyau de masse est un passage sur toutes ses voies."},
      .arguments{kFiles},
      .groups{input(),
              {kSearching,
               {&kGrids, &kLimitOfCompare, &kBranch, &kSeed, &kTimeLimitOfMethod, &kMemoryLimitOfMethod}},
              help_alone()},
      .examples{{{"Why constraints beat generate-and-test:",
                  "Pourquoi les contraintes l’emportent sur « générer et tester » :"},
                 "quadrille compare puzzle.txt"}},
      .answers_puzzles = true};
}

}  // namespace quadrille::options::described
