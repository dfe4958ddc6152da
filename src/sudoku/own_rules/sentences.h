// Sentences about the definitions of a puzzle's own rules, and about their uses.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// Errors in an expression.
inline constexpr Sentence<> kEndlessText{"found a text without an end, expected a closing '",
                                         "le texte n’a pas de fin, on attend un ' fermant"};
inline constexpr Sentence<> kStrangeCharacter{
    "found a character that cannot occur in an expression, expected names, numbers, texts in ' ' and signs "
    "such as + or <=",
    "on trouve un caractère qu’aucune expression ne contient, on attend des noms, des nombres, des textes "
    "entre ' ' et des signes comme + ou <="};
inline constexpr Sentence<Text> kEndOfExpression{"found the end of the expression, expected {}",
                                                 "on trouve la fin de l’expression, on attend {}"};
inline constexpr Sentence<Text, Text> kFoundExpected{"found \"{}\", expected {}",
                                                     "on lit « {} », on attend {}"};
inline constexpr Sentence<> kOperatorOrEnd{"an operator such as + or and, or the end",
                                           "un opérateur comme + ou and, ou la fin"};
inline constexpr Sentence<> kNumberOrName{"a number, a name or (", "un nombre, un nom ou ("};
inline constexpr Sentence<> kCommaOrBrace{", or }", ", ou }"};
inline constexpr Sentence<> kCommaOrParenthesis{", or )", ", ou )"};
inline constexpr Sentence<Number> kTooManyBrackets{
    "found more than {} nested brackets, expected fewer",
    "on trouve plus de {} parenthèses imbriquées, on en attend moins"};
inline constexpr Sentence<Text, Number> kNumberIsTooLarge{"found {}, expected a number up to {}",
                                                          "on lit {}, on attend un nombre jusqu’à {}"};
inline constexpr Sentence<Number, Number> kExpressionIsTooLong{
    "found an expression of {} characters, expected at most {}",
    "on trouve une expression de {} caractères, on en attend au plus {}"};

// Errors in the kind of a parameter.
inline constexpr Sentence<Text> kNoParameterKind{
    "found \"{}\" as the kind of a parameter, expected cells, path, number, digits, choice or outside, such "
    "as \"path 3..\" or \"number 1..45 default 5\"",
    "on lit « {} » comme sorte d’un paramètre, on attend cells, path, number, digits, choice ou outside, "
    "comme \"path 3..\" ou \"number 1..45 default 5\""};
inline constexpr Sentence<Text> kHowManyCells{
    "found \"{}\", expected how many cells, such as 4, 2..5 or 3..",
    "on lit « {} », on attend un nombre de cases, comme 4, 2..5 ou 3.."};
inline constexpr Sentence<> kLeastAndGreatest{
    "expected the least and the greatest number, such as number 1..45",
    "on attend le plus petit et le plus grand nombre, comme number 1..45"};
inline constexpr Sentence<Number, Number> kDefaultExpected{"expected \"default\" and a number from {} to {}",
                                                           "on attend « default » et un nombre de {} à {}"};

// Types of expressions.
inline constexpr Sentence<> kFormula{"a formula", "une formule"};
inline constexpr Sentence<> kNumber{"a number", "un nombre"};
inline constexpr Sentence<> kFixedNumber{"a number that does not depend on digits",
                                         "un nombre qui ne dépend pas des chiffres"};
inline constexpr Sentence<> kCell{"a cell", "une case"};
inline constexpr Sentence<> kCells{"cells", "des cases"};
inline constexpr Sentence<> kPairs{"pairs of cells", "des paires de cases"};
inline constexpr Sentence<> kGroups{"groups of cells", "des groupes de cases"};
inline constexpr Sentence<> kNumbers{"a set of numbers", "un ensemble de nombres"};
inline constexpr Sentence<> kPlace{"a place beside the grid", "une place à côté de la grille"};
inline constexpr Sentence<> kText{"a text", "un texte"};

// Errors in types and names. The first argument is the type that was found.
inline constexpr Sentence<Text> kWrongInComparison{"found {} in a comparison, expected a number",
                                                   "on trouve {} dans une comparaison, on attend un nombre"};
inline constexpr Sentence<Text> kWrongBeforeBracket{
    "found {} before [, expected cells or groups",
    "on trouve {} avant [, on attend des cases ou des groupes"};
inline constexpr Sentence<Text> kWrongBeforeSlice{"found {} before [ with .., expected cells",
                                                  "on trouve {} avant [ avec .., on attend des cases"};
