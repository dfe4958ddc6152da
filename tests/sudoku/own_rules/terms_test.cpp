#include "sudoku/own_rules/terms.h"

#include <gtest/gtest.h>

#include <functional>

#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::sudoku {
namespace {

class TermsOfThreeDigits : public testing::Test {
 protected:
  /// The remaining term when the cells 0, 1, .. hold these digits.
  [[nodiscard]] std::optional<std::int64_t> value(Term term, const std::vector<int>& digits) {
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
      Terms::Put putting = terms_.putting(static_cast<int>(cell), digits[cell]);
      term = terms_.put(term, putting);
    }
    return terms_.value(term);
  }

  Terms terms_{3, 1};
  Term a_ = terms_.cell(0), b_ = terms_.cell(1), c_ = terms_.cell(2);
};

TEST_F(TermsOfThreeDigits, AreTheSameWhereTheyMeanTheSame) {
  EXPECT_EQ(terms_.plus(a_, b_), terms_.plus(b_, a_));
  EXPECT_EQ(terms_.plus(terms_.plus(a_, b_), b_, -1), a_);
  EXPECT_EQ(terms_.zero(terms_.plus(a_, b_, -1)), terms_.zero(terms_.plus(b_, a_, -1)));
  EXPECT_EQ(terms_.zero(terms_.times(terms_.number(2), terms_.plus(a_, b_, -1))),
            terms_.zero(terms_.plus(a_, b_, -1)));
  EXPECT_EQ(terms_.all({a_ == b_ ? 0U : 1U, terms_.zero(terms_.plus(a_, terms_.number(1), -1))}),
            terms_.zero(terms_.plus(a_, terms_.number(1), -1)));
  const Term small = terms_.not_negative(terms_.plus(terms_.number(2), a_, -1));
  EXPECT_EQ(terms_.negation(terms_.negation(small)), small);
}

TEST_F(TermsOfThreeDigits, AreDecidedByTheirBounds) {
  const Term sum = terms_.plus(terms_.plus(a_, b_), c_);
  EXPECT_EQ(terms_.zero(terms_.plus(sum, terms_.number(10), -1)), Terms::truth(false));
  EXPECT_EQ(terms_.not_negative(terms_.plus(sum, terms_.number(3), -1)), Terms::truth(true));
  EXPECT_EQ(
      terms_.zero(terms_.plus(terms_.times(terms_.number(2), terms_.plus(a_, b_)), terms_.number(5), -1)),
      Terms::truth(false));
}

TEST_F(TermsOfThreeDigits, DivideRoundingDownAndNotByZero) {
  const Term negative = terms_.plus(terms_.number(-3), a_, -1);  // -3 - a
  EXPECT_EQ(value(terms_.quotient(negative, terms_.number(2)), {2}), -3);
  EXPECT_EQ(value(terms_.remainder(negative, terms_.number(2)), {2}), 1);
  const Term by_zero = terms_.quotient(a_, terms_.plus(b_, terms_.number(1), -1));
  const Term equation = terms_.zero(terms_.plus(by_zero, terms_.number(3), -1));
  EXPECT_EQ(value(equation, {3, 1}), 0);
  EXPECT_EQ(value(equation, {3, 2}), 1);
  EXPECT_EQ(value(terms_.negation(equation), {3, 1}), 1);
  const Term unequal = terms_.not_zero(terms_.plus(by_zero, terms_.number(3), -1));
  EXPECT_EQ(value(unequal, {3, 1}), 0);
}

TEST_F(TermsOfThreeDigits, SeeAnOverflow) {
  Term power = terms_.number(1000);
  for (int i = 0; i < 5; ++i) power = terms_.times(power, terms_.number(1000));
  EXPECT_TRUE(terms_.has_overflow());
}

/// Random terms, each with its meaning.
class RandomTerms {
 public:
  using Meaning = std::function<std::int64_t(const std::vector<int>&)>;
  struct Both {
    Term term;
    Meaning meaning;
  };

