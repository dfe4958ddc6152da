// The options that several commands share, with an entry each. Commands list the ones that they take
// (commands.cpp). If an option has another meaning in a command, that is a separate entry: kTimeLimitOfFact
// is for why, kTimeLimitOfMethod for compare, kTimeLimitOfInstance for xcsp; the others are in the folder
// commands.
#pragma once

#include "options/option.h"
#include "options/values.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::options {

// For every command, and for the program.
inline constexpr Option kHelp{.names = "-h,--help", .meaning{"Print this page.", "Afficher cette page."}};
inline constexpr Option kVersion{
    .names = "-V,--version", .also = "-v", .meaning{"Print the version.", "Afficher la version."}};

// For the program, and for every command, whose pages do not repeat it.
inline constexpr Option kLang{
    .names = "--lang",
    .kind = Kind::choice,
    .choices = names_in<kLanguages>,
    .meaning{"The language of messages and help; may precede or follow the command. By default that of the "
             "locale if it is one of these, otherwise English.",
             "La langue des messages et de l’aide ; l’option se place avant ou après la commande. Par "
             "défaut, celle des paramètres régionaux si c’est l’une des deux, sinon l’anglais."}};

// How to read the input.
inline constexpr Option kFormat{.names = "--format",
                                .kind = Kind::choice,
                                .value{"FORMAT", "FORMAT"},
                                .choices = readable_formats,
                                .meaning{"The format of the input; `quadrille formats` lists them. By "
                                         "default it is recognised from the content.",
                                         "Le format de l’entrée ; `quadrille formats` en donne la liste. Par "
                                         "défaut, il est reconnu à son contenu."}};
inline constexpr Option kSize{.names = "--size",
                              .kind = Kind::text,
                              .value{"N|NxN", "N|NxN"},
                              .meaning{"The number of rows and of columns of the grid, 1 to 64.",
                                       "Le nombre de lignes et de colonnes de la grille, de 1 à 64."}};
inline constexpr Option kBox{
    .names = "--box",
    .kind = Kind::text,
    .value{"RxC|none", "LxC|none"},
    .choices = box_names,
    .meaning{
        "The rows and columns of a box; none for a Latin square. By default the usual boxes for the size.",
        "Les lignes et les colonnes d’un bloc ; none pour un carré latin. Par défaut, les blocs habituels "
        "pour la taille."}};
inline constexpr Option kBoards{
    .names = "--boards",
    .kind = Kind::text,
    .value{"NAME|CELLS", "NOM|CASES"},
    .choices = boards_names,
    .meaning{
        "Boards that overlap: samurai, gattai-2, gattai-3, gattai-8, shogun, sumo, sohei, cross, windmill, "
        "butterfly or flower, or the first cell of each board, such as \"r1c1 r7c7\"; --size is then the "
        "size of a "
        "board, 9 by default. Samurais and other boards around holes are recognised.",
        "Des sous-grilles qui se recouvrent : samurai, gattai-2, gattai-3, gattai-8, shogun, sumo, sohei, "
        "cross, windmill, butterfly ou flower, ou la première case de chacune, comme \"r1c1 r7c7\" ; --size "
        "est "
        "alors leur taille, 9 par défaut. Les samouraïs et les autres dispositions à trous sont reconnus."}};
inline constexpr Option kRegions{
    .names = "--regions",
    .kind = Kind::text,
    .value{"FILE|TEXT", "FICHIER|TEXTE"},
    .meaning{"Irregular regions: a label for each cell, in a file or as text, such as aab,abb,ccc.",
             "Des régions irrégulières : une étiquette par case, dans un fichier ou sous forme de texte "
             "comme aab,abb,ccc."}};
inline constexpr Option kRule{
    .names = "--rule",
    .also = "--rules",
    .kind = Kind::text,
    .value{"RULE[=ARGUMENT]", "RÈGLE[=ARGUMENT]"},
    .choices = rule_names,
    .is_repeated = true,
    .meaning{"A rule to add to each puzzle; `quadrille rules` lists them. May be repeated.",
             "Une règle à ajouter à chaque grille ; `quadrille rules` en donne la liste. L’option peut être "
             "répétée."}};
