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
inline constexpr Option kVersion{.names = "--version",
                                 .meaning{"Print the version.", "Afficher la version."}};

// For the program, and for every command, whose pages do not repeat it.
inline constexpr Option kLang{
    .names = "--lang",
    .kind = Kind::choice,
    .choices = names_in<kLanguages>,
    .meaning{"The language of all that is said, English or French, before a command or behind it. Otherwise "
             "that of "
             "the locale, if it is one of these, or else English.",
             "La langue de tout ce qui est dit, anglais ou français, avant une commande ou après elle. "
             "Sinon, celle "
             "des paramètres régionaux, si c’est l’une des deux, ou bien l’anglais."}};

// How to read the input.
inline constexpr Option kFormat{.names = "--format",
                                .kind = Kind::choice,
                                .value{"FORMAT", "FORMAT"},
                                .choices = readable_formats,
                                .meaning{"The format of the input, one of those that `quadrille formats` "
                                         "lists. Otherwise it is recognised by its content.",
                                         "Le format de l’entrée, l’un de ceux que donne `quadrille formats`. "
                                         "Sinon, il est reconnu à son contenu."}};
inline constexpr Option kSize{.names = "--size",
                              .kind = Kind::number,
                              .value{"N", "N"},
                              .least = 1,
                              .most = sudoku::kMaxSize,
                              .meaning{"Rows and columns of the grid, 1 to 64.",
                                       "Le nombre de lignes et de colonnes de la grille, de 1 à 64."}};
inline constexpr Option kBox{
    .names = "--box",
    .kind = Kind::text,
    .value{"RxC|none", "LxC|none"},
    .choices = box_names,
    .meaning{"Rows and columns of a box; none for a Latin square. Otherwise the usual for the size.",
             "Les lignes et les colonnes d’un bloc ; none pour un carré latin. Sinon, ce qui est d’usage "
             "pour la taille."}};
inline constexpr Option kRegions{
    .names = "--regions",
    .kind = Kind::text,
    .value{"FILE|TEXT", "FICHIER|TEXTE"},
    .meaning{"Irregular regions: a label for each cell, in a file or as text such as aab,abb,ccc.",
             "Des régions irrégulières : une étiquette par case, dans un fichier ou sous forme de texte "
             "comme aab,abb,ccc."}};
inline constexpr Option kRule{
    .names = "--rule",
    .kind = Kind::text,
    .value{"RULE[=ARGUMENT]", "RÈGLE[=ARGUMENT]"},
    .choices = rule_names,
    .is_repeated = true,
    .meaning{"A rule to add to each puzzle, one of those that `quadrille rules` lists. May be repeated.",
             "Une règle à ajouter à chaque grille, l’une de celles que donne `quadrille rules`. L’option "
             "peut être répétée."}};
inline constexpr Option kDigits{.names = "--digits",
                                .kind = Kind::text,
                                .value{"SYMBOLS", "SYMBOLES"},
                                .meaning{"The symbols of the digits 1, 2, 3 ..; 1-9A-Z where not given.",
                                         "Les symboles des chiffres 1, 2, 3 .. ; 1-9A-Z par défaut."}};

// How to search.
inline constexpr Option kEngine{
    .names = "--engine",
    .kind = Kind::choice,
    .choices = names_in<kEngines>,
    .usual = "auto",
    .meaning{
        "What searches: cp is constraint propagation; learning adds clauses learnt from failures; lanes is "
        "the bulk kernel, for files of one grid a line; adaptive repairs full grids, finds and never proves; "
        "auto takes the best for the input, and goes from propagation to learning where a puzzle is hard.",
        "Qui cherche : cp est la propagation de contraintes ; learning y ajoute des clauses apprises des "
        "échecs ; lanes est le noyau de masse, pour les fichiers d’une grille par ligne ; adaptive répare "
        "des grilles pleines, trouve et ne prouve jamais ; auto prend le meilleur pour l’entrée, et passe de "
        "la propagation à l’apprentissage quand une grille est difficile."}};
inline constexpr Option kConsistency{
    .names = "--consistency",
    .kind = Kind::choice,
    .choices = names_in<kConsistencies>,
    .usual = "auto",
    .meaning{"How much propagation infers: value is forward checking, bounds looks at the ends of domains, "
             "domain at every value, auto (the default) as far as it pays.",
             "Jusqu’où déduit la propagation : value est la vérification en avant, bounds regarde les bornes "
             "des domaines, domain chaque valeur, auto (par défaut) va aussi loin que cela rapporte."}};
