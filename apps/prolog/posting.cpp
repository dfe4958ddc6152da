#include "prolog/posting.h"

#include <algorithm>
#include <map>

namespace quadrille::prolog {

using cp::Comparison;
using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Reification;

namespace {

constexpr bool is_comparison(Operator op) { return Operator::equal <= op && op <= Operator::greater; }

/// The comparison of -sum that says the same as that of sum.
constexpr Operator mirrored(Operator op) {
  switch (op) {
    case Operator::at_most: return Operator::at_least;
    case Operator::at_least: return Operator::at_most;
    case Operator::less: return Operator::greater;
    case Operator::greater: return Operator::less;
    default: return op;
  }
}

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

constexpr bool is_harmless(__int128 v) { return -Component::kGreatest <= v && v <= Component::kGreatest; }

}  // namespace

Outcome Posting::hold(Term formula) {
  static_cast<void>(assert_formula(formula, true));
  return outcome_;
}

Outcome Posting::members(const std::vector<Term>& terms, const IntervalSet& domain) {
  for (const Term t : terms) {
    const Node& n = node(t);
    const Outcome outcome = n.op == Operator::variable
                                ? component_.restrict_to(expressions_.variables[n.left], domain)
                                : (contains(domain, n.number) ? Outcome::ok : Outcome::failed);
    if (outcome != Outcome::ok) return outcome;
  }
  return Outcome::ok;
}

Outcome Posting::all_different(const std::vector<Term>& terms, cp::Consistency consistency) {
  std::vector<IntVar> variables;
  for (const Term t : terms) {
    const auto x = variable_for(t);
    if (!x) return outcome_;
    variables.push_back(*x);
  }
  if (variables.size() > 1)
    static_cast<void>(post(cp::all_different(store_, std::move(variables), consistency)));
  return outcome_;
}

Outcome Posting::scalar_product(const std::vector<Value>& coefficients, const std::vector<Term>& terms,
                                Operator op, Term right) {
  Sum sum;
  for (std::size_t i = 0; i < terms.size(); ++i)
    if (!add(terms[i], coefficients[i], sum)) return outcome_;
  if (add(right, -1, sum)) static_cast<void>(compare(op, std::move(sum), std::nullopt));
  return outcome_;
}

bool Posting::add(Term t, Value factor, Sum& sum) {
  const Node& n = node(t);
  switch (n.op) {
    case Operator::number:
      sum.constant += static_cast<Wide>(factor) * n.number;
      return is_harmless(sum.constant) || refuse(Outcome::beyond);
    case Operator::variable: sum.terms.push_back({factor, expressions_.variables[n.left]}); return true;
    case Operator::plus: return add(n.left, factor, sum) && add(n.right, factor, sum);
    case Operator::minus: return add(n.left, factor, sum) && add(n.right, -factor, sum);
    case Operator::opposite: return add(n.left, -factor, sum);
    case Operator::times: return add_product(n, factor, sum);
    default: break;
  }
  const auto x = variable_for(t);
  if (x) sum.terms.push_back({factor, *x});
  return x.has_value();
}

std::optional<Posting::Wide> Posting::constant_of(Term t) const {
  const Node& n = node(t);
  if (n.op == Operator::number) return n.number;
  if (n.op == Operator::variable) {
    const IntVar x = expressions_.variables[n.left];
    return store_.is_fixed(x) ? std::optional<Wide>(store_.value(x)) : std::nullopt;
  }
  if (n.op < Operator::plus || n.op > Operator::times) return std::nullopt;
  const auto left = constant_of(n.left);
  if (n.op == Operator::opposite) return left ? std::optional(-*left) : std::nullopt;
  const auto right = left ? constant_of(n.right) : std::nullopt;
  if (!right || !is_harmless(*left) || !is_harmless(*right)) return std::nullopt;
  return n.op == Operator::plus ? *left + *right : n.op == Operator::minus ? *left - *right : *left * *right;
}

bool Posting::add_product(const Node& n, Value factor, Sum& sum) {
  for (const auto& [number, other] : {std::pair(n.left, n.right), std::pair(n.right, n.left)}) {
    const auto c = constant_of(number);
    if (!c) continue;
    const Wide scaled = is_harmless(*c) ? *c * factor : Component::kGreatest + Wide{1};
    return is_harmless(scaled) ? add(other, static_cast<Value>(scaled), sum) : refuse(Outcome::beyond);
  }
  return refuse(Outcome::unsupported);
}

bool Posting::tidy(Sum& sum) {
  std::map<cp::VariableId, Wide> merged;
  for (const auto& [a, x] : sum.terms) {
    if (store_.is_fixed(x)) {
      sum.constant += static_cast<Wide>(a) * store_.value(x);
    } else {
      merged[x.id()] += x.is_negated() ? -a : a;
      sum.constant += static_cast<Wide>(a) * x.offset();
    }
    if (!is_harmless(sum.constant)) return refuse(Outcome::beyond);
  }
  sum.terms.clear();
  Wide magnitude = 0;
  for (const auto& [id, a] : merged) {
    if (a == 0) continue;
    magnitude += a < 0 ? -a : a;
    if (!is_harmless(magnitude)) return refuse(Outcome::beyond);
    sum.terms.push_back({static_cast<Value>(a), IntVar(id)});
  }
  return true;
}

bool Posting::difference(Term left, Term right, Sum& sum) { return add(left, 1, sum) && add(right, -1, sum); }

bool Posting::compare(Operator op, Sum sum, std::optional<Reification> reification) {
  return tidy(sum) &&
         (reification || sum.terms.size() > 1 ? compare_tidy(op, sum, reification) : compare_now(op, sum));
}

/// At most one variable is left: its domain says it all.
bool Posting::compare_now(Operator op, const Sum& sum) {
  if (sum.terms.empty()) {
    const Wide c = sum.constant;
    const bool holds = op == Operator::equal       ? c == 0
                       : op == Operator::not_equal ? c != 0
                       : op == Operator::at_most   ? c <= 0
                       : op == Operator::at_least  ? c >= 0
                       : op == Operator::less      ? c < 0
                                                   : c > 0;
    return holds || refuse(Outcome::failed);
  }
  const auto [a, x] = sum.terms.front();
  if (a < 0) return compare_now(mirrored(op), {{{-a, x}}, -sum.constant});
  const Wide target = -sum.constant;  // a * x (op) target
  const Wide floor = target >= 0 ? target / a : -((-target + a - 1) / a);
  const bool exact = floor * a == target;
  const auto at = static_cast<Value>(floor);
  bool possible = true;
  switch (op) {
    case Operator::equal: possible = exact && store_.assign(x, at); break;
    case Operator::not_equal: possible = !exact || store_.remove(x, at); break;
    case Operator::at_most: possible = store_.at_most(x, at); break;
    case Operator::less: possible = store_.at_most(x, exact ? at - 1 : at); break;
    case Operator::at_least: possible = store_.at_least(x, exact ? at : at + 1); break;
    default: possible = store_.at_least(x, at + 1); break;
  }
  return possible || refuse(Outcome::failed);
}

bool Posting::compare_tidy(Operator op, const Sum& sum, std::optional<Reification> reification) {
  if (op == Operator::at_least || op == Operator::greater) {
    Sum mirror{sum.terms, -sum.constant};
    for (cp::Term& term : mirror.terms) term.coefficient = -term.coefficient;
    return compare_tidy(mirrored(op), mirror, reification);
  }
  const auto target = static_cast<Value>(-sum.constant);
  if (op == Operator::not_equal && !reification && sum.terms.size() == 2) {
    const auto [a, x] = sum.terms[0];
    const auto [b, y] = sum.terms[1];
    if ((a == 1 || a == -1) && (b == 1 || b == -1)) {
      const IntVar left = a == 1 ? x : -x;
      return post(cp::not_equal(left, (b == 1 ? -y : y) + target));
    }
  }
  const Comparison comparison = op == Operator::equal       ? Comparison::equal
                                : op == Operator::not_equal ? Comparison::not_equal
                                                            : Comparison::at_most;
  return post(cp::linear(sum.terms, comparison, op == Operator::less ? target - 1 : target, reification));
}

std::optional<IntVar> Posting::variable_for(Sum sum) {
  if (!tidy(sum)) return std::nullopt;
  if (sum.terms.size() == 1 && (sum.terms[0].coefficient == 1 || sum.terms[0].coefficient == -1)) {
    const auto [a, x] = sum.terms[0];
    return (a == 1 ? x : -x) + static_cast<Value>(sum.constant);
  }
  Wide min = sum.constant;
  Wide max = sum.constant;
  bool below = true;
  bool above = true;
  for (const auto& [a, x] : sum.terms) {
    const Value least = a > 0 ? store_.min(x) : store_.max(x);
    const Value greatest = a > 0 ? store_.max(x) : store_.min(x);
    if (least == kMinusInfinity || least == kPlusInfinity) below = false;
    if (greatest == kMinusInfinity || greatest == kPlusInfinity) above = false;
    if (below) min += static_cast<Wide>(a) * least;
    if (above) max += static_cast<Wide>(a) * greatest;
  }
  const IntVar x = component_.new_hidden(below && is_harmless(min) ? static_cast<Value>(min) : kMinusInfinity,
                                         above && is_harmless(max) ? static_cast<Value>(max) : kPlusInfinity);
  sum.terms.push_back({-1, x});
  if (sum.terms.size() > 1 && !compare(Operator::equal, std::move(sum), std::nullopt)) return std::nullopt;
  return x;
}

std::optional<IntVar> Posting::variable_for(Term t) {
  const Node& n = node(t);
  switch (n.op) {
    case Operator::variable: return expressions_.variables[n.left];
    case Operator::number:
      if (is_harmless(n.number)) return component_.new_hidden(n.number, n.number);
      refuse(Outcome::beyond);
      return std::nullopt;
    case Operator::plus:
    case Operator::minus:
    case Operator::opposite:
    case Operator::times: {
      Sum sum;
      return add(t, 1, sum) ? variable_for(std::move(sum)) : std::nullopt;
    }
    default: refuse(Outcome::unsupported); return std::nullopt;
  }
}

bool Posting::assert_formula(Term t, bool truth) {
  const Node& n = node(t);
  if (is_comparison(n.op)) {
    Sum sum;
    return difference(n.left, n.right, sum) &&
           compare(truth ? n.op : opposite(n.op), std::move(sum), std::nullopt);
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
      const auto a = truth_of(n.left);
      if (!a) return false;
      if (same) return reify(n.right, *a);
      const auto b = truth_of(n.right);
      return b && post(cp::linear({{1, *a}, {1, *b}}, Comparison::equal, 1));
    }
    default: return refuse(Outcome::unsupported);
  }
  const auto a = truth_of(n.left);
  const auto b = a ? truth_of(n.right) : std::nullopt;
  if (!b) return false;
  return n.op == Operator::conjunction   ? assert_either(*a, false, *b, false)
         : n.op == Operator::disjunction ? assert_either(*a, true, *b, true)
                                         : assert_either(*a, false, *b, true);
}

