// What a model is written in: integer variables, sums of them, and conditions on them.
//
// They are small values that remember their model, which must outlive them.
#pragma once

#include <initializer_list>
#include <memory>
#include <variant>
#include <vector>

#include "cp/constraints.h"

namespace quadrille {

class Model;
using cp::Value;

/// An integer variable of a model.
class Int {
 public:
  Int(Model& model, cp::IntVar variable) : model_(&model), variable_(variable) {}
  [[nodiscard]] Model& model() const { return *model_; }
  [[nodiscard]] cp::IntVar variable() const { return variable_; }

 private:
  Model* model_;
  cp::IntVar variable_;
};

/// A variable that is 0 or 1; as a condition, that it is 1.
class Bool : public Int {
 public:
  using Int::Int;
};

/// A sum of multiples of variables and a constant. Coefficients and constant are the caller's to keep small:
/// their magnitudes must add up to less than 2^63.
class Sum {
 public:
  Sum(Value constant) : constant_(constant) {}  // NOLINT(google-explicit-constructor): 3 is a sum
  Sum(Int x) : model_(&x.model()), terms_{{1, x.variable()}} {}  // NOLINT(google-explicit-constructor)

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
  Value constant_ = 0;
};

[[nodiscard]] Sum operator+(Sum a, const Sum& b);
[[nodiscard]] Sum operator-(Sum a, const Sum& b);
[[nodiscard]] Sum operator-(Sum a);
/// A product of two variables becomes a variable of its own, and so do the next three, of which the first two
/// are not for two constants.
[[nodiscard]] Sum operator*(const Sum& a, const Sum& b);
/// Rounded towards zero; b is not 0.
[[nodiscard]] Sum operator/(const Sum& a, const Sum& b);
/// What the division leaves; it has the sign of a.
[[nodiscard]] Sum operator%(const Sum& a, const Sum& b);
[[nodiscard]] Sum abs(const Sum& a);

/// Sums in a row, made of variables, of sums, or of numbers.
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

/// What may hold or not: a comparison, a Bool, or some of them combined.
class Condition {
 public:
  /// sum (=, != or <=) 0.
  struct Comparison {
    Sum sum;
    cp::Comparison relation;
  };
  struct Any {
    std::vector<cp::Literal> literals;
  };
  struct All {
    std::vector<cp::Literal> literals;
  };
  /// A condition, which is none of these ties, that is tied to a literal.
  struct Tie {
    cp::Reification reification;
    std::shared_ptr<const Condition> condition;
  };
  using Form = std::variant<cp::Literal, Comparison, Any, All, Tie>;

  Condition(Bool b) : model_(&b.model()), form_(b.variable().eq(1)) {}  // NOLINT(google-explicit-constructor)
  Condition(Model* model, Form form) : model_(model), form_(std::move(form)) {}

  /// Null for a comparison of constants, which cannot be combined with another.
  [[nodiscard]] Model* model() const { return model_; }
  [[nodiscard]] const Form& form() const { return form_; }

 private:
  Model* model_;
  Form form_;
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
