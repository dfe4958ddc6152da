// What is said about FlatZinc models that cannot be read or posted.
#pragma once

#include "base/sentence.h"

namespace quadrille::flatzinc::say {

// found, expected: each of those below, or a text in quotes
inline constexpr Sentence<Text, Text> kFoundButExpected{"found {}, but expected {}"};
inline constexpr Sentence<Text> kQuoted{"'{}'"};

// What was found.
inline constexpr Sentence<> kTextsEnd{"the text's end"};
inline constexpr Sentence<> kAString{"a string"};
inline constexpr Sentence<> kUnknownCharacter{"a character that FlatZinc does not know"};
inline constexpr Sentence<> kSignAlone{"a sign without a number"};
inline constexpr Sentence<> kNoDigits{"a number without digits"};
inline constexpr Sentence<> kNumberTooLarge{"a number that is too large"};
inline constexpr Sentence<> kIntegerTooLarge{
    "a number that is too large: an integer's magnitude must be less than 2^63 - 1"};
inline constexpr Sentence<> kOpenString{"a string without its closing quote"};

// What was expected.
inline constexpr Sentence<> kConstraintName{"the name of a constraint"};
inline constexpr Sentence<> kGoal{"satisfy, minimize or maximize"};
inline constexpr Sentence<> kFirstIndex{"1, where an array's indices begin"};
inline constexpr Sentence<> kArraySize{"the array's size"};
inline constexpr Sentence<> kArrayName{"the array's name"};
inline constexpr Sentence<> kElements{"'=': an array is declared with its elements"};
inline constexpr Sentence<> kParameterValue{"'=': a parameter is declared with its value"};
inline constexpr Sentence<> kAName{"a name"};
inline constexpr Sentence<> kAnItem{"an item: a declaration, a constraint or solve"};
inline constexpr Sentence<> kUpperEnd{"the range's upper end"};
inline constexpr Sentence<> kAnExpression{"a number, a name, a set or an array"};
inline constexpr Sentence<> kANumber{"a number"};
inline constexpr Sentence<> kAnIndex{"an array's index"};
inline constexpr Sentence<> kNumberOfSet{"a number of the set"};

// What is wrong with a model.
inline constexpr Sentence<> kNoSolveItem{"there is no solve item: the text may be cut off"};
inline constexpr Sentence<> kSecondSolveItem{"a second solve item, where there must be one"};
inline constexpr Sentence<> kBadObjective{"the objective must be a variable or a number"};
inline constexpr Sentence<> kElementsAsList{"an array must be given its elements as a list"};
inline constexpr Sentence<Number, Number> kOtherArraySize{
    "the array is declared with {} elements but given {}"};
inline constexpr Sentence<> kBadEquality{"a variable can be made equal to a variable or a number only"};
inline constexpr Sentence<> kNoSetVariables{
    "Quadrille's FlatZinc has no variables for sets: compile the model with 'minizinc --solver quadrille', "
    "which turns them into Booleans"};
inline constexpr Sentence<> kNoFloatVariables{
    "Quadrille solves models of integers, Booleans and sets of integers, but this variable is a float: scale "
    "it to an integer, or choose a solver for floats"};
inline constexpr Sentence<> kBadDomain{"a domain must be a set or a range"};
inline constexpr Sentence<Text> kNotDeclared{"'{}' has not been declared before this place"};
inline constexpr Sentence<Number, Number> kIndexOutside{
    "index {} lies outside the array, whose indices are 1..{}"};
inline constexpr Sentence<> kTooDeep{"brackets are nested too deeply"};
inline constexpr Sentence<Text> kDeclaredTwice{"'{}' is declared for the second time"};

// What is wrong with a constraint.
inline constexpr Sentence<Text, Text> kInConstraint{"in the constraint {}: {}"};
inline constexpr Sentence<Text> kUnknownConstraint{
    "Quadrille does not know the constraint '{}'; compile the model with 'minizinc --solver quadrille', "
    "whose library has only what it knows"};
inline constexpr Sentence<Text, Number, Number> kWrongArity{"{} takes {} arguments, but has {}"};
inline constexpr Sentence<> kSumTooLarge{"its numbers are too large: the sum does not fit 64 bits"};
inline constexpr Sentence<Number, Number> kOtherCoefficients{"the coefficients are {}, but the variables {}"};
inline constexpr Sentence<> kEndsOfEdges{"its edges should have as many ends on either side"};
inline constexpr Sentence<> kPartsOfEdges{"its edges should have as many starts as labels and ends"};
inline constexpr Sentence<Number> kEdgeToNowhere{"edge {} joins a node that is not there"};
inline constexpr Sentence<Number> kEdgeToOtherLevel{"edge {} does not lead to the next level"};
inline constexpr Sentence<> kTableOfStates{
    "its table should have as many elements as there are pairs of a state and a value"};

// What an argument should be.
inline constexpr Sentence<Number, Text> kArgumentShouldBe{"argument {} should be {}"};
inline constexpr Sentence<> kAnArray{"an array"};
inline constexpr Sentence<> kArrayOfNumbers{"an array of numbers"};
inline constexpr Sentence<> kVariableOrNumber{"a variable or a number"};
inline constexpr Sentence<> kArrayOfVariables{"an array of variables"};
inline constexpr Sentence<> kArrayOfSomeVariables{"an array with at least one variable"};
inline constexpr Sentence<> kABoolean{"a Boolean"};
inline constexpr Sentence<> kArrayOfBooleans{"an array of Booleans"};
inline constexpr Sentence<> kSetOfNumbers{"a set of numbers"};
inline constexpr Sentence<> kArrayOfSets{"an array of sets"};
inline constexpr Sentence<> kArrayAsLong{"an array as long as the one before it"};
inline constexpr Sentence<> kDifferentNumbers{"an array of different numbers"};
inline constexpr Sentence<> kDimensions{"a number of dimensions that divides the arrays"};
inline constexpr Sentence<> kNotNegative{"an array of numbers that are not negative"};
inline constexpr Sentence<> kCostsOfTransitions{"as many costs as there are transitions"};
inline constexpr Sentence<> kRowsOfTable{"the rows of a table, each as long as the array before it"};

// Notes about search annotations.
inline constexpr Sentence<> kPrioritySearch{"priority_search is followed as a seq_search"};
inline constexpr Sentence<Text> kNotFollowed{"{} is not followed"};
inline constexpr Sentence<> kTooFewArguments{"a search annotation with too few arguments is not followed"};
inline constexpr Sentence<Text> kUnknownVariableOrder{
    "the unknown variable order '{}' is followed as input_order"};
inline constexpr Sentence<Text> kUnknownValueOrder{
    "the unknown value order '{}' is followed as indomain_min"};

}  // namespace quadrille::flatzinc::say
