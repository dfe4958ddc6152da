// Sentences about FlatZinc models that cannot be read or posted.
#pragma once

#include "base/sentence.h"

namespace quadrille::flatzinc::say {

// found, expected: each of those below, or a text in quotes
inline constexpr Sentence<Text, Text> kFoundButExpected{"found {}, expected {}", "on lit {}, on attend {}"};
inline constexpr Sentence<Text> kQuoted{"'{}'", "« {} »"};

// The text that was found.
inline constexpr Sentence<> kTextsEnd{"the end of the text", "la fin du texte"};
inline constexpr Sentence<> kAString{"a string", "une chaîne"};
inline constexpr Sentence<> kUnknownCharacter{"a character that FlatZinc does not know",
                                              "un caractère que FlatZinc ne connaît pas"};
inline constexpr Sentence<> kSignAlone{"a sign without a number", "un signe sans nombre"};
inline constexpr Sentence<> kNoDigits{"a number without digits", "un nombre sans chiffres"};
inline constexpr Sentence<> kNumberTooLarge{"a number that is too large", "un nombre trop grand"};
inline constexpr Sentence<> kIntegerTooLarge{
    "a number that is too large: an integer's magnitude must be less than 2^63 - 1",
    "un nombre trop grand : la valeur absolue d’un entier doit être inférieure à 2^63 - 1"};
inline constexpr Sentence<> kOpenString{"a string without its closing quote",
                                        "une chaîne sans guillemet fermant"};

// The expected text.
inline constexpr Sentence<> kConstraintName{"the name of a constraint", "le nom d’une contrainte"};
inline constexpr Sentence<> kGoal{"satisfy, minimize or maximize", "satisfy, minimize ou maximize"};
inline constexpr Sentence<> kFirstIndex{"1, where an array's indices begin",
                                        "1, où commencent les indices d’un tableau"};
inline constexpr Sentence<> kArraySize{"the array's size", "la taille du tableau"};
inline constexpr Sentence<> kArrayName{"the array's name", "le nom du tableau"};
inline constexpr Sentence<> kElements{"'=': an array is declared with its elements",
                                      "« = » : un tableau est déclaré avec ses éléments"};
inline constexpr Sentence<> kParameterValue{"'=': a parameter is declared with its value",
                                            "« = » : un paramètre est déclaré avec sa valeur"};
inline constexpr Sentence<> kAName{"a name", "un nom"};
inline constexpr Sentence<> kAnItem{"an item: a declaration, a constraint or solve",
                                    "un élément : une déclaration, une contrainte ou solve"};
inline constexpr Sentence<> kUpperEnd{"the range's upper end", "la borne supérieure de l’intervalle"};
inline constexpr Sentence<> kAnExpression{"a number, a name, a set or an array",
                                          "un nombre, un nom, un ensemble ou un tableau"};
inline constexpr Sentence<> kANumber{"a number", "un nombre"};
inline constexpr Sentence<> kAnIndex{"an array's index", "l’indice d’un tableau"};
inline constexpr Sentence<> kNumberOfSet{"a number of the set", "un nombre de l’ensemble"};

// Errors in a model.
inline constexpr Sentence<> kNoSolveItem{
    "found no solve item, expected one: the text may be cut off",
    "il n’y a pas de ligne solve, on en attend une : le texte est peut-être tronqué"};
inline constexpr Sentence<> kSecondSolveItem{"found a second solve item, expected one",
                                             "on trouve une seconde ligne solve, on en attend une seule"};
inline constexpr Sentence<> kBadObjective{"the objective must be a variable or a number",
                                          "l’objectif doit être une variable ou un nombre"};
inline constexpr Sentence<> kElementsAsList{"the elements of an array must be a list",
                                            "les éléments d’un tableau doivent être une liste"};
inline constexpr Sentence<Number, Number> kOtherArraySize{
    "the array is declared with {} elements, but {} follow",
    "le tableau est déclaré avec {} éléments, mais {} suivent"};
inline constexpr Sentence<> kBadEquality{"a variable can be equated only with a variable or a number",
                                         "une variable ne peut être égalée qu’à une variable ou à un nombre"};
inline constexpr Sentence<> kNoSetVariables{
    "Quadrille's FlatZinc has no variables for sets: compile the model with 'minizinc --solver quadrille', "
    "which turns them into Booleans",
    "le FlatZinc de Quadrille n’a pas de variables ensemblistes : compilez le modèle avec « minizinc "
    "--solver quadrille », qui les transforme en booléens"};
inline constexpr Sentence<Text> kNoFloatVariables{
    "Quadrille solves models of integers, Booleans and sets of integers, but {} is a float: scale it to an "
    "integer, or choose a solver for floats",
    "Quadrille résout des modèles d’entiers, de booléens et d’ensembles d’entiers, mais {} est un flottant : "
    "ramenez cette variable à un entier par un facteur d’échelle, ou choisissez un solveur pour les "
    "flottants"};
inline constexpr Sentence<> kNoFloatExpressions{
    "Quadrille solves models of integers, Booleans and sets of integers, but an expression of this model is "
    "a "
    "float: scale it to an integer, or choose a solver for floats",
    "Quadrille résout des modèles d’entiers, de booléens et d’ensembles d’entiers, mais une expression de ce "
    "modèle est un flottant : ramenez-la à un entier par un facteur d’échelle, ou choisissez un solveur pour "
    "les "
    "flottants"};
inline constexpr Sentence<> kBadDomain{"a domain must be a set or a range",
                                       "un domaine doit être un ensemble ou un intervalle"};
inline constexpr Sentence<Text> kNotDeclared{"'{}' is used before its declaration",
                                             "« {} » est employé avant sa déclaration"};
inline constexpr Sentence<Number, Number> kIndexOutside{
    "index {} lies outside the array, whose indices are 1..{}",
    "l’indice {} est hors du tableau, dont les indices sont 1..{}"};
inline constexpr Sentence<> kTooDeep{"brackets are nested too deeply",
                                     "les crochets sont imbriqués trop profondément"};
inline constexpr Sentence<Text> kDeclaredTwice{"'{}' is declared for the second time",
                                               "« {} » est déclaré pour la deuxième fois"};

// Errors in a constraint.
inline constexpr Sentence<Text, Text> kInConstraint{"in the constraint {}: {}", "dans la contrainte {} : {}"};
inline constexpr Sentence<Text> kUnknownConstraint{
    "Quadrille does not know the constraint '{}'; compile the model with 'minizinc --solver quadrille', "
    "which uses only known constraints",
    "Quadrille ne connaît pas la contrainte « {} » ; compilez le modèle avec « minizinc --solver "
    "quadrille », qui n’emploie que des contraintes connues"};
inline constexpr Sentence<Text, Number, Number> kWrongArity{"{} takes {} arguments, but has {}",
                                                            "{} prend {} arguments, mais en reçoit {}"};
inline constexpr Sentence<> kSumTooLarge{"its numbers are too large: the sum does not fit into 64 bits",
                                         "ses nombres sont trop grands : la somme ne tient pas sur 64 bits"};
inline constexpr Sentence<Number, Number> kOtherCoefficients{"there are {} coefficients, but {} variables",
                                                             "il y a {} coefficients, mais {} variables"};
inline constexpr Sentence<> kEndsOfEdges{
    "its edges should have equally many ends on both sides",
    "ses arêtes doivent avoir autant d’extrémités d’un côté que de l’autre"};
inline constexpr Sentence<> kPartsOfEdges{
    "its edges should have as many starts as labels and ends",
    "ses arêtes doivent avoir autant de départs que d’étiquettes et d’arrivées"};
inline constexpr Sentence<Number> kEdgeToNowhere{"edge {} joins a node that does not exist",
                                                 "l’arête {} relie un nœud qui n’existe pas"};
inline constexpr Sentence<Number> kEdgeToOtherLevel{"edge {} does not lead to the next level",
                                                    "l’arête {} ne mène pas au niveau suivant"};
inline constexpr Sentence<> kTableOfStates{
    "its table should have as many elements as there are pairs of a state and a value",
    "sa table doit avoir autant d’éléments qu’il y a de couples d’un état et d’une valeur"};

// The expected kind of an argument.
inline constexpr Sentence<Number, Text> kArgumentShouldBe{"argument {} should be {}",
                                                          "l’argument {} doit être {}"};
inline constexpr Sentence<> kAnArray{"an array", "un tableau"};
inline constexpr Sentence<> kArrayOfNumbers{"an array of numbers", "un tableau de nombres"};
inline constexpr Sentence<> kVariableOrNumber{"a variable or a number", "une variable ou un nombre"};
inline constexpr Sentence<> kArrayOfVariables{"an array of variables", "un tableau de variables"};
inline constexpr Sentence<> kArrayOfSomeVariables{"an array with at least one variable",
                                                  "un tableau d’au moins une variable"};
inline constexpr Sentence<> kABoolean{"a Boolean", "un booléen"};
inline constexpr Sentence<> kArrayOfBooleans{"an array of Booleans", "un tableau de booléens"};
inline constexpr Sentence<> kSetOfNumbers{"a set of numbers", "un ensemble de nombres"};
inline constexpr Sentence<> kArrayOfSets{"an array of sets", "un tableau d’ensembles"};
inline constexpr Sentence<> kArrayAsLong{"an array as long as the one before it",
                                         "un tableau aussi long que le précédent"};
inline constexpr Sentence<> kDifferentNumbers{"an array of different numbers",
                                              "un tableau de nombres différents"};
inline constexpr Sentence<> kDimensions{"a number of dimensions that divides the arrays",
                                        "un nombre de dimensions qui divise les tableaux"};
inline constexpr Sentence<> kNumbersFromZero{"an array of numbers from 0",
                                             "un tableau de nombres à partir de 0"};
inline constexpr Sentence<> kCostsOfTransitions{"as many costs as there are transitions",
                                                "une liste d’autant de coûts qu’il y a de transitions"};
inline constexpr Sentence<> kRowsOfTable{
    "the rows of a table, each as long as the array before it",
    "les lignes d’une table, chacune aussi longue que le tableau qui précède"};

// Reasons why a search proves nothing. variable, the greatest number tried
inline constexpr Sentence<Text, Number> kHasNoBounds{
    "not proved: the model does not bound {}, and numbers beyond {} were not tried",
    "pas de preuve : le modèle ne borne pas {}, et les nombres au-delà de {} n’ont pas été essayés"};
inline constexpr Sentence<> kSomeHaveNoBounds{
    "not proved: the model does not bound some variables, and very large numbers were not tried",
    "pas de preuve : le modèle ne borne pas certaines variables, et de très grands nombres n’ont pas été "
    "essayés"};

// Notes about search annotations.
inline constexpr Sentence<> kPrioritySearch{"priority_search is treated as seq_search",
                                            "priority_search est traitée comme seq_search"};
inline constexpr Sentence<Text> kNotFollowed{"{} is ignored", "{} est ignorée"};
inline constexpr Sentence<> kTooFewArguments{
    "a search annotation with too few arguments is ignored",
    "une annotation de recherche qui a trop peu d’arguments est ignorée"};
inline constexpr Sentence<Text> kUnknownVariableOrder{
    "the unknown variable order '{}' is treated as input_order",
    "l’ordre de variables inconnu « {} » est traité comme input_order"};
inline constexpr Sentence<Text> kUnknownValueOrder{
    "the unknown value order '{}' is treated as indomain_min",
    "l’ordre de valeurs inconnu « {} » est traité comme indomain_min"};

}  // namespace quadrille::flatzinc::say
