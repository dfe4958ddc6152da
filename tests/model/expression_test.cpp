#include "model/expression.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <set>

#include "base/random.h"
#include "model/model.h"
#include "modelling/expressions.h"
#include "support/base/refusal.h"
#include "support/base/rounds.h"
#include "support/cp/domain_values.h"

namespace quadrille::test {
namespace {

using Three = std::array<Value, 3>;
constexpr Value kMin = -2;
constexpr Value kMax = 3;

/// The value of an expression or condition; nullopt if a division by 0 makes it undefined.
using Number = std::function<std::optional<Value>(const Three&)>;
using Truth = std::function<std::optional<bool>(const Three&)>;

/// Random expressions, each with an evaluation of its own.
class Generator {
 public:
  Generator(std::vector<Int> x, Random& random) : x_(std::move(x)), random_(random) {}

  std::pair<Sum, Number> sum(int depth) {
    const std::uint64_t kind = random_.below(depth == 0 ? 2 : 8);
    if (kind == 0) {
      const auto c = static_cast<Value>(random_.below(7)) - 3;
      return {c, [c](const Three&) { return std::optional(c); }};
    }
    if (kind == 1) {
      const std::size_t i = random_.below(x_.size());
      return {x_[i], [i](const Three& v) { return std::optional(v[i]); }};
    }
    auto [a, of_a] = sum(depth - 1);
    if (kind == 2)
      return {abs(a), lifted(of_a, of_a, [](Value u, Value) { return std::optional(u < 0 ? -u : u); })};
    auto [b, of_b] = sum(depth - 1);
    if (a.model() == nullptr) a += x_[0] - x_[0];  // a division of constants is the compiler's
    switch (kind) {
      case 3: return {a + b, lifted(of_a, of_b, [](Value u, Value v) { return std::optional(u + v); })};
      case 4:
        return {a - 2 * b, lifted(of_a, of_b, [](Value u, Value v) { return std::optional(u - 2 * v); })};
      case 5: return {a * b, lifted(of_a, of_b, [](Value u, Value v) { return std::optional(u * v); })};
      case 6:
        return {a / b, lifted(of_a, of_b,
                              [](Value u, Value v) { return v == 0 ? std::nullopt : std::optional(u / v); })};
      default:
        return {a % b, lifted(of_a, of_b,
                              [](Value u, Value v) { return v == 0 ? std::nullopt : std::optional(u % v); })};
    }
  }

  std::pair<Condition, Truth> condition(int depth) {
    const std::uint64_t kind = random_.below(depth == 0 ? 6 : 12);
    if (kind < 6) return comparison(kind);
    const auto [a, of_a] = condition(depth - 1);
    if (kind == 6) return {!a, combined(of_a, of_a, [](bool u, bool) { return !u; })};
    const auto [b, of_b] = condition(depth - 1);
    switch (kind) {
      case 7: return {a && b, combined(of_a, of_b, [](bool u, bool v) { return u && v; })};
      case 8: return {a || b, combined(of_a, of_b, [](bool u, bool v) { return u || v; })};
      case 9: return {a == b, combined(of_a, of_b, [](bool u, bool v) { return u == v; })};
      case 10: return {a != b, combined(of_a, of_b, [](bool u, bool v) { return u != v; })};
      default: return {implies(a, b), combined(of_a, of_b, [](bool u, bool v) { return !u || v; })};
    }
  }

 private:
  template <class F>
  static Number lifted(Number a, Number b, F f) {
    return [=](const Three& v) -> std::optional<Value> {
      const auto u = a(v);
      const auto w = b(v);
      return u && w ? f(*u, *w) : std::nullopt;
    };
  }
  template <class F>
  static Truth combined(Truth a, Truth b, F f) {
    return [=](const Three& v) -> std::optional<bool> {
      const auto u = a(v);
      const auto w = b(v);
      return u && w ? std::optional(f(*u, *w)) : std::nullopt;
    };
  }

