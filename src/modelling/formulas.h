// Turns trees of arithmetic and logic into constraints.
#pragma once

#include "modelling/expressions.h"

namespace quadrille::modelling {

/// What a quotient by 0 means within a formula.
enum class Undefined : std::uint8_t {
  is_excluded,  // there is no solution, wherever it stands
  is_false,     // the comparison around it is false
};

/// Says all it says through the builder, whose trouble tells what went wrong.
class Formulas {
 public:
  using Term = std::uint32_t;

  Formulas(Builder& builder, const Expressions& expressions, Undefined undefined)
      : builder_(builder), expressions_(expressions), undefined_(undefined) {}

  /// A comparison, a membership or a formula holds, or does not.
  void require(Term t, bool truth = true);
  /// Holds where the formula does; given a target, that one.
  [[nodiscard]] Literal literal(Term t, std::optional<Literal> target = std::nullopt);
  [[nodiscard]] IntVar variable(Term t);
  /// Adds factor * t, a number, to the sum.
  void add(Term t, Value factor, Sum& sum);

 private:
  [[nodiscard]] const Node& node(Term t) const { return expressions_.nodes[t]; }
  [[nodiscard]] cp::Store& store() { return builder_.store(); }

  // Arithmetic.

  void add_product(Term t, Value factor, Sum& sum);
  void add_sum(const Sum& leaf, Value factor, Sum& sum);
  /// The value of an expression without open variables, where it is a linear one.
  [[nodiscard]] std::optional<Wide> constant_of(Term t) const;
  /// Whether it is a product of variables, a quotient or the like.
  [[nodiscard]] bool is_function(Term t) const;
  /// The parts of an operation; of an associative one, such as min(a, min(b, c)), all of a, b and c.
  [[nodiscard]] std::vector<Term> operands(Term t) const;
  /// Of a function; of a minimum, the opposites, of which it is the maximum.
  [[nodiscard]] std::vector<IntVar> arguments_of(Term t);
  /// The value of an expression that is no sum.
  [[nodiscard]] Sum function(Term t);
  /// Makes the result the value of such an expression.
  void require_function(Term t, IntVar result);
  /// Equal to y where that is not 0; else free to be anything but 0, so that a quotient by it says nothing.
  [[nodiscard]] IntVar free_divisor(IntVar y);
  [[nodiscard]] Sum difference(Term left, Term right);

  // Formulas.

  void require_comparison(Operator op, Term left, Term right);
  /// Whether it shows that no divisor in the term can be 0.
  [[nodiscard]] bool is_defined(Term t) const;
  /// |t| != c: t is neither c nor -c. Of the difference of two variables that needs no new ones.
  void require_magnitude_differs(Term t, Wide c);
  void require_connected(Term t, bool truth);
  void require_equivalent(const Node& n, bool truth);
  /// What the left side of a comparison has more than the right one, and what must hold for it to be defined.
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
  /// Within a reified comparison, where undefined is false: what must hold for it to be defined.
  std::vector<Literal>* conditions_ = nullptr;
};

}  // namespace quadrille::modelling
