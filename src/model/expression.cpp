#include "model/expression.h"

#include <algorithm>

#include "base/refuse.h"
#include "model/arguments.h"
#include "model/model.h"
#include "model/sentences.h"
#include "modelling/expressions.h"

namespace quadrille {

namespace {

using modelling::Function;
using modelling::Operator;

/// The model of two expressions; null if both are constant.
template <class Expression>
Model* model_of(const Expression& a, const Expression& b) {
  if (a.model() == nullptr) return b.model();
  if (b.model() != nullptr && b.model() != a.model()) refuse(say::kVariablesOfTwoModels());
  return a.model();
}

// No expression that is written out in a program comes near these limits; a loop that doubles one reaches
// them at once.
constexpr std::size_t kMostTerms = std::size_t{1} << 22;
constexpr std::uint64_t kMostParts = std::uint64_t{1} << 22;
constexpr int kMostConnectivesInOneAnother = 2'000;

bool is_constant(const Sum& a) { return a.terms().empty(); }

/// The value of a sum whose variables are all fixed.
std::optional<Value> known_value(const Sum& a) {
  Value value = a.constant();
  for (const auto& [factor, x] : a.terms()) {
    if (!a.model()->store().is_fixed(x)) return std::nullopt;
    value = checked_sum(value, checked_product(factor, a.model()->store().value(x)));
  }
  return value;
}

Condition comparison(const Sum& difference, Operator op) {
  return {difference.model(), {.op = op, .sum = difference}};
}

/// Joins two conditions by an operation. If it is associative, parts that are the same operation are
/// merged.
Condition joined(Operator op, const Condition& a, const Condition& b, bool is_associative) {
  std::vector<Condition> parts;
  for (const Condition& c : {a, b}) {
    if (is_associative && c.form().op == op) {
      parts.insert(parts.end(), c.form().parts.begin(), c.form().parts.end());
    } else {
      parts.push_back(c);
    }
  }
  return {model_of(a, b), {.op = op, .parts = std::move(parts)}};
}

/// Refuses to divide a constant by the constant 0.
void expect_divisor(const Sum& a, const Sum& b) {
  if (b.constant() == 0) refuse(say::kDividedByZero(a.constant()));
}

}  // namespace

Int::Int(Model& model, cp::IntVar variable) : model_(&model), variable_(variable) {
  if (variable.id() >= model.store().variable_count()) refuse(say::kVariableOutsideStore());
}

Bool::Bool(Model& model, cp::IntVar variable) : Int(model, variable) {
  const cp::Store& store = model.store();
  if (store.min(variable) < 0 || store.max(variable) > 1)
    refuse(say::kNoBool(store.min(variable), store.max(variable)));
}

Sum::Sum(Value constant) : constant_(constant) {
  if (constant == cp::kMinusInfinity) refuse(say::kConstantTooSmall(constant));
}

Sum& Sum::operator+=(const Sum& other) {
  Model* const model = model_of(*this, other);
  if (terms_.size() + other.terms_.size() > kMostTerms) refuse(say::kTooManyTerms(kMostTerms));
  const Value constant = Sum(checked_sum(constant_, other.constant_)).constant();
  magnitude_ = checked_sum(magnitude_, other.magnitude_);
  model_ = model;
  constant_ = constant;
  // This loop, not insert(), because the other sum may be this one.
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
  if (const auto known = known_value(a)) return Sum(b) *= *known;
  if (const auto known = known_value(b)) return Sum(a) *= *known;
  return model_of(a, b)->value(Function::times, {a, b});
}

Sum operator/(const Sum& a, const Sum& b) {
  if (model_of(a, b) != nullptr) return model_of(a, b)->value(Function::truncated_quotient, {a, b});
  expect_divisor(a, b);
  return a.constant() / b.constant();
}

Sum operator%(const Sum& a, const Sum& b) {
  if (model_of(a, b) != nullptr) return model_of(a, b)->value(Function::remainder, {a, b});
  expect_divisor(a, b);
  return a.constant() % b.constant();
}

Sum abs(const Sum& a) {
  if (is_constant(a)) return std::max(a.constant(), -a.constant());
  return a.model()->value(Function::absolute, {a});
}

Sum pow(const Sum& a, const Sum& b) {
  if (model_of(a, b) != nullptr) return model_of(a, b)->value(Function::power, {a, b});
  const Value base = a.constant();
  const Value exponent = b.constant();
  const bool is_odd = exponent % 2 != 0;
  if (exponent < 0 && (base == 1 || base == -1)) return is_odd ? base : 1;
  const auto power = modelling::value_of(Function::power, base, exponent, cp::kPlusInfinity - 1);
  if (!power) refuse(say::kNoPower(base, exponent));
  return *power;
}

Sum sum(const Array& array) {
  Sum total = 0;
  for (const Sum& a : array) total += a;
  return total;
}

Condition::Condition(Model* model, cp::Literal literal)
    : Condition(model, Form{.op = Operator::literal, .literal = literal}) {}

Condition::Condition(Model* model, Form form)
    : model_(model), form_(std::make_shared<const Form>(std::move(form))) {
  if (model == nullptr && (form_->op == Operator::literal || form_->sum.model() != nullptr))
    refuse(say::kConditionWithoutModel());
  std::uint64_t size = 1;
  for (const Condition& part : form_->parts) {
    depth_ = std::max(depth_, part.depth_ + 1);
    size += part.size_;
  }
  if (size > kMostParts || depth_ > kMostConnectivesInOneAnother)
    refuse(say::kConditionTooLarge(kMostParts, kMostConnectivesInOneAnother));
  size_ = static_cast<std::uint32_t>(size);
}

Condition operator==(const Sum& a, const Sum& b) { return comparison(a - b, Operator::equal); }
Condition operator!=(const Sum& a, const Sum& b) { return comparison(a - b, Operator::not_equal); }
Condition operator<=(const Sum& a, const Sum& b) { return comparison(a - b, Operator::at_most); }
Condition operator>=(const Sum& a, const Sum& b) { return comparison(a - b, Operator::at_least); }
Condition operator<(const Sum& a, const Sum& b) { return comparison(a - b, Operator::less); }
Condition operator>(const Sum& a, const Sum& b) { return comparison(a - b, Operator::greater); }

Condition operator!(const Condition& a) {
  if (a.form().op == Operator::negation) return a.form().parts.front();
  return {a.model(), {.op = Operator::negation, .parts = {a}}};
}
Condition operator&&(const Condition& a, const Condition& b) {
  return joined(Operator::conjunction, a, b, true);
}
Condition operator||(const Condition& a, const Condition& b) {
  return joined(Operator::disjunction, a, b, true);
}
Condition operator==(const Condition& a, const Condition& b) {
  return joined(Operator::equivalence, a, b, false);
}
Condition operator!=(const Condition& a, const Condition& b) {
  return joined(Operator::exclusive_disjunction, a, b, true);
}
Condition implies(const Condition& a, const Condition& b) {
  return joined(Operator::implication, a, b, false);
}

Condition operator==(const Bool& a, const Bool& b) { return Sum(a) == Sum(b); }
Condition operator!=(const Bool& a, const Bool& b) { return Sum(a) != Sum(b); }

}  // namespace quadrille
