// The sentences of the Python module.
#pragma once

#include "base/sentence.h"

namespace quadrille::python::say {

// Representations of puzzles.
inline constexpr Sentence<> kNoPuzzleSource{
    "expected the puzzle as a text, rows of numbers, a dict as in JSON, or a size",
    "on attend comme grille un texte, des lignes de nombres, un dict comme en JSON, ou une taille"};
inline constexpr Sentence<Number> kNoSquare{
    "found {} numbers, which is not a square: expected as many rows as columns",
    "on trouve {} nombres, ce qui n’est pas un carré : on attend autant de lignes que de colonnes"};
inline constexpr Sentence<Number, Number, Number> kRowLength{
    "found {1} numbers in row {0}, expected {2}, as many as there are rows",
    "on trouve {1} nombres dans la ligne {0}, on en attend {2}, autant que de lignes"};
inline constexpr Sentence<Text, Number, Number> kDigitOutOfRange{
    "found {1} in {0}, expected a digit from 1 to {2}, or 0 for an open cell",
    "on lit {1} en {0}, on attend un chiffre de 1 à {2}, ou 0 pour une case vide"};
inline constexpr Sentence<Text> kNoNumber{"found {}, expected a whole number or None",
                                          "on trouve {}, on attend un entier ou None"};
// what was found, its place
inline constexpr Sentence<Text, Number> kNoLine{
    "found {} as line {} (from 0) of a list of lines, expected a text",
    "on trouve {} comme ligne {} (à partir de 0) d’une liste de lignes, on attend un texte"};
inline constexpr Sentence<Number, Number> kSolutionOfOtherShape{
    "found a solution of {} cells for a puzzle of {}", "la solution a {} cases, et la grille {}"};
inline constexpr Sentence<Number, Number> kSizeOutOfRange{"found the size {}, expected 1 to {}",
                                                          "on lit la taille {}, on attend 1 à {}"};
inline constexpr Sentence<Text> kDrawingNeedsIgnoring{
    "drawn but not understood: {}; this may stand for rules. ignore_drawing=True answers without them",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. ignore_drawing=True répond sans elles"};
// the drawing, and the rules that it seems to mean
inline constexpr Sentence<Text, Text> kDrawingNeedsAccepting{
    "drawn but not understood: {}; this may stand for rules. accept_drawing=True takes it for {}; "
    "ignore_drawing=True answers without them",
    "dessiné, mais pas compris : {} ; ce sont peut-être des règles. accept_drawing=True y prend {} ; "
    "ignore_drawing=True répond sans elles"};
inline constexpr Sentence<Text> kFormatIsNotRead{"the format {} can only be written",
                                                 "le format {} ne peut qu’être écrit"};
inline constexpr Sentence<> kTextAloneHasFormat{
    "found a format for a puzzle that is not a text, expected a text",
    "on trouve un format pour une grille qui n’est pas un texte, on attend un texte"};
inline constexpr Sentence<Text> kNotACell{
    "found {}, expected a cell, such as r1c3, or a row and a column from 0",
    "on trouve {}, on attend une case, comme r1c3, ou une ligne et une colonne à partir de 0"};
// the text, what is wrong with it
inline constexpr Sentence<Text, Text> kNoStatement{
    "{}: {}; expected what a cell holds, such as r1c3=7, r1c3!=7 or r1c3",
    "{} : {} ; on attend ce que contient une case, comme r1c3=7, r1c3!=7 ou r1c3"};
inline constexpr Sentence<Text> kNotAState{
    "found {}, expected a state: a text, a Grid, or rows of numbers, 0 for an empty cell",
    "on trouve {}, on attend un état : un texte, un Grid, ou des lignes de nombres, 0 pour une case vide"};
inline constexpr Sentence<Text, Text> kOtherGrid{
    "found a state of a {} grid, expected one of the puzzle's {} grid",
    "on trouve un état d’une grille {}, on en attend un de la grille {}"};
inline constexpr Sentence<Number, Number, Number> kNoValue{"found the digit {}, expected {} to {}",
                                                           "on trouve le chiffre {}, on attend {} à {}"};
inline constexpr Sentence<> kNoMove{"no move is left to take back", "il ne reste aucun coup à reprendre"};
inline constexpr Sentence<Text> kNotAText{"found {}, expected a text", "on trouve {}, on attend un texte"};
inline constexpr Sentence<Text> kNotPuzzles{"found {}, expected a list of puzzles",
                                            "on trouve {}, on attend une liste de grilles"};
inline constexpr Sentence<Text> kNoPuzzleColumn{
    "found the columns {}, expected one called 'puzzle'",
    "on trouve les colonnes {}, on en attend une appelée 'puzzle'"};
inline constexpr Sentence<Text> kNotStates{"found {}, expected a list of states",
                                           "on trouve {}, on attend une liste d’états"};
inline constexpr Sentence<Number> kNoneAmongPuzzles{"found None at place {} (from 0), expected a Puzzle",
                                                    "on trouve None à la place {} (à partir de 0), on attend "
                                                    "un Puzzle"};
inline constexpr Sentence<Number> kMoreStates{"found more states than the {} puzzles, expected one of each",
                                              "on trouve plus d’états que les {} grilles, on en attend un de "
                                              "chacune"};
inline constexpr Sentence<Number, Number> kFewerStates{
    "found {} puzzles and {} states, expected one of each",
    "on trouve {} grilles et {} états, on en attend un de chacune"};
inline constexpr Sentence<Text> kFormatNotFor{
    "the format {} cannot represent all of this puzzle; json can",
    "le format {} ne peut pas représenter toute cette grille ; json le peut"};

inline constexpr Sentence<> kNoSolutionAsk{"no solution; check() says what is wrong",
                                           "aucune solution ; check() dit ce qui ne va pas"};
inline constexpr Sentence<Text> kNoLanguage{"found the language {}, expected en or fr",
                                            "on trouve la langue {}, on attend en ou fr"};
inline constexpr Sentence<> kLimitReached{"the time limit was reached before the answer",
                                          "la limite de temps est atteinte avant la réponse"};

inline constexpr Sentence<> kNeedlessNeedsOneSolution{
    "several solutions; needless clues exist only if there is one solution",
    "plusieurs solutions ; il n’y a d’indices superflus que si la solution est unique"};

// Generated puzzles.
inline constexpr Sentence<> kNoGridOfKind{
    "no grid obeys these rules, or none was found in reasonable time",
    "aucune grille ne respecte ces règles, ou aucune n’a été trouvée en un temps raisonnable"};
inline constexpr Sentence<Number> kNoPuzzleOfKind{
    "{} attempts gave no such puzzle; try another number of clues, or another seed",
    "{} essais n’ont pas donné une telle grille ; demandez un autre nombre d’indices, ou une autre graine"};

inline constexpr Sentence<> kTriesNeedACriterion{
    "tries: found no argument that selects puzzles, expected difficulty, score, er, needs, hardest or "
    "no_guess",
    "tries : aucun argument ne choisit des grilles, on attend difficulty, score, er, needs, hardest ou "
    "no_guess"};
inline constexpr Sentence<Number> kTooFewFit{
    "the search ended with {} such puzzles; allow more tries, or ask for other puzzles",
    "la recherche a pris fin avec {} grilles de cette sorte ; permettez plus d’essais, ou demandez d’autres "
    "grilles"};

// Many grids.
inline constexpr Sentence<> kNotGrids{
    "expected grids as an array of uint8 with a row for each grid, as a list of texts, or as bytes with a "
    "grid per line",
    "on attend des grilles sous forme de tableau d’uint8 avec une ligne par grille, de liste de textes, ou "
    "d’octets avec une grille par ligne"};
inline constexpr Sentence<Number, Number> kCellsOfGrids{"found {} numbers for each grid, expected {}",
                                                        "on trouve {} nombres par grille, on en attend {}"};
inline constexpr Sentence<Text> kTypeOfGrids{"found an array of {}, expected whole numbers",
                                             "on trouve un tableau de {}, on attend des entiers"};
inline constexpr Sentence<Number, Text, Number> kBadDigitOfGrid{
    "grid {} (from 0) holds {}, expected digits from 1 to {}, or 0 for an open cell",
    "la grille {} (à partir de 0) contient {}, on attend des chiffres de 1 à {}, ou 0 pour une case vide"};
inline constexpr Sentence<Number> kBadTextOfGrid{
    "grid {} (from 0) is not of this kind: expected a character for each cell, a digit or a dot",
    "la grille {} (à partir de 0) n’est pas de cette sorte : on attend un caractère par case, un chiffre ou "
    "un point"};
inline constexpr Sentence<Number> kThreads{"found {} threads, expected 1 or more",
                                           "on trouve {} fils, on en attend 1 ou plus"};

// Arguments. The first argument of most is the function.
inline constexpr Sentence<Text, Text, Text, Text> kWrongArgument{"{}: found {} as {}, expected {}",
                                                                 "{} : on trouve {} comme {}, on attend {}"};
// the element, its place, the list, what is expected
inline constexpr Sentence<Text, Text, Text, Text, Text> kWrongElement{
    "{}: found {} as element {} (from 0) of {}, expected {}",
    "{} : on trouve {} comme élément {} (à partir de 0) de {}, on attend {}"};
inline constexpr Sentence<Number> kTooManyElements{"found a list of more than {} elements",
                                                   "on trouve une liste de plus de {} éléments"};
inline constexpr Sentence<Text, Text> kSetHasNoOrder{
    "{}: found a set as {}; a set has no order, expected a list",
    "{} : on trouve un ensemble comme {} ; un ensemble n’a pas d’ordre, on attend une liste"};
// how many at most; the function, how many there are, the names of all
inline constexpr Counted<Text, Number, Text> kTooManyArguments{
    "{1}: found {2} positional arguments, expected at most one; write a list in brackets. The arguments are "
    "{3}",
    "{1}: found {2} positional arguments, expected at most {0}; write a list in brackets. The arguments are "
    "{3}",
    "{1} : on trouve {2} arguments positionnels, on en attend un au plus ; écrivez une liste entre crochets. "
    "Les arguments sont {3}",
    "{1} : on trouve {2} arguments positionnels, on en attend {0} au plus ; écrivez une liste entre "
    "crochets. Les arguments sont {3}"};
inline constexpr Sentence<Text, Text, Text> kNoSuchArgument{"{}: there is no argument {}; expected {}",
                                                            "{} : il n’y a pas d’argument {} ; on attend {}"};
inline constexpr Sentence<Text, Text> kArgumentMissing{"{}: the argument {} is missing",
                                                       "{} : l’argument {} manque"};
inline constexpr Sentence<Text, Text> kArgumentsDoNotFit{
    "{}: found arguments that do not fit; expected {}",
    "{} : les arguments ne conviennent pas ; on attend {}"};
inline constexpr Sentence<> kNoArguments{"no arguments", "aucun argument"};
inline constexpr Sentence<> kNoneFirst{"found None as the first argument, expected an object",
                                       "on trouve None comme premier argument, on attend un objet"};
inline constexpr Sentence<> kNeverMade{
    "found an uninitialised object: its type was not called, or its __init__ does not call the one of the "
    "module",
    "on trouve un objet non initialisé : son type n’a pas été appelé, ou son __init__ n’appelle pas celui du "
    "module"};
inline constexpr Sentence<Text> kNotMadeByName{
    "{} has no constructor: functions of a Puzzle or of a Model return such objects",
    "{} n’a pas de constructeur : les fonctions d’un Puzzle ou d’un Model renvoient de tels objets"};
inline constexpr Sentence<> kArgumentCannotBeRead{"found an argument that cannot be read",
                                                  "un argument ne peut pas être lu"};
inline constexpr Sentence<Text> kNoState{"found an invalid state of {}", "on trouve un état de {} incorrect"};
inline constexpr Sentence<Text> kNoTimeLimit{
    "found {} as the time limit, expected seconds, 0 or more",
    "on trouve {} comme limite de temps, on attend des secondes, 0 ou plus"};
inline constexpr Sentence<Text> kNoBoxes{
    "found {} as boxes, expected (rows, columns), a text such as 2x3, or none",
    "on trouve {} comme blocs, on attend (lignes, colonnes), un texte comme 2x3, ou none"};
// The expected kinds of arguments.
inline constexpr Sentence<> kWholeNumber{"a whole number", "un entier"};
inline constexpr Sentence<> kNotNegative{"a whole number, 0 or more", "un entier d’au moins 0"};
inline constexpr Sentence<> kSmallerNumber{"a smaller number", "un nombre plus petit"};
inline constexpr Sentence<> kGreaterNumber{"a greater number", "un nombre plus grand"};
inline constexpr Sentence<> kAnyNumber{"a number", "un nombre"};
inline constexpr Sentence<> kAnyText{"a text", "un texte"};
inline constexpr Sentence<> kUnicodeText{"a text without lone surrogates", "un texte sans demi-codet isolé"};
inline constexpr Sentence<> kTrueOrFalse{"True or False", "True ou False"};
inline constexpr Sentence<> kExpressionOrNumber{"an expression or a whole number",
                                                "une expression ou un entier"};
inline constexpr Sentence<> kCondition{"a condition", "une condition"};
inline constexpr Sentence<Text> kObjectOf{"a {}", "un objet {}"};
inline constexpr Sentence<> kListOfWholeNumbers{"a list of whole numbers", "une liste d’entiers"};
inline constexpr Sentence<> kListOfTexts{"a list of texts", "une liste de textes"};
inline constexpr Sentence<> kListOfExpressions{"a list of expressions and whole numbers",
                                               "une liste d’expressions et d’entiers"};
inline constexpr Sentence<> kListOfListsOfExpressions{"a list of lists of expressions and whole numbers",
                                                      "une liste de listes d’expressions et d’entiers"};
inline constexpr Sentence<> kListOfListsOfNumbers{"a list of lists of whole numbers",
                                                  "une liste de listes d’entiers"};

// Models.
inline constexpr Sentence<> kNoTruthValue{
    "an expression of a model has no truth value before it is solved: write & | ~ instead of and, or, not, "
    "and (a <= x) & (x <= b) instead of a <= x <= b",
    "une expression d’un modèle n’est ni vraie ni fausse avant qu’il soit résolu : écrivez & | ~ au lieu de "
    "and, or, not, et (a <= x) & (x <= b) au lieu de a <= x <= b"};
inline constexpr Sentence<Text> kNoMode{
    "found the mode {}, expected automatic, fixed, guided, free or mixed",
    "on lit le mode {}, on attend automatic, fixed, guided, free ou mixed"};

inline constexpr Sentence<Text> kNotAnOperand{
    "found a comparison of {} with an expression, expected an expression, a whole number or a condition",
    "on compare {} à une expression, on attend une expression, un entier ou une condition"};
inline constexpr Sentence<Text> kBeyond64Bits{"found {}, expected a number that fits into 64 bits",
                                              "on trouve {}, on attend un nombre qui tient sur 64 bits"};
inline constexpr Sentence<Text> kNoValueOf{
    "found {}, expected an expression of the model or a list of them",
    "on trouve {}, on attend une expression du modèle ou une liste d’expressions"};
inline constexpr Counted<> kVariables{"{} variable", "{} variables", "{} variable", "{} variables"};

// The engine for constraints in Python.
inline constexpr Sentence<Number, Number> kFarValue{
    "found the number {}, expected one between -{1} and {1}",
    "on trouve le nombre {}, on en attend un entre -{1} et {1}"};
inline constexpr Sentence<Number, Number> kEmptyRange{
    "found {} as the least value and {} as the greatest, expected the least one first",
    "on trouve {} comme plus petite valeur et {} comme plus grande, on attend d’abord la plus petite"};
inline constexpr Sentence<Number> kTooManyValues{
    "found a variable whose bounds span more than {} numbers; this engine is for learning, and Model has "
    "greater variables",
    "on trouve une variable dont les bornes embrassent plus de {} nombres ; ce moteur sert à apprendre, et "
    "Model a des variables plus grandes"};
inline constexpr Sentence<> kNoValues{"found an empty list of values, expected at least one value",
                                      "on trouve une liste de valeurs vide, on attend au moins une valeur"};
inline constexpr Sentence<Text> kVariableOfNoStore{
    "found the variable {} of another store, or of a level that was popped; expected one of this store",
    "on trouve la variable {} d’un autre Store, ou d’un niveau défait ; on en attend une de ce Store"};
inline constexpr Counted<Text> kNotFixed{
    "{1} has no value yet: {0} is left; ask min, max or domain, or is_fixed first",
    "{1} has no value yet: {0} are left; ask min, max or domain, or is_fixed first",
    "{1} n’a pas encore de valeur : il en reste {0} ; demandez min, max ou domain, ou d’abord is_fixed",
    "{1} n’a pas encore de valeur : il en reste {0} ; demandez min, max ou domain, ou d’abord is_fixed"};
inline constexpr Sentence<> kStoreIsGone{"this store was dropped together with what refers to it",
                                         "ce Store a disparu avec ce qui s’y rapporte"};
inline constexpr Sentence<> kStoreIsPropagating{
    "a constraint is running: propagate() may read and narrow the domains of its scope, but may not make "
    "variables, post, push, pop or propagate",
    "une contrainte est en cours d’exécution : propagate() peut lire et réduire les domaines de sa portée, "
    "mais ne peut ni créer de variables, ni poser de contraintes, ni changer de niveau, ni propager"};
inline constexpr Sentence<> kStoreIsExplaining{
    "the store is asking a constraint: explain() and wakes_on() may only read domains",
    "le Store interroge une contrainte : explain() et wakes_on() ne peuvent que lire des domaines"};
inline constexpr Sentence<Text, Text> kNotInScope{
    "{} is not in the scope of {}: list it in super().__init__(..)",
    "{} n’est pas dans la portée de {} : ajoutez-la dans super().__init__(..)"};
inline constexpr Sentence<Text> kNoConstraint{
    "found {}, expected a Constraint whose __init__ calls super().__init__(x, y, ..) with its variables",
    "on trouve {}, on attend une Constraint dont le __init__ appelle super().__init__(x, y, ..) avec ses "
    "variables"};
inline constexpr Sentence<Text, Text> kNoVariableInScope{
    "{}: found {} in the scope, expected a variable of the store",
    "{} : on trouve {} dans la portée, on attend une variable du Store"};
inline constexpr Sentence<Text, Number> kLargeScope{"{}: expected at most {} variables",
                                                    "{} : on attend au plus {} variables"};
inline constexpr Sentence<Text, Text> kNoEvents{
    "{}: wakes_on() returned {}, expected FIXED, LOWER, UPPER, CHANGED, or several of them with |",
    "{} : wakes_on() a renvoyé {}, on attend FIXED, LOWER, UPPER, CHANGED, ou plusieurs d’entre eux avec |"};
// the class, the function, what it returned
inline constexpr Sentence<Text, Text, Text> kNotTrueOrFalse{
    "{}: {}() returned {}, expected True or False", "{} : {}() a renvoyé {}, on attend True ou False"};
inline constexpr Sentence<Text, Text> kTrueAfterFailure{
    "{}: propagate() returned True although it could not make {} hold, which left no value; when a change "
    "returns False, return False",
    "{} : propagate() a renvoyé True alors que {} ne laissait aucune valeur ; quand un changement renvoie "
    "False, renvoyez False"};
inline constexpr Sentence<> kLevelIsBroken{
    "a constraint raised an exception in this level, so its domains are unfinished: pop it, or make a new "
    "store",
    "une contrainte a levé une exception dans ce niveau, dont les domaines sont donc inachevés : défaites-le "
    "par pop, ou créez un nouveau Store"};
inline constexpr Sentence<> kPropagateBeforePush{
    "constraints wait to be run: call propagate() before push()",
    "des contraintes attendent d’être exécutées : appelez propagate() avant push()"};
inline constexpr Sentence<> kNoLevelToPop{"pop() without a push()", "pop() sans push()"};
inline constexpr Sentence<Number, Number> kNoSuchLevel{"found the level {}, expected one from 0 to {}",
                                                       "on trouve le niveau {}, on en attend un de 0 à {}"};
inline constexpr Sentence<Text> kNotTrueNow{"{} does not hold now, so there is no reason for it",
                                            "{} n’est pas vrai à présent : rien ne l’explique"};
inline constexpr Sentence<> kHasNotFailed{"the store has not failed", "le Store n’a pas échoué"};
inline constexpr Sentence<Text, Text> kNoReasons{
    "{}: explain() returned {}, expected a list of facts such as [x >= 3]",
    "{} : explain() a renvoyé {}, on attend une liste de faits comme [x >= 3]"};
inline constexpr Sentence<Text, Text> kNoReason{"{}: explain() gave {}, expected a fact such as x >= 3",
                                                "{} : explain() a donné {}, on attend un fait comme x >= 3"};
inline constexpr Sentence<Text, Text> kReasonDidNotHold{
    "{}: explain() gave the reason {}, which did not hold before the change",
    "{} : explain() a donné la raison {}, qui n’était pas vraie avant le changement"};
inline constexpr Sentence<> kPastIsOver{
    "the past of explain() can only be read while explain() runs",
    "le passé donné à explain() ne peut être lu que pendant l’exécution d’explain()"};
inline constexpr Sentence<> kFactHasNoTruthValue{
    "a fact about a variable is neither true nor false by itself: ask store.truth(fact)",
    "un fait sur une variable n’est ni vrai ni faux en lui-même : demandez store.truth(fact)"};
inline constexpr Sentence<Text> kNoConsistency{
    "found the consistency {}, expected value, bounds, domain or automatic",
    "on trouve la cohérence {}, on attend value, bounds, domain ou automatic"};

// Objects in use.
inline constexpr Sentence<> kUsedByAnotherThread{
    "another thread is using this object; each thread needs its own",
    "un autre fil d’exécution se sert de cet objet ; chaque fil a besoin du sien"};

}  // namespace quadrille::python::say
