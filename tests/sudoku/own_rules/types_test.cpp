#include "sudoku/own_rules/types.h"

#include <gtest/gtest.h>

#include <string>

#include "sudoku/own_rules/parser.h"

namespace quadrille::sudoku {
namespace {

const std::vector<Parameter>& some_parameters() {
  static const std::vector<Parameter> kParameters{{"line", path_of_cells()},
                                                  {"total", NumberParameter{1, 45}},
                                                  {"some", DigitsParameter{}},
                                                  {"place", OutsideParameter{}},
                                                  {"way", ChoiceParameter{"up down"}}};
  return kParameters;
}

/// The type in words, or the error with its column.
std::string typed(std::string_view text) {
  auto expression = parse_expression(text);
  EXPECT_TRUE(expression.has_value()) << text;
  const auto found = find_types(*expression, some_parameters());
  return found ? std::string(name_of(expression->type))
               : std::to_string(found.error().column) + ": " + found.error().message;
}

TEST(ExpressionTypes, AreFound) {
  EXPECT_EQ(typed("sum(line) = total"), "a formula");
  EXPECT_EQ(typed("line[1] + 1"), "a number");
  EXPECT_EQ(typed("size(line) - total"), "a number that does not depend on digits");
  EXPECT_EQ(typed("line[2..]"), "cells");
  EXPECT_EQ(typed("rows[1]"), "cells");
  EXPECT_EQ(typed("first(line)"), "a cell");
  EXPECT_EQ(typed("line[1] in some"), "a formula");
  EXPECT_EQ(typed("cells_from(place)"), "cells");
  EXPECT_EQ(typed("way = 'up'"), "a formula");
  EXPECT_EQ(typed("count(r in rows: all_different(r))"), "a number");
  EXPECT_EQ(typed("windows(line, 3)"), "groups of cells");
}

TEST(ExpressionTypes, SayWhatDoesNotFit) {
  EXPECT_EQ(
      typed("lin = 1"),
      "1: there is nothing named \"lin\" here; the names are line, total, some, place, way, grid, rows, "
      "columns, regions, least_digit, greatest_digit");
  EXPECT_EQ(typed("total = line"), "9: found cells in a comparison, expected a number");
  EXPECT_EQ(typed("sum(total)"),
            "1: found a number that does not depend on digits as an argument of \"sum\", expected cells");
  EXPECT_EQ(typed("1 and 2"),
            "3: found a number that does not depend on digits and a number that does not depend on digits "
            "next to \"and\", expected a formula and a formula");
  EXPECT_EQ(typed("line[line[1]] = 1"),
            "10: found a cell as a place, expected a number that does not depend on digits");
  EXPECT_EQ(typed("all(a, b in line: a < b)"), "1: found 2 names for cells, expected 1");
  EXPECT_EQ(typed("all(line in line: line = 1)"), "1: the name \"line\" is taken, expected another one");
  EXPECT_EQ(typed("count(line)"),
            "1: found \"count\" without \"in\" and a colon, expected for example count(x in cells: x > 3)");
  EXPECT_EQ(typed("sums(line)").substr(0, 41), "1: there is no function \"sums\"; the funct");
}

}  // namespace
}  // namespace quadrille::sudoku
