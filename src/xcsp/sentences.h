// Sentences about XCSP3 instances that cannot be read or posted.
#pragma once

#include "base/sentence.h"

namespace quadrille::xcsp::say {

// Errors in the file.
inline constexpr Sentence<> kNoXml{"found no XML, expected <instance format=\"XCSP3\" ..>",
                                   "il n’y a pas de XML, on attend <instance format=\"XCSP3\" ..>"};
inline constexpr Sentence<Number> kOtherEndTag{
    "line {}: found the end tag of another element than the open one",
    "ligne {} : la balise de fin n’est pas celle de l’élément ouvert"};
inline constexpr Sentence<Number, Text> kMistakeInXml{"line {}: found a mistake in the XML: {}",
                                                      "ligne {} : faute dans le XML : {}"};
inline constexpr Sentence<> kNoInstance{"found no <instance format=\"XCSP3\">",
                                        "il n’y a pas de <instance format=\"XCSP3\">"};
inline constexpr Sentence<> kReadingStopped{"reading was stopped", "la lecture a été interrompue"};

// Errors in a variable, or in a text that names or describes some.
inline constexpr Sentence<Text> kVariableTwice{"the variable \"{}\" is declared twice",
                                               "la variable « {} » est déclarée deux fois"};
inline constexpr Sentence<Text> kVariableWithoutValues{"found the variable \"{}\" without values",
                                                       "la variable « {} » n’a pas de valeurs"};
inline constexpr Sentence<Text> kNoVariable{"found \"{}\", expected a variable of the instance",
                                            "on lit « {} », on attend une variable de l’instance"};
inline constexpr Sentence<Text> kEmptyDomain{"found a variable with the domain \"{}\", which has no values",
                                             "une variable a le domaine « {} », qui n’a pas de valeurs"};
inline constexpr Sentence<Text> kArrayOfSize{"found an array of the size {}",
                                             "on trouve un tableau de taille {}"};
inline constexpr Sentence<Text> kExpectedNumber{"found \"{}\", expected a whole number",
                                                "on lit « {} », on attend un entier"};
inline constexpr Sentence<Text> kTooManyNumbersIn{"found \"{}\", which contains too many numbers",
                                                  "on lit « {} », qui contient trop de nombres"};
inline constexpr Sentence<Text> kExpectedCondition{
    "found the condition \"{}\", expected one such as (le,5)",
    "on lit la condition « {} », on en attend une comme (le,5)"};
inline constexpr Sentence<Text> kExpectedOperator{
    "found the operator \"{}\", expected lt, le, ge, gt, eq or ne",
    "on lit l’opérateur « {} », on attend lt, le, ge, gt, eq ou ne"};
inline constexpr Sentence<Text> kExpectedOrder{"found the operator \"{}\", expected lt, le, ge or gt",
                                               "on lit l’opérateur « {} », on attend lt, le, ge ou gt"};

// Errors in an expression.
inline constexpr Sentence<> kExpressionTooDeep{"found an expression that is nested too deeply",
                                               "une expression est imbriquée trop profondément"};
inline constexpr Sentence<Text> kNoClosingBrace{"found \"{}\", which lacks a closing brace",
                                                "on lit « {} », où manque une accolade fermante"};
inline constexpr Sentence<Text> kExpectedExpression{
    "found \"{}\", expected an expression such as eq(x,add(y,1))",
    "on lit « {} », on attend une expression comme eq(x,add(y,1))"};
inline constexpr Sentence<Text> kNoClosingParenthesis{"found \"{}\", which lacks a closing parenthesis",
                                                      "on lit « {} », où manque une parenthèse fermante"};
inline constexpr Sentence<Text> kOtherParentheses{"found \"{}\", whose parentheses do not match",
                                                  "on lit « {} », dont les parenthèses ne se répondent pas"};
inline constexpr Sentence<Text, Number> kWrongNumberOfParts{"found \"{}\" with {} parts",
                                                            "on lit « {} » avec {} éléments"};

// Errors in the objective or a constraint.
inline constexpr Sentence<Number, Number> kObjectiveCoefficients{
    "found an objective of {} variables with {} coefficients",
    "un objectif a {} variables et {} coefficients"};
inline constexpr Sentence<> kRowsOfOtherLengths{"found a matrix with rows of different lengths",
                                                "une matrice a des lignes de longueurs différentes"};
inline constexpr Sentence<> kTooFewLengths{"found too few lengths for the variables of an order",
                                           "il y a trop peu de longueurs pour les variables d’un ordre"};
inline constexpr Sentence<> kRepeatedPrecedence{
    "found a value twice in a precedence, expected different values",
    "une valeur vient deux fois dans une précédence, on attend des valeurs différentes"};
inline constexpr Sentence<> kExtremumOfNothing{"found the maximum or minimum of an empty list",
                                               "on demande le maximum ou le minimum d’une liste vide"};
inline constexpr Sentence<Text> kExpectedRank{"found the rank \"{}\", expected first, last or any",
                                              "on lit le rang « {} », on attend first, last ou any"};
inline constexpr Sentence<> kElementOfNothing{"found an element constraint without a list",
                                              "une contrainte element n’a pas de liste"};
inline constexpr Sentence<> kExpectedTwoIndices{"found an element of a matrix without two indices",
                                                "on demande un élément d’une matrice sans deux indices"};
inline constexpr Sentence<> kExpectedOneIndex{"found an element of a list without one index",
                                              "on demande un élément d’une liste sans son indice"};
inline constexpr Sentence<> kChannelToShorter{"found a channel from a longer list to a shorter one",
                                              "un channel va d’une liste plus longue à une plus courte"};
inline constexpr Sentence<Number, Number> kSumCoefficients{"found a sum of {} variables with {} coefficients",
                                                           "une somme a {} variables et {} coefficients"};
inline constexpr Sentence<> kSumFactors{"found a sum with a wrong number of coefficients",
                                        "une somme n’a pas le bon nombre de coefficients"};
inline constexpr Sentence<Number, Number> kCardinalityNumbers{
    "found a cardinality of {} values with {} numbers", "une cardinalité a {} valeurs et {} nombres"};
inline constexpr Sentence<Number, Number> kTupleSize{"found a tuple of {} values for {} variables",
                                                     "un tuple a {} valeurs pour {} variables"};
inline constexpr Sentence<Number> kRootsOfDiagram{
    "found {} nodes of an mdd without incoming arcs, expected one, the root",
    "un mdd a {} nœuds sans arc entrant, on en attend un seul, la racine"};
inline constexpr Sentence<Number> kTransitionSize{
    "found a transition of {} parts, expected (state,value,state)",
    "une transition a {} éléments, on attend (état,valeur,état)"};
inline constexpr Sentence<Number, Number> kInstantiationSize{
    "found an instantiation of {} variables by {} values",
    "une instanciation donne à {} variables {} valeurs"};
inline constexpr Sentence<> kOtherShapes{"found origins and lengths of different shapes",
                                         "les origines et les longueurs n’ont pas la même forme"};
inline constexpr Sentence<> kOtherLengths{"found different numbers of origins and lengths",
                                          "les origines et les longueurs ne sont pas en même nombre"};
inline constexpr Sentence<> kOtherHeights{
    "found different numbers of origins, lengths and heights",
    "les origines, les longueurs et les hauteurs ne sont pas en même nombre"};
inline constexpr Sentence<> kOtherSizes{"found different numbers of items and sizes",
                                        "les objets et les tailles ne sont pas en même nombre"};
inline constexpr Sentence<Text> kKnapsackNumbers{"found a knapsack with a wrong number of {}",
                                                 "un sac à dos n’a pas le bon nombre de {}"};
inline constexpr Sentence<> kExpectedTwoConditions{"found a knapsack without its two conditions",
                                                   "un sac à dos n’a pas ses deux conditions"};

// Unsupported features.
inline constexpr Sentence<Text> kOtherInstances{"instances of the type {}", "les instances de type {}"};
inline constexpr Sentence<Text> kOtherVariables{"variables of the type {}", "les variables de type {}"};
inline constexpr Sentence<Text> kInfiniteDomain{"variables with infinite domains such as \"{}\"",
                                                "les variables aux domaines infinis comme « {} »"};
inline constexpr Sentence<Text> kOtherOperation{"the operation \"{}\"", "l’opération « {} »"};
inline constexpr Sentence<> kValuesBeyond64Bits{
    "a sum, a product or a power with values beyond 64 bits",
    "une somme, un produit ou une puissance dont des valeurs dépassent 64 bits"};
inline constexpr Sentence<> kSeveralObjectives{"several objectives", "plusieurs objectifs"};
inline constexpr Sentence<Text> kOtherObjective{"an objective of the type {}", "un objectif de type {}"};
inline constexpr Sentence<Text> kOtherConstraint{"the constraint {}", "la contrainte {}"};
inline constexpr Sentence<> kEqualLists{"allEqual of lists with exceptions",
                                        "allEqual de listes avec exceptions"};
inline constexpr Sentence<Text> kHybridCell{"a hybrid table with the cell \"{}\"",
                                            "une table hybride avec la case « {} »"};
inline constexpr Sentence<> kWidePrecedence{"precedence of wide domains", "precedence de domaines étendus"};
inline constexpr Sentence<> kMaximumExcept{"maximum with exceptions", "maximum avec des exceptions"};
inline constexpr Sentence<> kMinimumExcept{"minimum with exceptions", "minimum avec des exceptions"};
inline constexpr Sentence<> kCountOfVariables{"count of several variable values",
                                              "count de plusieurs valeurs variables"};
inline constexpr Sentence<> kValuesOfLists{"nValues of lists", "nValues de listes"};
inline constexpr Sentence<> kCardinalityOfVariables{"cardinality of variable values",
                                                    "cardinality de valeurs variables"};
inline constexpr Sentence<> kSlideOverLists{"slide over several lists", "slide sur plusieurs listes"};
inline constexpr Sentence<Text> kCumulativeCondition{"cumulative with the condition {}",
                                                     "cumulative avec la condition {}"};
inline constexpr Sentence<> kPackingSizes{"binPacking with negative or huge sizes",
                                          "binPacking avec des tailles négatives ou énormes"};
inline constexpr Sentence<Text> kPackingCondition{"binPacking with the condition {}",
                                                  "binPacking avec la condition {}"};
inline constexpr Sentence<> kNegativeBins{"binPacking with negative bins",
                                          "binPacking avec des boîtes négatives"};
inline constexpr Sentence<> kManyBins{"binPacking with so many bins", "binPacking avec autant de boîtes"};

}  // namespace quadrille::xcsp::say