bool Posting::assert_either(IntVar a, bool a_holds, IntVar b, bool b_holds) {
  Sum sum{{{a_holds ? 1 : -1, a}, {b_holds ? 1 : -1, b}}, (a_holds ? 0 : 1) + (b_holds ? 0 : 1) - 1};
  return compare(Operator::at_least, std::move(sum), std::nullopt);
}

std::optional<IntVar> Posting::truth_of(Term t) {
  const Node& n = node(t);
  if (n.op == Operator::variable) {
    const IntVar b = expressions_.variables[n.left];
    if (store_.at_least(b, 0) && store_.at_most(b, 1)) return b;
    refuse(Outcome::failed);
    return std::nullopt;
  }
  if (n.op == Operator::number) {
    if (n.number == 0 || n.number == 1) return component_.new_hidden(n.number, n.number);
    refuse(Outcome::failed);
    return std::nullopt;
  }
  const IntVar b = component_.new_hidden(0, 1);
  return reify(t, b) ? std::optional(b) : std::nullopt;
}

bool Posting::reify(Term t, IntVar b) {
  const Node& n = node(t);
  const Reification reification{b.eq(1)};
  if (is_comparison(n.op)) {
    Sum sum;
    return difference(n.left, n.right, sum) && compare(n.op, std::move(sum), reification);
  }
  if (n.op == Operator::in) {
    const auto x = variable_for(n.left);
    return x && reify_membership(*x, expressions_.domains[n.right], b);
  }
  if (n.op == Operator::variable || n.op == Operator::number) {
    const auto value = truth_of(t);
    return value && post(cp::linear({{1, *value}, {-1, b}}, Comparison::equal, 0));
  }
  const auto left = truth_of(n.left);
  if (!left) return false;
  if (n.op == Operator::negation) return post(cp::linear({{1, *left}, {1, b}}, Comparison::equal, 1));
  const auto right = truth_of(n.right);
  if (!right) return false;
  switch (n.op) {
    case Operator::conjunction:
      return post(cp::linear({{-1, *left}, {-1, *right}}, Comparison::at_most, -2, reification));
    case Operator::disjunction:
      return post(cp::linear({{-1, *left}, {-1, *right}}, Comparison::at_most, -1, reification));
    case Operator::implication:
      return post(cp::linear({{1, *left}, {-1, *right}}, Comparison::at_most, 0, reification));
    case Operator::equivalence:
      return post(cp::linear({{1, *left}, {-1, *right}}, Comparison::equal, 0, reification));
    case Operator::exclusive_disjunction:
      return post(cp::linear({{1, *left}, {-1, *right}}, Comparison::not_equal, 0, reification));
    default: return refuse(Outcome::unsupported);
  }
}

