#include "sudoku/own_rules/lexer.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::sudoku {
namespace {

TEST(ExpressionLexer, PartsWordsAndSigns) {
  const auto tokens = expression_tokens("a1<=12 .. 'x y'[]");
  ASSERT_TRUE(tokens.has_value());
  std::string texts;
  for (const ExpressionToken& token : *tokens) texts += std::string(token.text) + "|";
  EXPECT_EQ(texts, "a1|<=|12|..|x y|[|]||");
  EXPECT_EQ((*tokens)[2].kind, ExpressionToken::Kind::number);
  EXPECT_EQ((*tokens)[4].kind, ExpressionToken::Kind::text);
  EXPECT_EQ((*tokens)[4].at, 10u);
}

TEST(ExpressionLexer, NamesThePlaceOfWhatItDoesNotKnow) {
  EXPECT_EQ(expression_tokens("a # b").error().column, 3);
  EXPECT_EQ(expression_tokens("line matches '12").error().column, 14);
}

}  // namespace
}  // namespace quadrille::sudoku