  RandomTerms(Terms& terms, int cells, Random& random) : terms_(terms), cells_(cells), random_(random) {}

  Both number(int depth) {
    const auto kind = depth == 0 ? random_.below(2) : random_.below(9);
    if (kind == 0) {
      const auto n = static_cast<std::int64_t>(random_.below(7)) - 3;
      return {terms_.number(n), [n](const auto&) { return n; }};
    }
    if (kind == 1) {
      const auto cell = static_cast<std::size_t>(random_.below(static_cast<std::uint64_t>(cells_)));
      return {terms_.cell(static_cast<int>(cell)), [cell](const auto& digits) { return digits[cell]; }};
    }
    const Both x = kind == 8 ? formula(depth - 1) : number(depth - 1), y = number(depth - 1);
    const auto both = [x, y](auto f) {
      return [x, y, f](const std::vector<int>& digits) { return f(x.meaning(digits), y.meaning(digits)); };
    };
    using I = std::int64_t;
    switch (kind) {
      case 2: return {terms_.plus(x.term, y.term, -2), both([](I a, I b) { return a - 2 * b; })};
      case 3: return {terms_.times(x.term, y.term), both([](I a, I b) { return a * b; })};
      case 4:
        return {terms_.absolute(x.term), [x](const auto& digits) { return std::abs(x.meaning(digits)); }};
      case 5: return {terms_.least({x.term, y.term}), both([](I a, I b) { return std::min(a, b); })};
      case 6: return {terms_.greatest({x.term, y.term}), both([](I a, I b) { return std::max(a, b); })};
      case 7:
        return {terms_.remainder(x.term, terms_.number(3)),
                [x](const auto& digits) { return ((x.meaning(digits) % 3) + 3) % 3; }};
      default: return {terms_.plus(x.term, y.term), both([](I a, I b) { return a + b; })};
    }
  }

  Both formula(int depth) {
    const auto kind = depth == 0 ? random_.below(3) : random_.below(6);
    if (kind < 3) {
      const Both x = number(depth);
      const Term term = kind == 0   ? terms_.zero(x.term)
                        : kind == 1 ? terms_.not_negative(x.term)
                                    : terms_.not_zero(x.term);
      return {term, [x, kind](const auto& digits) {
                const std::int64_t n = x.meaning(digits);
                return static_cast<std::int64_t>(kind == 0 ? n == 0 : kind == 1 ? n >= 0 : n != 0);
              }};
    }
    const Both x = formula(depth - 1), y = formula(depth - 1);
    if (kind == 3)
      return {terms_.all({x.term, y.term}),
              [x, y](const auto& digits) { return x.meaning(digits) & y.meaning(digits); }};
    if (kind == 4)
      return {terms_.any({x.term, y.term}),
              [x, y](const auto& digits) { return x.meaning(digits) | y.meaning(digits); }};
    return {terms_.negation(x.term), [x](const auto& digits) { return 1 - x.meaning(digits); }};
  }

 private:
  Terms& terms_;
  int cells_;
  Random& random_;
};

TEST(Terms, KeepTheirMeaningAsDigitsArePutIn) {
  Random random(7);
  for (int round = 0; round < test::rounds(2000); ++round) {
    Terms terms(3, static_cast<int>(random.below(2)));
    for (int cell = 0; cell < 3; ++cell) static_cast<void>(terms.cell(cell));
    const auto [formula, meaning] = RandomTerms(terms, 3, random).formula(3);
    for (int code = 0; code < 27; ++code) {
      const std::vector<int> digits{code / 9, code / 3 % 3, code % 3};
      Term left = formula;
      std::vector<int> values;
      for (std::size_t cell = 0; cell < 3; ++cell) {
        Terms::Put putting = terms.putting(static_cast<int>(cell), digits[cell] + 1);
        left = terms.put(left, putting);
        values.push_back(digits[cell] + terms.least_digit());
      }
      ASSERT_EQ(terms.value(left), meaning(values)) << round;
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku
