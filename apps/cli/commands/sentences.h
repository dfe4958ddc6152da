// The answers of the commands.
#pragma once

#include "answers/sentences.h"
#include "base/sentence.h"

namespace quadrille::cli::say {

using answers::say::kNoAnswer;

inline constexpr Sentence<Text> kNoSolutionAsGivens{"no solution: {}",
                                                    "aucune solution : {}"};  // contradict each other
inline constexpr Counted<Text> kSolutions{"one solution", "{1} solutions", "une seule solution",
                                          "{1} solutions"};  // the count has separators
inline constexpr Counted<Text> kMoreSolutions{
    "one solution; there may be more", "{1} solutions; there may be more",
    "une solution ; il y en a peut-être d’autres", "{1} solutions ; il y en a peut-être d’autres"};
// the count with separators, the reason for the end of the search
inline constexpr Counted<Text, Text> kSolutionsSoFar{"one solution so far; {2}", "{1} solutions so far; {2}",
                                                     "une solution jusqu’ici ; {2}",
                                                     "{1} solutions jusqu’ici ; {2}"};
inline constexpr Sentence<> kFirstSolution{"a solution; others were not looked for",
                                           "une solution ; on n’en a pas cherché d’autres"};
inline constexpr Sentence<> kOneOfSeveral{"several solutions: this is one of them",
                                          "plusieurs solutions : en voici une"};
inline constexpr Sentence<> kAdaptiveFound{
    "a solution; adaptive search cannot tell whether there are others",
    "une solution ; la recherche adaptative ne peut pas dire s’il y en a d’autres"};
inline constexpr Sentence<> kAdaptiveFoundNone{
    "no answer: adaptive search found no solution, which proves nothing",
    "pas de réponse : la recherche adaptative n’a pas trouvé de solution, ce qui ne prouve rien"};
inline constexpr Sentence<> kYes{"Yes", "Oui"};  // there is a further solution
inline constexpr Sentence<> kNo{"No", "Non"};

// verify
inline constexpr Sentence<> kStatesNeedPuzzle{
    "found no puzzle, expected the one whose states are in the file of --states",
    "on ne trouve aucune grille, on attend celle dont les états sont dans le fichier de --states"};
// the place of the second puzzle
inline constexpr Sentence<Text> kStatesNeedOnePuzzle{
    "found a second puzzle at {}, expected one, of which all states are; or give each state its own in a "
    "table "
    "with the columns puzzle and state",
    "on trouve une deuxième grille en {}, on en attend une seule, celle de tous les états ; ou donnez à "
    "chaque "
    "état la sienne, dans un tableau aux colonnes puzzle et state"};
inline constexpr Sentence<> kBothFromStandardInput{
    "the puzzle and the states both come from standard input; name the file of one of them",
    "la grille et les états viennent tous deux de l’entrée standard ; nommez le fichier de l’un d’eux"};
inline constexpr Sentence<Number> kEndlessState{"a state does not end within {} MiB of text",
                                                "un état ne finit pas en {} Mio de texte"};

// solve
inline constexpr Sentence<> kNobodyToAsk{
    "--next reads your answers from standard input, so name the file of the puzzle",
    "--next lit vos réponses sur l’entrée standard, donnez donc le nom du fichier de la grille"};
inline constexpr Sentence<> kUnorderedNeedsPlaces{
    "--unordered needs --output line or frame, which name the puzzle of each answer",
    "--unordered demande --output line ou frame, qui nomment la grille de chaque réponse"};

inline constexpr Sentence<Text> kLookAt{"look at {}", "regardez {}"};              // names of cells
inline constexpr Sentence<Text> kTechniqueApplies{"{} applies", "{} s’applique"};  // a technique
inline constexpr Sentence<> kSolvedAlready{"already solved: nothing is left to do",
                                           "déjà résolue : il ne reste rien à faire"};
inline constexpr Sentence<> kNoTechniqueApplies{"no technique applies", "aucune technique ne s’applique"};

inline constexpr Sentence<> kPartsNeedEveryPuzzle{
    "--part must know in advance which puzzles belong to a part; leave out --time-limit and the options that "
    "keep only certain puzzles",
    "--part doit savoir d’avance quelles grilles forment une partie ; retirez --time-limit et les options "
    "qui ne gardent que certaines grilles"};

// canon: the form, the transformation to it, the number of automorphisms
inline constexpr Sentence<Text, Text, Text> kTransformation{"{}: {}; automorphisms {}",
                                                            "{} : {} ; automorphismes {}"};
// --distinct: the number dropped
inline constexpr Counted<Text> kEquivalentsDropped{
    "one puzzle was dropped, because it is equivalent to an earlier one",
    "{1} puzzles were dropped, because they are equivalent to earlier ones",
    "une grille équivalente à une précédente a été écartée",
    "{1} grilles équivalentes à une précédente ont été écartées"};
// file, line in the output, the error
inline constexpr Sentence<Text, Number, Text> kNotComparable{
    "{}:{}: {}; --distinct is for outputs with one puzzle per line",
    "{}:{} : {} ; --distinct est fait pour des sorties d’une grille par ligne"};

// cubes: their number
inline constexpr Counted<Text> kCubes{"one cube", "{1} cubes", "un cube", "{1} cubes"};

// merge, status
inline constexpr Sentence<Text, Number, Text> kNotANumber{
    "{}:{}: found \"{}\", expected a number; --sum is for outputs of `quadrille count`",
    "{}:{} : on lit « {} », on attend un nombre ; --sum est fait pour les sorties de `quadrille count`"};
// file, number of parts, number of puzzles, sum
inline constexpr Sentence<Text, Text, Text, Text> kSummed{"{}: {} parts, {} puzzles, sum {}",
                                                          "{} : {} parties, {} grilles, somme {}"};
inline constexpr Sentence<> kMergeNeedsOut{"merge needs --out FILE, the file to write",
                                           "merge demande --out FICHIER, le fichier à écrire"};
inline constexpr Sentence<Text> kMergeInterrupted{"interrupted: {} was not written",
                                                  "interrompu : {} n’a pas été écrit"};
inline constexpr Sentence<> kNoPartIsThere{
    "none of the outputs exists yet; give the names that the parts received by --out",
    "aucune des sorties n’existe encore ; donnez les noms que les parties ont reçus par --out"};
inline constexpr Sentence<Text> kInputIsElsewhere{
    "the input {}, which the parts name, does not exist here; --input tells where it is",
    "l’entrée {}, que les parties nomment, n’existe pas ici ; --input dit où elle est"};
inline constexpr Sentence<Text> kOldOutputIsGone{"the earlier {} was deleted, because this merge has failed",
                                                 "l’ancien {} a été effacé, car cet assemblage a échoué"};
inline constexpr Sentence<Text> kMissingParts{"missing parts: {}", "parties manquantes : {}"};
// file, number of parts, number of puzzles
inline constexpr Sentence<Text, Text, Text> kMerged{"{}: {} parts, {} puzzles",
                                                    "{} : {} parties, {} grilles"};
inline constexpr Sentence<Text, Text, Text> kPartsDone{"{} of {} parts are done, with {} puzzles",
                                                       "{} parties sur {} sont faites, avec {} grilles"};
inline constexpr Sentence<> kPartIsRunning{"running", "en cours"};
inline constexpr Sentence<> kPartHasDied{
    "died; the files that it left beside the output may be deleted",
    "interrompue ; les fichiers qu’elle a laissés à côté de la sortie peuvent être effacés"};
// share of its work: "45 %"
inline constexpr Sentence<Text> kPartIsRunningAt{"running, at {}", "en cours, à {}"};
inline constexpr Sentence<Text> kPartHasDiedAt{
    "ended at {} without being done; the next run of the part goes on from there",
    "arrêtée à {} sans être achevée ; le prochain passage de la partie reprend à cet endroit"};
// share of all work, seconds
inline constexpr Sentence<Text, Text> kTimeLeft{"{} of the work is done; about {} s left",
                                                "{} du travail est fait ; encore {} s environ"};
inline constexpr Sentence<> kStatusNeedsNames{
    "status needs the names of outputs, or --prefix with their common beginning",
    "status demande les noms des sorties, ou --prefix avec leur début commun"};
inline constexpr Sentence<> kPartIsNotBegun{"not started", "pas commencée"};

// check
inline constexpr Sentence<> kNoVerdictOnBad{"no verdict; it cannot be read",
                                            "pas de verdict ; elle ne peut pas être lue"};
inline constexpr Sentence<> kAuthorsSolutionObeys{
    "the author's solution obeys the rules that were understood",
    "la solution de l’auteur respecte les règles qui ont été comprises"};
inline constexpr Sentence<> kAuthorsSolutionBreaks{"the author's solution does not obey the rules",
                                                   "la solution de l’auteur ne respecte pas les règles"};
inline constexpr Sentence<> kExcludedSolution{"The last clause excludes the solution that was found.",
                                              "La dernière clause exclut la solution trouvée."};
inline constexpr Sentence<Text, Text> kProofIn{"the proof in {} shows that {} has no model",
                                               "la preuve dans {} montre que {} n’a pas de modèle"};
inline constexpr Sentence<> kNothingToProve{"several solutions; there is nothing to prove",
                                            "plusieurs solutions ; il n’y a rien à prouver"};

// count
// The names of two files; the first number is that of models.
inline constexpr Counted<Text, Text> kProofOfExactly{
    "the proof in {1} shows that {2} has exactly one model",
    "the proof in {1} shows that {2} has exactly {0} models",
    "la preuve dans {1} montre que {2} a exactement un modèle",
    "la preuve dans {1} montre que {2} a exactement {0} modèles"};
inline constexpr Counted<Text, Text> kProofOfAtLeast{
    "the proof in {1} shows that {2} has at least one model",
    "the proof in {1} shows that {2} has at least {0} models",
    "la preuve dans {1} montre que {2} a au moins un modèle",
    "la preuve dans {1} montre que {2} a au moins {0} modèles"};
inline constexpr Sentence<Text> kSolutionsCounted{", {} solutions so far",
                                                  ", {} solutions jusqu’ici"};  // in the progress line
inline constexpr Sentence<Text, Text> kProbed{", {} probes, {}",
                                              ", {} sondages, {}"};  // also there: probes, estimate
// estimate, number of probes, number of those that reached a solution
inline constexpr Sentence<Text, Text, Text> kEstimate{"{} ({} probes, {} of which found a solution)",
                                                      "{} ({} sondages, dont {} ont trouvé une solution)"};

// compare: the heads of a table's columns, then of its rows
inline constexpr Sentence<> kNodes{"nodes", "nœuds"};
inline constexpr Sentence<> kFailures{"failures", "échecs"};
inline constexpr Sentence<> kPropagations{"propagations", "propagations"};
inline constexpr Sentence<> kTime{"time", "temps"};
inline constexpr Sentence<> kSolutionsFound{"solutions", "solutions"};
inline constexpr Sentence<> kGenerateAndTest{"generate and test", "générer et tester"};
inline constexpr Sentence<> kForwardChecking{"forward checking", "vérification en avant"};
inline constexpr Sentence<> kBoundsConsistency{"bounds consistency", "cohérence aux bornes"};
inline constexpr Sentence<> kDomainConsistency{"domain consistency", "cohérence de domaine"};
inline constexpr Sentence<> kAsFarAsItPays{"as much as pays off", "autant que cela rapporte"};
inline constexpr Sentence<> kClauseLearning{"clause learning", "apprentissage"};
inline constexpr Sentence<> kAutomatic{"automatic", "automatique"};
inline constexpr Sentence<> kBulkKernel{"bulk kernel", "noyau de masse"};
inline constexpr Sentence<> kNotForThisKind{"is not for this size or these rules",
                                            "n’est pas fait pour cette taille ou ces règles"};
inline constexpr Sentence<> kAdaptiveSearch{"adaptive search", "recherche adaptative"};
inline constexpr Sentence<Number> kGaveUp{"{}+, gave up", "{}+, abandon"};

// convert: a part that a format cannot hold
inline constexpr Sentence<> kTheShape{"the shape", "la forme"};
inline constexpr Sentence<> kTheRegionNames{"the names of the regions", "les noms des régions"};
// names of rules
inline constexpr Sentence<Text> kTheRules{"the rules ({})", "les règles ({})"};
inline constexpr Sentence<> kTheCandidates{"the candidates", "les candidats"};
inline constexpr Sentence<> kTheDrawing{"the drawing", "le dessin"};
inline constexpr Sentence<> kThePlacedDigits{"the digits that the player placed",
                                             "les chiffres placés par le joueur"};
inline constexpr Sentence<> kGivensApart{"the difference between givens and other digits",
                                         "la différence entre les chiffres donnés et les autres"};
inline constexpr Sentence<Text> kSaidInAnotherWay{
    "{} expresses some rules of this puzzle in another, equivalent way",
    "{} exprime certaines règles de cette grille d’une autre manière, équivalente"};
inline constexpr Sentence<Text> kReadBackByThisProgram{
    "{} cannot express some rules of this puzzle; they are drawn, and named in a note that this program can "
    "read back",
    "{} ne peut pas exprimer certaines règles de cette grille ; elles sont dessinées, et nommées dans une "
    "note que ce programme sait relire"};
// format, parts
inline constexpr Sentence<Text, Text> kPartsAreLost{
    "{} cannot represent {} of this puzzle; everything else was written",
    "{} ne peut pas représenter {} de cette grille ; tout le reste a été écrit"};
inline constexpr Sentence<> kNothingWritten{"nothing was written: the command was interrupted",
                                            "rien n’a été écrit : la commande a été interrompue"};
inline constexpr Sentence<Text> kTextTooLong{
    "the rules of this puzzle are too large to be written as {}; choose a format that names the rules, such "
    "as json",
    "les règles de cette grille sont trop volumineuses pour être écrites en {} ; choisissez un format qui "
    "nomme "
    "les règles, comme json"};
inline constexpr Sentence<> kSayWhichFormat{
    "name the format to convert to by --to FORMAT; `quadrille formats` lists them",
    "nommez le format voulu par --to FORMAT ; `quadrille formats` en donne la liste"};

// print
inline constexpr Sentence<> kPrintedWithoutSolution{"no solution; the puzzle is printed without one",
                                                    "aucune solution ; la grille est imprimée sans solution"};
inline constexpr Sentence<> kSeveralArePrinted{
    "several solutions; the puzzle is printed, but no solution at the back",
    "plusieurs solutions ; la grille est imprimée, mais aucune solution à la fin"};
inline constexpr Sentence<Text> kPrintedUnsolved{"{}; the puzzle is printed without its solution",
                                                 "{} ; la grille est imprimée sans sa solution"};
inline constexpr Sentence<> kNotPrinted{"interrupted; the puzzle is not printed",
                                        "interrompu ; la grille n’est pas imprimée"};
inline constexpr Sentence<Text> kPrintedUnrated{"{}; the puzzle is printed without a rating",
                                                "{} ; la grille est imprimée sans note"};
// the pictures' file, the booklet's
inline constexpr Sentence<Text, Text> kNoPictures{
    "{}: the program pdftoppm, which converts pages to pictures, cannot be started; install it (Debian: "
    "apt-get install poppler-utils); the pages are in {}",
    "{} : le programme pdftoppm, qui convertit les pages en images, ne peut pas être lancé ; installez-le "
    "(Debian : apt-get install poppler-utils) ; les pages sont dans {}"};
// the pictures' file, pdftoppm's exit code, the booklet's file
inline constexpr Sentence<Text, Number, Text> kPicturesFailed{
    "{}: pdftoppm ended with code {} before all pages were converted; the pages are in {}",
    "{} : pdftoppm s’est terminé avec le code {} avant d’avoir converti toutes les pages ; les pages sont "
    "dans {}"};
inline constexpr Sentence<> kTechniquesAreNotEnough{"the techniques do not solve the puzzle",
                                                    "les techniques ne résolvent pas la grille"};

// formats, rules
inline constexpr Sentence<> kRead{"read", "lu"};
inline constexpr Sentence<> kWrite{"write", "écrit"};
inline constexpr Sentence<> kReadAndWrite{"read, write", "lu, écrit"};
// description of the format, its files' extensions
inline constexpr Sentence<Text, Text> kFormatWithFiles{"{}; files: {}", "{} ; fichiers : {}"};
inline constexpr Sentence<Text> kArgument{"Argument: {}.", "Argument : {}."};
inline constexpr Sentence<Text> kFiles{"Files: {}", "Fichiers : {}"};  // extensions
// level, score
inline constexpr Sentence<Text, Number> kLevelAndScore{"{}; a step scores {}.", "{} ; une étape compte {}."};
inline constexpr Sentence<> kTriedOnRequest{
    "It is tried only on request, by --also of hint, steps and rate.",
    "Elle n’est essayée que sur demande, par --also de hint, steps et rate."};
inline constexpr Sentence<> kNeedsRules{"It uses rules other than rows, columns and boxes, such as cages.",
                                        "Elle se sert d’autres règles que les lignes, les colonnes et les "
                                        "blocs, comme les cages."};
// description of the rule, its argument
inline constexpr Sentence<Text, Text> kRuleWithArgument{"{} Argument: {}", "{} Argument : {}"};

// generate
inline constexpr Sentence<Number> kSeed{"seed {}", "graine {}"};
inline constexpr Sentence<Number, Number> kFewerThanClassic{
    "--clues: expected at least {}, found {}: no classic 9x9 puzzle with fewer givens has a unique solution",
    "--clues : on attend au moins {}, on lit {} : aucune grille 9x9 classique avec moins de chiffres donnés "
    "n’a une solution unique"};
inline constexpr Sentence<Number, Number> kTwoDigitsMissing{
    "--clues: expected at least {}, found {}: if two digits are missing from the givens, exchanging them "
    "gives another solution",
    "--clues : on attend au moins {}, on lit {} : si deux chiffres manquent parmi ceux qui sont donnés, les "
    "échanger donne une autre solution"};
// in the progress line: attempts, clues
inline constexpr Sentence<Text, Number> kAttemptsFailed{", {} attempts failed, with {} clues or more",
                                                        ", {} essais manqués, avec {} indices ou plus"};
// puzzle, attempts, their results, the wanted number
inline constexpr Sentence<Number, Text, Text, Number> kAttemptsGave{
    "puzzle {}: {} attempts gave {}, expected {}", "grille {} : {} essais ont donné {}, on attend {}"};
inline constexpr Sentence<Number, Text> kAttemptsNeededGivens{
    "puzzle {}: {} attempts without givens all had several solutions; more clues or smaller ones make a "
    "unique solution likelier",
    "grille {} : {} essais sans chiffres donnés ont tous eu plusieurs solutions ; des indices plus nombreux "
    "ou plus petits rendent une solution unique plus probable"};
// in the progress line: the number tried
inline constexpr Sentence<Text> kNoneFitsYet{", {} tried, none fits yet",
                                             ", {} essayées, aucune ne convient encore"};
inline constexpr Sentence<Text, Text> kOdds{", {} tried, 1 in {} fits", ", {} essayées, 1 sur {} convient"};
// found, wanted
inline constexpr Sentence<Number, Number> kTimeIsUp{
    "the time limit ended the search: found {} of {} puzzles",
    "la limite de temps a mis fin à la recherche : {} grilles trouvées sur {}"};
inline constexpr Sentence<Number, Number> kPatienceIsUp{
    "the search ended after a minute without a fitting puzzle: found {} of {} puzzles; --time-limit lets it "
    "take longer",
    "la recherche a pris fin après une minute sans grille qui convienne : {} grilles trouvées sur {} ; "
    "--time-limit lui laisse plus de temps"};
inline constexpr Sentence<Number, Number> kTriesAreUp{
    "--tries ended the search: found {} of {} puzzles",
    "--tries a mis fin à la recherche : {} grilles trouvées sur {}"};
// found, tried, odds
inline constexpr Sentence<Text, Text, Text> kFitting{
    "fitting: {} of {} puzzles that were tried, 1 in {}",
    "grilles qui conviennent : {} sur {} essayées, 1 sur {}"};
inline constexpr Sentence<Text> kNoneFits{"fitting: none of {} puzzles that were tried",
                                          "grilles essayées : {}, dont aucune ne convient"};
inline constexpr Sentence<Text, Text> kNoneFitsSoRare{
    "fitting: none of {} puzzles that were tried, so probably fewer than 1 in {}",
    "grilles essayées : {}, dont aucune ne convient, donc très probablement moins de 1 sur {}"};
inline constexpr Sentence<> kTriesOfNothing{
    "--tries: found no option that selects puzzles, expected one such as --difficulty hard",
    "--tries : aucune option ne choisit des grilles, on en attend une, comme --difficulty hard"};
// rule, the rules that draw clues
inline constexpr Sentence<Text, Text> kRuleDrawsNothing{
    "--rule {0}: found no argument, expected --rule {0}=ARGUMENT; clues can be generated only for {1}",
    "--rule {0} : il n’y a pas d’argument, on attend --rule {0}=ARGUMENT ; des indices ne peuvent être tirés "
    "au sort que pour {1}"};
inline constexpr Sentence<> kRandomRegionsAlone{
    "--random-regions: found --regions or --box as well, expected only --size",
    "--random-regions : on lit aussi --regions ou --box, on attend seulement --size"};
inline constexpr Sentence<Text> kNothingDrawn{
    "{}: found no --rule without an argument, expected one whose clues are to be generated",
    "{} : il n’y a pas de --rule sans argument, on en attend une dont les indices soient tirés au sort"};
inline constexpr Sentence<> kNone{"none", "aucun"};
inline constexpr Sentence<Number> kClues{"{} clues", "{} indices"};
inline constexpr Sentence<Number, Number> kCluesBetween{"{} to {} clues", "de {} à {} indices"};
inline constexpr Sentence<> kNoGrid{"found no grid that obeys these rules",
                                    "on ne trouve aucune grille qui respecte ces règles"};
// maximum, size, found
inline constexpr Sentence<Number, Number, Number> kTooManyClues{
    "--clues: expected at most {} for a grid of size {}, found {}",
    "--clues : on attend au plus {} pour une grille de taille {}, on lit {}"};
inline constexpr Sentence<> kBoardsWithoutSymmetry{
    "--symmetry: the boards do not have this symmetry, expected one that maps them onto themselves",
    "--symmetry : les sous-grilles n’ont pas cette symétrie, on en attend une qui les laisse en place"};
inline constexpr Sentence<Text, Number> kCountOfOne{
    "{} is for one puzzle, expected --count 1, found {}",
    "{} vaut pour une seule grille, on attend --count 1, on lit {}"};
inline constexpr Sentence<> kOutNeedsSeed{"--out needs --seed, so that the run can be resumed",
                                          "--out demande --seed, pour que le travail puisse être repris"};

// why
inline constexpr Sentence<> kWhichCell{
    "name a fact to explain: quadrille why FILE r1c3=7, r1c3!=7 or r1c3",
    "nommez un fait à expliquer : quadrille why FICHIER r1c3=7, r1c3!=7 ou r1c3"};

// candidates
inline constexpr Sentence<> kEachCellIsSettled{
    "Each cell has one true candidate: there is one solution.",
    "Chaque case a un seul vrai candidat : il y a une seule solution."};
inline constexpr Counted<> kTrueCandidates{
    "One candidate occurs in a solution.", "{0} candidates occur in a solution.",
    "Un candidat est présent dans une solution.", "{0} candidats sont présents dans une solution."};
// their number, the reason for the end of the search
inline constexpr Counted<Text> kUndecidedCandidates{
    "One candidate is undecided: {1}.", "{0} candidates are undecided: {1}.",
    "Un candidat reste indécis : {1}.", "{0} candidats restent indécis : {1}."};
inline constexpr Sentence<Number, Text> kDigitWithCount{"{} in {}", "{} dans {}"};  // a digit, the number of
                                                                                    // solutions with it
// their number, and their list
inline constexpr Counted<Text> kEqualPairs{
    "One pair of cells has equal digits in every solution: {1}.",
    "{0} pairs of cells have equal digits in every solution: {1}.",
    "Une paire de cases a le même chiffre dans toute solution : {1}.",
    "{0} paires de cases ont le même chiffre dans toute solution : {1}."};
inline constexpr Sentence<> kNoEqualPairs{
    "No two open cells have equal digits in every solution.",
    "Aucune paire de cases vides n’a le même chiffre dans toute solution."};
inline constexpr Counted<Text> kDifferentPairs{
    "One pair of cells differs in every solution without sharing a house: {1}.",
    "{0} pairs of cells differ in every solution without sharing a house: {1}.",
    "Une paire de cases diffère dans toute solution sans partager de zone : {1}.",
    "{0} paires de cases diffèrent dans toute solution sans partager de zone : {1}."};
inline constexpr Sentence<> kNoDifferentPairs{
    "Open cells differ in every solution only if they share a house.",
    "Deux cases vides ne diffèrent dans toute solution que si elles partagent une zone."};
inline constexpr Counted<Text> kUndecidedPairs{"One pair is undecided: {1}.", "{0} pairs are undecided: {1}.",
                                               "Une paire reste indécise : {1}.",
                                               "{0} paires restent indécises : {1}."};
inline constexpr Sentence<> kNeedlessWithoutOne{
    "Needless clues exist only if there is one solution; this puzzle has several.",
    "Il n’y a d’indices superflus que si la solution est unique ; cette grille en a plusieurs."};
inline constexpr Sentence<Text> kNeedlessUndecided{"It is undecided which clues are needless: {}.",
                                                   "On ne sait pas quels indices sont superflus : {}."};
inline constexpr Sentence<> kAllNeeded{"All clues are needed.", "Tous les indices sont nécessaires."};
inline constexpr Sentence<Text> kNoneNeedlessSoFar{
    "No needless clue was found, but not all clues were tried: {}.",
    "Aucun indice superflu n’a été trouvé, mais tous n’ont pas été essayés : {}."};
inline constexpr Sentence<Text> kNotAllTried{"Not all clues were tried: {}.",
                                             "Tous les indices n’ont pas été essayés : {}."};
// the number of clues, and their list
inline constexpr Counted<Text> kNeedlessAlone{
    "One clue can be dropped: {1}.", "Any one of {0} clues can be dropped: {1}.",
    "Un indice peut être retiré : {1}.", "L’un quelconque de {0} indices peut être retiré : {1}."};
inline constexpr Counted<Text> kNeedlessTogether{"No more than one clue can be dropped: {1}.",
                                                 "At most {0} clues can be dropped together: {1}.",
                                                 "Pas plus d’un indice ne peut être retiré : {1}.",
                                                 "Au plus {0} indices peuvent être retirés ensemble : {1}."};
inline constexpr Counted<Text> kPerhapsNotMostNeedless{
    "One clue can be dropped, perhaps with others: {1}.",
    "{0} clues can be dropped together, perhaps more: {1}.",
    "Un indice peut être retiré, peut-être avec d’autres : {1}.",
    "{0} indices peuvent être retirés ensemble, peut-être davantage : {1}."};

// mzn, prolog, xcsp
inline constexpr Sentence<Text> kCompilerMissing{
    "MiniZinc's compiler, the program 'minizinc', could not be run ({}); install it, on Debian with: apt "
    "install minizinc",
    "le compilateur de MiniZinc, le programme « minizinc », n’a pas pu être lancé ({}) ; installez-le, sous "
    "Debian par : apt install minizinc"};
inline constexpr Sentence<> kModelInterrupted{"interrupted before a solution was found",
                                              "interrompu avant qu’une solution n’ait été trouvée"};
// file, line, column, the sentence about a character
inline constexpr Sentence<Text, Number, Number, Text> kLookAlike{"{}:{}:{}: {}", "{}:{}:{} : {}"};
inline constexpr Sentence<Text> kNoSuchProgram{"{}: the file does not exist.",
                                               "{} : ce fichier n’existe pas."};
// its expected location
inline constexpr Sentence<Text> kNoPage{
    "the page is missing: expected {}; build it in the project's sources with ./quickstart --page, and "
    "install again",
    "la page est introuvable : on attend {} ; construisez-la dans les sources du projet par ./quickstart "
    "--page, et réinstallez"};
// address
inline constexpr Sentence<Text> kOpenItYourself{
    "the program xdg-open, which starts your browser, cannot be run; open {} in a browser",
    "le programme xdg-open, qui lance votre navigateur, ne peut pas être lancé ; ouvrez {} dans un "
    "navigateur"};
inline constexpr Sentence<> kNoPython{
    "The course needs Python 3, and its program python3 cannot be started. Install it (Debian: apt-get "
    "install "
    "python3).",
    "Le cours a besoin de Python 3, dont le programme python3 ne peut pas être lancé. Installez-le (Debian : "
    "apt-get install python3)."};
inline constexpr Sentence<> kNoCourse{
    "The exercises of the course are neither beside this program nor installed with it.",
    "Les exercices du cours ne sont ni à côté de ce programme ni installés avec lui."};
inline constexpr Sentence<> kNoPrologLibrary{
    "This quadrille was built without its Prolog library, because SWI-Prolog was not installed. Install it "
    "(Debian: apt-get install swi-prolog-nox), and build again.",
    "Ce quadrille a été construit sans sa bibliothèque Prolog, faute de SWI-Prolog. Installez-le (Debian : "
    "apt-get install swi-prolog-nox), et reconstruisez."};
inline constexpr Sentence<> kNoProlog{
    "SWI-Prolog's program swipl cannot be started. Install it (Debian: apt-get install swi-prolog-nox).",
    "Le programme swipl de SWI-Prolog ne peut pas être lancé. Installez-le (Debian : apt-get install "
    "swi-prolog-nox)."};

// doctor: the terms of its lines, then what it finds
inline constexpr Sentence<> kKernels{"kernels", "noyaux"};
inline constexpr Sentence<> kProcessors{"processors", "processeurs"};
inline constexpr Sentence<Text> kKernelInUse{"{} (in use)", "{} (employé)"};
// program, package
inline constexpr Sentence<Text, Text> kMissingProgram{"{} is missing; Debian: apt-get install {}",
                                                      "{} manque ; Debian : apt-get install {}"};
inline constexpr Sentence<> kPartMissing{
    "this quadrille was built or installed without its part for it; install the whole package, or build "
    "again",
    "ce quadrille a été construit ou installé sans la partie qui s’y rapporte ; installez le paquet entier, "
    "ou "
    "reconstruisez"};
// package
inline constexpr Sentence<Text> kBuiltWithoutLibrary{
    "this quadrille was built without the library; Debian: apt-get install {}, and build again",
    "ce quadrille a été construit sans la bibliothèque ; Debian : apt-get install {}, et reconstruisez"};

// serve
inline constexpr Sentence<Number, Text> kListening{
    "Listening on ws://localhost:{} for pages of {}. Ctrl-C ends the server.",
    "À l’écoute sur ws://localhost:{} pour les pages de {}. Ctrl-C met fin au serveur."};
inline constexpr Sentence<Number> kListeningForPrograms{
    "Listening on http://localhost:{}, where GET / lists the tools. Ctrl-C ends the server.",
    "À l’écoute sur http://localhost:{}, où GET / énumère les outils. Ctrl-C met fin au serveur."};
inline constexpr Sentence<Number, Text> kPortNotOpened{
    "port {} cannot be opened ({}); if another solver is listening there, end it, or choose another port "
    "with --port",
    "le port {} ne peut pas être ouvert ({}) ; si un autre solveur y écoute, arrêtez-le, ou choisissez un "
    "autre port par --port"};
inline constexpr Sentence<> kNoServer{
    "This quadrille was built without its server, because Boost.Beast was not installed. Install it (Debian: "
    "apt-get install libboost-dev), and build again.",
    "Ce quadrille a été construit sans son serveur, faute de Boost.Beast. Installez-le (Debian : apt-get "
    "install libboost-dev), et reconstruisez."};
inline constexpr Sentence<> kServerNeedsThreads{
    "This quadrille was built without threads, which its server needs.",
    "Ce quadrille a été construit sans fils d’exécution, dont son serveur a besoin."};

// man, completions
inline constexpr Sentence<> kNameSection{"NAME", "NOM"};
inline constexpr Sentence<> kSynopsisSection{"SYNOPSIS", "SYNOPSIS"};
inline constexpr Sentence<> kDescriptionSection{"DESCRIPTION", "DESCRIPTION"};
inline constexpr Sentence<> kCommandsSection{"COMMANDS", "COMMANDES"};
inline constexpr Sentence<> kOptionsSection{"OPTIONS", "OPTIONS"};
inline constexpr Sentence<> kExitSection{"EXIT STATUS", "CODE DE SORTIE"};
inline constexpr Sentence<> kExamplesSection{"EXAMPLES", "EXEMPLES"};
inline constexpr Sentence<> kEnvironmentSection{"ENVIRONMENT", "ENVIRONNEMENT"};
inline constexpr Sentence<> kSeeAlsoSection{"SEE ALSO", "VOIR AUSSI"};
inline constexpr Sentence<> kCommandPages{
    "Each command has a page of its own: `man quadrille-solve` describes `quadrille solve`.",
    "Chaque commande a sa page : `man quadrille-solve` décrit `quadrille solve`."};
inline constexpr Sentence<Text> kNoManualPage{"expected a command, found '{}'",
                                              "on attend une commande, on lit « {} »"};
inline constexpr Sentence<> kUserCommands{"User Commands", "Commandes utilisateur"};
inline constexpr Sentence<> kInShort{
    "solve, count and check Sudoku and every grid like it",
    "résoudre, compter et vérifier les sudokus et toutes les grilles de la famille"};
inline constexpr Sentence<Text> kNoSuchShell{"expected bash, zsh or fish, found '{}'",
                                             "on attend bash, zsh ou fish, on lit « {} »"};
inline constexpr Sentence<> kAboutHelp{"Show the help of the program, or of a command",
                                       "Afficher l’aide du programme, ou d’une commande"};
inline constexpr Sentence<> kAboutVersion{"Print the version", "Afficher la version"};

}  // namespace quadrille::cli::say
