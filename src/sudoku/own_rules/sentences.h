// What is said about the definitions of a puzzle's own rules, and about their uses.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// Reading an expression.
inline constexpr Sentence<> kEndlessText{"found a text without its end, expected a further '"};
inline constexpr Sentence<> kStrangeCharacter{
    "found a character that no expression has, expected names, numbers, texts in ' ' and signs such as + or "
    "<="};
inline constexpr Sentence<Text> kEndOfExpression{"found the end of the expression, expected {}"};
inline constexpr Sentence<Text, Text> kFoundExpected{"found \"{}\", expected {}"};
inline constexpr Sentence<> kOperatorOrEnd{"an operator such as + or and, or the end"};
inline constexpr Sentence<> kNumberOrName{"a number, a name or ("};
inline constexpr Sentence<> kCommaOrBrace{", or }"};
inline constexpr Sentence<> kCommaOrParenthesis{", or )"};
inline constexpr Sentence<Number> kTooManyBrackets{
    "found more than {} brackets in one another, expected fewer"};
inline constexpr Sentence<Text, Number> kNumberIsTooLarge{"found {}, expected a number up to {}"};
inline constexpr Sentence<Number, Number> kExpressionIsTooLong{
    "found an expression of {} characters, expected at most {}"};

// Reading a pattern.
inline constexpr Sentence<Text> kEndOfPattern{"found the end of the pattern, expected {}"};
inline constexpr Sentence<Text, Text> kFoundInPattern{"found \"{}\" in the pattern, expected {}"};
inline constexpr Sentence<> kElementOrEnd{"a digit, . [ ( | or the end of the pattern"};
inline constexpr Sentence<> kFewerGroups{"fewer groups in one another"};
inline constexpr Sentence<> kFewerRepetitions{"fewer repetitions in one another"};
inline constexpr Sentence<Text, Text, Text> kTimes{"a number of times such as {}, {} or {}"};
inline constexpr Sentence<Number, Number> kDigitFromTo{"a digit from {} to {}"};
inline constexpr Sentence<Number> kPatternIsTooLong{
    "the pattern has more than {} digits, with repetitions written out; expected fewer"};
inline constexpr Sentence<Number> kTooManyPatternStates{
    "the pattern needs an automaton of more than {} states, expected fewer"};

// Reading the kind of a parameter.
inline constexpr Sentence<Text> kNoParameterKind{
    "found \"{}\" as the kind of a parameter, expected cells, path, number, digits, choice or outside, such "
    "as \"path 3..\" or \"number 1..45 default 5\""};
inline constexpr Sentence<Text> kHowManyCells{
    "found \"{}\", expected how many cells, such as 4, 2..5 or 3.."};
inline constexpr Sentence<> kLeastAndGreatest{
    "expected the least and the greatest number, such as number 1..45"};
inline constexpr Sentence<Number, Number> kDefaultExpected{"expected \"default\" and a number from {} to {}"};

// Types of expressions.
inline constexpr Sentence<> kFormula{"a formula"};
inline constexpr Sentence<> kNumber{"a number"};
inline constexpr Sentence<> kFixedNumber{"a number that no digit changes"};
inline constexpr Sentence<> kCell{"a cell"};
inline constexpr Sentence<> kCells{"cells"};
inline constexpr Sentence<> kPairs{"pairs of cells"};
inline constexpr Sentence<> kGroups{"groups of cells"};
inline constexpr Sentence<> kNumbers{"a set of numbers"};
inline constexpr Sentence<> kPlace{"a place beside the grid"};
inline constexpr Sentence<> kText{"a text"};

// What is wrong with types and names. The first argument is the type that was found.
inline constexpr Sentence<Text> kWrongInComparison{"found {} in a comparison, expected a number"};
inline constexpr Sentence<Text> kWrongBeforeBracket{"found {} before [, expected cells or groups"};
inline constexpr Sentence<Text> kWrongBeforeSlice{"found {} before [ with .., expected cells"};
inline constexpr Sentence<Text> kWrongAsPlace{"found {} as a place, expected a number that no digit changes"};
inline constexpr Sentence<Text> kWrongInSet{"found {} in { }, expected a number that no digit changes"};
inline constexpr Sentence<Text> kWrongBehindIn{
    "found {} behind \"in\", expected cells, pairs of cells, groups of cells or a set of numbers"};