inline constexpr Option kDigits{.names = "--digits",
                                .kind = Kind::text,
                                .value{"SYMBOLS", "SYMBOLES"},
                                .meaning{"The symbols for the digits 1, 2, 3 ..; by default 1-9A-Z.",
                                         "Les symboles des chiffres 1, 2, 3 .. ; 1-9A-Z par défaut."}};

// How to search.
inline constexpr Option kEngine{
    .names = "--engine",
    .kind = Kind::choice,
    .choices = names_in<kEngines>,
    .usual = "auto",
    .meaning{"The search method. cp: constraint propagation; learning: propagation with clauses learnt from "
             "failures; lanes: the bulk kernel, for files with one grid per line; adaptive: repairs full "
             "grids, may find a solution but proves nothing; auto (the default): chooses for the input, and "
             "switches from propagation to learning if a puzzle is hard.",
             "La méthode de recherche. cp : propagation de contraintes ; learning : propagation avec des "
             "clauses apprises des échecs ; lanes : le noyau de masse, pour les fichiers d’une grille par "
             "ligne ; adaptive : répare des grilles pleines, peut trouver une solution mais ne prouve rien ; "
             "auto (par défaut) : choisit selon l’entrée, et passe de la propagation à l’apprentissage si "
             "une grille est difficile."}};
inline constexpr Option kConsistency{
    .names = "--consistency",
    .also = "--propagation",
    .kind = Kind::choice,
    .choices = names_in<kConsistencies>,
    .usual = "auto",
    .meaning{"The strength of propagation. value: forward checking; bounds: the ends of each domain; domain: "
             "every value; auto (the default): as much as pays off.",
             "La force de la propagation. value : vérification en avant ; bounds : les bornes de chaque "
             "domaine ; domain : chaque valeur ; auto (par défaut) : autant que cela rapporte."}};
inline constexpr Option kBranch{
    .names = "--branch",
    .kind = Kind::text,
    .value{"CELL[,DIGIT]", "CASE[,CHIFFRE]"},
    .choices = names_in<kVariableOrders>,
    .meaning{
        "Which cell to branch on next and, after a comma, which digit to try first. By default "
        "crowded,min for grids without rules, dom_wdeg,min if all rules are sums, as in a killer, and "
        "whichever of the two gets further in 100 failures for other rules. Cells: input, first_fail, "
        "crowded, smallest, largest, dom_wdeg, random. Digits: min, max, middle, split, random, phase.",
        "Sur quelle case brancher ensuite et, après une virgule, quel chiffre essayer d’abord. Par "
        "défaut crowded,min pour les grilles sans règles, dom_wdeg,min si toutes les règles sont des "
        "sommes, comme dans un killer, et, pour d’autres règles, celui des deux qui va plus loin en "
        "100 échecs. Cases : input, first_fail, crowded, smallest, largest, dom_wdeg, random. Chiffres : "
        "min, max, middle, split, random, phase."}};
inline constexpr Option kSeed{.names = "--seed",
                              .also = "--random-seed",
                              .kind = Kind::number,
                              .value{"N", "N"},
                              .usual = "1",
                              .meaning{"The seed for random choices; by default 1.",
                                       "La graine des choix tirés au sort ; 1 par défaut."}};
inline constexpr Option kThreads{
    .names = "-j,--threads",
    .also = "-p --jobs --parallel",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = kMostThreads,
    .usual = "1",
    .meaning{"The number of threads; by default 1. They work on different puzzles, with the same output as "
             "one thread, or together on a single one. Which of several solutions comes first is the same "
             "for every N from 2.",
             "Le nombre de fils d’exécution ; 1 par défaut. Ils traitent des grilles différentes, avec la "
             "même sortie qu’un seul fil, ou cherchent ensemble dans une grille unique. La solution qui "
             "vient d’abord, s’il y en a plusieurs, est la même pour tout N à partir de 2."}};