inline constexpr Option kBranch{
    .names = "--branch",
    .kind = Kind::text,
    .value{"CELL[,DIGIT]", "CASE[,CHIFFRE]"},
    .choices = names_in<kVariableOrders>,
    .meaning{
        "Which cell to guess next, and after a comma which digit first: where not given crowded,min, or "
        "dom_wdeg,min where all rules are sums, as in a killer. Cells: input, first_fail, crowded, "
        "smallest, largest, dom_wdeg, random. "
        "Digits: min, max, middle, split, random, phase.",
        "Quelle case deviner ensuite, et, après une virgule, quel chiffre d’abord : par défaut crowded,min, "
        "ou dom_wdeg,min si toutes les règles sont des sommes, comme pour les killers. Cases : input, "
        "first_fail, crowded, smallest, largest, dom_wdeg, random. Chiffres : "
        "min, max, middle, split, random, phase."}};
inline constexpr Option kSeed{.names = "--seed",
                              .kind = Kind::number,
                              .value{"N", "N"},
                              .usual = "1",
                              .meaning{"Seed of the random orders; 1 where not given.",
                                       "La graine des ordres tirés au sort ; 1 par défaut."}};
inline constexpr Option kThreads{
    .names = "--threads",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = kMostThreads,
    .usual = "1",
    .meaning{
        "How many threads work: each at another puzzle, with the same output as one, or where there is but "
        "one puzzle all at that. Which of several solutions comes first does not depend on N, from 2 on. 1 "
        "where not given.",
        "Le nombre de fils qui travaillent : chacun à une autre grille, avec la même sortie qu’un seul fil, "
        "ou tous à la même s’il n’y en a qu’une. Laquelle de plusieurs solutions vient d’abord ne dépend pas "
        "de N, à partir de 2. 1 par défaut."}};
inline constexpr Option kStats{
    .names = "--stats",
    .meaning{"Tell on standard error how many nodes, failures and propagations there were, how deep the "
             "search went, and the time it took.",
             "Dire sur l’erreur standard combien il y a eu de nœuds, d’échecs et de propagations, jusqu’à "
             "quelle profondeur la recherche est allée, et le temps qu’elle a pris."}};

// Limits of a search: for each puzzle, each fact (why), each method (compare), the instance (xcsp).
inline constexpr Option kTimeLimit{.names = "--time-limit",
                                   .kind = Kind::duration,
                                   .value{"TIME", "DURÉE"},
                                   .meaning{"The longest time for each puzzle: 2 or 2s, 500ms, 1m.",
                                            "Le temps maximal par grille : 2 ou 2s, 500ms, 1m."}};
inline constexpr Option kTimeLimitOfFact{.names = "--time-limit",
                                         .kind = Kind::duration,
                                         .value{"TIME", "DURÉE"},
                                         .meaning{"The longest time for each fact: 2 or 2s, 500ms, 1m.",
                                                  "Le temps maximal par question : 2 ou 2s, 500ms, 1m."}};
inline constexpr Option kTimeLimitOfMethod{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value{"TIME", "DURÉE"},
    .usual = "10s",
    .meaning{"The longest time for each method, 10s where not given: 2 or 2s, 500ms, 1m.",
             "Le temps maximal par méthode, 10s par défaut : 2 ou 2s, 500ms, 1m."}};
inline constexpr Option kTimeLimitOfInstance{
    .names = "--time-limit",
    .kind = Kind::duration,
    .value{"TIME", "DURÉE"},
    .meaning{"The longest time for the instance: 2 or 2s, 500ms, 1m.",
             "Le temps maximal pour l’instance : 2 ou 2s, 500ms, 1m."}};
inline constexpr Option kMemoryLimit{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value{"SIZE", "TAILLE"},
    .meaning{"The most memory that the search for each puzzle may hold: 500M, 2G, 64K, or bytes.",
             "La mémoire maximale de la recherche pour chaque grille : 500M, 2G, 64K, ou des octets."}};
inline constexpr Option kMemoryLimitOfFact{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value{"SIZE", "TAILLE"},
    .meaning{"The most memory that the search for each fact may hold: 500M, 2G, 64K, or bytes.",
             "La mémoire maximale de la recherche pour chaque question : 500M, 2G, 64K, ou des octets."}};
