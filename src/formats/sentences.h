// What is said about texts that hold no puzzle, or one with a mistake. What only one format says stands in
// its file.
#pragma once

#include "base/sentence.h"

namespace quadrille::formats::say {

// What is wrong with a text as a whole.
inline constexpr Sentence<> kNoText{"found no text, expected a puzzle"};
inline constexpr Sentence<> kUtf16{"found text in UTF-16, expected UTF-8; save the file as UTF-8"};
inline constexpr Sentence<> kBinaryData{"found binary data, expected a puzzle as text"};
inline constexpr Sentence<Text, Text> kUnknownFormat{
    "found text in no known format, starting {}; name its format if it is one of these: {}"};
inline constexpr Sentence<> kNoPuzzle{"found no puzzle, expected one"};
inline constexpr Sentence<> kSecondPuzzle{
    "found a second puzzle, expected one; a reader from Format::open gives one after another"};

// What may stand for a cell.
inline constexpr Sentence<Text> kOneOf{"one of {}"};
inline constexpr Sentence<Number, Number> kRange{"{} to {}"};
inline constexpr Sentence<Number, Text, Number> kRangeWithLetters{"{} to 9, A to {} (or 10 to {})"};
inline constexpr Sentence<Text, Text> kOrEmpty{"{}, or {} for an empty cell"};
inline constexpr Sentence<Text, Number, Number, Text> kNumberOfSymbols{
    "the digits are to be written {}, which are {} symbols, expected {} for a {} grid"};
inline constexpr Sentence<Text> kUnsoundSymbols{
    "the digits are to be written {}, expected different characters, no spaces and no #"};

// What is wrong with a grid, its size or its cells.
inline constexpr Sentence<Number, Number> kSizeAskedFor{"asked for a grid of size {}, expected 1 to {}"};
inline constexpr Sentence<Number, Number, Number, Number> kCellsForGrid{
    "found {} cells, expected {} for a {}x{} grid"};
inline constexpr Sentence<Number, Number, Number, Number> kCharactersForGrid{
    "found {} characters, expected {} for a {}x{} grid"};
inline constexpr Sentence<Number, Number, Number, Number> kNumbersForGrid{
    "found {} numbers, expected {} for a {}x{} grid"};
inline constexpr Sentence<Text, Number> kNoSize{"found {} as the size, expected 1 to {}"};
inline constexpr Sentence<Number, Number> kOtherSize{"found the size {}, expected {} as asked for"};
inline constexpr Sentence<Text, Number, Number> kOtherLayout{
    "found a {} grid of {} digits, expected the size {} as asked for"};
inline constexpr Sentence<Text> kNoDigitRange{
    "found {} as the digits, expected the least and the greatest of them, such as 0..8"};
inline constexpr Sentence<Text, Number, Number, Text, Text> kNoCell{
    "found {} in row {}, column {} of a {} grid, expected {}"};
inline constexpr Sentence<Text> kRegionName{
    "found {} as the name of a region, expected 1 to 32 visible characters"};
inline constexpr Sentence<Text> kRegionNameOfNone{
    "found {} as the name of a region, which stands for a cell in none: json and sections can say that"};
inline constexpr Sentence<Text, Text, Text> kNoCandidate{"found {} among the candidates {}, expected {}"};
inline constexpr Sentence<Text, Number> kTooManyCandidates{
    "found {} as the candidates of a cell, expected at most {} of them"};

// Rows of a grid. What they hold is the name of a part: givens.
inline constexpr Counted<Text, Number> kRowsBeforeEnd{
    "found {} row of the {} before the end of the text, expected {}",
    "found {} rows of the {} before the end of the text, expected {}"};
inline constexpr Counted<Number, Text, Text> kCellsInRow{"found {} cell in row {} of the {}, expected {}",
                                                         "found {} cells in row {} of the {}, expected {}"};
inline constexpr Sentence<Number, Number, Text, Text> kTooManyCellsInRow{
    "found more than {} cells in row {} of the {}, expected {}"};

// Layouts and shapes, as sections and JSON say them.
inline constexpr Sentence<> kRowsOrColumnsAlone{
    "found rows or columns alone, expected both of them, or a size"};
inline constexpr Sentence<Text, Text, Number> kNumberOfLines{
    "found {} as the number of {}, expected 1 to {}"};

// Extra cells.
inline constexpr Sentence<Text, Text, Number, Number> kNoExtraCell{
    "found {} in the extra cell {}, expected {} to {}, or . for none"};
inline constexpr Sentence<Text> kSolutionOfExtraCellsAlone{
    "found a solution for the extra cells {}, but none for the grid, expected both"};
inline constexpr Sentence<Number, Number, Text> kSolutionOfExtraCells{
    "found {} of {} digits of the extra cells {} in the solution, expected all of them"};

// Members of f-puzzles.
inline constexpr Sentence<Text> kNoRuleForMember{
    "found the member {}, which is no rule of this program yet and no drawing; take it out to read the rest"};

// Items of Interactive Sudoku Solver.
inline constexpr Sentence<Text, Text> kExpectedAlone{"found {}, expected .{} alone"};

// What is wrong with the text of a JSON object.
inline constexpr Sentence<Text> kNoObject{"found {}, expected a puzzle, which starts with {"};
inline constexpr Sentence<Number, Number> kObjectTooLong{
    "found an object of {} characters, expected at most {} for a puzzle"};
inline constexpr Sentence<> kObjectWithoutEnd{
    "found the end of an object that is not complete, expected the rest of it"};
inline constexpr Sentence<Text> kExpectedName{
    "found {}, expected a member, which starts with its name in quotes"};
inline constexpr Sentence<Text> kExpectedColon{"found {}, expected a colon behind the name of a member"};
inline constexpr Sentence<Text> kExpectedEndOfMember{"found {}, expected a comma or } behind a member"};
inline constexpr Sentence<Text> kExpectedEndOfElement{"found {}, expected a comma or ] behind an element"};
inline constexpr Sentence<Text> kExpectedEscape{
    "found {}, expected a character that \\ can precede in a text"};
inline constexpr Sentence<Text> kExpectedEndOfText{"found {}, expected the end of a text in quotes"};
inline constexpr Sentence<Text> kExpectedUtf8{"found {}, expected text in UTF-8 without control characters"};
inline constexpr Sentence<Text> kExpectedSmallerNumber{"found {}, expected a smaller number"};
inline constexpr Sentence<Text> kExpectedDigitOfNumber{"found {}, expected a digit of the number"};
inline constexpr Sentence<Text> kNestedTooDeep{"found {}, expected no more than 16 brackets in one another"};
inline constexpr Sentence<Text> kExpectedValue{"found {}, expected a value"};

// What is wrong with the members of an object.
inline constexpr Sentence<Text, Text> kUnknownMember{"found the member {}, expected one of {}"};
inline constexpr Sentence<Text, Text, Text> kUnknownMemberOf{"found the member {} of {}, expected one of {}"};
inline constexpr Sentence<Text> kMemberTwice{"found the member {} for the second time, expected it once"};
inline constexpr Sentence<Text, Text> kMemberOfTwice{
    "found the member {} of {} for the second time, expected it once"};
inline constexpr Sentence<> kADefinition{"a definition"};
inline constexpr Sentence<> kAShape{"a shape"};
inline constexpr Sentence<> kExtraCells{"extra cells"};
inline constexpr Sentence<> kARule{"a rule"};
inline constexpr Sentence<> kNoGivens{"found a puzzle without the members size and givens"};
inline constexpr Sentence<Text, Text> kExpectedRows{"found {} as the {}, expected an array of rows"};
inline constexpr Counted<Text, Number> kNumberOfRows{"found {} row of the {}, expected {}",
                                                     "found {} rows of the {}, expected {}"};
inline constexpr Sentence<Text, Number, Text> kExpectedRow{
    "found {} as row {} of the {}, expected an array or a text"};
inline constexpr Counted<Number, Text, Number> kElementsOfRow{
    "found {} element in row {} of the {}, expected {}",
    "found {} elements in row {} of the {}, expected {}"};
inline constexpr Counted<Text, Number, Text> kCharactersOfRow{
    "found {1} as row {2} of the {3}, expected {0} character, one for each cell",
    "found {1} as row {2} of the {3}, expected {0} characters, one for each cell"};
inline constexpr Sentence<Number, Text, Number> kOtherNumberOfLines{
    "found {} {}, expected {}, which is the size"};
inline constexpr Sentence<Text> kExpectedTruth{
    "found {} as lines, expected true where rows and columns hold different digits, or false"};
inline constexpr Sentence<Text> kExpectedBoxShape{
    "found {} as the boxes, expected [rows, columns] of a box, or null for none"};
inline constexpr Sentence<Text, Text> kExpectedCandidates{
    "found {} as candidates of {}, expected an array of digits or null"};
inline constexpr Sentence<Text, Text, Number, Number> kExpectedCandidate{
    "found {} among the candidates of {}, expected {} to {}"};
inline constexpr Sentence<Text, Text> kExpectedArray{"found {} as {}, expected an array"};
inline constexpr Counted<Text, Number> kNumberOfElements{"found {} element in {}, expected {}",
                                                         "found {} elements in {}, expected {}"};
inline constexpr Sentence<Number> kRowOfCandidates{"row {} of the candidates"};
inline constexpr Sentence<> kTheBoxes{"the boxes"};
inline constexpr Sentence<> kCandidatesOfExtraCells{"the candidates of extra cells"};
inline constexpr Sentence<Text> kExpectedAbout{"found {} as about, expected an object"};

// Extra cells in JSON.
inline constexpr Sentence<Text> kExpectedGroups{"found {} as the extra cells, expected an array of groups"};
inline constexpr Sentence<Text> kExpectedGroup{"found {} as a group of extra cells, expected an object"};
inline constexpr Sentence<Text, Number> kNumberOfExtraCells{
    "found {} as the number of extra cells, expected 1 to {}"};
inline constexpr Counted<Number> kGivensOfExtraCells{
    "found {} given of extra cells, expected {}, which is the count",
    "found {} givens of extra cells, expected {}, which is the count"};
inline constexpr Sentence<Number> kTooManyExtraCells{"found more than {0} extra cells, expected at most {0}"};
inline constexpr Sentence<Text, Text> kExpectedExtraRow{
    "found {} as the {} of extra cells, expected an array"};

// Texts in JSON.
inline constexpr Sentence<Text> kTextOfDigits{"found {} as the digits, expected a text in quotes"};
inline constexpr Sentence<Text> kTextOfExtraCells{
    "found {} as the name of extra cells, expected a text in quotes"};
inline constexpr Sentence<Text> kTextOfName{"found {} as the name of a rule, expected a text in quotes"};
inline constexpr Sentence<Text> kTextOfArgument{
    "found {} as the argument of a rule, expected a text in quotes"};
inline constexpr Sentence<Text, Text> kTextOfAbout{"found {} as {}, expected a text in quotes"};

// Rules in JSON.
inline constexpr Sentence<Text> kExpectedRules{"found {} as the rules, expected an array"};
inline constexpr Sentence<Text> kExpectedRule{"found {} as a rule, expected an object"};
inline constexpr Sentence<Text> kArgumentAndValues{"found argument and {} of a rule, expected one of them"};
inline constexpr Sentence<Text, Text> kExpectedValues{
    "found {} as the {} of a rule, expected texts or numbers"};

// Definitions of rules in JSON.
inline constexpr Sentence<Text> kMemberOfDefinition{"found a definition without the member {}, expected it"};
inline constexpr Sentence<Text> kExpectedDefinitions{"found {} as the definitions, expected an array"};
inline constexpr Sentence<Text> kExpectedDefinition{"found {} as a definition, expected an object"};
inline constexpr Sentence<Text> kTextOfSummary{
    "found {} as the summary of a rule, expected a text in quotes"};
inline constexpr Sentence<Text> kExpectedParameters{
    "found {} as the parameters, expected an object with a kind for each name, such as {\"line\": \"path\"}"};
inline constexpr Sentence<Text> kTextOfParameter{
    "found {} as the name of a parameter, expected a text in quotes"};
inline constexpr Sentence<Text> kTextOfKind{"found {} as the kind of a parameter, expected a text in quotes"};
inline constexpr Sentence<Text> kTextOfCondition{"found {} as a condition, expected a text in quotes"};
inline constexpr Sentence<Text> kExpectedConditions{
    "found {} as the conditions, expected a text in quotes, or an array of such texts"};
inline constexpr Sentence<Text> kExpectedShapes{
    "found {} as what is drawn, expected an array of shapes, such as [{\"line\": \"cells\"}]"};
inline constexpr Sentence<Text> kExpectedShape{
    "found {} as a shape, expected an object such as {\"line\": \"cells\"}"};
inline constexpr Sentence<Text, Text> kTextOfShape{
    "found {} as the {} of a shape, expected a text in quotes"};
inline constexpr Sentence<Text, Text> kShapeTwice{"found a {} and a {} in one shape, expected one of them"};

// Bookmarks of booklets.
inline constexpr Sentence<> kPuzzles{"Puzzles"};
inline constexpr Sentence<> kSolutions{"Solutions"};

}  // namespace quadrille::formats::say
