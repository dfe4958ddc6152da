#include "sudoku/puzzle/parameter.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

constexpr int kSize = 4;

Parsed<Value> parse(const ParameterKind& kind, const std::vector<std::string_view>& words) {
  return parse_value({"sum", kind}, kSize, words);
}
std::string message(const ParameterKind& kind, const std::vector<std::string_view>& words) {
  const auto value = parse(kind, words);
  return value ? "no error" : value.error().message;
}
using Cells = std::vector<int>;

Fallback half_of_digits() {
  return {[](int size) { return size / 2; }, "half the digits"};
}

TEST(Parameter, CellsAreASetUnlessTheyAreAPath) {
  EXPECT_EQ(parse(CellsParameter{}, {"R2C2", "r1c1"}).value(), Value(Cells{0, 5}));
  EXPECT_EQ(parse(CellsParameter{.is_path = true}, {"r2c2", "r1c1"}).value(), Value(Cells{5, 0}));
  EXPECT_EQ(parse(pair_of_cells(), {"r2c2", "r1c1"}).value(), Value(Cells{5, 0}));
}

TEST(Parameter, CellsAreOfTheGridAndAsManyAsAllowed) {
  EXPECT_EQ(message(CellsParameter{}, {"r1c5"}), "found \"r1c5\", expected a cell from r1c1 to r4c4");
  EXPECT_EQ(message(CellsParameter{}, {"r1c2", "r1c1", "r1c2"}),
            "r1c2 is named twice, expected each cell once");
  EXPECT_EQ(message(CellsParameter{}, {}), "found 0 cells, expected 1 to 4");
  EXPECT_EQ(message(CellsParameter{.most = 2}, {"r1c1", "r1c2", "r1c3"}), "found 3 cells, expected 1 to 2");
  EXPECT_EQ(message(pair_of_cells(), {"r1c1"}), "found 1 cell, expected 2");
}

TEST(Parameter, CellsMayBeNamedTogether) {
  const CellsParameter path{.most = 9, .is_path = true};
  EXPECT_EQ(parse(path, {"r1c3-r1c1"}).value(), Value(Cells{2, 1, 0}));
  EXPECT_EQ(parse(path, {"r1c1-r3c3"}).value(), Value(Cells{0, 5, 10}));
  EXPECT_EQ(parse(path, {"r1c1-r1c3-r3c3", "r4c4"}).value(), Value(Cells{0, 1, 2, 6, 10, 15}));
  EXPECT_EQ(parse(path, {"R2C2:r1c1"}).value(), Value(Cells{0, 1, 4, 5}));
  EXPECT_EQ(parse(path, {"A2", "b1-b2"}).value(), Value(Cells{1, 4, 5}));
  for (const std::string word :
       {"r1c1-r2c3", "r1c1:r5c5", "r1c1:r2c2:r3c3", "r1c1-r1c2:r2c2", "r1c1-", "-r1c1"})
    EXPECT_EQ(message(path, {word}),
              "found \"" + word +
                  "\", expected cells of the grid along a row, a column or a diagonal, such "
                  "as r1c1-r1c3, or those of a rectangle, such as r1c1:r3c3");
  for (const std::string word : {"E1", "A5", "A", "AA1", "1A"}) EXPECT_FALSE(parse(path, {word})) << word;
}

TEST(Parameter, NumbersKeepTheirBoundsAndMayBeLeftOut) {
  const NumberParameter number{1, 9, 5};
  EXPECT_EQ(parse(number, {"9"}).value(), Value(9));
  EXPECT_EQ(parse(number, {}).value(), Value(5));
  EXPECT_EQ(message(number, {"10"}), "found \"10\" as the sum, expected a number from 1 to 9");
  EXPECT_EQ(message(number, {"1", "2"}), "found \"1 2\" as the sum, expected a number from 1 to 9");
  EXPECT_EQ(message(number, {"3x"}), "found \"3x\" as the sum, expected a number from 1 to 9");
  EXPECT_EQ(message(NumberParameter{1, 9}, {}), "found \"\" as the sum, expected a number from 1 to 9");
}

TEST(Parameter, NumbersMayBeLeftOut) {
  EXPECT_EQ(parse(NumberParameter{1, 9, half_of_digits()}, {}).value(), Value(2));
  EXPECT_EQ(parse(NumberParameter{1, 9, kNoNumber}, {}).value(), Value(kNoNumber));
  EXPECT_EQ(parse(NumberParameter{1, 9, kNoNumber}, {"4"}).value(), Value(4));
}

TEST(Parameter, LinesHaveNoEndBeforeTheGridHas) {
  EXPECT_EQ(message(path_of_cells(), {"r1c1"}), "found 1 cell, expected 2 or more");
}

