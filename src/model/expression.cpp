#include "model/expression.h"

#include <algorithm>
#include <type_traits>

#include "base/refuse.h"
#include "cp/wide.h"
#include "model/arguments.h"
#include "model/model.h"

namespace quadrille {

namespace {

using cp::Literal;
using cp::Reification;

/// Of two expressions; null where both are constant.
template <class Expression>
Model* model_of(const Expression& a, const Expression& b) {
  if (a.model() == nullptr) return b.model();
  if (b.model() != nullptr && b.model() != a.model())
    refuse("found variables of two models in one expression, expected variables of one model");
  return a.model();
}

bool is_constant(const Sum& a) { return a.terms().empty(); }

/// The greatest magnitude that a variable may take.
cp::Wide magnitude(const cp::Store& store, cp::IntVar x) {
  return std::max<cp::Wide>(-cp::Wide{store.min(x)}, store.max(x));
}

Condition comparison(const Sum& difference, cp::Comparison relation) {
  return {difference.model(), Condition::Comparison{difference, relation}};
}

/// Whether a comparison of constants holds.
bool is_true(const Condition& constant) {
  const auto& [sum, relation] = std::get<Condition::Comparison>(constant.form());
  switch (relation) {
    case cp::Comparison::equal: return sum.constant() == 0;
    case cp::Comparison::not_equal: return sum.constant() != 0;
    default: return sum.constant() <= 0;
  }
}

Condition constant_condition(bool holds) { return comparison(holds ? 0 : 1, cp::Comparison::equal); }

/// The literals of a disjunction (or a conjunction) if the condition is one, else one literal.
template <class Form>
std::vector<Literal> literals_of(Model& model, const Condition& a) {
  if (const auto* form = std::get_if<Form>(&a.form())) return form->literals;
  return {model.literal(a)};
}

template <class Form>
Condition joined(const Condition& a, const Condition& b) {
  Model* const model = model_of(a, b);
  if (model == nullptr) {
    const bool is_conjunction = std::is_same_v<Form, Condition::All>;
    return constant_condition(is_conjunction ? is_true(a) && is_true(b) : is_true(a) || is_true(b));
  }
  std::vector<Literal> literals = literals_of<Form>(*model, a);
  const std::vector<Literal> others = literals_of<Form>(*model, b);
  literals.insert(literals.end(), others.begin(), others.end());
  return {model, Form{std::move(literals)}};
}

std::vector<Literal> opposite(std::vector<Literal> literals) {
  for (Literal& l : literals) l = ~l;
  return literals;
}

/// a <=> b, or a => b.
Condition tied(const Condition& a, const Condition& b, Reification::Mode mode) {
  Model* const model = model_of(a, b);
  if (model == nullptr)
    return constant_condition(mode == Reification::Mode::full ? is_true(a) == is_true(b)
                                                              : !is_true(a) || is_true(b));
  const Literal condition = model->literal(a);
  if (std::holds_alternative<Condition::Tie>(b.form()))
    return tied(a, Condition(model, model->literal(b)), mode);
  return {model, Condition::Tie{{condition, mode}, std::make_shared<const Condition>(b)}};
}

/// A quotient, or a remainder, of constants.
void expect_divisor(const Sum& a, const Sum& b) {
  if (b.constant() == 0)
    refuse("found " + std::to_string(a.constant()) + " divided by 0, expected another divisor");
}

}  // namespace

Int::Int(Model& model, cp::IntVar variable) : model_(&model), variable_(variable) {
  if (variable.id() >= model.store().variable_count())
    refuse("found a variable that the model's store does not have, expected one that it made");
}

Bool::Bool(Model& model, cp::IntVar variable) : Int(model, variable) {
  const cp::Store& store = model.store();
  if (store.min(variable) < 0 || store.max(variable) > 1)
    refuse("found a variable from " + std::to_string(store.min(variable)) + " to " +
           std::to_string(store.max(variable)) + " as a Bool, expected one from 0 to 1");
}

Sum::Sum(Value constant) : constant_(constant) {
  if (constant == cp::kMinusInfinity)
    refuse("found " + std::to_string(constant) + " in a sum, expected a greater number");
}

Sum& Sum::operator+=(const Sum& other) {
  Model* const model = model_of(*this, other);
  const Value constant = Sum(checked_sum(constant_, other.constant_)).constant();
  magnitude_ = checked_sum(magnitude_, other.magnitude_);
  model_ = model;
  constant_ = constant;
  // Not by insert(), as the other sum may be this one.
  const std::size_t count = other.terms_.size();
  for (std::size_t i = 0; i < count; ++i) terms_.push_back(other.terms_[i]);
  return *this;
}

Sum& Sum::operator-=(const Sum& other) { return *this += -other; }

Sum& Sum::operator*=(Value factor) {
  const Value constant = Sum(checked_product(constant_, Sum(factor).constant())).constant();
  magnitude_ = checked_product(magnitude_, std::max(factor, -factor));
  constant_ = constant;
  for (cp::Term& term : terms_) term.coefficient *= factor;
  return *this;
}

Sum operator+(Sum a, const Sum& b) { return a += b; }
Sum operator-(Sum a, const Sum& b) { return a -= b; }
Sum operator-(Sum a) { return a *= -1; }

Sum operator*(const Sum& a, const Sum& b) {
  if (is_constant(a)) return Sum(b) *= a.constant();
  if (is_constant(b)) return Sum(a) *= b.constant();
  Model& model = *model_of(a, b);
  const cp::IntVar x = model.variable(a);
  const cp::IntVar y = model.variable(b);
  const cp::Wide most = std::min<cp::Wide>(magnitude(model.store(), x), cp::kPlusInfinity) *
                        std::min<cp::Wide>(magnitude(model.store(), y), cp::kPlusInfinity);
  const Int product = model.auxiliary(cp::clamped_finite(-most), cp::clamped_finite(most));
  model.store().post(cp::times(x, y, product.variable()));
  return product;
}

Sum operator/(const Sum& a, const Sum& b) {
  if (model_of(a, b) == nullptr) {
    expect_divisor(a, b);
    return a.constant() / b.constant();
  }
  Model& model = *model_of(a, b);
  const cp::IntVar x = model.variable(a);
  const cp::Wide most = magnitude(model.store(), x);
  const Int quotient = model.auxiliary(cp::clamped_finite(-most), cp::clamped_finite(most));
  model.store().post(cp::division(x, model.variable(b), quotient.variable(), cp::Rounding::towards_zero));
  return quotient;
}

Sum operator%(const Sum& a, const Sum& b) {
  if (model_of(a, b) == nullptr) {
    expect_divisor(a, b);
    return a.constant() % b.constant();
  }
  Model& model = *model_of(a, b);
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

Condition::Condition(Model* model, Form form) : model_(model), form_(std::move(form)) {
  const auto* const constants = std::get_if<Comparison>(&form_);
  if (model == nullptr && (constants == nullptr || constants->sum.model() != nullptr))
    refuse("found a condition on variables without their model, expected both");
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
