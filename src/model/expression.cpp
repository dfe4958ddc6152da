#include "model/expression.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "cp/wide.h"
#include "model/model.h"

namespace quadrille {

namespace {

using cp::Literal;
using cp::Reification;

/// Bounds within which a variable can be made for any result.
/// Of two expressions, of which one at least has variables.
template <class Expression>
Model& model_of(const Expression& a, const Expression& b) {
  Model* model = a.model() != nullptr ? a.model() : b.model();
  assert(model != nullptr);
  return *model;
}

bool is_constant(const Sum& a) { return a.terms().empty(); }

/// The greatest magnitude that a variable may take.
cp::Wide magnitude(const cp::Store& store, cp::IntVar x) {
  return std::max<cp::Wide>(-cp::Wide{store.min(x)}, store.max(x));
}

Condition comparison(const Sum& difference, cp::Comparison relation) {
  return {difference.model(), Condition::Comparison{difference, relation}};
}

/// The literals of a disjunction (or a conjunction) if the condition is one, else one literal.
template <class Form>
std::vector<Literal> literals_of(Model& model, const Condition& a) {
  if (const auto* form = std::get_if<Form>(&a.form())) return form->literals;
  return {model.literal(a)};
}

template <class Form>
Condition joined(const Condition& a, const Condition& b) {
  Model& model = model_of(a, b);
  std::vector<Literal> literals = literals_of<Form>(model, a);
  const std::vector<Literal> others = literals_of<Form>(model, b);
  literals.insert(literals.end(), others.begin(), others.end());
  return {&model, Form{std::move(literals)}};
}

std::vector<Literal> opposite(std::vector<Literal> literals) {
  for (Literal& l : literals) l = ~l;
  return literals;
}

/// a <=> b, or a => b.
Condition tied(const Condition& a, const Condition& b, Reification::Mode mode) {
  Model& model = model_of(a, b);
  const Literal condition = model.literal(a);
  if (std::holds_alternative<Condition::Tie>(b.form()))
    return tied(a, Condition(&model, model.literal(b)), mode);
  return {&model, Condition::Tie{{condition, mode}, std::make_shared<const Condition>(b)}};
}

}  // namespace

Sum& Sum::operator+=(const Sum& other) {
  if (model_ == nullptr) model_ = other.model_;
  terms_.insert(terms_.end(), other.terms_.begin(), other.terms_.end());
  constant_ += other.constant_;
  return *this;
}

Sum& Sum::operator-=(const Sum& other) { return *this += -other; }

Sum& Sum::operator*=(Value factor) {
  for (cp::Term& term : terms_) term.coefficient *= factor;
  constant_ *= factor;
  return *this;
}

Sum operator+(Sum a, const Sum& b) { return a += b; }
Sum operator-(Sum a, const Sum& b) { return a -= b; }
Sum operator-(Sum a) { return a *= -1; }

Sum operator*(const Sum& a, const Sum& b) {
  if (is_constant(a)) return Sum(b) *= a.constant();
  if (is_constant(b)) return Sum(a) *= b.constant();
  Model& model = model_of(a, b);
  const cp::IntVar x = model.variable(a);
  const cp::IntVar y = model.variable(b);
  const cp::Wide most = std::min<cp::Wide>(magnitude(model.store(), x), cp::kPlusInfinity) *
                        std::min<cp::Wide>(magnitude(model.store(), y), cp::kPlusInfinity);
  const Int product = model.auxiliary(cp::clamped_finite(-most), cp::clamped_finite(most));
  model.store().post(cp::times(x, y, product.variable()));
  return product;
}

Sum operator/(const Sum& a, const Sum& b) {
  Model& model = model_of(a, b);
  const cp::IntVar x = model.variable(a);
  const cp::Wide most = magnitude(model.store(), x);
  const Int quotient = model.auxiliary(cp::clamped_finite(-most), cp::clamped_finite(most));
  model.store().post(cp::division(x, model.variable(b), quotient.variable(), cp::Rounding::towards_zero));
  return quotient;
}

Sum operator%(const Sum& a, const Sum& b) {
  Model& model = model_of(a, b);
  const cp::IntVar x = model.variable(a);
  const cp::Wide most = magnitude(model.store(), x);
  const Int rest = model.auxiliary(cp::clamped_finite(-most), cp::clamped_finite(most));
  model.store().post(cp::modulo(x, model.variable(b), rest.variable(), cp::Rounding::towards_zero));
  return rest;
}

Sum abs(const Sum& a) {
  if (is_constant(a)) return std::max(a.constant(), -a.constant());
  Model& model = *a.model();
  const cp::IntVar x = model.variable(a);
  const Int result = model.auxiliary(0, cp::clamped_finite(magnitude(model.store(), x)));
  model.store().post(cp::absolute(x, result.variable()));
  return result;
}

Sum sum(const Array& array) {
  Sum total = 0;
  for (const Sum& a : array) total += a;
  return total;
}

Condition operator==(const Sum& a, const Sum& b) { return comparison(a - b, cp::Comparison::equal); }
Condition operator!=(const Sum& a, const Sum& b) { return comparison(a - b, cp::Comparison::not_equal); }
Condition operator<=(const Sum& a, const Sum& b) { return comparison(a - b, cp::Comparison::at_most); }
Condition operator>=(const Sum& a, const Sum& b) { return b <= a; }
Condition operator<(const Sum& a, const Sum& b) { return a + 1 <= b; }
Condition operator>(const Sum& a, const Sum& b) { return b < a; }

Condition operator!(const Condition& a) {
  return std::visit(
      [&](const auto& form) -> Condition {
        using Form = std::decay_t<decltype(form)>;
        if constexpr (std::is_same_v<Form, Literal>) {
          return {a.model(), ~form};
        } else if constexpr (std::is_same_v<Form, Condition::Comparison>) {
          if (form.relation == cp::Comparison::equal) return form.sum != 0;
          if (form.relation == cp::Comparison::not_equal) return form.sum == 0;
          return form.sum > 0;
        } else if constexpr (std::is_same_v<Form, Condition::Any>) {
          return {a.model(), Condition::All{opposite(form.literals)}};
        } else if constexpr (std::is_same_v<Form, Condition::All>) {
          return {a.model(), Condition::Any{opposite(form.literals)}};
        } else {
          return {a.model(), ~a.model()->literal(a)};
        }
      },
      a.form());
}

Condition operator&&(const Condition& a, const Condition& b) { return joined<Condition::All>(a, b); }
Condition operator||(const Condition& a, const Condition& b) { return joined<Condition::Any>(a, b); }

Condition operator==(const Condition& a, const Condition& b) {
  const bool is_turned = std::holds_alternative<Literal>(b.form());
  return is_turned ? tied(b, a, Reification::Mode::full) : tied(a, b, Reification::Mode::full);
}
Condition operator!=(const Condition& a, const Condition& b) { return a == !b; }
Condition implies(const Condition& a, const Condition& b) { return tied(a, b, Reification::Mode::half); }

Condition operator==(const Bool& a, const Bool& b) { return Sum(a) == Sum(b); }
Condition operator!=(const Bool& a, const Bool& b) { return Sum(a) != Sum(b); }

}  // namespace quadrille
