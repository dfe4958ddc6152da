#include "sudoku/own_rules/parameter_text.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::sudoku {
namespace {

TEST(ParameterText, ReadsEachKind) {
  const auto path = std::get<CellsParameter>(parse_parameter_kind("path 3..").value());
  EXPECT_TRUE(path.is_path && path.least == 3 && path.most == kMostCells);
  const auto cells = std::get<CellsParameter>(parse_parameter_kind("cells 2..5").value());
  EXPECT_TRUE(!cells.is_path && cells.least == 2 && cells.most == 5);
  EXPECT_EQ(std::get<CellsParameter>(parse_parameter_kind("cells 4").value()).least, 4);
  const auto number = std::get<NumberParameter>(parse_parameter_kind("number -3..45 default 5").value());
  EXPECT_TRUE(number.least == -3 && number.most == 45 && number.fallback->number(9) == 5);
  EXPECT_FALSE(std::get<NumberParameter>(parse_parameter_kind("number 1..45").value()).fallback);
  EXPECT_TRUE(std::holds_alternative<DigitsParameter>(parse_parameter_kind("digits").value()));
  EXPECT_TRUE(std::get<OutsideParameter>(parse_parameter_kind("outside corners").value()).corners);
  EXPECT_FALSE(std::get<OutsideParameter>(parse_parameter_kind("outside").value()).corners);
  const std::string_view choice = "choice up  down";
  EXPECT_EQ(std::get<ChoiceParameter>(parse_parameter_kind(choice).value()).names(),
            (std::vector<std::string_view>{"up", "down"}));
}

TEST(ParameterText, SaysWhatIsWrongAndWhere) {
  const auto error = [](std::string_view text) {
    const auto kind = parse_parameter_kind(text);
    return kind ? std::string() : std::to_string(kind.error().column) + ": " + kind.error().message;
  };
  EXPECT_EQ(error("list"),
            "1: found \"list\" as the kind of a parameter, expected cells, path, number, digits, choice or "
            "outside, "
            "such as \"path 3..\" or \"number 1..45 default 5\"");
  EXPECT_EQ(error("path 5..2"), "6: found \"5..2\", expected how many cells, such as 4, 2..5 or 3..");
  EXPECT_EQ(error("number"), "7: expected the least and the greatest number, such as number 1..45");
  EXPECT_EQ(error("number 1..9 default 10"), "13: expected \"default\" and a number from 1 to 9");
}

}  // namespace
}  // namespace quadrille::sudoku
