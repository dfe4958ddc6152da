#include "sudoku/own_rules/term_bounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <utility>

namespace quadrille::sudoku {
namespace {

using Op = Terms::Op;
using Bounds = std::pair<std::int64_t, std::int64_t>;

/// Two numbers that depend on cells: one from -2 to 1, the other from low to low + 3.
class TermBounds : public testing::Test {
 protected:
  [[nodiscard]] Bounds bounds(Op op, std::vector<Term> parts, std::vector<std::int64_t> factors = {}) const {
    Terms::Node node{.op = op, .parts = std::move(parts), .factors = std::move(factors)};
    deduce_from_parts(node, terms_);
    return {node.least, node.greatest};
  }
  [[nodiscard]] Term shifted(int cell, std::int64_t low) {
    return terms_.plus(terms_.cell(cell), terms_.number(low - 1));
  }
  /// The minimum and the maximum for the numbers from -2 and from low on.
  static Bounds extremes(std::int64_t low,
                         const std::function<std::int64_t(std::int64_t, std::int64_t)>& of) {
    Bounds found{1000, -1000};
    for (std::int64_t a = -2; a <= 1; ++a)
      for (std::int64_t b = low; b <= low + 3; ++b)
        found = {std::min(found.first, of(a, b)), std::max(found.second, of(a, b))};
    return found;
  }

  Terms terms_{4, 1};
};

TEST_F(TermBounds, AreThoseOfSumsProductsAndExtremes) {
  for (const std::int64_t low : {-5, -3, -1, 0, 2}) {
    const Term a = shifted(0, -2), b = shifted(1, low);
    EXPECT_EQ(bounds(Op::sum, {a, b}, {1, -2}), extremes(low, [](auto x, auto y) { return x - 2 * y; }));
    EXPECT_EQ(bounds(Op::product, {a, b}), extremes(low, [](auto x, auto y) { return x * y; }));
    EXPECT_EQ(bounds(Op::least, {a, b}), extremes(low, [](auto x, auto y) { return std::min(x, y); }));
    EXPECT_EQ(bounds(Op::greatest, {a, b}), extremes(low, [](auto x, auto y) { return std::max(x, y); }));
  }
  EXPECT_EQ(bounds(Op::absolute, {shifted(0, -2)}), Bounds(0, 2));
}

TEST_F(TermBounds, HoldWhatDivisionsComeTo) {
  const auto floor_of = [](std::int64_t x, std::int64_t y) {
    std::int64_t quotient = 0;
    while (quotient * y > x) --quotient;
    while ((quotient + 1) * y <= x) ++quotient;
    return quotient;
  };
  for (const std::int64_t low : {1, 2, 5}) {
    const Term a = shifted(0, -2), b = shifted(1, low);
    const Bounds quotients = extremes(low, floor_of);
    const Bounds remainders = extremes(low, [&](auto x, auto y) { return x - y * floor_of(x, y); });
    EXPECT_LE(bounds(Op::quotient, {a, b}).first, quotients.first);
    EXPECT_GE(bounds(Op::quotient, {a, b}).second, quotients.second);
    EXPECT_LE(bounds(Op::remainder, {a, b}).first, remainders.first);
    EXPECT_GE(bounds(Op::remainder, {a, b}).second, remainders.second);
  }
}

TEST_F(TermBounds, KnowWhereADivisionMayBeByZero) {
  const Term a = shifted(0, -2);
  const auto may_be_undefined = [&](Op op, Term by) {
    Terms::Node node{.op = op, .parts = {a, by}};
    deduce_from_parts(node, terms_);
    return node.may_be_undefined;
  };
  for (const Op op : {Op::quotient, Op::remainder}) {
    EXPECT_FALSE(may_be_undefined(op, shifted(1, 1)));
    EXPECT_FALSE(may_be_undefined(op, shifted(1, -4)));
    EXPECT_TRUE(may_be_undefined(op, shifted(1, 0)));
    EXPECT_TRUE(may_be_undefined(op, shifted(1, -3)));
  }
}

TEST_F(TermBounds, KnowTheirCellsAndThatFormulasAreDefined) {
  const Term a = shifted(0, -2), b = shifted(1, 0), c = shifted(2, 1);
  Terms::Node sum{.op = Op::sum, .parts = {b, c}, .factors = {1, 1}};
  deduce_from_parts(sum, terms_);
  EXPECT_EQ(sum.first, 1);
  EXPECT_EQ(sum.last, 2);
  Terms::Node formula{.op = Op::zero, .parts = {terms_.quotient(a, b)}};
  deduce_from_parts(formula, terms_);
  EXPECT_FALSE(formula.may_be_undefined);
  EXPECT_EQ(Bounds(formula.least, formula.greatest), Bounds(0, 1));
}

}  // namespace
}  // namespace quadrille::sudoku
