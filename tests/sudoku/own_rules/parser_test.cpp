#include "sudoku/own_rules/parser.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::sudoku {
namespace {

/// The tree with brackets around each part: (+ 1 (* 2 3)).
std::string shown(const Expression& expression) {
  using Kind = Expression::Kind;
  if (expression.kind == Kind::number) return std::to_string(expression.number);
  if (expression.kind == Kind::name) return expression.name;
  if (expression.kind == Kind::text) return "'" + expression.name + "'";
  std::string text = "(";
  if (expression.kind == Kind::element) text += "element";
  if (expression.kind == Kind::slice) text += "slice";
  if (expression.kind == Kind::set) text += "set";
  text += expression.name;
  for (const std::string& name : expression.names) text += (text.size() > 1 ? " " : "") + name;
  for (const Expression& part : expression.parts) text += " " + shown(part);
  return text + ")";
}

std::string parsed(std::string_view text) {
  const auto expression = parse_expression(text);
  return expression ? shown(*expression)
                    : std::to_string(expression.error().column) + ": " + expression.error().message;
}

TEST(ExpressionParser, BindsOperatorsAsUsual) {
  EXPECT_EQ(parsed("1 + 2 * 3 - 4"), "(- (+ 1 (* 2 3)) 4)");
  EXPECT_EQ(parsed("-a % 2 = 1"), "(= (% (- a) 2) 1)");
  EXPECT_EQ(parsed("a < b <= c"), "(< <= a b c)");
  EXPECT_EQ(parsed("not a = 1 and b = 2 or c = 3"), "(or (and (not (= a 1)) (= b 2)) (= c 3))");
  EXPECT_EQ(parsed("a = 1 implies b = 1 implies c = 1"), "(implies (= a 1) (implies (= b 1) (= c 1)))");
  EXPECT_EQ(parsed("(a + b) * 2"), "(* (+ a b) 2)");
}

TEST(ExpressionParser, ReadsListsSetsAndPatterns) {
  EXPECT_EQ(parsed("line[1] in {1, 3..5}"), "(in (element line 1) (set 1 (.. 3 5)))");
  EXPECT_EQ(parsed("line[2..] matches '1+'"), "(matches (slice line 2) '1+')");
  EXPECT_EQ(parsed("sum(line[2..4])"), "(sum (slice line 2 4))");
  EXPECT_EQ(parsed("a not in {1}"), "(not (in a (set 1)))");
}

TEST(ExpressionParser, TellsQuantifiersFromCalls) {
  EXPECT_EQ(parsed("all(a, b in pairs(line): a < b)"), "(all a b (pairs line) (< a b))");
  EXPECT_EQ(parsed("sum(i in 1..3: i)"), "(sum i (.. 1 3) i)");
  EXPECT_EQ(parsed("max(a, b)"), "(max a b)");
}

TEST(ExpressionParser, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(parsed("a +"), "4: found the end of the expression, expected a number, a name or (");
  EXPECT_EQ(parsed("a b"), "3: found \"b\", expected an operator such as + or and, or the end");
  EXPECT_EQ(parsed("all(a in b: a = 1"), "18: found the end of the expression, expected )");
  EXPECT_EQ(parsed("12345678"), "1: found 12345678, expected a number up to 1000000");
  EXPECT_EQ(parsed(""), "1: found the end of the expression, expected a number, a name or (");
}

TEST(ExpressionParser, HasBounds) {
  EXPECT_EQ(parsed(std::string(100, '(')), "65: found more than 64 nested brackets, expected fewer");
  EXPECT_EQ(parsed(std::string(2001, 'a')),
            "1: found an expression of 2001 characters, expected at most 2000");
  std::string nested = "1";
  for (int i = 0; i < 60; ++i) nested = "0<(" + nested + ")<1";
  EXPECT_NE(parsed(nested), "");
}

}  // namespace
}  // namespace quadrille::sudoku