inline constexpr Option kStats{.names = "--stats",
                               .also = "-s --statistics",
                               .meaning{"Print the number of nodes, failures and propagations, the depth of "
                                        "the search and its time on standard error.",
                                        "Afficher sur l’erreur standard le nombre de nœuds, d’échecs et de "
                                        "propagations, la profondeur de la recherche et sa durée."}};

/// How many solutions count; other commands give it a meaning of their own.
inline constexpr Option kLimit{
    .names = "-n,--limit",
    .also = "--solutions",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .meaning{"Stop counting at N, and print N+ if there may be more.",
             "Arrêter le compte à N, et afficher N+ s’il peut y en avoir davantage."}};

// Limits of a search: for each puzzle, each fact (why), each method (compare), the instance (xcsp).
inline constexpr Option kTimeLimit{.names = "--time-limit",
                                   .also = "--timeout --time",
                                   .kind = Kind::duration,
                                   .value{"TIME", "DURÉE"},
                                   .meaning{"The most time to spend on each puzzle: 2 or 2s, 500ms, 1m.",
                                            "Le temps maximal par grille : 2 ou 2s, 500ms, 1m."}};
inline constexpr Option kTimeLimitOfFact =
    kTimeLimit.with({"The most time to spend on each fact: 2 or 2s, 500ms, 1m.",
                     "Le temps maximal par question : 2 ou 2s, 500ms, 1m."});
inline constexpr Option kTimeLimitOfMethod =
    kTimeLimit.with({"The most time to spend on each method: 2 or 2s, 500ms, 1m; by default 10s.",
                     "Le temps maximal par méthode : 2 ou 2s, 500ms, 1m ; 10s par défaut."},
                    "10s");
inline constexpr Option kTimeLimitOfInstance =
    kTimeLimit.with({"The most time to spend on the instance: 2 or 2s, 500ms, 1m.",
                     "Le temps maximal pour l’instance : 2 ou 2s, 500ms, 1m."});
inline constexpr Option kMemoryLimit{
    .names = "--memory-limit",
    .also = "--memory",
    .kind = Kind::bytes,
    .value{"SIZE", "TAILLE"},
    .meaning{
        "The most memory that the search may use for each puzzle: 500M, 2G, 64K, or a number of bytes.",
        "La mémoire maximale de la recherche pour chaque grille : 500M, 2G, 64K, ou un nombre d’octets."}};
inline constexpr Option kMemoryLimitOfFact = kMemoryLimit.with(
    {"The most memory that the search may use for each fact: 500M, 2G, 64K, or a number of bytes.",
     "La mémoire maximale de la recherche pour chaque question : 500M, 2G, 64K, ou un nombre d’octets."});
inline constexpr Option kMemoryLimitOfMethod = kMemoryLimit.with(
    {"The most memory that the search may use for each method: 500M, 2G, 64K, or a number of bytes.",
     "La mémoire maximale de la recherche pour chaque méthode : 500M, 2G, 64K, ou un nombre d’octets."});
inline constexpr Option kMemoryLimitOfInstance = kMemoryLimit.with(
    {"The most memory that the search may use for the instance: 500M, 2G, 64K, or a number of bytes.",
     "La mémoire maximale de la recherche pour l’instance : 500M, 2G, 64K, ou un nombre d’octets."});

// Output.
inline constexpr Option kOutput{
    .names = "--output",
    .also = "--output-format",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .meaning{"The format of the output; by default that of the name of --out, else frame.",
             "Le format de sortie ; par défaut, celui du nom donné par --out, sinon frame."}};
inline constexpr Option kOut{.names = "-o,--out",
                             .kind = Kind::file,
                             .value{"FILE", "FICHIER"},
                             .meaning{"Write to this file instead of standard output.",
                                      "Écrire dans ce fichier au lieu de la sortie standard."}};
