#include "xcsp/expression.h"

#include <gtest/gtest.h>

namespace quadrille::xcsp {
namespace {

using Words = std::vector<std::string>;

TEST(Expression, IsATree) {
  const auto e = parse_expression(" eq( add(x, y[2]) ,-10) ");
  ASSERT_TRUE(e);
  EXPECT_EQ(e->operation, "eq");
  ASSERT_EQ(e->parts.size(), 2U);
  EXPECT_EQ(e->parts[0].operation, "add");
  EXPECT_EQ(e->parts[0].parts[1].text, "y[2]");
  EXPECT_TRUE(e->parts[1].is_leaf());
  EXPECT_EQ(without_spaces(e->source), "eq(add(x,y[2]),-10)");
  EXPECT_EQ(parse_expression("{1,2}")->operation, "set");
}

TEST(Expression, OnlyLeavesCopyTheirText) {
  std::string text = "x";
  for (int depth = 0; depth < 100; ++depth) text = "neg(" + text + ")";
  const auto e = parse_expression(text);
  ASSERT_TRUE(e);
  EXPECT_EQ(e->source, text);
  std::size_t copied = 0;
  for (const Expression* node = &*e;; node = &node->parts[0]) {
    copied += node->text.size();
    if (node->is_leaf()) break;
  }
  EXPECT_EQ(copied, 1U);
}

TEST(Expression, IsRefusedWhereItIsNone) {
  for (const char* text : {"", "eq(x", "eq(x))", "x)", "a,b", "{1", "(x)", "eq(x)y", "eq(x)(y)", "x{1}",
                           "eq(x,{y)", "eq(x{1})", "eq(add(x,y)"})
    EXPECT_FALSE(parse_expression(text)) << text;
}

TEST(Numbers, AreWholeOrInfinite) {
  EXPECT_EQ(parse_number(" +12 "), 12);
  EXPECT_EQ(parse_number("-infinity"), cp::kMinusInfinity);
  for (const char* text : {"", "x", "1.5", "1x", "99999999999999999999"})
    EXPECT_FALSE(parse_number(text)) << text;
}

TEST(Words, StandBetweenWhiteSpace) {
  EXPECT_EQ(words_of(" a add(b, c)\n d "), (Words{"a", "add(b, c)", "d"}));
  EXPECT_EQ(split_at_commas("in,{1,2}"), (Words{"in", "{1,2}"}));
  EXPECT_EQ(tuples_of("(1, 2)(3,*) (4"), (std::vector<Words>{{"1", "2"}, {"3", "*"}}));
}

}  // namespace
}  // namespace quadrille::xcsp
