// What a model is written in: integer variables, sums of them, and conditions on them.
//
// They are small values that remember their model, which must outlive them. What puts expressions of two
// models together, or leads beyond 64 bits, throws std::invalid_argument.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "modelling/expressions.h"

namespace quadrille {

class Model;
using cp::Value;

/// An integer variable of a model: a value that refers to the model.
class Int {
 public:
  /// A variable of the model's store.
  Int(Model& model, cp::IntVar variable);
  [[nodiscard]] Model& model() const { return *model_; }
  [[nodiscard]] cp::IntVar variable() const { return variable_; }

 private:
  Model* model_;
  cp::IntVar variable_;
};

/// A variable that is 0 or 1; as a condition, that it is 1. A value that refers to its model.
class Bool : public Int {
 public:
  /// A variable of the model's store, with no other values than 0 and 1.
  Bool(Model& model, cp::IntVar variable);
};

/// A sum of multiples of variables and a constant. The magnitudes of the coefficients add up to less than
/// 2^63, and so does that of the constant. A value that refers to its model.
class Sum {
 public:
  Sum(Value constant);  // NOLINT(google-explicit-constructor): 3 is a sum
  Sum(Int x)            // NOLINT(google-explicit-constructor): a variable is a sum
      : model_(&x.model()), terms_{{1, x.variable()}}, magnitude_(1) {}

  Sum& operator+=(const Sum& other);
  Sum& operator-=(const Sum& other);
  Sum& operator*=(Value factor);

  /// Null for a constant.
  [[nodiscard]] Model* model() const { return model_; }
  [[nodiscard]] const std::vector<cp::Term>& terms() const { return terms_; }
  [[nodiscard]] Value constant() const { return constant_; }

 private:
  Model* model_ = nullptr;
  std::vector<cp::Term> terms_;
  Value magnitude_ = 0;  // of all coefficients together
  Value constant_ = 0;
};

[[nodiscard]] Sum operator+(Sum a, const Sum& b);
[[nodiscard]] Sum operator-(Sum a, const Sum& b);
[[nodiscard]] Sum operator-(Sum a);
/// Products of variables, quotients, remainders and abs make a variable that is equal to them.
[[nodiscard]] Sum operator*(const Sum& a, const Sum& b);
/// Rounded towards zero; b is not 0. (A constant divided by the constant 0 is refused.)
[[nodiscard]] Sum operator/(const Sum& a, const Sum& b);
/// What the division leaves; it has the sign of a.
[[nodiscard]] Sum operator%(const Sum& a, const Sum& b);
[[nodiscard]] Sum abs(const Sum& a);

/// Sums in a row, made of variables, of sums, or of numbers. A value that refers to its model.
class Array {
 public:
  Array(const std::vector<Int>& x) : sums_(x.begin(), x.end()) {}    // NOLINT(google-explicit-constructor)
  Array(const std::vector<Bool>& x) : sums_(x.begin(), x.end()) {}   // NOLINT(google-explicit-constructor)
  Array(const std::vector<Value>& x) : sums_(x.begin(), x.end()) {}  // NOLINT(google-explicit-constructor)
  Array(const std::vector<int>& x) : sums_(x.begin(), x.end()) {}    // NOLINT(google-explicit-constructor)
  Array(std::vector<Sum> x) : sums_(std::move(x)) {}                 // NOLINT(google-explicit-constructor)
  Array(std::initializer_list<Sum> x) : sums_(x) {}

  [[nodiscard]] std::size_t size() const { return sums_.size(); }
  [[nodiscard]] auto begin() const { return sums_.begin(); }
  [[nodiscard]] auto end() const { return sums_.end(); }

 private:
  std::vector<Sum> sums_;
};

[[nodiscard]] Sum sum(const Array& array);

/// What may hold or not: a comparison, a Bool, or some combined. A value that refers to its model.
class Condition {
 public:
  /// What it is made of.
  struct Form {
    modelling::Operator op;  // literal, a comparison of the sum with 0, or what connects the parts
    cp::Literal literal{};
    Sum sum = 0;
    std::vector<Condition> parts{};
  };

  Condition(Bool b)  // NOLINT(google-explicit-constructor): a Bool is a condition
      : Condition(&b.model(), b.variable().eq(1)) {}
  Condition(Model* model, cp::Literal literal);
  /// The model is null only for what has no variables.
  Condition(Model* model, Form form);

  /// Null for a condition without variables.
  [[nodiscard]] Model* model() const { return model_; }
  [[nodiscard]] const Form& form() const { return *form_; }

 private:
  Model* model_;
  std::shared_ptr<const Form> form_;
};

[[nodiscard]] Condition operator==(const Sum& a, const Sum& b);
[[nodiscard]] Condition operator!=(const Sum& a, const Sum& b);
[[nodiscard]] Condition operator<=(const Sum& a, const Sum& b);
[[nodiscard]] Condition operator>=(const Sum& a, const Sum& b);
[[nodiscard]] Condition operator<(const Sum& a, const Sum& b);
[[nodiscard]] Condition operator>(const Sum& a, const Sum& b);

[[nodiscard]] Condition operator!(const Condition& a);
[[nodiscard]] Condition operator&&(const Condition& a, const Condition& b);
[[nodiscard]] Condition operator||(const Condition& a, const Condition& b);
/// Both hold or none does.
[[nodiscard]] Condition operator==(const Condition& a, const Condition& b);
[[nodiscard]] Condition operator!=(const Condition& a, const Condition& b);
[[nodiscard]] Condition implies(const Condition& a, const Condition& b);

// Two Bools are compared as conditions are and as numbers are, which is the same.
[[nodiscard]] Condition operator==(const Bool& a, const Bool& b);
[[nodiscard]] Condition operator!=(const Bool& a, const Bool& b);

}  // namespace quadrille