inline constexpr Option kResume{
    .names = "--resume",
    .needs = "--out",
    .meaning{"Continue a run that ended early, by Ctrl-C or otherwise; repeat its command with this option.",
             "Poursuivre un travail interrompu, par Ctrl-C ou autrement ; répétez sa commande avec cette "
             "option."}};
inline constexpr Option kPart{
    .names = "--part",
    .kind = Kind::text,
    .value{"I/N", "I/N"},
    .needs = "--out",
    .excludes = "--resume",
    .meaning{"Process only part I of N (I from 0 to N-1) of a file with one puzzle per line; for `generate`, "
             "make only that part of the puzzles. `quadrille merge` joins the N outputs. The exit code is 0 "
             "if the part is complete, whatever the answers, and 75 if it should be run again because of "
             "Ctrl-C or a full disk.",
             "Ne traiter que la partie I sur N (I de 0 à N-1) d’un fichier d’une grille par ligne ; pour "
             "`generate`, ne fabriquer que cette partie des grilles. `quadrille merge` assemble les N "
             "sorties. Le code de sortie est 0 si la partie est achevée, quelles que soient les réponses, et "
             "75 s’il faut la relancer après Ctrl-C ou un disque plein."}};
inline constexpr Option kIgnoreDrawing{
    .names = "--ignore-drawing",
    .meaning{"Answer SudokuPad puzzles even if their drawing, which this program does not understand, may "
             "stand for rules. By default such puzzles are not answered.",
             "Répondre aux grilles de SudokuPad même si leur dessin, que ce programme ne comprend pas, "
             "représente peut-être des règles. Par défaut, ces grilles restent sans réponse."}};
inline constexpr Option kAcceptDrawing{
    .names = "--accept-drawing",
    .meaning{"Take drawings in SudokuPad and f-puzzles for the rules that setters usually draw that way: "
             "thermometers, arrows, dots, X and V, whispers, renbans, region sum lines, little killers and "
             "cages. Each rule is a guess and is named.",
             "Prendre les dessins de SudokuPad et de f-puzzles pour les règles que les auteurs dessinent "
             "d’habitude ainsi : thermomètres, flèches, pastilles, X et V, murmures, renbans, sommes égales "
             "par région, petits killers et cages. Chaque règle est une supposition et est nommée."}};
inline constexpr Option kFetch{.names = "--fetch",
                               .meaning{"Fetch the puzzles of short links from SudokuPad's server. By "
                                        "default the program contacts no server.",
                                        "Demander au serveur de SudokuPad les grilles des liens courts. Par "
                                        "défaut, le programme ne contacte aucun serveur."}};
inline constexpr Option kFetchFrom{
    .names = "--fetch-from",
    .kind = Kind::text,
    .value = "ADDRESS",
    .needs = "--fetch",
    .meaning{"The server to fetch from instead, such as http://127.0.0.1:8000.",
             "Le serveur à interroger à la place, comme http://127.0.0.1:8000."}};
inline constexpr Option kUnordered{
    .names = "--unordered",
    .meaning{"For files with one grid per line: write each answer as soon as it is known, out of order, so "
             "that with two threads or more a hard grid does not hold up the others. Each answer begins with "
             "FILE:LINE.",
             "Pour les fichiers d’une grille par ligne : écrire chaque réponse dès qu’elle est connue, sans "
             "respecter l’ordre, pour qu’avec deux fils ou plus une grille difficile ne retarde pas les "
             "autres. Chaque réponse commence par FICHIER:LIGNE."}};

// The short form for programs.
inline constexpr Option kJson{.names = "--json",
                              .stands_for = "--output json",
                              .meaning{"The same as --output json.", "Comme --output json."}};

// For all commands that answer a question about each puzzle.
inline constexpr Option kOutputOfAnswer{
    .names = "--output",
    .kind = Kind::choice,
    .choices = names_in<kAnswerFormats>,
    .usual = "text",
    .meaning{"text (the default), or json for programs: an object for each puzzle.",
             "text (par défaut), ou json pour des programmes : un objet par grille."}};

}  // namespace quadrille::options
