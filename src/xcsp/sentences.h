// What is said about XCSP3 instances that cannot be read or posted.
#pragma once

#include "base/sentence.h"

namespace quadrille::xcsp::say {

// What is wrong with the file.
inline constexpr Sentence<> kNoXml{"found no XML, expected <instance format=\"XCSP3\" ..>"};
inline constexpr Sentence<Number> kOtherEndTag{
    "line {}: found an end tag of another element than the one that is open"};
inline constexpr Sentence<Number, Text> kMistakeInXml{"line {}: found a mistake in the XML: {}"};
inline constexpr Sentence<> kNoInstance{"found no <instance format=\"XCSP3\">"};
inline constexpr Sentence<> kStopped{"reading was ended"};

// What is wrong with a variable, or with a text that names or describes some.
inline constexpr Sentence<Text> kVariableTwice{"the variable \"{}\" is there twice"};
inline constexpr Sentence<Text> kVariableWithoutValues{"found the variable \"{}\" without values"};
inline constexpr Sentence<Text> kNoVariable{"found \"{}\", which is no variable of the instance"};
inline constexpr Sentence<Text> kEmptyDomain{"found a variable with the domain \"{}\", which has no values"};
inline constexpr Sentence<Text> kArraySize{"found an array of the size {}"};
inline constexpr Sentence<Text> kExpectedNumber{"found \"{}\", expected a whole number"};
inline constexpr Sentence<Text> kTooManyNumbers{"found \"{}\", which is too many numbers"};
inline constexpr Sentence<Text> kExpectedCondition{"found the condition \"{}\", expected one such as (le,5)"};
inline constexpr Sentence<Text> kExpectedOperator{
    "found the operator \"{}\", expected lt, le, ge, gt, eq or ne"};
inline constexpr Sentence<Text> kExpectedOrder{"found the operator \"{}\", expected lt, le, ge or gt"};

// What is wrong with an expression.
inline constexpr Sentence<> kNestedTooDeep{"found an expression that is nested too deep"};
inline constexpr Sentence<Text> kNoClosingBrace{"found \"{}\", which lacks a closing brace"};
inline constexpr Sentence<Text> kExpectedExpression{
    "found \"{}\", expected an expression such as eq(x,add(y,1))"};
inline constexpr Sentence<Text> kNoClosingParenthesis{"found \"{}\", which lacks a closing parenthesis"};
inline constexpr Sentence<Text> kOtherParentheses{"found \"{}\", whose parentheses do not match"};
inline constexpr Sentence<Text, Number> kWrongArity{"found \"{}\" with {} parts"};

// What is wrong with the objective or a constraint.
inline constexpr Sentence<Number, Number> kObjectiveCoefficients{
    "found an objective of {} variables with {} coefficients"};
inline constexpr Sentence<> kRowsOfOtherLengths{"found a matrix with rows of different lengths"};
inline constexpr Sentence<> kTooFewLengths{"found too few lengths for the variables of an order"};
inline constexpr Sentence<> kRepeatedPrecedence{
    "found a value twice in a precedence, expected different values"};
inline constexpr Sentence<> kExtremumOfNothing{"found the greatest or least of no variables"};
inline constexpr Sentence<> kElementOfNothing{"found an element of no list"};
inline constexpr Sentence<> kExpectedTwoIndices{"found an element of a matrix without two indices"};
inline constexpr Sentence<> kExpectedOneIndex{"found an element of a list without one index"};
inline constexpr Sentence<> kChannelToShorter{"found a channel from a longer list to a shorter one"};
inline constexpr Sentence<Number, Number> kSumCoefficients{
    "found a sum of {} variables with {} coefficients"};
inline constexpr Sentence<> kSumFactors{"found a sum with a wrong number of coefficients"};
inline constexpr Sentence<Number, Number> kCardinalityNumbers{
    "found a cardinality of {} values with {} numbers"};
inline constexpr Sentence<Number, Number> kTupleSize{"found a tuple of {} values for {} variables"};
inline constexpr Sentence<Number> kTransitionSize{
    "found a transition of {} parts, expected (state,value,state)"};
inline constexpr Sentence<Number, Number> kInstantiationSize{
    "found an instantiation of {} variables by {} values"};
inline constexpr Sentence<> kOtherShapes{"found origins and lengths of different shapes"};
inline constexpr Sentence<> kOtherLengths{"found origins and lengths of different numbers"};
inline constexpr Sentence<> kOtherHeights{"found origins, lengths and heights of different numbers"};
inline constexpr Sentence<> kOtherSizes{"found items and sizes of different numbers"};
inline constexpr Sentence<Text> kKnapsackNumbers{"found a knapsack with a wrong number of {}"};
inline constexpr Sentence<> kExpectedTwoConditions{"found a knapsack without two conditions"};

// What is not supported.
inline constexpr Sentence<Text> kOtherInstances{"instances of the type {}"};
inline constexpr Sentence<Text> kOtherVariables{"variables of the type {}"};
inline constexpr Sentence<Text> kInfiniteDomain{"variables with infinite domains such as \"{}\""};
inline constexpr Sentence<Text> kOtherOperation{"the operation \"{}\""};
inline constexpr Sentence<> kSumTooLarge{"a sum with coefficients beyond 64 bits"};
inline constexpr Sentence<> kSeveralObjectives{"several objectives"};
inline constexpr Sentence<Text> kOtherObjective{"an objective of the type {}"};
inline constexpr Sentence<Text> kOtherConstraint{"the constraint {}"};
inline constexpr Sentence<> kDifferentLists{"allDifferent of lists with exceptions"};
inline constexpr Sentence<> kEqualLists{"allEqual with exceptions or of lists"};
inline constexpr Sentence<> kCoveredPrecedence{"precedence with covered values"};
inline constexpr Sentence<> kWidePrecedence{"precedence of wide domains"};
inline constexpr Sentence<> kMaximumIndex{"maximum with its index"};
inline constexpr Sentence<> kMinimumIndex{"minimum with its index"};
inline constexpr Sentence<> kCountOfVariables{"count of several variable values"};
inline constexpr Sentence<> kValuesOfLists{"nValues with exceptions or of lists"};
inline constexpr Sentence<> kCardinalityOfVariables{"cardinality of variable values"};
inline constexpr Sentence<> kSlideOverLists{"slide over several lists"};
inline constexpr Sentence<Text> kCumulativeCondition{"cumulative with the condition {}"};
inline constexpr Sentence<> kPackingSizes{"binPacking with negative or huge sizes"};
inline constexpr Sentence<Text> kPackingCondition{"binPacking with the condition {}"};
inline constexpr Sentence<> kNegativeBins{"binPacking with negative bins"};
inline constexpr Sentence<> kManyBins{"binPacking of so many bins"};

}  // namespace quadrille::xcsp::say
