#include "proof/opb.h"

#include <array>

#include <gtest/gtest.h>

namespace quadrille::proof {
namespace {

std::string text_of(const OpbFormula& formula) {
  std::string text;
  formula.write([&text](std::string_view piece) { text += piece; });
  return text;
}

TEST(OpbFormula, IsWrittenWithoutNegatedLiterals) {
  OpbFormula formula({"aa", "bb", "cc"});
  formula.remark("one of two");
  EXPECT_EQ(formula.add(std::array{1, 2}, 1), 1U);
  EXPECT_EQ(formula.add(std::array{-1, -2, -3}, 2), 2U);
  formula.remark("nothing");
  formula.remark("satisfies this");
  EXPECT_EQ(formula.add({}, 1), 3U);
  EXPECT_EQ(text_of(formula),
            "* #variable= 3 #constraint= 3\n"
            "* one of two\n"
            "+1 aa +1 bb >= 1 ;\n"
            "-1 aa -1 bb -1 cc >= -1 ;\n"
            "* nothing\n"
            "* satisfies this\n"
            ">= 1 ;\n");
}

TEST(OpbFormula, GivesBackWhatWasAdded) {
  OpbFormula formula({"aa", "bb"});
  formula.add(std::array{1, -2}, 1);
  formula.add(std::array{2}, 0);
  ASSERT_EQ(formula.constraint_count(), 2U);
  EXPECT_EQ(formula.constraint(0).literals.size(), 2U);
  EXPECT_EQ(formula.constraint(0).literals[1], -2);
  EXPECT_EQ(formula.constraint(1).literals.size(), 1U);
  EXPECT_EQ(formula.constraint(1).bound, 0);
}

TEST(OpbFormula, IsHandedOnInPieces) {
  OpbFormula formula({"aa"});
  for (int i = 0; i < 100'000; ++i) formula.add(std::array{1}, 1);
  std::size_t pieces = 0, length = 0;
  formula.write([&](std::string_view piece) {
    ++pieces;
    length += piece.size();
  });
  EXPECT_GT(pieces, 10U);
  EXPECT_EQ(length, std::string_view("* #variable= 1 #constraint= 100000\n").size() +
                        100'000 * std::string_view("+1 aa >= 1 ;\n").size());
}

TEST(OpbFormula, WeighsLiterals) {
  OpbFormula formula({"x1", "x2"});
  EXPECT_EQ(formula.add_variable("h3"), 3);
  formula.add(std::array{1, -2}, 1);
  formula.add(std::array{1, -3}, std::array{4, 2}, 5);
  EXPECT_EQ(formula.constraint(0).weight(1), 1);
  EXPECT_EQ(formula.constraint(1).weight(0), 4);
  EXPECT_EQ(formula.constraint(1).weights.size(), 2U);
  std::string text;
  formula.write([&text](std::string_view piece) { text += piece; });
  EXPECT_EQ(text, "* #variable= 3 #constraint= 2\n+1 x1 -1 x2 >= 0 ;\n+4 x1 -2 h3 >= 3 ;\n");
}

}  // namespace
}  // namespace quadrille::proof
