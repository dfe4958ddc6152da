// What is said about puzzles: their layouts, shapes, rules and the values of rules.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// Names of conditions.
inline constexpr Sentence<Number> kRow{"row {}"};
inline constexpr Sentence<Number> kColumn{"column {}"};
inline constexpr Counted<> kLeftoversOfRows{"leftovers of row 1", "leftovers of rows 1-{}"};
inline constexpr Counted<> kLeftoversOfColumns{"leftovers of column 1", "leftovers of columns 1-{}"};
inline constexpr Sentence<Text> kInnies{"innies and outies of {}"};

// What is wrong with a layout.
inline constexpr Sentence<Number, Number, Number> kGridSize{
    "found a grid of {} rows and {} columns, expected 1 to {} of each"};
inline constexpr Sentence<Number> kLeastDigit{"found {} as the least digit, expected 0 or 1"};
inline constexpr Sentence<Number, Number> kNumberOfDigits{"found {} digits, expected 1 to {}"};
// the digits; the cells of a line
inline constexpr Counted<Number> kRowNeedsDigits{
    "found {} digit, but a row has {1} cells, which are to hold different digits: expected {1} digits or "
    "more, "
    "or a grid without lines",
    "found {} digits, but a row has {1} cells, which are to hold different digits: expected {1} digits or "
    "more, or a grid without lines"};
inline constexpr Counted<Number> kColumnNeedsDigits{
    "found {} digit, but a column has {1} cells, which are to hold different digits: expected {1} digits or "
    "more, or a grid without lines",
    "found {} digits, but a column has {1} cells, which are to hold different digits: expected {1} digits or "
    "more, or a grid without lines"};
inline constexpr Sentence<Text, Number> kExtraCellsName{
    "found \"{}\" as the name of extra cells, expected 1 to {} letters"};
inline constexpr Sentence<Text> kSameExtraCells{
    "found two groups of extra cells named \"{}\", expected different names"};
inline constexpr Sentence<Number, Text> kExtraCellsCount{
    "found {} extra cells named \"{}\", expected 1 or more"};
inline constexpr Sentence<Number> kTooManyExtraCells{"found too many extra cells, expected at most {}"};

// What a program asks of a puzzle in vain.
inline constexpr Sentence<Text> kPuzzleRefuses{"Puzzle: {}"};
inline constexpr Sentence<Number, Number> kPuzzleSize{"Puzzle: the size is {}, expected 1 to {}"};
inline constexpr Sentence<Number, Number> kPuzzleCell{"Puzzle: found {} as a cell, expected 0 to {}"};
inline constexpr Sentence<Number, Number> kPuzzleGiven{
    "Puzzle: found {} as a given, expected 1 to {}, or 0 for none"};
inline constexpr Sentence<Number, Number> kPuzzleFlags{
    "Puzzle: found {} flags of rules to keep, expected {}, one for each use of a rule"};

// What is wrong with the shape of a puzzle.
// the digits; the rows and the columns of a box
inline constexpr Counted<Number, Number> kBoxesDoNotFit{
    "boxes of {1} x {2} (rows x columns) do not fit a grid of size {0}: a box must have {0} cell",
    "boxes of {1} x {2} (rows x columns) do not fit a grid of size {0}: a box must have {0} cells"};
// the rows and the columns of a box, the grid, the digits
inline constexpr Sentence<Number, Number, Text, Number> kBoxesDoNotTile{
    "boxes of {} x {} (rows x columns) do not fit a {} grid: they must tile it, and a box have at most {} "
    "cells, as many as there are digits"};
inline constexpr Sentence<Number, Number, Number> kLabelsForSize{
    "found {} region labels, expected {}: one for each cell of a grid of size {}"};
inline constexpr Sentence<Number, Number, Text> kLabelsForGrid{
    "found {} region labels, expected {}: one for each cell of a {} grid"};
inline constexpr Counted<Text> kRegionHasCells{"region \"{1}\" has {0} cell", "region \"{1}\" has {0} cells"};
inline constexpr Sentence<Number> kAndSoOn{"and so on for {} more"};
// the regions; those that are wrong, the digits, a cell
inline constexpr Counted<Text, Number, Text> kRegionsOfJigsaw{
    "found {} region ({1}), expected {2} of {2} cells each; look at {3}",
    "found {} regions ({1}), expected {2} of {2} cells each; look at {3}"};
