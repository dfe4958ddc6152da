#include "cp/constraints/arithmetic/linear_form.h"

#include <cassert>
#include <numeric>

#include "base/sort.h"

namespace quadrille::cp {

namespace {

/// Divides an equation by the greatest common divisor of its coefficients.
void divide_by_common_factor(LinearForm& form) {
  Value common = 0;
  for (const Value a : form.coefficients) common = std::gcd(common, a);
  if (common <= 1) return;
  if (form.constant % common != 0) {
    form = {.variables = {}, .coefficients = {}, .constant = 1};
    return;
  }
  for (Value& a : form.coefficients) a /= common;
  form.constant /= common;
}

}  // namespace

LinearForm linear_form(const std::vector<Term>& terms, Comparison comparison, Value constant) {
  LinearForm form{.variables = {}, .coefficients = {}, .constant = constant};
  [[maybe_unused]] Wide magnitude = 0;
  std::vector<Term> without_views;
  without_views.reserve(terms.size());
  for (const auto& [a, x] : terms) {
    form.constant -= static_cast<Wide>(a) * x.offset();
    magnitude += a < 0 ? -static_cast<Wide>(a) : a;
    assert(magnitude <= kPlusInfinity);
    without_views.push_back({x.is_negated() ? -a : a, IntVar(x.id())});
  }
  sort_range(without_views, {}, [](const Term& term) { return term.variable.id(); });
  for (auto term = without_views.begin(); term != without_views.end();) {
    const IntVar x = term->variable;
    Value a = 0;
    for (; term != without_views.end() && term->variable == x; ++term) a += term->coefficient;
    if (a == 0) continue;
    form.variables.push_back(x);
    form.coefficients.push_back(a);
  }
  if (comparison != Comparison::at_most) divide_by_common_factor(form);
  return form;
}

}  // namespace quadrille::cp
