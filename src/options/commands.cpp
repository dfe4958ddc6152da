#include "options/commands.h"

#include <algorithm>

#include "options/command_options.h"
#include "options/options.h"

namespace quadrille::options {

namespace {

// Titles of groups.
constexpr Sentence<> kReading{"How to read the input", "Comment lire l’entrée"};
constexpr Sentence<> kPrinting{"What to print", "Quoi afficher"};
constexpr Sentence<> kSearching{"How to search", "Comment chercher"};
constexpr Sentence<> kKindOfPuzzle{"What to make", "Quoi fabriquer"};
constexpr Sentence<> kWanted{"Which of them are wanted", "Quelles grilles sont voulues"};
constexpr Sentence<> kMaking{"How to make them", "Comment les fabriquer"};
constexpr Sentence<> kTechniques{"Which techniques to use", "Quelles techniques employer"};
constexpr Sentence<> kOthers{"Options", "Options"};
// What stands for a command.
constexpr Sentence<> kSomeCommand{"COMMAND", "COMMANDE"};

// What several commands share.
const Argument kFiles{
    .value{"FILE", "FICHIER"},
    .is_repeated = true,
    .meaning{"Files to read, - for standard input, or links that hold a puzzle. None: standard input.",
             "Les fichiers à lire, - pour l’entrée standard, ou des liens qui contiennent une grille. "
             "Aucun : l’entrée standard."}};
const Group kInput{
    kReading, {&kFormat, &kSize, &kBox, &kRegions, &kRule, &kDigits, &kFetch, &kFetchFrom, &kAcceptDrawing}};
const Group kInputWithDrawing{kReading,
                              {&kFormat, &kSize, &kBox, &kRegions, &kRule, &kDigits, &kFetch, &kFetchFrom,
                               &kAcceptDrawing, &kIgnoreDrawing}};
const Group kSearch{
    kSearching, {&kEngine, &kConsistency, &kBranch, &kSeed, &kTimeLimit, &kMemoryLimit, &kThreads, &kStats}};
const Group kHelpAlone{kOthers, {&kHelp}};

Command solve() {
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

Command count() {
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

Command check() {
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

Command why() {
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

Command candidates() {
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

Command hint() {
  return {
      .name = "hint",
      .meaning{"Tell the next step by which a person could solve the puzzle. The givens and the candidates "
               "of the input are where it starts.",
               "Donner la prochaine étape par laquelle une personne pourrait avancer. Les chiffres donnés et "
               "les candidats de l’entrée sont le point de départ."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kHintLevel}},
              {kTechniques, {&kScale, &kOnly, &kWithout}},
              kHelpAlone},
      .examples{
          {{"What comes next?", "Que faire maintenant ?"}, "quadrille hint puzzle.txt"},
          {{"Only where to look:", "Seulement où regarder :"}, "quadrille hint --level where puzzle.txt"}},
      .answers_puzzles = true};
}

Command steps() {
  return {.name = "steps",
          .meaning{"Solve the puzzle as a person could, and print each step. The steps, their order and the "
                   "rating are those of HoDoKu 2.3.2, as far as the techniques go that `quadrille "
                   "techniques` lists, or those of Sudoku Explainer 1.2.1.",
                   "Résoudre la grille comme une personne le pourrait, et afficher chaque étape. Les étapes, "
                   "leur ordre et la note sont ceux de HoDoKu 2.3.2, pour les techniques dont `quadrille "
                   "techniques` donne la liste, ou ceux de Sudoku Explainer 1.2.1."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kPrinting, {&kJsonOfSteps}},
                  {kTechniques, {&kScale, &kOnly, &kWithout}},
                  kHelpAlone},
          .examples{{{"The whole way to the solution:", "Tout le chemin jusqu’à la solution :"},
                     "quadrille steps puzzle.txt"},
                    {{"By singles alone, as far as they lead:",
                      "Par les seuls candidats uniques, aussi loin qu’ils mènent :"},
                     "quadrille steps --only naked_single --only hidden_single puzzle.txt"}},
          .answers_puzzles = true};
}

Command rate() {
  return {.name = "rate",
          .meaning{
              "Tell how hard puzzles are for people. A line a puzzle gives the level and the score of "
              "HoDoKu 2.3.2. With `--scale se` it gives ER, EP and ED of Sudoku Explainer 1.2.1: the ratings "
              "of the hardest step, of the hardest up to the first digit placed, and of the first.",
              "Dire à quel point des grilles sont difficiles pour une personne. Une ligne par grille donne "
              "le niveau et le score de HoDoKu 2.3.2. Avec `--scale se`, ce sont ER, EP et ED de Sudoku "
              "Explainer 1.2.1 : les notes de l’étape la plus difficile, de la plus difficile jusqu’au "
              "premier chiffre placé, et de la première."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kTechniques, {&kScale, &kOnly, &kWithout}},
                  {kPrinting, {&kOut, &kResume, &kPart}},
                  {kSearching, {&kThreads}},
                  kHelpAlone},
          .examples{
              {{"How hard is this?", "Est-ce difficile ?"}, "quadrille rate puzzle.txt"},
              {{"By Sudoku Explainer:", "Selon Sudoku Explainer :"}, "quadrille rate --scale se puzzle.txt"},
              {{"A file with a puzzle a line, two at a time:",
                "Un fichier d’une grille par ligne, deux à la fois :"},
               "quadrille rate --threads 2 puzzles.txt"}},
          .answers_puzzles = true};
}

Command techniques() {
  return {
      .name = "techniques",
      .meaning{
          "List the techniques by which steps are found. They stand in the order in which they are tried, "
          "with their level and their score.",
          "Donner la liste des techniques par lesquelles des étapes sont trouvées. Elles viennent dans "
          "l’ordre où elles sont essayées, avec leur niveau et leur score."},
      .groups{kHelpAlone},
      .examples{{{"Which techniques are there?", "Quelles techniques y a-t-il ?"}, "quadrille techniques"}}};
}

Command show() {
  return {.name = "show",
          .meaning{"Print or draw puzzles without solving them.",
                   "Afficher ou dessiner des grilles sans les résoudre."},
          .arguments{kFiles},
          .groups{kInput, {kPrinting, {&kOutput}}, kHelpAlone},
          .examples{{{"In a frame, with the regions:", "Dans un cadre, avec les régions :"},
                     "quadrille show puzzle.txt"},
                    {{"As a picture:", "En image :"}, "quadrille show --output svg puzzle.txt > puzzle.svg"}},
          .answers_puzzles = true};
}

Command convert() {
  return {.name = "convert",
          .meaning{"Write puzzles in another format.", "Écrire des grilles dans un autre format."},
          .arguments{kFiles},
          .groups{kInput, {kPrinting, {&kTo, &kOut, &kResume, &kPart}}, kHelpAlone},
          .examples{{{"Into JSON, which holds every puzzle whole:",
                      "En JSON, qui contient toute grille en entier :"},
                     "quadrille convert --to json puzzle.txt"},
                    {{"Many files into one, a line for each puzzle:",
                      "Beaucoup de fichiers en un seul, une ligne par grille :"},
                     "quadrille convert --to line *.sdk -o puzzles.txt"}},
          .answers_puzzles = true};
}

Command print() {
  return {
      .name = "print",
      .meaning{"Write a booklet of puzzles as a PDF file. It has their titles, a bookmark for each, and the "
               "solutions at the back.",
               "Écrire un livret de grilles sous forme de fichier PDF. Il a leurs titres, un signet pour "
               "chacune, et les solutions à la fin."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kTitle, &kPerPage, &kSolutionsPerPage, &kPaper, &kRatingOfPrint, &kOut}},
              {kSearching, {&kTimeLimit, &kMemoryLimit}},
              kHelpAlone},
      .examples{{{"Six puzzles on a page, and the solutions:", "Six grilles par page, et les solutions :"},
                 "quadrille print puzzles.txt --out book.pdf"},
                {{"Twelve easy ones to give away, two on a page:",
                  "Douze grilles faciles à offrir, deux par page :"},
                 "quadrille generate --count 12 --difficulty easy --symmetry rotate180 | quadrille print "
                 "--per-page 2 --title \"For Sunday\" --rate hodoku --out sunday.pdf"}},
      .answers_puzzles = true};
}

Command generate() {
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
              {kPrinting, {&kOutputOfGenerate, &kOut, &kResume, &kPart}},
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

const Argument kOutputsOfParts{
    .value{"FILE", "FICHIER"},
    .is_required = true,
    .is_repeated = true,
    .meaning{"The outputs of the parts, in any order. Receipts among them are passed over, so that part.* "
             "may stand for all.",
             "Les sorties des parties, dans n’importe quel ordre. Les reçus qui s’y trouvent sont sautés, si "
             "bien que part.* peut les désigner toutes."}};

Command merge() {
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
      .groups{{kPrinting, {&kOutOfMerge}}, kHelpAlone},
      .examples{{{"Three parts, by one shell or by three machines, and the whole:",
                  "Trois parties, par un shell ou par trois machines, puis le tout :"},
                 "for i in 0 1 2; do quadrille solve --output line --part $i/3 --out part.$i puzzles.txt; "
                 "done; quadrille merge --out solutions.txt part.?"}}};
}

Command status() {
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

Command compare() {
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

Command prolog() {
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

Command mzn() {
  return {.name = "mzn",
          .meaning{"Solve a MiniZinc model (needs MiniZinc's compiler).",
                   "Résoudre un modèle MiniZinc (il faut le compilateur de MiniZinc)."},
          .arguments{{.value{"FILE", "FICHIER"},
                      .is_required = true,
                      .is_repeated = true,
                      .meaning{"The model, then its data.", "Le modèle, puis ses données."}}},
          .groups{{kOthers,
                   {&kData, &kAssignment, &kIncludeFolder, &kAllOfModel, &kLimitOfModel, &kFree,
                    &kSeedOfModel, &kTimeLimitOfModel, &kMemoryLimitOfModel, &kStatsOfModel, &kVerbose,
                    &kOutputMode, &kSolverFlags, &kHelp}}},
          .examples{{{"A model with its data:", "Un modèle avec ses données :"},
                     "quadrille mzn jigsaw.mzn jigsaw7.dzn"},
                    {{"Data on the command line:", "Des données sur la ligne de commande :"},
                     "quadrille mzn -D n=8 queens.mzn"},
                    {{"All solutions, and what the search took:",
                      "Toutes les solutions, et ce que la recherche a coûté :"},
                     "quadrille mzn --all --stats sudoku.mzn"}}};
}

Command xcsp() {
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
      .groups{{kOthers, {&kTraceOfInstance, &kStatsOfInstance, &kHelp}},
              {kSearching, {&kTimeLimitOfInstance, &kMemoryLimitOfInstance}}},
      .examples{{{"Solve an instance, for ten seconds at most:",
                  "Résoudre une instance, en dix secondes au plus :"},
                 "quadrille xcsp --time-limit 10s instance.xml"}}};
}

Command serve() {
  return {
      .name = "serve",
      .meaning{
          "Answer pages of the editor f-puzzles. The userscript of SudokuSolver connects them; it finds "
          "this program in the place of its own. Only this machine is listened to, until Ctrl-C.",
          "Répondre aux pages de l’éditeur f-puzzles. Le script utilisateur de SudokuSolver les connecte ; "
          "il trouve ce programme à la place du sien. Seule cette machine est écoutée, jusqu’à Ctrl-C."},
      .groups{{kOthers, {&kPort, &kAllowOrigin, &kHelp}}},
      .examples{{{"Be the solver behind the buttons of f-puzzles:",
                  "Être le solveur derrière les boutons de f-puzzles :"},
                 "quadrille serve"},
                {{"For pages of your own as well:", "Pour vos propres pages aussi :"},
                 "quadrille serve --allow-origin http://localhost:8000"}}};
}

Command formats() {
  return {.name = "formats",
          .meaning{"List the formats that can be read and written.",
                   "Donner la liste des formats que l’on peut lire et écrire."},
          .groups{kHelpAlone},
          .examples{{{"Which formats are there?", "Quels formats y a-t-il ?"}, "quadrille formats"}}};
}

Command rules() {
  return {.name = "rules",
          .meaning{"List the rules that puzzles can have.",
                   "Donner la liste des règles que peuvent avoir les grilles."},
          .groups{kHelpAlone},
          .examples{{{"Which rules are there?", "Quelles règles y a-t-il ?"}, "quadrille rules"},
                    {{"A puzzle whose diagonals hold all digits, too:",
                      "Une grille dont les diagonales contiennent elles aussi tous les chiffres :"},
                     "quadrille solve --rule diagonals puzzle.txt"}}};
}

Command completions() {
  return {.name = "completions",
          .meaning{"Print a script by which a shell completes command lines.",
                   "Afficher un script par lequel un shell complète les lignes de commande."},
          .arguments{{.is_required = true, .choices = shell_names, .meaning{"The shell.", "Le shell."}}},
          .groups{kHelpAlone},
          .examples{{{"In bash, for this session:", "En bash, pour cette session :"},
                     "source <(quadrille completions bash)"}}};
}

Command man() {
  return {.name = "man",
          .meaning{"Print the manual page in roff.", "Afficher la page de manuel en roff."},
          .groups{kHelpAlone},
          .examples{{{"Read it:", "La lire :"}, "quadrille man | man -l -"}},
          .is_hidden = true};
}

}  // namespace

std::span<const Command> commands() {
  static const std::vector<Command> all{
      solve(), count(),   check(), why(),      candidates(), hint(),       steps(),       rate(),
      show(),  convert(), print(), generate(), merge(),      status(),     compare(),     prolog(),
      mzn(),   xcsp(),    serve(), formats(),  rules(),      techniques(), completions(), man()};
  return all;
}

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

const Command& program() {
  static const Command program{
      .name = "",
      .meaning{"Solves, counts and checks Sudoku and every grid like it, by constraint programming.",
               "Résout, compte et vérifie les sudokus et toutes les grilles de la famille, par la "
               "programmation par contraintes."},
      .arguments{kFiles},
      .groups{{kOthers, {&kLang, &kVersion, &kHelp}}},
      .examples{{{"Solve a puzzle, and tell whether the solution is the only one:",
                  "Résoudre une grille, et dire si la solution est la seule :"},
                 "quadrille solve puzzle.txt"},
                {{"All about a command:", "Tout sur une commande :"}, "quadrille solve --help"}},
      .answers_puzzles = true};
  return program;
}

std::vector<const Option*> all_options(const Command& command) {
  std::vector<const Option*> options;
  for (const Group& group : command.groups)
    options.insert(options.end(), group.options.begin(), group.options.end());
  return options;
}

std::string usage(const Command& command) {
  std::string text = "quadrille " + (command.name.empty() ? kSomeCommand() : std::string(command.name));
  if (command.name.empty() || all_options(command).size() > 1) text += " [OPTION...]";
  for (const Argument& argument : command.arguments) {
    const std::string name =
        value_text(argument.value, argument.choices) + (argument.is_repeated ? "..." : "");
    text += argument.is_required ? " " + name : " [" + name + "]";
  }
  return text;
}

std::string first_sentence(std::string_view meaning) {
  const std::size_t end = std::min(meaning.find(". "), meaning.size());
  return std::string(meaning.substr(0, meaning[end - 1] == '.' ? end - 1 : end));
}

}  // namespace quadrille::options