inline constexpr Sentence<Text> kWrongAsPlace{
    "found {} as a place, expected a number that does not depend on digits",
    "on trouve {} comme place, on attend un nombre qui ne dépend pas des chiffres"};
inline constexpr Sentence<Text> kWrongInSet{
    "found {} in { }, expected a number that does not depend on digits",
    "on trouve {} entre { }, on attend un nombre qui ne dépend pas des chiffres"};
inline constexpr Sentence<Text> kWrongBehindIn{
    "found {} after \"in\", expected cells, pairs of cells, groups of cells or a set of numbers",
    "on trouve {} après « in », on attend des cases, des paires de cases, des groupes de cases ou un "
    "ensemble de nombres"};
inline constexpr Sentence<Text, Text> kWrongBehindColon{"found {} after the colon, expected {}",
                                                        "on trouve {} après les deux-points, on attend {}"};
// found, the operator or the function, expected
inline constexpr Sentence<Text, Text, Text> kWrongBeside{"found {} next to \"{}\", expected {}",
                                                         "on trouve {} à côté de « {} », on attend {}"};
inline constexpr Sentence<Text, Text, Text> kWrongArguments{
    "found {} as an argument of \"{}\", expected {}", "on trouve {} comme argument de « {} », on attend {}"};
inline constexpr Sentence<Text, Text> kNoArgumentOf{"found no argument of \"{}\", expected {}",
                                                    "on ne trouve pas d’argument de « {} », on attend {}"};
inline constexpr Sentence<Text, Text> kOrElse{"{}, or {}", "{}, ou {}"};
inline constexpr Sentence<Text, Text> kUnknownName{"there is nothing named \"{}\" here; the names are {}",
                                                   "rien ne s’appelle « {} » ici ; les noms sont {}"};
inline constexpr Sentence<Text> kWithoutIn{
    "found \"{0}\" without \"in\" and a colon, expected for example {0}(x in cells: x > 3)",
    "on lit « {0} » sans « in » et deux-points, on attend par exemple {0}(x in cells: x > 3)"};
inline constexpr Sentence<Text, Text> kUnknownFunction{
    "there is no function \"{}\"; the functions are {}",
    "il n’y a pas de fonction « {} » ; les fonctions sont {}"};
// the owner of the names, the expected number
inline constexpr Counted<Text, Number> kNumberOfNames{
    "found {} name for {}, expected {}", "found {} names for {}, expected {}",
    "on trouve {} nom pour {}, on en attend {}", "on trouve {} noms pour {}, on en attend {}"};
inline constexpr Sentence<Text> kNameIsTaken{"the name \"{}\" is taken, expected another one",
                                             "le nom « {} » est pris, on en attend un autre"};

// Errors in the arguments of a use.
inline constexpr Sentence<Number> kTooMuchToWriteOut{
    "this takes more than {} steps to expand for all of its cells, expected a condition on fewer cells",
    "ceci demande plus de {} pas pour être développé sur toutes ses cases, on attend une condition sur moins "
    "de cases"};
inline constexpr Sentence<Number> kNumberOverflows{"a number can exceed {}, expected smaller ones",
                                                   "un nombre peut dépasser {}, on en attend de plus petits"};
inline constexpr Sentence<Number, Number> kTooManyNumbers{"found {} numbers, expected at most {}",
                                                          "on trouve {} nombres, on en attend au plus {}"};
inline constexpr Sentence<> kNoFirstCell{"found no cell, expected a first one",
                                         "on ne trouve aucune case, on en attend une première"};
inline constexpr Sentence<> kNoLastCell{"found no cell, expected a last one",
                                        "on ne trouve aucune case, on en attend une dernière"};
inline constexpr Sentence<Number> kWindowsAreTooSmall{
    "found windows of {} cells, expected 1 or more",
    "on trouve des fenêtres de {} cases, on en attend 1 ou plus"};
inline constexpr Sentence<Text> kNoDirection{
    "found the direction '{}', expected down_right, down_left, up_right or up_left",
    "on lit la direction « {} », on attend down_right, down_left, up_right ou up_left"};
inline constexpr Sentence<Text> kWayMissesGrid{"the path from {} does not enter the grid",
                                               "le chemin qui part de {} n’entre pas dans la grille"};
inline constexpr Sentence<Text> kUnknownExtraCells{
    "the puzzle has no extra cells named '{}', expected the name of existing ones",
    "la grille n’a pas de cases supplémentaires nommées « {} », on attend le nom de cases existantes"};
inline constexpr Sentence<Number, Number> kNoSteps{
    "found steps of {} down and {} to the right, expected steps to another cell",
    "on trouve un pas de {} vers le bas et de {} vers la droite, on attend un pas vers une autre case"};
