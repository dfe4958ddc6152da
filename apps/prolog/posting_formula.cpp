// Formulas: comparisons, memberships and what connects them, as literals.
#include <utility>

#include "prolog/posting.h"

namespace quadrille::prolog {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Literal;
using cp::Reification;

namespace {

constexpr bool is_comparison(Operator op) { return Operator::equal <= op && op <= Operator::greater; }

constexpr Operator opposite(Operator op) {
  switch (op) {
    case Operator::equal: return Operator::not_equal;
    case Operator::not_equal: return Operator::equal;
    case Operator::at_most: return Operator::greater;
    case Operator::at_least: return Operator::less;
    case Operator::less: return Operator::at_least;
    default: return Operator::at_most;
  }
}

}  // namespace

Outcome Posting::hold(Term formula) {
  static_cast<void>(assert_formula(formula, true));
  return outcome_;
}

bool Posting::assert_comparison(const Node& n) {
  if (n.op == Operator::equal) {
    for (const auto& [one, other] : {std::pair(n.left, n.right), std::pair(n.right, n.left)})
      if (node(one).op == Operator::variable && is_function(other))
        return function(other, expressions_.variables[node(one).left]).has_value();
  }
  if (n.op == Operator::not_equal) {
    for (const auto& [one, other] : {std::pair(n.left, n.right), std::pair(n.right, n.left)})
      if (const auto c = constant_of(other); c && node(one).op == Operator::absolute)
        return magnitude_differs(node(one).left, *c);
  }
  Sum sum;
  sum.terms.reserve(4);
  return difference(n.left, n.right, sum) && compare(n.op, std::move(sum));
}

bool Posting::assert_formula(Term t, bool truth) {
  const Node n = node(t);
  if (is_comparison(n.op)) {
    if (truth) return assert_comparison(n);
    const bool is_the_opposite = is_defined(n.left) && is_defined(n.right);
    return is_the_opposite ? assert_comparison({opposite(n.op), n.left, n.right}) : deny_comparison(n);
  }
  switch (n.op) {
    case Operator::number: return n.number == (truth ? 1 : 0) || refuse(Outcome::failed);
    case Operator::variable:
      return store_.assign(expressions_.variables[n.left], truth ? 1 : 0) || refuse(Outcome::failed);
    case Operator::in: {
      const auto x = variable_for(n.left);
      if (!x) return false;
      const IntervalSet& domain = expressions_.domains[n.right];
      const Outcome outcome = component_.restrict_to(*x, truth ? domain : complement(domain));
      return outcome == Outcome::ok || refuse(outcome);
    }
    case Operator::negation: return assert_formula(n.left, !truth);
    case Operator::conjunction:
      if (truth) return assert_formula(n.left, true) && assert_formula(n.right, true);
      break;
    case Operator::disjunction:
      if (!truth) return assert_formula(n.left, false) && assert_formula(n.right, false);
      break;
    case Operator::implication:
      if (!truth) return assert_formula(n.left, true) && assert_formula(n.right, false);
      break;
    case Operator::equivalence:
    case Operator::exclusive_disjunction: {
      const bool same = (n.op == Operator::equivalence) == truth;
      for (const auto& [one, other] : {std::pair(n.left, n.right), std::pair(n.right, n.left)})
        if (const auto known = constant_of(one); known && (*known == 0 || *known == 1))
          return assert_formula(other, (*known == 1) == same);
      const auto left = literal_of(n.left);
      return left && literal_of(n.right, same ? *left : ~*left).has_value();
    }
    default: return refuse(Outcome::unsupported);
  }
  const auto left = literal_of(n.left);
  const auto right = left ? literal_of(n.right) : std::nullopt;
  if (!right) return false;
  if (n.op == Operator::conjunction) return post(cp::clause({~*left, ~*right}));
  return post(cp::clause({n.op == Operator::disjunction ? *left : ~*left, *right}));
}

bool Posting::magnitude_differs(Term t, Wide c) {
  Sum sum;
  if (!add(t, 1, sum)) return false;
  if (c < 0) return true;
  if (!is_harmless(c)) return refuse(Outcome::beyond);
  Sum opposite = sum;
  sum.constant -= c;
  opposite.constant += c;
  return compare(Operator::not_equal, std::move(sum)) && compare(Operator::not_equal, std::move(opposite));
}

bool Posting::is_defined(Term t) const {
  const Node& n = node(t);
  if (n.op == Operator::number || n.op == Operator::variable) return true;
  if (n.op == Operator::opposite || n.op == Operator::absolute) return is_defined(n.left);
  if (!is_defined(n.left) || !is_defined(n.right)) return false;
  if (!is_division(n.op)) return true;
  const Node& divisor = node(n.right);
  if (divisor.op == Operator::variable) return !store_.contains(expressions_.variables[divisor.left], 0);
  return constant_of(n.right).value_or(0) != 0;
}

bool Posting::deny_comparison(const Node& n) {
  std::vector<Literal> conditions;
  std::vector<Literal>* const outer = std::exchange(conditions_, &conditions);
  Sum sum;
  const bool possible = difference(n.left, n.right, sum) && tidy(sum);
  conditions_ = outer;
  if (!possible) return false;
  if (conditions.empty()) return compare(opposite(n.op), std::move(sum));
  const auto holds = sum_literal(n.op, std::move(sum), std::nullopt);
  if (!holds) return false;
  conditions.push_back(*holds);
  for (Literal& condition : conditions) condition = ~condition;
  return post(cp::clause(conditions));
}

Literal Posting::tied(Literal literal, std::optional<Literal> target) {
  if (target) post(cp::equivalence(*target, literal));
  return target.value_or(literal);
}

std::optional<Literal> Posting::literal_of(Term t, std::optional<Literal> target) {
  const Node n = node(t);
  if (is_comparison(n.op)) return comparison_literal(n, target);
  if (n.op == Operator::variable) {
    const IntVar b = expressions_.variables[n.left];
    if (store_.at_least(b, 0) && store_.at_most(b, 1)) return tied(b.eq(1), target);
    refuse(Outcome::failed);
    return std::nullopt;
  }
  if (n.op == Operator::number) {
    if (n.number == 0 || n.number == 1) return tied(truth(n.number == 1), target);
    refuse(Outcome::failed);
    return std::nullopt;
  }
  if (n.op == Operator::in) {
    const auto x = variable_for(n.left);
    return x ? membership_literal(*x, expressions_.domains[n.right], target) : std::nullopt;
  }
  if (n.op < Operator::negation) {
    refuse(Outcome::unsupported);
    return std::nullopt;
  }
  if (n.op == Operator::negation) {
    const auto inner = literal_of(n.left, target ? std::optional(~*target) : std::nullopt);
    return inner ? std::optional(~*inner) : std::nullopt;
  }
  const auto left = literal_of(n.left);
  const auto right = left ? literal_of(n.right) : std::nullopt;
  if (!right) return std::nullopt;
  const Literal result = target.value_or(new_literal());
  switch (n.op) {
    case Operator::conjunction: post(cp::conjunction({*left, *right}, Reification{result})); break;
    case Operator::disjunction: post(cp::disjunction({*left, *right}, Reification{result})); break;
    case Operator::implication: post(cp::disjunction({~*left, *right}, Reification{result})); break;
    default: post(cp::parity({*left, *right, result}, n.op == Operator::equivalence)); break;
  }
  return result;
}

std::optional<Literal> Posting::comparison_literal(const Node& n, std::optional<Literal> target) {
  std::vector<Literal> conditions;
  std::vector<Literal>* const outer = std::exchange(conditions_, &conditions);
  Sum sum;
  const bool possible = difference(n.left, n.right, sum) && tidy(sum);
  conditions_ = outer;
  if (!possible) return std::nullopt;
  if (conditions.empty()) return sum_literal(n.op, std::move(sum), target);
  const auto holds = sum_literal(n.op, std::move(sum), std::nullopt);
  if (!holds) return std::nullopt;
  conditions.push_back(*holds);
  const Literal result = target.value_or(new_literal());
  post(cp::conjunction(conditions, Reification{result}));
  return result;
}

std::optional<Literal> Posting::sum_literal(Operator op, Sum sum, std::optional<Literal> target) {
  if (sum.terms.size() > 1) {
    const Literal result = target.value_or(new_literal());
    if (op == Operator::not_equal) {
      static_cast<void>(compare_many(Operator::equal, std::move(sum), Reification{~result}));
    } else {
      static_cast<void>(compare_many(op, std::move(sum), Reification{result}));
    }
    return result;
  }
  if (sum.terms.empty()) {
    const Wide c = sum.constant;
    const bool holds = op == Operator::equal       ? c == 0
                       : op == Operator::not_equal ? c != 0
                       : op == Operator::at_most   ? c <= 0
                       : op == Operator::at_least  ? c >= 0
                       : op == Operator::less      ? c < 0
                                                   : c > 0;
    return tied(truth(holds), target);
  }
  // a * x (op) right, with a > 0.
  auto [a, x] = sum.terms.front();
  if (a < 0) {
    a = -a;
    x = -x;
  }
  const Wide right = -sum.constant;
  const Wide floor = right >= 0 ? right / a : -((-right + a - 1) / a);
  const bool exact = floor * a == right;
  const auto at = static_cast<Value>(floor);
  switch (op) {
    case Operator::equal: return tied(exact ? x.eq(at) : truth(false), target);
    case Operator::not_equal: return tied(exact ? x.ne(at) : truth(true), target);
    case Operator::at_most: return tied(x.le(at), target);
    case Operator::less: return tied(x.le(exact ? at - 1 : at), target);
    case Operator::at_least: return tied(x.ge(exact ? at : at + 1), target);
    default: return tied(x.ge(at + 1), target);
  }
}

std::optional<Literal> Posting::membership_literal(IntVar x, const IntervalSet& domain,
                                                   std::optional<Literal> target) {
  if (domain.empty()) return tied(truth(false), target);
  if (domain.size() == 1) {
    const auto [min, max] = domain.front();
    if (min == max) return tied(x.eq(min), target);
    if (min == kMinusInfinity && max == kPlusInfinity) return tied(truth(true), target);
    if (min == kMinusInfinity) return tied(x.le(max), target);
    if (max == kPlusInfinity) return tied(x.ge(min), target);
  }
  const Literal result = target.value_or(new_literal());
  std::vector<cp::Interval> set;
  for (const Interval& i : domain) set.push_back({i.min, i.max});
  post(cp::in_set(x, std::move(set), Reification{result}));
  return result;
}

}  // namespace quadrille::prolog
