#include "flatzinc/scanner.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::test {
namespace {

using flatzinc::Scanner;
using flatzinc::TokenKind;

TEST(Scanner, CutsTokens) {
  Scanner scanner("var 1..3:: x % to the end\n_y\"a \\\" b\";");
  std::vector<std::string_view> texts;
  for (; scanner.token().kind != TokenKind::end; scanner.advance()) texts.push_back(scanner.token().text);
  EXPECT_EQ(texts, (std::vector<std::string_view>{"var", "1", "..", "3", "::", "x", "_y", "a \\\" b", ";"}));
}

TEST(Scanner, ReadsNumbers) {
  const auto integer = [](std::string_view text) {
    const Scanner scanner(text);
    return scanner.token().kind == TokenKind::integer ? scanner.token().integer : -999;
  };
  EXPECT_EQ(integer("-12"), -12);
  EXPECT_EQ(integer("0x1F"), 31);
  EXPECT_EQ(integer("0o17"), 15);
  EXPECT_EQ(integer("9223372036854775806"), 9223372036854775806);
  EXPECT_EQ(integer("9223372036854775807"), -999);
  EXPECT_EQ(integer("-9223372036854775806"), -9223372036854775806);
  const Scanner real("-1.5e3");
  EXPECT_EQ(real.token().kind, TokenKind::real);
  EXPECT_EQ(real.token().real, -1500.0);
  const std::vector<std::pair<std::string_view, std::string_view>> reals{
      {"0.125,", "0.125"}, {"2e-3]", "2e-3"}, {"1.5..2.5", "1.5"}, {"3E+2", "3E+2"}, {"1.5e+x", "1.5"}};
  for (const auto& [text, number] : reals) {
    EXPECT_EQ(Scanner(text).token().text, number);
    EXPECT_EQ(Scanner(text).token().real, std::stod(std::string(number)));
  }
  EXPECT_EQ(Scanner("1..2").token().kind, TokenKind::integer);
}

TEST(Scanner, StaysAtAFault) {
  for (const std::string_view text :
       {"#", "-", "--1", "\"open", "0x", "1e999", ".", "99999999999999999999"}) {
    Scanner scanner(text);
    scanner.advance();
    EXPECT_EQ(scanner.token().kind, TokenKind::fault) << text;
    EXPECT_FALSE(scanner.fault().empty());
  }
}

TEST(Scanner, TellsLineAndColumn) {
  const InputError error = flatzinc::error_at("ab\ncd\nef", 4, "so");
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 2);
}

}  // namespace
}  // namespace quadrille::test
