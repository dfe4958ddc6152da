// Turns trees of arithmetic and logic into constraints.
#pragma once

#include "modelling/builder.h"
#include "modelling/expressions.h"

namespace quadrille::modelling {

/// The meaning of a division by 0 within a formula.
enum class Undefined : std::uint8_t {
  is_excluded,  // it is excluded: there is no solution with it
  is_false,     // the comparison that contains it is false
};

/// Posts everything through the builder, whose trouble() reports errors. Builder and expressions must outlive
/// this object.
class Formulas {
 public:
  using Term = std::uint32_t;

  Formulas(Builder& builder, const Expressions& expressions, Undefined undefined)
      : builder_(builder), expressions_(expressions), undefined_(undefined) {}

  /// Requires that a comparison, a membership or a formula holds, or (truth = false) that it does not.
  void require(Term t, bool truth = true);
  /// A literal that is equivalent to the formula; if a target is given, it is used.
  [[nodiscard]] Literal literal(Term t, std::optional<Literal> target = std::nullopt);
  [[nodiscard]] IntVar variable(Term t);
  /// Adds factor * t to the sum, where t is a number.
  void add(Term t, Value factor, Sum& sum);

 private:
  [[nodiscard]] const Node& node(Term t) const { return expressions_.nodes[t]; }
  [[nodiscard]] cp::Store& store() { return builder_.store(); }

  // Arithmetic.

  void add_product(Term t, Value factor, Sum& sum);
  void add_sum(const Sum& leaf, Value factor, Sum& sum);
  /// The value of a linear expression whose variables are all fixed.
  [[nodiscard]] std::optional<Wide> constant_of(Term t) const;
  /// Whether it is a function that is not linear, such as a product of variables or a quotient.
  [[nodiscard]] bool is_function(Term t) const;
  /// The operands of an operation. Nested associative ones are joined: min(a, min(b, c)) gives a, b and c.
  [[nodiscard]] std::vector<Term> operands(Term t) const;
  /// The arguments of a function. For a minimum these are negated, because it is treated as a maximum.
  [[nodiscard]] std::vector<IntVar> arguments_of(Term t);
  /// The value of a function.
  [[nodiscard]] Sum function(Term t);
  /// Makes the result equal to the value of a function.
  void require_function(Term t, IntVar result);
  /// A variable equal to y if y != 0, and otherwise to any number but 0, so that the quotient by it
  /// restricts nothing.
  [[nodiscard]] IntVar free_divisor(IntVar y);
  [[nodiscard]] Sum difference(Term left, Term right);

  // Formulas.

  void require_comparison(Operator op, Term left, Term right);
  /// Whether it is obvious that no divisor in the term can be 0.
  [[nodiscard]] bool is_defined(Term t) const;
  /// |t| != c, that is, t != c and t != -c. For the difference of two variables this needs no helper
  /// variable.
  void require_magnitude_differs(Term t, Wide c);
  void require_connected(Term t, bool truth);
  void require_equivalent(const Node& n, bool truth);
  /// Left side minus right side of a comparison, and the conditions under which both are defined.
  struct Difference {
    Sum sum;
    std::vector<Literal> conditions;
  };
  [[nodiscard]] Difference guarded_difference(const Node& n);
  [[nodiscard]] Literal comparison_literal(const Node& n, std::optional<Literal> target);
  [[nodiscard]] Literal truth_of(const Node& n);
  [[nodiscard]] std::vector<Literal> literals(const std::vector<Term>& terms);

  Builder& builder_;
  const Expressions& expressions_;
  Undefined undefined_;
  /// Within a reified comparison, if `undefined` is is_false: collects the conditions under which it is
  /// defined.
  std::vector<Literal>* conditions_ = nullptr;
};

}  // namespace quadrille::modelling