bool Posting::reify_membership(IntVar x, const IntervalSet& domain, IntVar b) {
  std::vector<cp::Term> within{{-1, b}};
  for (const Interval& i : domain) {
    const IntVar inside = domain.size() == 1 ? b : component_.new_hidden(0, 1);
    if (inside != b) within.push_back({1, inside});
    if (i.min == kMinusInfinity && i.max == kPlusInfinity) {
      if (!store_.assign(inside, 1)) return refuse(Outcome::failed);
    } else if (i.min == i.max) {
      if (!post(cp::linear({{1, x}}, Comparison::equal, i.min, Reification{inside.eq(1)}))) return false;
    } else if (i.min == kMinusInfinity || i.max == kPlusInfinity) {
      const bool upper = i.min == kMinusInfinity;
      if (!post(cp::linear({{upper ? 1 : -1, x}}, Comparison::at_most, upper ? i.max : -i.min,
                           Reification{inside.eq(1)})))
        return false;
    } else {
      const IntVar low = component_.new_hidden(0, 1);
      const IntVar high = component_.new_hidden(0, 1);
      if (!post(cp::linear({{-1, x}}, Comparison::at_most, -i.min, Reification{low.eq(1)})) ||
          !post(cp::linear({{1, x}}, Comparison::at_most, i.max, Reification{high.eq(1)})) ||
          !post(cp::linear({{1, low}, {1, high}, {-1, inside}}, Comparison::equal, 1)))
        return false;
    }
  }
  return domain.size() == 1 || post(cp::linear(within, Comparison::equal, 0));
}

}  // namespace quadrille::prolog
