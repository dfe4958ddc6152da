// The expressions of a model: integer variables, linear sums, and conditions.
//
//   2 * x + y - 1            a Sum
//   x <= y || !(x + y == 5)  a Condition
//
// They are small values that refer to their model, which must outlive them. An expression that combines two
// models, or whose numbers exceed 64 bits, is refused: std::invalid_argument is thrown. So are sums of more
// than 2^22 terms, and conditions of more than 2^22 parts or with more than 2,000 connectives in one another.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include "cp/constraints/arithmetic.h"
#include "cp/int_var.h"

namespace quadrille {

namespace modelling {
enum class Operator : std::uint8_t;
}

class Model;
using cp::Value;

/// An integer variable of a model: a value that refers to the model.
class Int {
 public:
  /// Wraps a variable of the model's store.
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
  /// Wraps a variable of the model's store that can only be 0 or 1.
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

  /// Null if the sum is a constant.
  [[nodiscard]] Model* model() const { return model_; }
  [[nodiscard]] const std::vector<cp::Term>& terms() const { return terms_; }
  [[nodiscard]] Value constant() const { return constant_; }

 private:
  Model* model_ = nullptr;
  std::vector<cp::Term> terms_;
  Value magnitude_ = 0;  // the sum of the magnitudes of all coefficients
  Value constant_ = 0;
};

[[nodiscard]] Sum operator+(Sum a, const Sum& b);
[[nodiscard]] Sum operator-(Sum a, const Sum& b);
[[nodiscard]] Sum operator-(Sum a);
/// A product of two variables, a quotient, a remainder, a power or abs creates a helper variable that is
/// equal to it. Any sum is multiplied by a constant without one.
[[nodiscard]] Sum operator*(const Sum& a, const Sum& b);
/// The quotient, rounded towards zero; b = 0 is excluded. (Dividing a constant by the constant 0 is refused.)
[[nodiscard]] Sum operator/(const Sum& a, const Sum& b);
/// The remainder of that quotient; it has the sign of a.
[[nodiscard]] Sum operator%(const Sum& a, const Sum& b);
[[nodiscard]] Sum abs(const Sum& a);
/// a to the power of b, where 0 to the power of 0 is 1; a negative b is excluded unless a is 1 or -1. (A
/// power of two constants that is not a whole number of 64 bits is refused.)
[[nodiscard]] Sum pow(const Sum& a, const Sum& b);

/// A sequence of sums, made from variables, sums, or numbers. A value that refers to its model.
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

/// A comparison, a Bool, or a combination of conditions. A value that refers to its model.
class Condition {
 public:
  /// The structure of the condition.
  struct Form {
    modelling::Operator op;  // literal, comparison of the sum with 0, or the connective of the parts
    cp::Literal literal{};
    Sum sum = 0;
    std::vector<Condition> parts{};
  };

  Condition(Bool b)  // NOLINT(google-explicit-constructor): a Bool is a condition
      : Condition(&b.model(), b.variable().eq(1)) {}
  Condition(Model* model, cp::Literal literal);
  /// The model may be null only if the condition has no variables.
  Condition(Model* model, Form form);

  /// Null if the condition has no variables.
  [[nodiscard]] Model* model() const { return model_; }
  [[nodiscard]] const Form& form() const { return *form_; }

 private:
  Model* model_;
  std::shared_ptr<const Form> form_;
  int depth_ = 1;           // nesting depth of connectives
  std::uint32_t size_ = 1;  // number of conditions in it, counted with repetitions
};

/// A sequence of conditions. A value that refers to its model.
class Conditions {
 public:
  // NOLINTBEGIN(google-explicit-constructor): such vectors are lists of conditions
  Conditions(const std::vector<Bool>& b) : list_(b.begin(), b.end()) {}
  Conditions(std::vector<Condition> c) : list_(std::move(c)) {}
  // NOLINTEND(google-explicit-constructor)
  Conditions(std::initializer_list<Condition> c) : list_(c) {}

  [[nodiscard]] std::size_t size() const { return list_.size(); }
  [[nodiscard]] auto begin() const { return list_.begin(); }
  [[nodiscard]] auto end() const { return list_.end(); }

 private:
  std::vector<Condition> list_;
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
/// Either both conditions hold, or neither.
[[nodiscard]] Condition operator==(const Condition& a, const Condition& b);
[[nodiscard]] Condition operator!=(const Condition& a, const Condition& b);
[[nodiscard]] Condition implies(const Condition& a, const Condition& b);

// Comparing two Bools as conditions or as numbers gives the same result.
[[nodiscard]] Condition operator==(const Bool& a, const Bool& b);
[[nodiscard]] Condition operator!=(const Bool& a, const Bool& b);

}  // namespace quadrille