inline constexpr Sentence<Number, Number> kRectanglesAreTooSmall{
    "found rectangles of {} x {} cells, expected 1 or more",
    "on trouve des rectangles de {} x {} cases, on attend 1 ou plus"};
inline constexpr Sentence<Text> kExtraCellInNoRow{
    "the extra cell {} is in no row, expected a cell of the grid",
    "la case supplémentaire {} n’est dans aucune ligne, on attend une case de la grille"};
inline constexpr Sentence<Text> kExtraCellInNoColumn{
    "the extra cell {} is in no column, expected a cell of the grid",
    "la case supplémentaire {} n’est dans aucune colonne, on attend une case de la grille"};
inline constexpr Sentence<Text> kNoCellFor{"found no cell for {}, expected one",
                                           "on ne trouve pas de case pour {}, on en attend une"};
inline constexpr Sentence<Text> kNothingFor{"found nothing for {}, expected at least one",
                                            "on ne trouve rien pour {}, on en attend au moins un"};
inline constexpr Sentence<> kDivisionByZero{"found a division by 0, expected another divisor",
                                            "on trouve une division par 0, on attend un autre diviseur"};
// the number of elements; the position, the least and the greatest
inline constexpr Counted<Number, Number, Number> kPlaceIsNotThere{
    "found the place {1}, expected {2} to {3}, because there is {0}",
    "found the place {1}, expected {2} to {3}, because there are {0}",
    "on trouve la place {1}, on attend {2} à {3}, car il y en a {0}",
    "on trouve la place {1}, on attend {2} à {3}, car il y en a {0}"};

// Errors in a definition.
inline constexpr Sentence<Text> kDefinedTwice{
    "the rule \"{}\" is defined twice, expected it once",
    "la règle « {} » est définie deux fois, on l’attend une seule fois"};
inline constexpr Sentence<Text> kRuleName{
    "found \"{}\" as the name of a rule, expected lower-case letters, digits and _, starting with a letter",
    "on lit « {} » comme nom d’une règle, on attend des minuscules, des chiffres et _, en commençant par une "
    "lettre"};
inline constexpr Sentence<Text> kBuiltInRule{
    "\"{}\" is a built-in rule, expected another name",
    "« {} » est déjà une règle du programme, on attend un autre nom"};
inline constexpr Sentence<Text> kParameterName{
    "found \"{}\" as the name of a parameter, expected lower-case letters, digits and _, starting with a "
    "letter",
    "on lit « {} » comme nom d’un paramètre, on attend des minuscules, des chiffres et _, en commençant par "
    "une lettre"};
inline constexpr Sentence<Text> kNoCondition{
    "found {}, expected a condition, such as one with = or <",
    "on trouve {}, on attend une condition, par exemple avec = ou <"};
inline constexpr Sentence<Number, Number> kConditionIsTooLarge{
    "this needs an automaton of more than {} states over {} cells, or too long to find one; expected parts "
    "joined by \"and\", or fewer cells",
    "ceci demande un automate de plus de {} états sur {} cases, ou trop de temps pour en trouver un ; on "
    "attend des morceaux reliés par « and », ou moins de cases"};
inline constexpr Sentence<Text, Text> kNoShape{"found \"{}\" as a shape, expected one of {}",
                                               "on lit « {} » comme forme, on attend l’un de {}"};
inline constexpr Sentence<Text> kNoTextToDraw{
    "found {}, expected a text, or a number that does not depend on digits",
    "on trouve {}, on attend un texte, ou un nombre qui ne dépend pas des chiffres"};
inline constexpr Sentence<Text> kNoCellsToDraw{"found {}, expected cells",
                                               "on trouve {}, on attend des cases"};
inline constexpr Sentence<Text> kNoPlaceToDraw{
    "found {}, expected a cell or a place beside the grid",
    "on trouve {}, on attend une case ou une place à côté de la grille"};
inline constexpr Sentence<Text, Text> kNoColour{"found \"{}\" as a colour, expected one of {}",
                                                "on lit « {} » comme couleur, on attend l’une de {}"};
inline constexpr Sentence<Text> kColourNotTaken{
    "found a colour for a {}, expected none: lines and bulbs have one",
    "on trouve une couleur pour un élément {}, on n’en attend pas : les lignes et les bulbes en ont une"};

// Labels of the conditions of a use: the rule, its location.
inline constexpr Sentence<Text, Text> kUseAt{"{} at {}", "{} en {}"};

}  // namespace quadrille::sudoku::say