inline constexpr Counted<Text, Number, Text> kRegionsAreTooLarge{
    "found {} region ({1}), expected at most {2} cells each, one for each digit; look at {3}",
    "found {} regions ({1}), expected at most {2} cells each, one for each digit; look at {3}"};

// What is wrong with a rule. The last argument of the first three is what.
inline constexpr Sentence<Text, Text> kInRule{"rule {}: {}"};
inline constexpr Sentence<Text, Text> kInRuleOfPuzzle{"rule {}, which the puzzle has: {}"};
inline constexpr Sentence<Number, Text> kInUse{"use {}: {}"};
inline constexpr Sentence<Text> kDefinedTwice{"the rule \"{}\" is defined twice, expected it once"};
inline constexpr Sentence<Text> kUnknownRule{"there is no rule \"{}\"; `quadrille rules` lists them"};
inline constexpr Sentence<Text, Text> kUnknownRuleButPerhaps{
    "there is no rule \"{}\"; did you mean {}? `quadrille rules` lists them"};
inline constexpr Sentence<Text> kRuleOfShape{
    "{} are not a rule to add: they belong to the shape of the grid, like its size"};
inline constexpr Sentence<Text, Text> kUnknownParameter{"found \"{}=\", expected {}"};
inline constexpr Sentence<Text> kParameterTwice{"{} is given twice, expected it once"};
inline constexpr Sentence<Text> kTakesNoArgument{"found \"{}\", but it takes no argument"};

// What is wrong with the value of a parameter.
inline constexpr Sentence<Text, Text> kExpectedCell{"found \"{}\", expected a cell from r1c1 to {}"};
inline constexpr Sentence<Text, Text> kExpectedCellOrExtra{
    "found \"{}\", expected a cell from r1c1 to {}, or an extra cell"};
inline constexpr Sentence<Text> kCellTwice{"{} is there twice, expected each cell once"};
inline constexpr Sentence<> kExpectedCellLists{
    "expected two lists of cells or more, with a slash between them: r1c1 r1c2 / r2c1 r2c2"};
inline constexpr Counted<Number> kMoreDigitsThanCells{
    "found {1} digits for {0} cell, expected no more digits than cells",
    "found {1} digits for {0} cells, expected no more digits than cells"};
// word, parameter, range
inline constexpr Sentence<Text, Text, Text> kExpectedNumbers{
    "found \"{}\" among the {}, expected numbers from {}"};
inline constexpr Counted<Text> kNumberOfCells{"found {} cell, expected {}", "found {} cells, expected {}"};
// word, parameter, range
inline constexpr Sentence<Text, Text, Text> kExpectedNumberFrom{
    "found \"{}\" as the {}, expected a number from {}"};
inline constexpr Sentence<Text, Text, Number, Number> kExpectedDigit{
    "found \"{}\" among the {}, expected a digit from {} to {}"};
inline constexpr Sentence<Text, Number, Number> kExpectedDigits{"found no {}, expected digits from {} to {}"};
inline constexpr Sentence<Number> kDigitTwice{"{} is there twice, expected each digit once"};
inline constexpr Sentence<Number, Text, Text> kLengthOfList{"found {} {}, expected {}"};
inline constexpr Sentence<Text, Text, Text> kExpectedChoice{"found \"{}\" as the {}, expected one of {}"};
inline constexpr Sentence<Text, Text, Number> kExpectedOutside{
    "found \"{}\" as the {}, expected a place beside the grid, such as r0c2 above column 2 or r2c{} right of "
    "row 2"};

// Patterns, automata, pairs, and uses in brackets; the second argument is the parameter.
inline constexpr Sentence<Text, Text> kExpectedPattern{
    "found \"{}\" as the {}, expected a regular expression in double quotes"};