TEST(Parameter, OfADigitListTakesDigitsSeveralTimes) {
  EXPECT_EQ(parse(DigitListParameter{3}, {"4", "1", "4"}).value(), Value(DigitList{{1, 4, 4}}));
  EXPECT_EQ(text_of(DigitList{{1, 4, 4}}, 4), "1 4 4");
  EXPECT_EQ(message(DigitListParameter{3}, {"5"}), "found \"5\" among the sum, expected a digit from 1 to 4");
  EXPECT_EQ(message(DigitListParameter{3}, {}), "found no sum, expected digits from 1 to 4");
  EXPECT_EQ(message(DigitListParameter{3}, {"1", "1", "1", "1"}), "found 4 sum, expected 1 to 3");
}

TEST(Parameter, DigitsAreOfTheGrid) {
  EXPECT_EQ(parse(DigitsParameter{}, {"4", "1"}).value(), Value(Word{0b1001}));
  EXPECT_EQ(message(DigitsParameter{}, {"5"}), "found \"5\" among the sum, expected a digit from 1 to 4");
  EXPECT_EQ(message(DigitsParameter{}, {"0"}), "found \"0\" among the sum, expected a digit from 1 to 4");
  EXPECT_EQ(message(DigitsParameter{}, {"2", "2"}), "2 is named twice, expected each digit once");
  EXPECT_EQ(message(DigitsParameter{}, {}), "found no sum, expected digits from 1 to 4");
}

TEST(Parameter, ChoicesHaveNames) {
  const ChoiceParameter side{"left right"};
  EXPECT_EQ(parse(side, {"right"}).value(), Value(std::string("right")));
  EXPECT_EQ(message(side, {"up"}), "found \"up\" as the sum, expected one of left, right");
}

TEST(Parameter, DigitsAndChoicesMayBeLeftOut) {
  EXPECT_EQ(parse(DigitsParameter{.all_if_missing = true}, {}).value(), Value(Word{0b1111}));
  EXPECT_EQ(parse(DigitsParameter{.all_if_missing = true}, {"2"}).value(), Value(Word{0b10}));
  EXPECT_EQ(parse(ChoiceParameter{"left right", "left"}, {}).value(), Value(std::string("left")));
  EXPECT_EQ(message(ChoiceParameter{"left right"}, {}), "found \"\" as the sum, expected one of left, right");
  EXPECT_EQ(help_of({"digits", DigitsParameter{.all_if_missing = true}}),
            "digits such as 1 3 5 (by default all)");
  EXPECT_EQ(help_of({"side", ChoiceParameter{"left right", "left"}}), "one of left, right (by default left)");
}

TEST(Parameter, KnowsWhatIsUsual) {
  EXPECT_EQ(usual_value({"by", NumberParameter{1, 8, 5}}, kSize), Value(5));
  for (const ParameterKind& kind :
       {ParameterKind(NumberParameter{1, 8}), ParameterKind(DigitsParameter{}),
        ParameterKind(CellsParameter{}), ParameterKind(ChoiceParameter{"left right"})})
    EXPECT_FALSE(usual_value({"it", kind}, kSize));
}

TEST(Parameter, CellsOfAPathMayRepeat) {
  const CellsParameter cells{.is_path = true, .may_repeat = true};
  EXPECT_EQ(parse(cells, {"r1c2", "r1c1", "r1c2"}).value(), Value(Cells{1, 0, 1}));
}

TEST(Parameter, ListsOfCellsStandBetweenSlashes) {
  const CellLists lists{{{1, 0}, {4}, {8, 9}}};
  EXPECT_EQ(parse(CellListsParameter{}, {"r1c2", "r1c1", "/", "r2c1", "/", "r3c1", "r3c2"}).value(),
            Value(lists));
  EXPECT_TRUE(parse(CellListsParameter{}, {"r1c1", "/", "r1c1"})) << "lists may share cells";
  EXPECT_EQ(text_of(lists, kSize), "r1c2 r1c1 / r2c1 / r3c1 r3c2");
  const std::string wanted =
      "expected two or more lists of cells, separated by slashes: r1c1 r1c2 / r2c1 r2c2";
  EXPECT_EQ(message(CellListsParameter{}, {"r1c1", "r1c2"}), wanted);
  EXPECT_EQ(message(CellListsParameter{}, {"r1c1", "/"}), wanted);
  EXPECT_EQ(message(CellListsParameter{}, {}), wanted);
  EXPECT_EQ(message(CellListsParameter{}, {"r1c1", "r1c1", "/", "r1c2"}),
            "r1c1 is named twice, expected each cell once");
  EXPECT_EQ(message(CellListsParameter{}, {"r1c1", "/", "r9c1"}),
            "found \"r9c1\", expected a cell from r1c1 to r4c4");
}

