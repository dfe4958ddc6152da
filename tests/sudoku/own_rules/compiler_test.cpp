#include "sudoku/own_rules/compiler.h"

#include <gtest/gtest.h>

#include <string>

#include "support/sudoku/own_rules.h"

namespace quadrille::sudoku {
namespace {

/// The conditions that the formula on `line` adds, each in words.
std::string compiled(const std::string& condition, const std::string& line, int size = 4) {
  std::string text;
  for (const ConditionKind& kind :
       test::own_conditions(test::with_own_rule(Puzzle(size), {{"line", "path 1.."}}, condition, line)))
    text += std::visit([&](const auto& of) { return of.sentence(size); }, kind) + "\n";
  return text;
}

template <class Kind>
std::vector<Kind> all_of_kind(const std::string& condition, const std::string& line, int size = 4) {
  std::vector<Kind> found;
  for (const ConditionKind& kind :
       test::own_conditions(test::with_own_rule(Puzzle(size), {{"line", "path 1.."}}, condition, line)))
    if (const auto* const of = std::get_if<Kind>(&kind)) found.push_back(*of);
  return found;
}

TEST(RuleCompiler, TurnsFormulasOfOneCellIntoDigits) {
  const auto digits = all_of_kind<OneOf>("all(x in line: x % 2 = 1) and line[1] > 1", "r1c1 r1c2");
  ASSERT_EQ(digits.size(), 2u);
  EXPECT_EQ(digits[0].digits, digit_bit(3));
  EXPECT_EQ(digits[1].digits, digit_bit(1) | digit_bit(3));
}

TEST(RuleCompiler, TurnsRisingPairsIntoChains) {
  const auto orders = all_of_kind<Order>("all(a, b in neighbours(line): a < b)", "r1c1 r2c2 r3c3");
  ASSERT_EQ(orders.size(), 1u);
  EXPECT_EQ(orders[0].chain, (std::vector<int>{0, 5, 10}));
  EXPECT_TRUE(orders[0].is_strict);
  const auto falling = all_of_kind<Order>("all(a, b in neighbours(line): a >= b)", "r1c1 r2c2 r3c3");
  ASSERT_EQ(falling.size(), 1u);
  EXPECT_EQ(falling[0].chain, (std::vector<int>{10, 5, 0}));
  EXPECT_FALSE(falling[0].is_strict);
}

TEST(RuleCompiler, TurnsPairsIntoOneMatrixForAll) {
  const auto pairs = all_of_kind<Relation>("all(a, b in neighbours(line): abs(a - b) >= 2 and a + b != 4)",
                                           "r1c1 r2c2 r3c3");
  ASSERT_EQ(pairs.size(), 2u);
  EXPECT_EQ(pairs[0].pairs, pairs[1].pairs);
  EXPECT_EQ(pairs[0].pairs->seconds_for(1), digit_bit(4));
}

TEST(RuleCompiler, KeepsSumsAndDifferentCells) {
  EXPECT_EQ(compiled("sum(line) = 7", "r1c1 r1c2"), "r1c1 + r1c2 = 7\n");
  EXPECT_EQ(compiled("sum(line) <= 7", "r1c1 r1c2 r2c2"), "r1c1 + r1c2 + r2c2 <= 7\n");
  EXPECT_EQ(compiled("2 * sum(line[2..]) > line[1] + 3", "r1c1 r1c2 r2c2"), "-r1c1 + 2 r1c2 + 2 r2c2 >= 4\n");
  EXPECT_EQ(all_of_kind<Distinct>("all_different(line)", "r1c1 r2c2 r3c3")[0].members,
            (std::vector<int>{0, 5, 10}));
}

TEST(RuleCompiler, TurnsAllElseIntoAnAutomaton) {
  const auto words = all_of_kind<DigitWord>("max(line) - min(line) = 2", "r1c1 r2c2 r3c3");
  ASSERT_EQ(words.size(), 1u);
  for (int code = 0; code < 64; ++code) {
    Grid grid(16, 1);
    const int a = grid[0] = code / 16 + 1, b = grid[5] = code / 4 % 4 + 1, c = grid[10] = code % 4 + 1;
    EXPECT_EQ(words[0].holds(grid), std::max({a, b, c}) - std::min({a, b, c}) == 2) << code;
  }
}

TEST(RuleCompiler, JoinsFormulasThatShareCells) {
  const std::string modular =
      "all(w in windows(line, 3): w[1] % 3 != w[2] % 3 and w[2] % 3 != w[3] % 3 and "
      "(w[1] + w[2] + w[3]) % 3 = 0)";
  const auto words = all_of_kind<DigitWord>(modular, "r1c1 r1c2 r1c3 r2c3 r3c3 r4c3");
  ASSERT_EQ(words.size(), 1u);
  EXPECT_EQ(words[0].path.size(), 6u);
}

TEST(RuleCompiler, GivesNoDigitToWhatIsFalse) {
  const auto digits = all_of_kind<OneOf>("sum(line) = 100", "r1c1 r1c2");
  ASSERT_EQ(digits.size(), 1u);
  EXPECT_EQ(digits[0].digits, 0u);
  EXPECT_EQ(compiled("sum(line) < 100", "r1c1 r1c2"), "");
}

TEST(RuleCompiler, HasBounds) {
  Terms terms(9, 1);
  std::vector<Term> products;
  for (int cell = 0; cell + 1 < 30; ++cell)
    products.push_back(terms.times(terms.cell(cell), terms.cell(29 - cell)));
  const Term formula = terms.zero(terms.plus(terms.sum(products), terms.number(500), -1));
  const auto failed = compile(terms, std::vector<Term>{Terms::truth(true), formula});
  ASSERT_FALSE(failed.has_value());
  EXPECT_EQ(failed.error(), 1u);
  EXPECT_EQ(automaton_of(terms, formula, 10, 1'000'000), nullptr);
  EXPECT_EQ(automaton_of(terms, formula, 1'000'000, 10), nullptr);
}

}  // namespace
}  // namespace quadrille::sudoku