inline constexpr Option kMemoryLimitOfMethod{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value{"SIZE", "TAILLE"},
    .meaning{"The most memory that the search for each method may hold: 500M, 2G, 64K, or bytes.",
             "La mémoire maximale de la recherche pour chaque méthode : 500M, 2G, 64K, ou des octets."}};
inline constexpr Option kMemoryLimitOfInstance{
    .names = "--memory-limit",
    .kind = Kind::bytes,
    .value{"SIZE", "TAILLE"},
    .meaning{"The most memory that the search for the instance may hold: 500M, 2G, 64K, or bytes.",
             "La mémoire maximale de la recherche pour l’instance : 500M, 2G, 64K, ou des octets."}};

// Output.
inline constexpr Option kOutput{
    .names = "--output",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .usual = "frame",
    .meaning{"The format of the output, frame where not given.", "Le format de sortie, frame par défaut."}};
inline constexpr Option kOut{.names = "-o,--out",
                             .kind = Kind::file,
                             .value{"FILE", "FICHIER"},
                             .meaning{"Write to this file, not to standard output.",
                                      "Écrire dans ce fichier, non sur la sortie standard."}};
inline constexpr Option kResume{
    .names = "--resume",
    .needs = "--out",
    .meaning{
        "Go on with a run that ended early, by Ctrl-C or in any other way: the same command as before.",
        "Poursuivre un travail interrompu, par Ctrl-C ou de toute autre façon : la même commande qu’avant."}};
inline constexpr Option kPart{
    .names = "--part",
    .kind = Kind::text,
    .value{"I/N", "I/N"},
    .needs = "--out",
    .excludes = "--resume",
    .meaning{
        "Answer part I of N of a file with one puzzle a line, I from 0 to N-1; of `generate`, make that "
        "part of the puzzles. `quadrille merge` puts the "
        "N outputs together. The exit code is 0 when the part is done, whatever the answers, and 75 when "
        "it should be run again: Ctrl-C ended it, or the disk was full.",
        "Traiter la partie I sur N d’un fichier d’une grille par ligne, I allant de 0 à N-1 ; pour "
        "`generate`, fabriquer cette partie des grilles. `quadrille merge` assemble les N sorties. Le code "
        "de sortie est 0 quand la partie est faite, quelles que soient les réponses, et 75 quand il faut la "
        "relancer : Ctrl-C y a mis fin, ou le disque était plein."}};
inline constexpr Option kIgnoreDrawing{
    .names = "--ignore-drawing",
    .meaning{"Answer puzzles of SudokuPad without what their drawing may mean, which this program does not "
             "understand. Otherwise they are not answered.",
             "Répondre aux grilles de SudokuPad sans ce que peut vouloir dire leur dessin, que ce programme "
             "ne comprend pas. Sinon, il n’y répond pas."}};
inline constexpr Option kAcceptDrawing{
    .names = "--accept-drawing",
    .meaning{
        "Take rules that setters usually draw so: thermometers, arrows, dots, X and V, whispers, renbans and "
        "cages of SudokuPad and f-puzzles. Each is a guess and is named.",
        "Prendre les règles que les auteurs dessinent d’habitude ainsi : thermomètres, flèches, pastilles, X "
        "et V, murmures, renbans et cages de SudokuPad et de f-puzzles. Chacune est une supposition, qui est "
        "nommée."}};
inline constexpr Option kFetch{.names = "--fetch",
                               .meaning{"Ask SudokuPad's server for the puzzles that short links name. "
                                        "Otherwise the program asks no server.",
                                        "Demander au serveur de SudokuPad les grilles que nomment les liens "
                                        "courts. Sinon, le programme ne demande rien à aucun serveur."}};
inline constexpr Option kFetchFrom{.names = "--fetch-from",
                                   .kind = Kind::text,
                                   .value = "ADDRESS",
                                   .needs = "--fetch",
                                   .meaning{"Another server to ask, such as http://127.0.0.1:8000.",
                                            "Un autre serveur à interroger, comme http://127.0.0.1:8000."}};
inline constexpr Option kUnordered{
    .names = "--unordered",
    .meaning{"Write answers of files of one grid a line as they come, not in order, so that with two threads "
             "or more a hard grid does not hold up the others. Each answer begins with FILE:LINE.",
             "Écrire les réponses aux fichiers d’une grille par ligne dès qu’elles viennent, non dans "
             "l’ordre, pour qu’avec deux fils ou plus une grille difficile ne retarde pas les autres. Chaque "
             "réponse commence par FICHIER:LIGNE."}};

}  // namespace quadrille::options
