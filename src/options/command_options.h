// The options that one command alone takes, an entry each, under the name of the command.
#pragma once

#include "options/options.h"

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

// hint, steps, rate
inline constexpr Option kScale{
    .names = "--scale",
    .kind = Kind::choice,
    .choices = names_in<kScales>,
    .usual = "hodoku",
    .excludes = "--only --without",
    .meaning{"Whose steps and ratings: `hodoku`, the usual one, for HoDoKu 2.3.2, or `se` for Sudoku "
             "Explainer 1.2.1, "
             "which knows classic grids alone and always uses all of its techniques.",
             "De qui suivre les étapes et les notes : « hodoku », par défaut, pour HoDoKu 2.3.2, ou « se » "
             "pour Sudoku Explainer 1.2.1, qui ne connaît que les grilles classiques et se sert toujours de "
             "toutes ses techniques."}};
inline constexpr Option kOnly{.names = "--only",
                              .kind = Kind::choice,
                              .value{"TECHNIQUE", "TECHNIQUE"},
                              .choices = technique_names,
                              .is_repeated = true,
                              .meaning{"Use this technique, and others named so, alone; `quadrille "
                                       "techniques` lists them.",
                                       "N’employer que cette technique, et les autres nommées ainsi ; "
                                       "`quadrille techniques` en donne la liste."}};
inline constexpr Option kWithout{
    .names = "--without",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = technique_names,
    .is_repeated = true,
    .meaning{"Do without this technique, one of those that `quadrille techniques` lists.",
             "Se passer de cette technique, l’une de celles que donne `quadrille techniques`."}};
inline constexpr Option kHintLevel{
    .names = "--level",
    .kind = Kind::choice,
    .choices = names_in<kHintLevels>,
    .usual = "all",
    .meaning{"How much to tell: which cells to look at, which technique applies there, or all of the step.",
             "Jusqu’où aider : quelles cases regarder, quelle technique s’y applique, ou toute l’étape."}};
inline constexpr Option kJsonOfSteps{
    .names = "--json",
    .meaning{"Print each step as a JSON object, one a line, and the rating after them.",
             "Afficher chaque étape comme un objet JSON, un par ligne, puis la note."}};

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

// convert
inline constexpr Option kTo{
    .names = "--to",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .meaning{"The format of the output. Otherwise that of the output file's name.",
             "Le format de sortie. Sinon celui qu’indique le nom du fichier de sortie."}};

// print
inline constexpr Option kTitle{.names = "--title",
                               .kind = Kind::text,
                               .value{"TEXT", "TEXTE"},
                               .meaning{"The title of the booklet, which stands on each page.",
                                        "Le titre du livret, qui figure sur chaque page."}};
inline constexpr Option kPerPage{
    .names = "--per-page",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = kMostPerPage,
    .usual = "6",
    .meaning{"Puzzles on each page; 6 where not given.", "Le nombre de grilles par page ; 6 par défaut."}};
inline constexpr Option kSolutionsPerPage{
    .names = "--solutions",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 0,
    .most = kMostPerPage,
    .usual = "20",
    .meaning{"Solutions on each page at the back; 20 where not given. 0: no solutions.",
             "Le nombre de solutions par page, à la fin ; 20 par défaut. 0 : pas de solutions."}};
inline constexpr Option kPaper{.names = "--paper",
                               .kind = Kind::choice,
                               .choices = names_in<kPapers>,
                               .usual = "a4",
                               .meaning{"The size of the pages: a4 (the default) or letter.",
                                        "La taille des pages : a4 (par défaut) ou letter."}};
inline constexpr Option kRatingOfPrint{
    .names = "--rate",
    .kind = Kind::choice,
    .choices = names_in<kScales>,
    .meaning{
        "Print beside each puzzle how hard it is, as `quadrille rate` says: on the scale of `hodoku`, or "
        "that of Sudoku Explainer, `se`. Otherwise what the file says of its level is printed.",
        "Imprimer à côté de chaque grille à quel point elle est difficile, comme le dit `quadrille rate` : "
        "sur l’échelle de HoDoKu, `hodoku`, ou sur celle de Sudoku Explainer, `se`. Sinon, c’est ce que le "
        "fichier dit de son niveau qui est imprimé."}};

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
// Which puzzles are wanted: techniques and scores are those of steps and rate.
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
inline constexpr Option kThreadsOfGenerate{
    .names = "--threads",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = kMostThreads,
    .usual = "1",
    .meaning{"How many threads make puzzles.", "Le nombre de fils qui fabriquent des grilles."}};

// merge
inline constexpr Option kOutOfMerge{.names = "-o,--out",
                                    .kind = Kind::file,
                                    .value{"FILE", "FICHIER"},
                                    .meaning{"The file to write.", "Le fichier à écrire."}};

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
inline constexpr Option kSolverFlags{
    .names = "--solver-flags,--fzn-flags",
    .kind = Kind::text,
    .value{"FLAGS", "OPTIONS"},
    .meaning{"More flags for the solver, as `fzn-quadrille --help` lists them.",
             "D’autres options pour le solveur, dont `fzn-quadrille --help` donne la liste."}};

// xcsp
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

// serve
inline constexpr Option kPort{
    .names = "--port",
    .kind = Kind::number,
    .value{"N", "N"},
    .most = 65535,
    .usual = "4545",
    .meaning{"The port to listen at (4545, which the page's script asks for); 0: any that is "
             "free.",
             "Le port où écouter (4545, celui que demande le script de la page) ; 0 : n’importe quel port "
             "libre."}};
inline constexpr Option kAllowOrigin{
    .names = "--allow-origin",
    .kind = Kind::text,
    .value{"ORIGIN", "ORIGINE"},
    .is_repeated = true,
    .meaning{"A site whose pages may connect, besides https://f-puzzles.com and https://www.f-puzzles.com: "
             "https://example.org. May be repeated.",
             "Un site dont les pages ont le droit de se connecter, en plus de https://f-puzzles.com et "
             "https://www.f-puzzles.com : https://example.org. L’option peut être répétée."}};

}  // namespace quadrille::options
