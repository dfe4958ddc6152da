#include "check_proof/inequality.h"

#include <algorithm>

namespace check_proof {

namespace {

/// Numbers stay within this, so that they can be negated.
constexpr Number kGreatest = Number{1} << 62;

Number checked(Number value, bool is_overflown) {
  if (is_overflown || value > kGreatest || value < -kGreatest) throw Refusal{"a number is too large"};
  return value;
}

/// Makes a new inequality from one over literals: `change` maps the magnitudes, and the degree is replaced.
template <class F>
Inequality over_literals(const Inequality& a, Number new_degree, F change) {
  Inequality result;
  result.bound = new_degree;
  for (const auto& [variable, coefficient] : a.terms) {
    const Number magnitude = change(variable, coefficient < 0 ? -coefficient : coefficient);
    if (magnitude == 0) continue;
    result.terms.emplace_back(variable, coefficient < 0 ? -magnitude : magnitude);
    if (coefficient < 0) result.bound = sum(result.bound, -magnitude);
  }
  return result;
}

Number ceiling(Number a, Number divisor) { return a / divisor + (a % divisor > 0 ? 1 : 0); }

}  // namespace

Number sum(Number a, Number b) {
  Number result = 0;
  const bool is_overflown = __builtin_add_overflow(a, b, &result);
  return checked(result, is_overflown);
}
Number product(Number a, Number b) {
  Number result = 0;
  const bool is_overflown = __builtin_mul_overflow(a, b, &result);
  return checked(result, is_overflown);
}

Number degree(const Inequality& inequality) {
  Number result = inequality.bound;
  for (const auto& [variable, a] : inequality.terms) result = sum(result, std::max<Number>(0, -a));
  return result;
}
Number slack(const Inequality& inequality) {
  Number result = -inequality.bound;
  for (const auto& [variable, a] : inequality.terms) result = sum(result, std::max<Number>(0, a));
  return result;
}

void normalise(Inequality& inequality) {
  auto& terms = inequality.terms;
  std::ranges::sort(terms, {}, &Term::first);
  std::size_t kept = 0;
  for (const Term& term : terms) {
    if (kept > 0 && terms[kept - 1].first == term.first) {
      terms[kept - 1].second = sum(terms[kept - 1].second, term.second);
    } else {
      terms[kept++] = term;
    }
  }
  terms.resize(kept);
  std::erase_if(terms, [](const Term& term) { return term.second == 0; });
}

Inequality plus(const Inequality& a, const Inequality& b) {
  Inequality result;
  result.terms.reserve(a.terms.size() + b.terms.size());
  auto second = b.terms.begin();
  for (const Term& term : a.terms) {
    while (second != b.terms.end() && second->first < term.first) result.terms.push_back(*second++);
    const bool both = second != b.terms.end() && second->first == term.first;
    const Number coefficient = both ? sum(term.second, (second++)->second) : term.second;
    if (coefficient != 0) result.terms.emplace_back(term.first, coefficient);
  }
  result.terms.insert(result.terms.end(), second, b.terms.end());
  result.bound = sum(a.bound, b.bound);
  return result;
}

Inequality times(Inequality a, Number factor) {
  if (factor < 0) throw Refusal{"an inequality may not be multiplied by a negative number"};
  if (factor == 0) return {};
  for (auto& [variable, coefficient] : a.terms) coefficient = product(coefficient, factor);
  a.bound = product(a.bound, factor);
  return a;
}

Inequality negated(const Inequality& a) {
  Inequality result = a;
  for (Term& term : result.terms) term.second = -term.second;
  result.bound = sum(1, -a.bound);
  return result;
}

Inequality divided(const Inequality& a, Number divisor) {
  if (divisor <= 0) throw Refusal{"an inequality may only be divided by a positive number"};
  return over_literals(a, ceiling(degree(a), divisor),
                       [divisor](std::uint32_t, Number m) { return ceiling(m, divisor); });
}

Inequality saturated(const Inequality& a) {
  const Number most = std::max<Number>(0, degree(a));
  return over_literals(a, degree(a), [most](std::uint32_t, Number m) { return std::min(m, most); });
}

Inequality weakened(const Inequality& a, std::uint32_t dropped) {
  const auto found = std::ranges::find(a.terms, dropped, &Term::first);
  if (found == a.terms.end()) return a;
  const Number magnitude = found->second < 0 ? -found->second : found->second;
  return over_literals(a, sum(degree(a), -magnitude),
                       [dropped](std::uint32_t v, Number m) { return v == dropped ? 0 : m; });
}

}  // namespace check_proof
