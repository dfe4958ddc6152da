// What is said about models: the arguments that their functions refuse.
#pragma once

#include "base/sentence.h"

namespace quadrille::say {

// Numbers.
inline constexpr Sentence<Number, Number> kSumOverflows{
    "{} + {} does not fit into 64 bits; use smaller numbers"};
inline constexpr Sentence<Number, Number> kProductOverflows{
    "{} * {} does not fit into 64 bits; use smaller numbers"};
inline constexpr Sentence<> kNumbersOverflow{
    "found numbers that together do not fit into 64 bits; use smaller numbers"};
inline constexpr Sentence<Number, Number> kNumberTooLarge{"found the number {}, expected at most {}"};
inline constexpr Sentence<Number> kDividedByZero{"found {} divided by 0, expected another divisor"};
inline constexpr Sentence<Number> kConstantTooSmall{"found {} in a sum, expected a greater number"};

// Lists. The first argument is the function.
// two of the lists below
inline constexpr Sentence<Text, Text, Text> kEquallyMany{"{}: found {} and {}, expected equally many"};
inline constexpr Counted<> kElementsOfX{"{} element of x", "{} elements of x"};
inline constexpr Counted<> kOfY{"{} of y", "{} of y"};
inline constexpr Counted<> kValues{"{} value", "{} values"};
inline constexpr Counted<> kNumbers{"{} number", "{} numbers"};
inline constexpr Counted<> kStarts{"{} start", "{} starts"};
inline constexpr Counted<> kDurations{"{} duration", "{} durations"};
inline constexpr Counted<> kDemands{"{} demand", "{} demands"};
inline constexpr Counted<> kPlaces{"{} place", "{} places"};
inline constexpr Counted<> kSizes{"{} size", "{} sizes"};
inline constexpr Counted<> kDimensionsOfFirstPlace{"{} dimension of the first place",
                                                   "{} dimensions of the first place"};
inline constexpr Counted<> kOfAnotherPlace{"{} of another", "{} of another"};
inline constexpr Counted<> kDimensionsOfPlace{"{} dimension of a place", "{} dimensions of a place"};
inline constexpr Counted<> kOfSizeOfPlace{"{} of its size", "{} of its size"};
inline constexpr Counted<> kBins{"{} bin", "{} bins"};
inline constexpr Counted<> kWeights{"{} weight", "{} weights"};
inline constexpr Sentence<Text> kEmptyList{"{}: found an empty list, expected at least one element"};
inline constexpr Sentence<Text, Number> kValueTwice{
    "{}: found the value {} more than once, expected different values"};
inline constexpr Sentence<Number, Number> kNegativeWeight{
    "bin_packing: weight {} (counted from 0) is {}, expected 0 or more"};
inline constexpr Sentence<Number, Number, Number> kTupleLength{
    "table: tuple {} (counted from 0) has {} values, expected {}, one for each element of the array"};
// how many there are; the function, which one, the greatest that it can be
inline constexpr Counted<Text, Number, Number> kNegativeDuration{
    "{1}: the duration is at most {3}, expected 0 or more",
    "{1}: the duration {2} (counted from 0) is at most {3}, expected 0 or more"};
inline constexpr Counted<Text, Number, Number> kNegativeDemand{
    "{1}: the demand is at most {3}, expected 0 or more",
    "{1}: the demand {2} (counted from 0) is at most {3}, expected 0 or more"};
inline constexpr Counted<Text, Number, Number> kNegativeCapacity{
    "{1}: the capacity is at most {3}, expected 0 or more",
    "{1}: the capacity {2} (counted from 0) is at most {3}, expected 0 or more"};
inline constexpr Counted<Text, Number, Number> kNegativeSize{
    "{1}: the size is at most {3}, expected 0 or more",
    "{1}: the size {2} (counted from 0) is at most {3}, expected 0 or more"};

// Variables. The first argument of the first two is the function.
inline constexpr Sentence<Text, Number, Number, Number> kInfinity{
    "{}: found {}, expected a number from {} to {}"};
inline constexpr Sentence<Text, Number, Number> kLeastIsGreater{
    "{}: found {} as the least value and {} as the greatest, expected the least one first"};
inline constexpr Sentence<> kNoValues{"integer: found no values, expected at least one"};
inline constexpr Sentence<Number, Number> kTooManyVariables{
    "found {} as the number of variables to make, expected at most {}"};
inline constexpr Sentence<> kVariablesOfTwoModels{
    "found variables of two models in one expression, expected variables of one model"};
inline constexpr Sentence<> kVariableOutsideStore{
    "found a variable that the model's store does not have, expected one that it made"};
inline constexpr Sentence<Number, Number> kNoBool{
    "found a variable from {} to {} as a Bool, expected one from 0 to 1"};
inline constexpr Sentence<> kConditionWithoutModel{
    "found a condition on variables without their model, expected both"};
inline constexpr Sentence<> kVariableOfOtherModel{
    "Model: found a variable of another model, expected variables of this one"};

// Searches and their solutions.
inline constexpr Sentence<> kSearchGoesOn{
    "Model: found a search that goes on; end it (let go of its solutions) before you add to the model or "
    "search again"};
inline constexpr Sentence<> kOptionsOutsideStore{
    "solutions: found a variable in the options that the model's store does not have"};
inline constexpr Sentence<> kRestartsComeSooner{
    "solutions: found restarts that come ever sooner, expected a scale and a factor of 1 or more"};
inline constexpr Sentence<> kVariableOfUnsolvedModel{
    "Solution: found a variable of another model, expected one of the model that was solved"};
inline constexpr Sentence<> kVariableIsYounger{
    "Solution: found a variable that was made after this solution, expected an older one"};
inline constexpr Sentence<> kSumOverflowsSolution{
    "Solution: the value of the sum does not fit into 64 bits; ask for smaller sums"};
inline constexpr Sentence<> kNoSolutionHere{
    "Solutions: found no solution where one was asked for; compare with end() first"};

}  // namespace quadrille::say
