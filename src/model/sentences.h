// Sentences about models: the arguments that their functions refuse.
#pragma once

#include "base/sentence.h"

namespace quadrille::say {

// Numbers.
inline constexpr Sentence<Number, Number> kSumOverflows{
    "{} + {} does not fit into 64 bits; use smaller numbers",
    "{} + {} ne tient pas sur 64 bits ; prenez des nombres plus petits"};
inline constexpr Sentence<Number, Number> kProductOverflows{
    "{} * {} does not fit into 64 bits; use smaller numbers",
    "{} * {} ne tient pas sur 64 bits ; prenez des nombres plus petits"};
inline constexpr Sentence<> kNumbersOverflow{
    "found a sum, a product or a power whose values may not fit into 64 bits; use smaller numbers or domains",
    "les valeurs d’une somme, d’un produit ou d’une puissance peuvent ne pas tenir sur 64 bits ; prenez des "
    "nombres ou des domaines plus petits"};
inline constexpr Sentence<Number, Number> kNumberBeyondLimit{"found the number {}, expected at most {}",
                                                             "on trouve le nombre {}, on attend au plus {}"};
inline constexpr Sentence<Number> kDividedByZero{"found {} divided by 0, expected another divisor",
                                                 "on trouve {} divisé par 0, on attend un autre diviseur"};
inline constexpr Sentence<Number, Number> kNoPower{
    "{} to the power of {} is not a whole number of 64 bits; use other numbers",
    "{} à la puissance {} n’est pas un nombre entier de 64 bits ; prenez d’autres nombres"};
inline constexpr Sentence<Number> kConstantTooSmall{
    "found {} in a sum, expected a greater number",
    "on trouve {} dans une somme, on attend un nombre plus grand"};
inline constexpr Sentence<Number> kTooManyTerms{
    "found a sum of more than {} terms, expected a smaller one",
    "on trouve une somme de plus de {} termes, on en attend une plus petite"};
inline constexpr Sentence<Number, Number> kConditionTooLarge{
    "found a condition of more than {} parts, or with more than {} nested connectives; add smaller "
    "conditions one by one",
    "on trouve une condition de plus de {} parties, ou avec plus de {} connecteurs l’un dans l’autre ; "
    "ajoutez "
    "des conditions plus petites une à une"};

// Lists. The first argument is the function; lists are called by the names of its parameters.
// the text of the first list, such as "3 elements of x"; the size and the name of the second
inline constexpr Sentence<Text, Text, Number, Text> kEquallyMany{
    "{}: found {} and {} of {}, expected equal numbers",
    "{} : on trouve {} et {} de {}, on en attend autant des deux"};
inline constexpr Counted<Text> kElementsOf{"{} element of {}", "{} elements of {}", "{} élément de {}",
                                           "{} éléments de {}"};
inline constexpr Sentence<Text> kEmptyList{"{}: found an empty list, expected at least one element",
                                           "{} : la liste est vide, on attend au moins un élément"};
inline constexpr Sentence<Text, Number> kValueTwice{
    "{}: found the value {} more than once, expected different values",
    "{} : la valeur {} vient plus d’une fois, on attend des valeurs différentes"};
inline constexpr Sentence<Text, Number, Number, Number> kTupleLength{
    "{}: tuple {} (counted from 0) has {} values, expected {}, one for each element of the array",
    "{} : le tuple {} (compté à partir de 0) a {} valeurs, on en attend {}, une par élément du tableau"};
// the function; the number or variable, such as "weights[2]"
inline constexpr Sentence<Text, Text, Number> kNegative{"{}: {} is {}, expected 0 or more",
                                                        "{} : {} est {}, on attend 0 ou plus"};
inline constexpr Sentence<Text, Text, Number> kNegativeVariable{
    "{}: {} is at most {}, expected 0 or more", "{} : {} est au plus {}, on attend 0 ou plus"};
inline constexpr Sentence<Number, Number> kNoEdge{
    "connected: ends[{}] is not a pair of nodes, expected two numbers from 0 to {}",
    "connected : ends[{}] n’est pas une paire de nœuds, on attend deux nombres de 0 à {}"};

// Variables. The first argument of the first two is the function.
inline constexpr Sentence<Text, Number, Number, Number> kInfinity{
    "{}: found {}, expected a number from {} to {}", "{} : on trouve {}, on attend un nombre de {} à {}"};
inline constexpr Sentence<Text, Number, Number> kLeastIsGreater{
    "{}: found {} as the least value and {} as the greatest, expected the least one first",
    "{} : on trouve {} comme plus petite valeur et {} comme plus grande, on attend d’abord la plus petite"};
inline constexpr Sentence<> kNoValues{"integer: found no values, expected at least one",
                                      "integer : il n’y a pas de valeurs, on en attend au moins une"};
inline constexpr Sentence<Number, Number> kTooManyNewVariables{
    "found {} as the number of variables to make, expected at most {}",
    "on demande {} variables, on attend au plus {}"};
inline constexpr Sentence<> kVariablesOfTwoModels{
    "found variables of two models in one expression, expected variables of a single model",
    "une expression mêle les variables de deux modèles, on attend celles d’un seul"};
inline constexpr Sentence<> kVariableOutsideStore{
    "found a variable that does not belong to the model, expected one that it made",
    "on trouve une variable que le modèle n’a pas, on attend l’une de celles qu’il a créées"};
inline constexpr Sentence<Number, Number> kNoBool{
    "found a variable from {} to {} as a Bool, expected one from 0 to 1",
    "on trouve une variable de {} à {} comme booléen, on en attend une de 0 à 1"};
inline constexpr Sentence<> kConditionWithoutModel{
    "found a condition on variables without their model, expected both",
    "on trouve une condition sur des variables sans leur modèle, il faut les deux"};
inline constexpr Sentence<> kVariableOfOtherModel{
    "Model: found a variable of another model, expected variables of this one",
    "Model : on trouve une variable d’un autre modèle, on attend celles de ce modèle"};

// Searches and their solutions.
inline constexpr Sentence<> kSearchGoesOn{
    "Model: found an unfinished search; end it (release its solutions) before you add to the model or search "
    "again",
    "Model : une recherche est en cours ; terminez-la (lâchez ses solutions) avant de compléter le modèle ou "
    "d’en lancer une autre"};
inline constexpr Sentence<> kOptionsOutsideStore{
    "solutions: found a variable in the options that does not belong to the model",
    "solutions : les options contiennent une variable que le modèle n’a pas"};
inline constexpr Sentence<> kRestartsComeSooner{
    "solutions: found restarts that become more frequent, expected a scale and a factor of 1 or more",
    "solutions : les redémarrages se rapprochent sans cesse, on attend une échelle et un facteur d’au moins "
    "1"};
inline constexpr Sentence<> kVariableOfUnsolvedModel{
    "Solution: found a variable of another model, expected one of the model that was solved",
    "Solution : on trouve une variable d’un autre modèle, on attend celle du modèle résolu"};
inline constexpr Sentence<> kVariableIsYounger{
    "Solution: found a variable that was made after this solution, expected an older one",
    "Solution : cette variable a été créée après la solution, on en attend une plus ancienne"};
inline constexpr Sentence<> kSumOverflowsSolution{
    "Solution: the value of the sum does not fit into 64 bits; ask for smaller sums",
    "Solution : la valeur de la somme ne tient pas sur 64 bits ; demandez des sommes plus petites"};
inline constexpr Sentence<> kNoSolutionHere{
    "Solutions: found no further solution; compare with end() first",
    "Solutions : il n’y a plus de solution ; comparez d’abord avec end()"};

}  // namespace quadrille::say
