// Sums: normalised, compared, and replaced by a variable.
#include <cassert>

#include "base/sort.h"
#include "modelling/builder.h"

namespace quadrille::modelling {

using cp::kMinusInfinity;
using cp::kPlusInfinity;

namespace {

constexpr bool is_unit(Value coefficient) { return coefficient == 1 || coefficient == -1; }

void negate(Sum& sum) {
  for (cp::Term& term : sum.terms) term.coefficient = -term.coefficient;
  sum.constant = -sum.constant;
}

constexpr cp::Comparison comparison_of(Comparator comparator) {
  return comparator == Comparator::equal       ? cp::Comparison::equal
         : comparator == Comparator::not_equal ? cp::Comparison::not_equal
                                               : cp::Comparison::at_most;
}

/// a / b rounded down, for b > 0.
constexpr Wide floor_of(Wide a, Wide b) { return a / b - (a % b < 0 ? 1 : 0); }

}  // namespace

Value Builder::bound(Wide v) const {
  if (!is_too_large(v)) return static_cast<Value>(v);
  return v < 0 ? kMinusInfinity : kPlusInfinity;
}

void Builder::add(Sum& sum, Value factor, Wide number) {
  if (is_too_large(number) || is_too_large(sum.constant + factor * number)) return refuse(Trouble::too_large);
  sum.constant += factor * number;
}

bool Builder::tidy(Sum& sum) {
  auto& [terms, constant] = sum;
  std::size_t open = 0;
  for (const auto& [a, x] : terms) {
    const bool is_fixed = store_.is_fixed(x);
    constant += Wide{a} * (is_fixed ? store_.value(x) : x.offset());
    if (is_too_large(constant)) return refuse(Trouble::too_large), false;
    if (!is_fixed) terms[open++] = {x.is_negated() ? -a : a, IntVar(x.id())};
  }
  terms.resize(open);
  sort_range(terms, {}, [](const cp::Term& term) { return term.variable.id(); });
  Wide magnitude = 0;
  std::size_t merged = 0;
  for (std::size_t i = 0; i < open;) {
    const IntVar x = terms[i].variable;
    Wide a = 0;
    for (; i < open && terms[i].variable == x; ++i) a += terms[i].coefficient;
    if (a == 0) continue;
    magnitude += a < 0 ? -a : a;
    if (is_too_large(magnitude)) return refuse(Trouble::too_large), false;
    terms[merged++] = {static_cast<Value>(a), x};
  }
  terms.resize(merged);
  return true;
}

void Builder::require(Comparator comparator, Sum sum, std::optional<Reification> reification) {
  if (reification && store_.truth(reification->literal) == cp::Store::Truth::yes) reification.reset();
  if (!tidy(sum)) return;
  if (sum.terms.size() > 1) return post_linear(comparator, std::move(sum), reification);
  if (!sum.terms.empty() || reification) return require(simple_literal(comparator, sum), reification);
  if (!holds(comparator, sum.constant)) require(truth(false));
}

Literal Builder::simple_literal(Comparator comparator, const Sum& sum) {
  if (sum.terms.empty()) return truth(holds(comparator, sum.constant));
  auto [a, x] = sum.terms[0];
  if (a < 0) {
    a = -a;
    x = -x;
  }
  // Solve a * x (comparator) right for x; `at` is the quotient, rounded down.
  const Wide right = -sum.constant;
  const auto at = static_cast<Value>(floor_of(right, a));
  const bool is_whole = right % a == 0;
  switch (comparator) {
    case Comparator::equal: return is_whole ? x.eq(at) : truth(false);
    case Comparator::not_equal: return is_whole ? x.ne(at) : truth(true);
    case Comparator::at_most: return x.le(at);
    case Comparator::less: return x.le(is_whole ? at - 1 : at);
    case Comparator::at_least: return x.ge(is_whole ? at : at + 1);
    default: return x.ge(at + 1);
  }
}

void Builder::post_linear(Comparator comparator, Sum sum, std::optional<Reification> reification) {
  if (comparator == Comparator::at_least || comparator == Comparator::greater) {
    negate(sum);
    comparator = mirrored(comparator);
  }
  const auto right = static_cast<Value>(-sum.constant);
  const auto [a, x] = sum.terms[0];
  const auto [b, y] = sum.terms[1];
  if (!reification && sum.terms.size() == 2 && is_unit(a) && is_unit(b)) {
    // x equals, or differs from, a view of y.
    const auto solved = [&](IntVar of, Value factor) {
      return (a == b ? -of : of) + (factor == 1 ? right : -right);
    };
    if (comparator == Comparator::not_equal) return differ(x, solved(y, a));
    if (comparator == Comparator::equal) {
      const IntVar other = solved(y, a);
      require_between(x, {store_.min(other), store_.max(other)});
      require_between(other, {store_.min(x), store_.max(x)});
      define_by_itself(other, x);
      define_by_itself(solved(x, b), y);
    }
  }
  post(cp::linear(sum.terms, comparison_of(comparator), comparator == Comparator::less ? right - 1 : right,
                  reification));
}

Literal Builder::literal(Comparator comparator, Sum sum, std::optional<Literal> target) {
  if (!tidy(sum)) return tied(truth(false), target);
  if (sum.terms.size() < 2) return tied(simple_literal(comparator, sum), target);
  if (sum.terms[0].coefficient < 0) {
    negate(sum);
    comparator = mirrored(comparator);
  }
  // Create a literal for only one of a comparator and its opposite.
  if (comparator == Comparator::not_equal || comparator == Comparator::at_least ||
      comparator == Comparator::greater)
    return ~literal(opposite(comparator), std::move(sum), target ? std::optional(~*target) : std::nullopt);
  if (comparator == Comparator::less) {
    sum.constant += 1;
    comparator = Comparator::at_most;
  }
  Key key = key_of(comparator == Comparator::equal ? Made::equation : Made::inequality, sum.terms);
  key.push_back(static_cast<Value>(sum.constant));
  return shared(std::move(key), target, [&](Literal l) { post_linear(comparator, sum, Reification{l}); });
}

Interval Builder::range(const Sum& sum) const {
  Wide min = sum.constant;
  Wide max = sum.constant;
  bool is_bounded_below = true;
  bool is_bounded_above = true;
  for (const auto& [a, x] : sum.terms) {
    const Value least = a > 0 ? store_.min(x) : store_.max(x);
    const Value greatest = a > 0 ? store_.max(x) : store_.min(x);
    is_bounded_below = is_bounded_below && cp::is_finite(least);
    is_bounded_above = is_bounded_above && cp::is_finite(greatest);
    if (is_bounded_below) min += Wide{a} * least;
    if (is_bounded_above) max += Wide{a} * greatest;
  }
  return {is_bounded_below ? bound(min) : kMinusInfinity, is_bounded_above ? bound(max) : kPlusInfinity};
}

std::optional<IntVar> Builder::as_view(const Sum& sum) const {
  if (sum.terms.size() != 1 || !is_unit(sum.terms[0].coefficient)) return std::nullopt;
  const auto [a, x] = sum.terms[0];
  // A view whose values would be too large cannot be used.
  const Wide min = Wide{store_.min(x)} * a + sum.constant;
  const Wide max = Wide{store_.max(x)} * a + sum.constant;
  const bool fits = (!cp::is_finite(store_.min(x)) || min == cp::clamped_finite(min)) &&
                    (!cp::is_finite(store_.max(x)) || max == cp::clamped_finite(max));
  return fits ? std::optional((a == 1 ? x : -x) + static_cast<Value>(sum.constant)) : std::nullopt;
}

IntVar Builder::variable(Sum sum) {
  if (!tidy(sum)) return constant(0);
  if (sum.terms.empty()) return constant(static_cast<Value>(sum.constant));
  if (const std::optional<IntVar> view = as_view(sum)) return *view;
  const Interval values = range(sum);
  std::vector<IntVar> variables;
  for (const cp::Term& term : sum.terms) variables.push_back(term.variable);
  if (overflows(values, variables)) {
    refuse(Trouble::too_large);
    return constant(0);
  }
  Key key = key_of(Made::sum, sum.terms);
  key.push_back(static_cast<Value>(sum.constant));
  return shared(std::move(key), values, [&](IntVar result) {
    sum.terms.push_back({-1, result});
    require(Comparator::equal, std::move(sum));
  });
}

}  // namespace quadrille::modelling