  std::pair<Condition, Truth> comparison(std::uint64_t kind) {
    auto [a, of_a] = sum(2);
    auto [b, of_b] = sum(1);
    if (a.model() == nullptr) a += x_[0] - x_[0];  // so that it belongs to a model
    const auto compared = [left = of_a, right = of_b](auto f) -> Truth {
      return [=](const Three& v) -> std::optional<bool> {
        const auto u = left(v);
        const auto w = right(v);
        return u && w ? std::optional(f(*u, *w)) : std::nullopt;
      };
    };
    switch (kind) {
      case 0: return {a == b, compared(std::equal_to<>())};
      case 1: return {a != b, compared(std::not_equal_to<>())};
      case 2: return {a <= b, compared(std::less_equal<>())};
      case 3: return {a >= b, compared(std::greater_equal<>())};
      case 4: return {a < b, compared(std::less<>())};
      default: return {a > b, compared(std::greater<>())};
    }
  }

  std::vector<Int> x_;
  Random& random_;
};

TEST(Expression, MeansWhatItSays) {
  Random random(29);
  for (int round = 0; round < rounds(1500); ++round) {
    Model m;
    const std::vector<Int> x = m.ints(3, kMin, kMax);
    Generator generator(x, random);
    const auto [condition, truth] = generator.condition(static_cast<int>(random.below(3)));
    m.add(condition);
    std::set<std::vector<Value>> expected;
    Three v;
    for (v[0] = kMin; v[0] <= kMax; ++v[0])
      for (v[1] = kMin; v[1] <= kMax; ++v[1])
        for (v[2] = kMin; v[2] <= kMax; ++v[2])
          if (truth(v).value_or(false)) expected.insert({v.begin(), v.end()});
    std::set<std::vector<Value>> found;
    const auto mode = round % 2 == 0 ? cp::SearchMode::fixed : cp::SearchMode::free;
    for (const Solution& s : m.solutions({.mode = mode})) EXPECT_TRUE(found.insert(s[x]).second) << "twice";
    EXPECT_EQ(found, expected) << "round " << round;
  }
}

std::size_t count_solutions(Model& m) {
  std::size_t count = 0;
  for ([[maybe_unused]] const Solution& s : m.solutions()) ++count;
  return count;
}

TEST(Expression, Powers) {
  Model m;
  const auto x = m.ints(3, -3, 4);
  m.add(pow(x[0], x[1]) == x[2]);
  std::set<std::vector<Value>> found;
  for (const Solution& s : m.solutions()) found.insert(s[x]);
  std::set<std::vector<Value>> expected;
  for (Value a = -3; a <= 4; ++a) {
    Value power = 1;
    for (Value b = 0; b <= 4; ++b, power *= a)
      if (power >= -3 && power <= 4) expected.insert({a, b, power});
    for (Value b = -3; b < 0 && (a == 1 || a == -1); ++b) expected.insert({a, b, b % 2 == 0 ? 1 : a});
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(pow(-2, 3).constant(), -8);
  EXPECT_EQ(pow(0, 0).constant(), 1);
  EXPECT_EQ(pow(-1, -3).constant(), -1);
  EXPECT_EQ(pow(-1, -4).constant(), 1);
  EXPECT_EQ(refusal([] { static_cast<void>(pow(2, -1)); }),
            "2 to the power of -1 is not a whole number of 64 bits; use other numbers");
  EXPECT_EQ(refusal([] { static_cast<void>(pow(2, 64)); }),
            "2 to the power of 64 is not a whole number of 64 bits; use other numbers");
}

TEST(Expression, BoolsAreConditionsAndNumbers) {
  Model m;
  const std::vector<Bool> b = m.bools(4);
  m.add(b[0] == (sum(b) >= 3));
  m.add(b[1] != b[2]);
  m.add(!b[1] || b[3]);
  m.add(implies(b[0], b[1] && b[3]));
  std::size_t expected = 0;
  for (int code = 0; code < 16; ++code) {
    const bool v[] = {(code & 1) != 0, (code & 2) != 0, (code & 4) != 0, (code & 8) != 0};
    const bool many = v[0] + v[1] + v[2] + v[3] >= 3;
    expected += v[0] == many && v[1] != v[2] && (!v[1] || v[3]) && (!v[0] || (v[1] && v[3])) ? 1 : 0;
  }
  EXPECT_EQ(count_solutions(m), expected);
}

TEST(Expression, ConstantsAreComparedToo) {
  Model m;
  const Int x = m.integer(0, 2);
  m.add(Sum(3) < Sum(4));
  m.add(x == 1 || x != 1);
  EXPECT_EQ(count_solutions(m), 3U);
  m.add(Sum(4) < Sum(4));
  EXPECT_EQ(count_solutions(m), 0U);
}

TEST(Expression, ProductsThatMayOverflowAreRefused) {
  constexpr Value kLarge = 3'037'000'499;  // its square is the last below 2^63
  Model m;
  const Int y = m.integer(-kLarge - 1, kLarge);
  EXPECT_NE(refusal([&] { m.maximise(y * y); }), "");
  const Int x = m.integer(-kLarge, kLarge);
  m.maximise(x * x);
  m.add(x >= kLarge - 1);
  const auto best = m.solve();
  ASSERT_TRUE(best);
  EXPECT_EQ((*best)[x], kLarge);
}

TEST(Expression, OfConstantsIsAConstant) {
  EXPECT_EQ((Sum(-7) / 2).constant(), -3);
  EXPECT_EQ((Sum(-7) % 2).constant(), -1);
  EXPECT_EQ(refusal([] { static_cast<void>(Sum(7) / 0); }), "found 7 divided by 0, expected another divisor");
  EXPECT_EQ(refusal([] { static_cast<void>(Sum(7) % 0); }), "found 7 divided by 0, expected another divisor");
  const Condition yes = Sum(1) <= 1;
  const Condition no = Sum(1) != 1;
  const auto holds = [](const Condition& condition) {
    Model m;
    m.add(condition);
    return m.solve().has_value();
  };
  EXPECT_TRUE(holds(yes && yes) && holds(yes || no) && holds(no == no) && holds(implies(no, no)));
  EXPECT_TRUE(holds(yes != no) && holds(!no) && holds(implies(no, yes)) && holds(Sum(3) == 3));
  EXPECT_FALSE(holds(yes && no) || holds(no || no) || holds(yes == no) || holds(implies(yes, no)));
  EXPECT_FALSE(holds(no != no) || holds(!yes) || holds(Sum(1) > 1) || holds(Sum(3) == 4));
  Model m;
  const Bool b = m.boolean();
  m.add((yes && b) == !(no || !b) && implies(b, yes));
  EXPECT_EQ(m.solve({.mode = cp::SearchMode::free}).has_value(), true);
}

TEST(Expression, IsOfOneModel) {
  Model m;
  Model other;
  const Bool x = m.boolean();
  const Bool y = other.boolean();
  const auto expect_refused = [](const auto& make) {
    EXPECT_EQ(refusal([&] { static_cast<void>(make()); }),
              "found variables of two models in one expression, expected variables of a single model");
  };
  expect_refused([&] { return x + y; });
  expect_refused([&] { return x - y; });
  expect_refused([&] { return x * y; });
  expect_refused([&] { return x / y; });
  expect_refused([&] { return x % y; });
  expect_refused([&] { return sum({x, 1, y}); });
  expect_refused([&] { return x <= y; });
  expect_refused([&] { return x == y; });
  expect_refused([&] { return Condition(x) && y; });
  expect_refused([&] { return Condition(x) || y; });
  expect_refused([&] { return Condition(x) == (y == 1); });
  expect_refused([&] { return implies(x, y); });
}

TEST(Expression, IsMadeOfVariablesThatAModelHas) {
  Model m;
  const std::string unknown = "found a variable that does not belong to the model, expected one that it made";
  EXPECT_EQ(refusal([&] { static_cast<void>(Int(m, cp::IntVar())); }), unknown);
  EXPECT_EQ(refusal([&] { static_cast<void>(Bool(m, cp::IntVar(0))); }), unknown);
  EXPECT_EQ(refusal([&] { static_cast<void>(Bool(m, m.integer(-1, 1).variable())); }),
            "found a variable from -1 to 1 as a Bool, expected one from 0 to 1");
  EXPECT_EQ(refusal([&] { static_cast<void>(Bool(m, m.integer(0, 2).variable())); }),
            "found a variable from 0 to 2 as a Bool, expected one from 0 to 1");
  EXPECT_EQ(Bool(m, m.integer(1, 1).variable() - 1).model().store().variable_count(), 3U);
  const std::string without_model = "found a condition on variables without their model, expected both";
  EXPECT_EQ(refusal([&] { static_cast<void>(Condition(nullptr, m.boolean().variable().eq(1))); }),
            without_model);
  EXPECT_EQ(refusal([&] {
              static_cast<void>(
                  Condition(nullptr, Condition::Form{.op = modelling::Operator::equal, .sum = m.boolean()}));
            }),
            without_model);
}

TEST(Expression, RefusesWhatDoesNotFitInto64Bits) {
  Model m;
  const Int x = m.integer(0, 1);
  const Value half = Value{1} << 62;
  EXPECT_EQ(refusal([] { static_cast<void>(Sum(cp::kMinusInfinity)); }),
            "found -9223372036854775808 in a sum, expected a greater number");
  EXPECT_EQ(refusal([&] { static_cast<void>(x + cp::kPlusInfinity + 1); }),
            "9223372036854775807 + 1 does not fit into 64 bits; use smaller numbers");
  EXPECT_EQ(refusal([&] { static_cast<void>(half * x + half * x); }),
            "4611686018427387904 + 4611686018427387904 does not fit into 64 bits; use smaller numbers");
  EXPECT_EQ(refusal([&] { static_cast<void>((x + half) * 2); }),
            "4611686018427387904 * 2 does not fit into 64 bits; use smaller numbers");
  EXPECT_EQ(refusal([&] { static_cast<void>((x + half) * -2); }),
            "found -9223372036854775808 in a sum, expected a greater number");
  Sum kept = half * x + 3;
  EXPECT_NE(refusal([&] { kept *= 2; }), "it was not refused");
  EXPECT_NE(refusal([&] { kept += half * x; }), "it was not refused");
  EXPECT_EQ(kept.terms().size(), 1U);
  EXPECT_EQ(kept.terms()[0].coefficient, half);
  EXPECT_EQ(kept.constant(), 3);
  kept += 3;
  EXPECT_EQ(kept.constant(), 6);
  // Coefficients whose product would overflow.
  m.add(half * x == (half - 1) * x);
  EXPECT_EQ(m.solve().value()[x], 0);
}

TEST(Expression, AddsASumToItself) {
  Model m;
  const Int x = m.integer(3, 3);
  Sum twice = x + 1;
  twice += twice;
  EXPECT_EQ(m.solve().value()[twice], 8);
}

/// The remaining values of y in 0 .. 9 when x, with the same domain, becomes 4 under the condition.
std::vector<Value> left_beside_4(const std::function<Condition(const Int&, const Int&)>& condition) {
  Model m;
  const Int x = m.integer(0, 9);
  const Int y = m.integer(0, 9);
  m.add(condition(x, y));
  return values_after(m.store(), x.variable(), 4, y.variable());
}

TEST(Expression, TakesValuesOnceTwoVariablesAreLeft) {
  using Values = std::vector<Value>;
  EXPECT_EQ(left_beside_4([](auto x, auto y) { return abs(x - y) != 3; }), (Values{0, 2, 3, 4, 5, 6, 8, 9}));
  EXPECT_EQ(left_beside_4([](auto x, auto y) { return abs(x - y) == 3; }), (Values{1, 7}));
  EXPECT_EQ(left_beside_4([](auto x, auto y) { return x * y != 12; }), (Values{0, 1, 2, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(left_beside_4([](auto x, auto y) { return (x + y) % 3 == 0; }), (Values{2, 5, 8}));
  Model m;
  const Int x = m.integer({1, 3, 5});
  const Int y = m.integer(0, 9);
  m.add(x + y == 10);
  ASSERT_TRUE(m.store().propagate());
  EXPECT_EQ(values_of(m.store(), y.variable()), (Values{5, 7, 9}));
}

/// As manuals write them: diagonals by abs.
TEST(Expression, PlacesQueensWithoutTrial) {
  constexpr int kQueens = 20;
  Model m;
  const auto q = m.ints(kQueens, 1, kQueens);
  for (std::size_t i = 0; i < q.size(); ++i)
    for (std::size_t j = i + 1; j < q.size(); ++j) {
      m.add(q[i] != q[j]);
      m.add(abs(q[i] - q[j]) != static_cast<cp::Value>(j - i));
    }
  m.branch(q, cp::VariableOrder::first_fail, cp::ValueOrder::min);
  Solutions solutions = m.solutions();
  ASSERT_NE(solutions.begin(), Solutions::end());
  EXPECT_LT(solutions.statistics().failures, 100U);
}

}  // namespace
}  // namespace quadrille::test
