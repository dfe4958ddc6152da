#include "prolog/posting.h"

#include <algorithm>

namespace quadrille::prolog {

using cp::Comparison;
using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;

namespace {

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

constexpr bool is_unit(const cp::Term& term) { return term.coefficient == 1 || term.coefficient == -1; }

}  // namespace

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
    case Operator::times: return add_product(t, factor, sum);
    default: break;
  }
  const auto x = function(t, std::nullopt);
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

bool Posting::add_product(Term t, Value factor, Sum& sum) {
  const Node& n = node(t);
  for (const auto& [number, other] : {std::pair(n.left, n.right), std::pair(n.right, n.left)}) {
    const auto c = constant_of(number);
    if (!c) continue;
    const Wide scaled = is_harmless(*c) ? *c * factor : Component::kGreatest + Wide{1};
    return is_harmless(scaled) ? add(other, static_cast<Value>(scaled), sum) : refuse(Outcome::beyond);
  }
  const auto x = function(t, std::nullopt);
  if (x) sum.terms.push_back({factor, *x});
  return x.has_value();
}

bool Posting::tidy(Sum& sum) {
  std::size_t open = 0;
  for (const auto& [a, x] : sum.terms) {
    sum.constant += static_cast<Wide>(a) * (store_.is_fixed(x) ? store_.value(x) : x.offset());
    if (!is_harmless(sum.constant)) return refuse(Outcome::beyond);
    if (!store_.is_fixed(x)) sum.terms[open++] = {x.is_negated() ? -a : a, IntVar(x.id())};
  }
  sum.terms.erase(sum.terms.begin() + static_cast<std::ptrdiff_t>(open), sum.terms.end());
  std::ranges::sort(sum.terms, {}, [](const cp::Term& term) { return term.variable.id(); });
  Wide magnitude = 0;
  std::size_t merged = 0;
  for (std::size_t i = 0; i < open;) {
    const IntVar x = sum.terms[i].variable;
    Wide a = 0;
    for (; i < open && sum.terms[i].variable == x; ++i) a += sum.terms[i].coefficient;
    if (a == 0) continue;
    magnitude += a < 0 ? -a : a;
    if (!is_harmless(magnitude)) return refuse(Outcome::beyond);
    sum.terms[merged++] = {static_cast<Value>(a), x};
  }
  sum.terms.erase(sum.terms.begin() + static_cast<std::ptrdiff_t>(merged), sum.terms.end());
  return true;
}

bool Posting::difference(Term left, Term right, Sum& sum) { return add(left, 1, sum) && add(right, -1, sum); }

bool Posting::compare(Operator op, Sum sum) {
  if (!tidy(sum)) return false;
  return sum.terms.size() > 1 ? compare_many(op, std::move(sum), std::nullopt) : compare_now(op, sum);
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

bool Posting::is_difference(const Sum& sum) {
  return sum.terms.size() == 2 && is_unit(sum.terms[0]) && is_unit(sum.terms[1]);
}

bool Posting::compare_many(Operator op, Sum sum, std::optional<cp::Reification> reification) {
  if (op == Operator::at_least || op == Operator::greater) {
    for (cp::Term& term : sum.terms) term.coefficient = -term.coefficient;
    sum.constant = -sum.constant;
    op = mirrored(op);
  }
  const auto target = static_cast<Value>(-sum.constant);
  if (op == Operator::not_equal && !reification && is_difference(sum)) {
    const auto [a, x] = sum.terms[0];
    const auto [b, y] = sum.terms[1];
    component_.differ(x, (a == b ? -y : y) + (a == 1 ? target : -target));
    return true;
  }
  const Comparison comparison = op == Operator::equal       ? Comparison::equal
                                : op == Operator::not_equal ? Comparison::not_equal
                                                            : Comparison::at_most;
  return post(cp::linear(sum.terms, comparison, op == Operator::less ? target - 1 : target, reification));
}

std::optional<IntVar> Posting::variable_for(Sum sum) {
  if (!tidy(sum)) return std::nullopt;
  if (sum.terms.empty()) return constant(static_cast<Value>(sum.constant));
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
    below = below && cp::is_finite(least);
    above = above && cp::is_finite(greatest);
    if (below) min += static_cast<Wide>(a) * least;
    if (above) max += static_cast<Wide>(a) * greatest;
  }
  const IntVar x = component_.new_hidden(below && is_harmless(min) ? static_cast<Value>(min) : kMinusInfinity,
                                         above && is_harmless(max) ? static_cast<Value>(max) : kPlusInfinity);
  sum.terms.push_back({-1, x});
  return compare(Operator::equal, std::move(sum)) ? std::optional(x) : std::nullopt;
}

std::optional<IntVar> Posting::variable_for(Term t) {
  const Node& n = node(t);
  if (n.op == Operator::variable) return expressions_.variables[n.left];
  if (is_function(t)) return function(t, std::nullopt);
  Sum sum;
  return add(t, 1, sum) ? variable_for(std::move(sum)) : std::nullopt;
}

bool Posting::variables_for(Terms terms, std::vector<IntVar>& variables) {
  for (const Term t : terms) {
    const auto x = variable_for(t);
    if (!x) return false;
    variables.push_back(*x);
  }
  return true;
}

}  // namespace quadrille::prolog
