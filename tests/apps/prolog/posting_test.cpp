#include "prolog/posting.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <random>

#include "prolog/labelling.h"
#include "support/cp/domain_values.h"

namespace quadrille::test {
namespace {

using namespace quadrille::prolog;
using Values = std::vector<Value>;
using Term = Posting::Term;
const modelling::Global& kAllDifferent = modelling::globals::all_different();

constexpr Value kMin = -2;
constexpr Value kMax = 3;
constexpr std::uint32_t kVariables = 3;

/// A component of some variables, with the goals posted on them.
struct Problem {
  Component component;
  Expressions expressions;
  std::vector<Term> x;

  explicit Problem(std::uint32_t n = kVariables, Value min = kMin, Value max = kMax) {
    component.begin();
    for (std::uint32_t i = 0; i < n; ++i) {
      EXPECT_TRUE(component.add_variable({{min, max}}));
      expressions.variables.push_back(component.variable(i));
      x.push_back(expressions.add({Operator::variable, i}));
    }
  }

  Term number(Value v) { return expressions.add({Operator::number, 0, 0, v}); }
  Term make(Operator op, Term left, Term right) { return expressions.add({op, left, right}); }

  template <class Post>
  std::vector<Values> solutions(Post post) {
    std::vector<Values> found;
    Posting posting(component, expressions);
    Outcome outcome = post(posting);
    if (outcome == Outcome::ok) outcome = component.propagate();
    EXPECT_TRUE(outcome == Outcome::ok || outcome == Outcome::failed);
    if (outcome != Outcome::ok) return found;
    component.commit({0, 1});
    std::vector<Component::Index> indices(x.size());
    for (Component::Index i = 0; i < indices.size(); ++i) indices[i] = i;
    Labelling labelling(indices, {});
    component.begin();
    for (auto r = labelling.first(component); r == Labelling::Result::solution;
         r = labelling.next(component)) {
      Values values;
      for (const cp::IntVar v : expressions.variables) values.push_back(component.store().value(v));
      found.push_back(values);
    }
    return found;
  }
};

/// Every assignment for which the condition holds, in increasing order.
std::vector<Values> assignments(std::size_t n, Value min, Value max,
                                const std::function<bool(const Values&)>& holds) {
  std::vector<Values> found;
  Values values(n, min);
  while (true) {
    if (holds(values)) found.push_back(values);
    std::size_t i = n;
    while (i > 0 && values[i - 1] == max) values[--i] = min;
    if (i == 0) return found;
    ++values[i - 1];
  }
}

Value floored(Value a, Value b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }

std::optional<Value> power(Value base, Value exponent) {
  if (exponent < 0) {
    if (base == 1) return 1;
    if (base == -1) return exponent % 2 == 0 ? 1 : -1;
    return std::nullopt;
  }
  Value result = 1;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

/// The value of an expression; nullopt if a quotient is undefined.
std::optional<Value> value_of(const Expressions& e, Term t, const Values& values) {
  const Node& n = e.nodes[t];
  if (n.op == Operator::number) return n.number;
  if (n.op == Operator::variable) return values[n.left];
  const auto a = value_of(e, n.left, values);
  if (!a) return std::nullopt;
  if (n.op == Operator::opposite) return -*a;
  if (n.op == Operator::absolute) return std::abs(*a);
  const auto b = value_of(e, n.right, values);
  if (!b) return std::nullopt;
  const bool divides = Operator::truncated_quotient <= n.op && n.op <= Operator::remainder;
  if (divides && *b == 0) return std::nullopt;
  switch (n.op) {
    case Operator::plus: return *a + *b;
    case Operator::minus: return *a - *b;
    case Operator::times: return *a * *b;
    case Operator::truncated_quotient: return *a / *b;
    case Operator::floored_quotient: return floored(*a, *b);
    case Operator::modulo: return *a - *b * floored(*a, *b);
    case Operator::remainder: return *a % *b;
    case Operator::power: return power(*a, *b);
    case Operator::minimum: return std::min(*a, *b);
    case Operator::maximum: return std::max(*a, *b);
    default: return std::nullopt;
  }
}

/// Whether a formula holds; a comparison without value is false.
bool holds(const Expressions& e, Term t, const Values& values) {
  const Node& n = e.nodes[t];
  switch (n.op) {
    case Operator::negation: return !holds(e, n.left, values);
    case Operator::conjunction: return holds(e, n.left, values) && holds(e, n.right, values);
    case Operator::disjunction: return holds(e, n.left, values) || holds(e, n.right, values);
    case Operator::exclusive_disjunction: return holds(e, n.left, values) != holds(e, n.right, values);
    case Operator::implication: return !holds(e, n.left, values) || holds(e, n.right, values);
    case Operator::equivalence: return holds(e, n.left, values) == holds(e, n.right, values);
    case Operator::in: return contains(e.domains[n.right], *value_of(e, n.left, values));
    default: break;
  }
  const auto a = value_of(e, n.left, values);
  const auto b = value_of(e, n.right, values);
  if (!a || !b) return false;
  switch (n.op) {
    case Operator::equal: return *a == *b;
    case Operator::not_equal: return *a != *b;
    case Operator::at_most: return *a <= *b;
    case Operator::at_least: return *a >= *b;
    case Operator::less: return *a < *b;
    default: return *a > *b;
  }
}

class RandomGoal {
 public:
  RandomGoal(Problem& problem, unsigned seed) : problem_(problem), random_(seed) {}

  Term expression(int depth) {
    if (depth == 0 || below(4) == 0)
      return below(2) == 0 ? problem_.x[below(kVariables)] : problem_.number(Value{below(7)} - 3);
    const Operator op = one_of(Operator::plus, Operator::absolute);
    const Term left = expression(depth - 1);
    const bool is_unary = op == Operator::opposite || op == Operator::absolute;
    const Term right = is_unary                ? 0
                       : op == Operator::power ? problem_.number(below(3))
                                               : expression(depth - 1);
    return problem_.make(op, left, right);
  }

  Term formula(int depth) {
    if (depth > 0 && below(3) > 0) {
      const Operator op = one_of(Operator::negation, Operator::equivalence);
      const Term left = formula(depth - 1);
      return problem_.make(op, left, op == Operator::negation ? 0 : formula(depth - 1));
    }
    if (below(6) == 0) {
      problem_.expressions.domains.push_back(normalised({{-1, 0}, {Value{below(4)}, 3}}));
      return problem_.make(Operator::in, problem_.x[below(kVariables)],
                           static_cast<Term>(problem_.expressions.domains.size() - 1));
    }
    const Term left = expression(2);
    return problem_.make(one_of(Operator::equal, Operator::greater), left, expression(2));
  }

 private:
  unsigned below(unsigned n) { return std::uniform_int_distribution<unsigned>(0, n - 1)(random_); }
  Operator one_of(Operator first, Operator last) {
    const auto from = static_cast<unsigned>(first);
    return static_cast<Operator>(from + below(static_cast<unsigned>(last) - from + 1));
  }

  Problem& problem_;
  std::mt19937 random_;
};

TEST(Posting, ComparisonsHaveTheSolutionsOfTheirMeaning) {
  for (unsigned seed = 0; seed < 600; ++seed) {
    Problem p;
    const Term t = RandomGoal(p, seed).formula(0);
    const auto expected =
        assignments(kVariables, kMin, kMax, [&](const Values& v) { return holds(p.expressions, t, v); });
    EXPECT_EQ(p.solutions([&](Posting& posting) { return posting.hold(t); }), expected) << seed;
  }
}

TEST(Posting, FormulasHaveTheSolutionsOfTheirMeaning) {
  for (unsigned seed = 0; seed < 600; ++seed) {
    Problem p;
    const Term t = RandomGoal(p, seed).formula(2);
    const auto expected =
        assignments(kVariables, kMin, kMax, [&](const Values& v) { return holds(p.expressions, t, v); });
    EXPECT_EQ(p.solutions([&](Posting& posting) { return posting.hold(t); }), expected) << seed;
  }
}

TEST(Posting, AScalarProductIsCompared) {
  for (const Operator op : {Operator::equal, Operator::not_equal, Operator::less, Operator::at_least}) {
    Problem p;
    const Term right = p.number(2);
    const Values coefficients{2, -1, 3};
    const Term sum = p.make(Operator::plus, p.make(Operator::times, p.number(2), p.x[0]),
                            p.make(Operator::minus, p.make(Operator::times, p.number(3), p.x[2]), p.x[1]));
    const Term t = p.make(op, sum, right);
    const auto expected =
        assignments(3, kMin, kMax, [&](const Values& v) { return holds(p.expressions, t, v); });
    EXPECT_EQ(
        p.solutions([&](Posting& posting) { return posting.scalar_product(coefficients, p.x, op, right); }),
        expected);
  }
}

TEST(Posting, AllAreDifferentInBothStrengths) {
  for (const cp::Consistency consistency : {cp::Consistency::value, cp::Consistency::domain}) {
    Problem p(4, 0, 4);
    const auto expected = assignments(4, 0, 4, [](Values v) {
      std::ranges::sort(v);
      return std::ranges::adjacent_find(v) == v.end();
    });
    EXPECT_EQ(p.solutions([&](Posting& posting) {
      return posting.post(kAllDifferent, consistency, posting.variables(p.x));
    }),
              expected);
  }
}

TEST(Posting, AllAreDifferentFromNumbersAndFixedVariables) {
  for (const cp::Consistency consistency : {cp::Consistency::value, cp::Consistency::domain}) {
    for (const Value number : {1, 4}) {
      Problem p(4, 0, 4);
      const Term is_fixed = p.make(Operator::equal, p.x[3], p.number(4));
      const std::vector<Term> terms{p.x[0], p.number(number), p.x[1], p.x[3], p.x[2]};
      const auto expected = assignments(4, 0, 4, [&](Values v) {
        if (v[3] != 4) return false;
        v.push_back(number);
        std::ranges::sort(v);
        return std::ranges::adjacent_find(v) == v.end();
      });
      EXPECT_EQ(p.solutions([&](Posting& posting) {
        const Outcome outcome = posting.hold(is_fixed);
        return outcome == Outcome::ok ? posting.post(kAllDifferent, consistency, posting.variables(terms))
                                      : outcome;
      }),
                expected);
    }
  }
}

TEST(Posting, NumbersThatAreTooLargeAreBeyond) {
  Problem p;
  const Term huge = p.number(Component::kGreatest);
  const Term t =
      p.make(Operator::equal, p.make(Operator::times, huge, p.x[0]), p.make(Operator::plus, huge, huge));
  Posting posting(p.component, p.expressions);
  EXPECT_EQ(posting.hold(t), Outcome::beyond);
}

/// The remaining values of y in 0 .. 9 when x, with the same domain, becomes 4 under the goal.
Values left_beside_4(const std::function<Term(Problem&, Term, Term)>& goal) {
  Problem p(2, 0, 9);
  const Term made = goal(p, p.x[0], p.x[1]);
  EXPECT_EQ(Posting(p.component, p.expressions).hold(made), Outcome::ok);
  return values_after(p.component.store(), p.component.variable(0), 4, p.component.variable(1));
}

TEST(Posting, TakesValuesOnceTwoVariablesAreLeft) {
  const auto distance = [](Problem& p, Term x, Term y) {
    return p.make(Operator::absolute, p.make(Operator::minus, x, y), 0);
  };
  const Values all_but_1_and_7{0, 2, 3, 4, 5, 6, 8, 9};
  EXPECT_EQ(left_beside_4([&](Problem& p, Term x, Term y) {
              return p.make(Operator::not_equal, distance(p, x, y), p.number(3));
            }),
            all_but_1_and_7);
  EXPECT_EQ(left_beside_4([&](Problem& p, Term x, Term y) {
              return p.make(Operator::not_equal, p.number(3), distance(p, x, y));
            }),
            all_but_1_and_7);
  EXPECT_EQ(left_beside_4([&](Problem& p, Term x, Term y) {
              return p.make(Operator::equal, distance(p, x, y), p.number(3));
            }),
            (Values{1, 7}));
  EXPECT_EQ(left_beside_4([&](Problem& p, Term x, Term y) {
              return p.make(Operator::at_least, distance(p, x, y), p.number(3));
            }),
            (Values{0, 1, 7, 8, 9}));
  EXPECT_EQ(left_beside_4([&](Problem& p, Term x, Term y) {
              return p.make(Operator::not_equal, p.make(Operator::times, x, y), p.number(12));
            }),
            (Values{0, 1, 2, 4, 5, 6, 7, 8, 9}));
}

/// If it is known when the goal is posted that a function equals one of its arguments, they become one
/// variable.
TEST(Posting, KnowsFunctionsThatAreTheirArguments) {
  const auto is_itself = [](Operator op, Value right) {
    Problem p(1, 0, 9);
    const Term f = p.make(op, p.x[0], p.number(right));
    const Outcome outcome = Posting(p.component, p.expressions).hold(p.make(Operator::not_equal, f, p.x[0]));
    return outcome == Outcome::failed;
  };
  EXPECT_TRUE(is_itself(Operator::times, 1));
  EXPECT_TRUE(is_itself(Operator::power, 1));
  EXPECT_TRUE(is_itself(Operator::truncated_quotient, 1));
  EXPECT_TRUE(is_itself(Operator::floored_quotient, 1));
  EXPECT_TRUE(is_itself(Operator::modulo, 10));
  EXPECT_TRUE(is_itself(Operator::minimum, 9));
  EXPECT_TRUE(is_itself(Operator::maximum, 0));
  EXPECT_FALSE(is_itself(Operator::maximum, 1));
}

/// x is -3 .. 9 without 0.
std::vector<Value> factors_where(const std::function<Term(Problem&, Term, Term)>& goal) {
  Problem p(2, -3, 9);
  const Term x_is_not_0 = p.make(Operator::not_equal, p.x[0], p.number(0));
  const Term made = goal(p, p.x[0], p.x[1]);
  Posting posting(p.component, p.expressions);
  EXPECT_EQ(posting.hold(x_is_not_0), Outcome::ok);
  EXPECT_EQ(posting.hold(made), Outcome::ok);
  EXPECT_EQ(p.component.propagate(), Outcome::ok);
  return values_of(p.component.store(), p.component.variable(1));
}

TEST(Posting, KnowsThatADeniedDisequalityIsAnEquation) {
  const auto denied = [](Problem& p, Term formula) { return p.make(Operator::negation, formula, 0); };
  EXPECT_EQ(factors_where([&](Problem& p, Term x, Term y) {
              return denied(p, p.make(Operator::not_equal, x, p.make(Operator::times, y, x)));
            }),
            Values{1});
  EXPECT_EQ(factors_where([&](Problem& p, Term x, Term y) {
              return denied(p, denied(p, p.make(Operator::equal, p.make(Operator::times, x, y), x)));
            }),
            Values{1});
  EXPECT_EQ(factors_where([&](Problem& p, Term x, Term y) {
              const Term third = p.make(Operator::truncated_quotient, y, p.number(3));
              return denied(p, p.make(Operator::not_equal, x, p.make(Operator::times, third, x)));
            }),
            (Values{3, 4, 5}));
}

/// #\ (X // Y #\= Z) holds where Y is 0, too.
TEST(Posting, LeavesADeniedDisequalityOpenWhereItMayBeUndefined) {
  Problem p;
  const Term quotient = p.make(Operator::truncated_quotient, p.x[0], p.x[1]);
  const Term denied = p.make(Operator::negation, p.make(Operator::not_equal, p.x[2], quotient), 0);
  EXPECT_EQ(
      p.solutions([&](Posting& posting) { return posting.hold(denied); }),
      assignments(kVariables, kMin, kMax, [](const Values& v) { return v[1] == 0 || v[0] / v[1] == v[2]; }));
}

}  // namespace
}  // namespace quadrille::test
