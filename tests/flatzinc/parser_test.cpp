#include "flatzinc/parser.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::test {
namespace {

using namespace flatzinc;
using Kind = Expression::Kind;

std::string error_of(std::string_view text) {
  const Parsed<Program> program = parse(text);
  if (program) return "no error";
  return std::to_string(program.error().line) + ":" + std::to_string(program.error().column) + ": " +
         program.error().message;
}

TEST(Parser, ReplacesNamesByWhatTheyStandFor) {
  const Parsed<Program> parsed = parse(R"(
    predicate my_thing(var int: x, array [int] of var bool: y);
    int: n = 4;
    array [1..2] of int: weights = [n, -1];
    var {1,3,5}: x :: output_var;
    var bool: b :: var_is_introduced = true;
    var -3..4: y = x;
    array [1..2] of var int: xs :: output_array([1..1, 0..1]) = [x, 7];
    constraint int_lin_le(weights, xs, 0x10) :: domain;
    constraint set_in(xs[1], 1..9);
    solve :: int_search([x, int_eq(x, 4), unheard_of], first_fail, indomain_min) maximize y;)");
  ASSERT_TRUE(parsed) << parsed.error().message;
  const Program& program = *parsed;
  ASSERT_EQ(program.variables.size(), 3U);
  EXPECT_EQ(program.sets[*program.variables[0].domain], modelling::set_of({1, 3, 5}));
  EXPECT_TRUE(program.variables[1].is_introduced);
  EXPECT_EQ(program.variables[1].alias->value, 1);
  EXPECT_EQ(program.variables[2].alias->kind, Kind::variable);
  ASSERT_EQ(program.constraints.size(), 2U);
  const auto arguments = program.elements(program.constraints[0].arguments);
  ASSERT_EQ(arguments.size(), 3U);
  EXPECT_EQ(program.elements(arguments[0])[0].value, 4);
  EXPECT_EQ(program.elements(arguments[1])[0].kind, Kind::variable);
  EXPECT_EQ(arguments[2].value, 16);
  EXPECT_EQ(program.name_of(program.elements(program.constraints[0].annotations)[0]), "domain");
  EXPECT_EQ(program.elements(program.constraints[1].arguments)[0].kind, Kind::variable);
  ASSERT_EQ(program.outputs.size(), 2U);
  EXPECT_EQ(program.outputs[1].dimensions, (std::vector<IntervalSet>{{{1, 1}}, {{0, 1}}}));
  EXPECT_EQ(program.goal, Goal::maximise);
  EXPECT_EQ(program.objective.value, 2);
  EXPECT_EQ(program.name_of(program.elements(program.search_annotations)[0]), "int_search");
}

TEST(Parser, SaysWhereAndWhatIsWrong) {
  EXPECT_EQ(error_of(""), "1:1: found no solve item, expected one: the text may be cut off");
  EXPECT_EQ(error_of("solve satisfy"), "1:14: found the end of the text, expected ';'");
  EXPECT_EQ(error_of("var 1..2: x;\nconstraint int_eq(x, y);"), "2:22: 'y' is used before its declaration");
  EXPECT_EQ(error_of("var 1..2: x; var int: x;"), "1:23: 'x' is declared for the second time");
  EXPECT_EQ(error_of("varr int: x;"),
            "1:1: found 'varr', expected an item: a declaration, a constraint or solve");
  EXPECT_EQ(error_of("array [1..3] of int: a = [1,2];"),
            "1:11: the array is declared with 3 elements, but 2 follow");
  EXPECT_EQ(error_of("array [1..1] of int: a = [1]; var int: x = a[2];"),
            "1:44: index 2 lies outside the array, whose indices are 1..1");
  EXPECT_EQ(error_of("solve maximize [1];"), "1:16: the objective must be a variable or a number");
  EXPECT_EQ(error_of("solve satisfy; solve satisfy;"), "1:22: found a second solve item, expected one");
}

TEST(Parser, RefusesFloatsAndSetVariablesClearly) {
  EXPECT_NE(error_of("var float: x;").find("but x is a float: scale it"), std::string::npos);
  EXPECT_NE(
      error_of("var 0.5..1.5: X_INTRODUCED_0_;").find("an expression of this model is a float: scale it"),
      std::string::npos);
  EXPECT_NE(error_of("var set of 1..3: x;").find("no variables for sets"), std::string::npos);
  EXPECT_EQ(error_of("array [1..0] of var set of int: x = []; solve satisfy;"), "no error");
  EXPECT_EQ(error_of("float: x = 1.5; array [1..1] of float: y = [x]; solve satisfy;"), "no error");
}

TEST(Parser, EndsOnDeepNesting) {
  EXPECT_NE(error_of("solve :: " + std::string(100'000, '[')).find("nested too deeply"), std::string::npos);
}

TEST(Parser, TakesAnyNumberOfBracketsBesideOneAnother) {
  std::string text = "var 1..2: a;";
  for (int i = 0; i < 1000; ++i) text += "constraint int_le(a,a);";
  EXPECT_EQ(error_of(text + "solve satisfy;"), "no error");
}

}  // namespace
}  // namespace quadrille::test