// the pattern, a place in it counted from 1, what is wrong there
inline constexpr Sentence<Text, Number, Text> kInPattern{"in the pattern \"{}\", at {}: {}"};
inline constexpr Sentence<Text, Text> kExpectedStep{
    "found \"{}\" in the {}, expected a step such as 0>1:2-4/7, from state 0 to 1 on the digits 2 to 4 and "
    "7, "
    "or 1! for a state in which a line may end"};
inline constexpr Sentence<Text> kNoAutomaton{"found no {}, expected steps such as 0>1:2-4/7 and 1!"};
inline constexpr Sentence<Number> kTooManyStates{
    "found an automaton that needs more than {} states where its steps are unique, expected fewer"};
inline constexpr Sentence<Text, Text> kExpectedPairs{
    "found \"{}\" among the {}, expected such as 1:2-4/7, where 2 to 4 and 7 go with a 1"};
inline constexpr Sentence<Text> kNoPairs{"found no {}, expected such as 1:2-4/7 2:1"};
inline constexpr Sentence<Text, Text> kExpectedUse{
    "found \"{}\" among the {}, expected uses of rules in brackets, such as [thermometer=r1c1 r1c2]"};
inline constexpr Sentence<Text> kNoUses{
    "found no {}, expected uses of rules in brackets, such as [thermometer=r1c1 r1c2]"};
inline constexpr Sentence<Text> kOneUseInBrackets{
    "found several uses of {} in one pair of brackets, expected one; [all_of=[..] [..]] holds several"};
inline constexpr Sentence<Number> kTooDeeplyNested{
    "found brackets within brackets, more than {} of them, expected fewer"};

// Ranges of numbers.
inline constexpr Sentence<Number> kOrMore{"{} or more"};
inline constexpr Sentence<Number, Number> kRange{"{} to {}"};

// Help on parameters.
inline constexpr Sentence<> kTwoCellsHelp{"two cells such as r1c1 r1c2"};
inline constexpr Sentence<> kPathHelp{"cells in order, such as r1c1 r2c2 r3c3"};
inline constexpr Sentence<> kCellsHelp{"cells such as r1c1 r2c2 r3c3"};
inline constexpr Sentence<> kCellListsHelp{
    "lists of cells with slashes between them, such as r1c1 r1c2 / r2c1 r2c2"};
inline constexpr Sentence<Text> kNumberListHelp{"numbers from {}"};
inline constexpr Sentence<Text> kOptionalNumberListHelp{"numbers from {}, which may be left out"};
inline constexpr Sentence<Text> kNumberHelp{"a number from {}"};
inline constexpr Sentence<Text> kOptionalNumberHelp{"a number from {}, which may be left out"};
inline constexpr Sentence<Text, Text> kDefaultNumberHelp{"a number from {}, {} where it is left out"};
inline constexpr Sentence<> kDigitsHelp{"digits such as 1 3 5"};
inline constexpr Sentence<> kOptionalDigitsHelp{"digits such as 1 3 5, all where they are left out"};
inline constexpr Sentence<Text> kDigitListHelp{"digits such as 1 3 3, {}"};
inline constexpr Sentence<Text> kChoiceHelp{"one of {}"};
inline constexpr Sentence<Text, Text> kDefaultChoiceHelp{"one of {}, {} where it is left out"};
inline constexpr Sentence<> kOutsideHelp{
    "a place beside the grid, such as r0c2 above column 2 or r2c0 left of row 2"};
inline constexpr Sentence<> kPatternHelp{"a regular expression in double quotes, such as \"1.*[5-9]{2,3}\""};
inline constexpr Sentence<> kAutomatonHelp{
    "steps such as 0>1:2-4/7, from state 0 to 1 on the digits 2 to 4 and 7, and 1! for a state that ends a "
    "line"};
inline constexpr Sentence<> kPairsHelp{"pairs such as 1:2-4/7, where 2 to 4 and 7 go with a 1"};
inline constexpr Sentence<> kUsesHelp{"uses of rules in brackets, such as [thermometer=r1c1 r1c2]"};
// what comes before, the parameter, its help
inline constexpr Sentence<Text, Text, Text> kFurtherParameter{"{}; {}=.., {}"};
inline constexpr Sentence<Text> kSeveralUses{"{}; semicolons part several uses"};

}  // namespace quadrille::sudoku::say