TEST(Parameter, ListsOfNumbersKeepTheirOrder) {
  const NumberListParameter list{-2, 9, 0, 3};
  EXPECT_EQ(parse(list, {"9", "-2", "9"}).value(), Value(NumberList{{9, -2, 9}}));
  EXPECT_EQ(parse(list, {}).value(), Value(NumberList{}));
  EXPECT_EQ(usual_value({"sum", list}, kSize), Value(NumberList{}));
  EXPECT_EQ(text_of(NumberList{{9, -2}}, kSize), "9 -2");
  EXPECT_EQ(message(list, {"-3"}), "found \"-3\" among the sum, expected numbers from -2 to 9");
  EXPECT_EQ(message(list, {"x"}), "found \"x\" among the sum, expected numbers from -2 to 9");
  EXPECT_EQ(message(list, {"1", "1", "1", "1"}), "found 4 sum, expected 0 to 3");
  EXPECT_EQ(message(NumberListParameter{1, 9}, {}), "found 0 sum, expected 1 or more");
  EXPECT_EQ(help_of({"sum", list}), "optional numbers from -2 to 9");
}

TEST(Parameter, PlacesLieBesideTheGrid) {
  EXPECT_EQ(parse(OutsideParameter{}, {"r0c3"}).value(), Value(Outside{0, 3}));
  EXPECT_EQ(parse(OutsideParameter{.corners = true}, {"r5c0"}).value(), Value(Outside{5, 0}));
  EXPECT_EQ(
      message(OutsideParameter{}, {"r5c0"}),
      "found \"r5c0\" as the sum, expected a place beside the grid, such as r0c2 above column 2 or r2c5 "
      "right of row 2");
  EXPECT_EQ(text_of(Outside{0, 3}, kSize), "r0c3");
  EXPECT_EQ(help_of({"place", OutsideParameter{}}),
            "a place beside the grid, such as r0c2 above column 2 or r2c0 left of row 2");
}

TEST(Parameter, ValuesAreReadBackFromTheirText) {
  EXPECT_EQ(text_of(Cells{5, 0}, kSize), "r2c2 r1c1");
  EXPECT_EQ(text_of(7, kSize), "7");
  EXPECT_EQ(text_of(Word{0b1001}, kSize), "1 4");
  EXPECT_EQ(text_of(std::string("left"), kSize), "left");
}

TEST(RuleUse, HashesTellCellsAndNumbersApart) {
  const RuleUse use{"killer_cage", {std::vector{0, 1}, 5}};
  EXPECT_EQ(hash_of(use), hash_of(RuleUse(use)));
  for (const RuleUse& other :
       {RuleUse{"killer_cage", {std::vector{0, 2}, 5}}, RuleUse{"killer_cage", {std::vector{0, 1}, 6}},
        RuleUse{"sum", {std::vector{0, 1}, 5}}, RuleUse{"killer_cage", {}}})
    EXPECT_NE(hash_of(use), hash_of(other));
}

TEST(Parameter, IsExplained) {
  EXPECT_EQ(help_of({"cells", CellsParameter{}}), "cells such as r1c1 r2c2 r3c3");
  EXPECT_EQ(help_of({"line", CellsParameter{.is_path = true}}), "cells in order, such as r1c1 r2c2 r3c3");
  EXPECT_EQ(help_of({"pair", pair_of_cells()}), "two cells such as r1c1 r1c2");
  EXPECT_EQ(help_of({"sum", NumberParameter{1, 45}}), "a number from 1 to 45");
  EXPECT_EQ(help_of({"path", path_of_cells()}), "cells in order, such as r1c1 r2c2 r3c3");
  EXPECT_EQ(help_of({"by", NumberParameter{1, 8, 5}}), "a number from 1 to 8 (by default 5)");
  EXPECT_EQ(help_of({"by", NumberParameter{1, 8, kNoNumber}}), "an optional number from 1 to 8");
  EXPECT_EQ(help_of({"by", NumberParameter{1, 8, half_of_digits()}}),
            "a number from 1 to 8 (by default half the digits)");
  EXPECT_EQ(help_of({"digits", DigitsParameter{}}), "digits such as 1 3 5");
  EXPECT_EQ(help_of({"digits", DigitListParameter{4}}), "digits such as 1 3 3, 1 to 4");
  EXPECT_EQ(help_of({"side", ChoiceParameter{"left right"}}), "one of left, right");
}

}  // namespace
}  // namespace quadrille::sudoku