inline constexpr Sentence<Text, Text> kWrongBehindColon{"found {} behind the colon, expected {}"};
// found, the operator or the function, expected
inline constexpr Sentence<Text, Text, Text> kWrongBeside{"found {} beside \"{}\", expected {}"};
inline constexpr Sentence<Text, Text, Text> kWrongArguments{"found {} given to \"{}\", expected {}"};
inline constexpr Sentence<Text, Text> kNoArguments{"found nothing given to \"{}\", expected {}"};
inline constexpr Sentence<Text, Text> kOrElse{"{}, or {}"};
inline constexpr Sentence<Text, Text> kUnknownName{"there is nothing named \"{}\" here; the names are {}"};
inline constexpr Sentence<Text> kWithoutIn{
    "found \"{0}\" without \"in\" and a colon, expected such as {0}(x in cells: x > 3)"};
inline constexpr Sentence<Text, Text> kUnknownFunction{"there is no function \"{}\"; the functions are {}"};
// what the names are of, how many were expected
inline constexpr Counted<Text, Number> kNumberOfNames{"found {} name for {}, expected {}",
                                                      "found {} names for {}, expected {}"};
inline constexpr Sentence<Text> kNameIsTaken{"the name \"{}\" is taken, expected another one"};

// What is wrong with the values of a use.
inline constexpr Sentence<Number> kTooMuchToWriteOut{
    "what is said here takes more than {} steps to write out for all of its cells, expected a condition on "
    "fewer cells"};
inline constexpr Sentence<Number> kNumberOverflows{
    "a number can come to more than {}, expected smaller ones"};
inline constexpr Sentence<Number, Number> kTooManyNumbers{"found {} numbers, expected at most {}"};
inline constexpr Sentence<> kNoFirstCell{"found no cell, expected a first one"};
inline constexpr Sentence<> kNoLastCell{"found no cell, expected a last one"};
inline constexpr Sentence<Number> kWindowsAreTooSmall{"found windows of {} cells, expected 1 or more"};
inline constexpr Sentence<Text> kNoDirection{
    "found the direction '{}', expected down_right, down_left, up_right or up_left"};
inline constexpr Sentence<Text> kWayMissesGrid{"the way from {} does not enter the grid"};
inline constexpr Sentence<Text> kUnknownExtraCells{
    "the puzzle has no extra cells named '{}', expected the name of some that it has"};
inline constexpr Sentence<Number, Number> kNoSteps{
    "found steps of {} down and {} to the right, expected the way to another cell"};
inline constexpr Sentence<Number, Number> kRectanglesAreTooSmall{
    "found rectangles of {} x {} cells, expected 1 or more"};
inline constexpr Sentence<Text> kExtraCellInNoRow{
    "the extra cell {} is in no row, expected a cell of the grid"};
inline constexpr Sentence<Text> kExtraCellInNoColumn{
    "the extra cell {} is in no column, expected a cell of the grid"};
inline constexpr Sentence<Text> kNoCellFor{"found no cell for {}, expected one"};
inline constexpr Sentence<Text> kNothingFor{"found nothing for {}, expected one at least"};
inline constexpr Sentence<> kDivisionByZero{"found a division by 0, expected another divisor"};
// how many there are; the place, the least and the greatest
inline constexpr Counted<Number, Number, Number> kPlaceIsNotThere{
    "found the place {1}, expected {2} to {3}, as there is {0}",
    "found the place {1}, expected {2} to {3}, as there are {0}"};

// What is wrong with a definition.
inline constexpr Sentence<Text> kRuleName{
    "found \"{}\" as the name of a rule, expected small letters, digits and _, with a letter first"};
inline constexpr Sentence<Text> kBuiltInRule{"\"{}\" is a built-in rule, expected another name"};
inline constexpr Sentence<Text> kParameterName{
    "found \"{}\" as the name of a parameter, expected small letters, digits and _, with a letter first"};
inline constexpr Sentence<Text> kNoCondition{"found {}, expected a condition, such as one with = or <"};
inline constexpr Sentence<Number, Number> kConditionIsTooLarge{
    "this takes an automaton of more than {} states over {} cells, or too long to find one; expected parts "
    "with \"and\" between them, or fewer cells"};
inline constexpr Sentence<Text, Text> kNoShape{"found \"{}\" as a shape, expected one of {}"};
inline constexpr Sentence<Text> kNoTextToDraw{"found {}, expected a text, or a number that no digit changes"};
inline constexpr Sentence<Text> kNoCellsToDraw{"found {}, expected cells"};
inline constexpr Sentence<Text> kNoPlaceToDraw{"found {}, expected a cell or a place beside the grid"};
inline constexpr Sentence<Text, Text> kNoColour{"found \"{}\" as a colour, expected one of {}"};
inline constexpr Sentence<Text> kColourNotTaken{
    "found a colour for a {}, expected none: lines and bulbs have one"};

// Labels of the conditions of a use: the rule, where it lies.
inline constexpr Sentence<Text, Text> kUseAt{"{} at {}"};

}  // namespace quadrille::sudoku::say
