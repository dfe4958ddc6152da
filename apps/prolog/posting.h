// Turns goals into constraints of a component's store.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cp/constraints.h"
#include "cp/wide.h"
#include "prolog/component.h"
#include "prolog/expression.h"

namespace quadrille::prolog {

/// Posts within an open change of the component; nothing is propagated. The first outcome that is not ok says
/// what stands, and then the change must be taken back.
class Posting {
 public:
  Posting(Component& component, const Expressions& expressions)
      : component_(component), store_(component.store()), expressions_(expressions) {}

  using Term = std::uint32_t;
  using Terms = std::span<const Term>;

  /// A comparison, a membership or a formula that has to hold.
  [[nodiscard]] Outcome hold(Term formula);
  [[nodiscard]] Outcome members(Terms terms, const IntervalSet& domain);
  [[nodiscard]] Outcome all_different(Terms terms, cp::Consistency consistency);
  /// sum of coefficients[i] * terms[i] (op) right.
  [[nodiscard]] Outcome scalar_product(std::span<const Value> coefficients, Terms terms, Operator op,
                                       Term right);
  /// value = list[index], counted from 1.
  [[nodiscard]] Outcome element(Term index, Terms list, Term value);
  /// Successors counted from 1.
  [[nodiscard]] Outcome circuit(Terms successors);
  [[nodiscard]] Outcome lex_less_equal(Terms before, Terms after);
  /// Tasks of start, duration, end and demand, one after another.
  [[nodiscard]] Outcome cumulative(Terms tasks, Value limit);
  [[nodiscard]] Outcome serialized(Terms starts, std::span<const Value> durations);
  /// The terms are, in this order, one of the tuples.
  [[nodiscard]] Outcome tuple_in(Terms terms, const std::vector<std::vector<Value>>& tuples);
  /// values[i] occurs numbers[i] times among the terms, and nothing else does.
  [[nodiscard]] Outcome global_cardinality(Terms terms, const std::vector<Value>& values, Terms numbers);

 private:
  using Wide = cp::Wide;
  /// A sum of terms and a number.
  struct Sum {
    std::vector<cp::Term> terms;
    Wide constant = 0;
  };

  [[nodiscard]] const Node& node(Term t) const { return expressions_.nodes[t]; }
  bool refuse(Outcome why) {
    if (outcome_ == Outcome::ok) outcome_ = why;
    return false;
  }
  bool post(std::unique_ptr<cp::Constraint> constraint) {
    store_.post(std::move(constraint));
    return true;
  }
  /// A variable of this value, which Prolog does not see.
  [[nodiscard]] cp::IntVar constant(Value v) { return component_.new_hidden(v, v); }

  // Arithmetic. What fails returns false or nothing, and outcome_ says why.

  /// Adds factor * expression to the sum.
  [[nodiscard]] bool add(Term t, Value factor, Sum& sum);
  [[nodiscard]] bool add_product(Term t, Value factor, Sum& sum);
  /// The value of an expression without open variables, where it is a linear one.
  [[nodiscard]] std::optional<Wide> constant_of(Term t) const;
  /// Puts fixed variables into the number and equal variables together.
  [[nodiscard]] bool tidy(Sum& sum);
  [[nodiscard]] bool difference(Term left, Term right, Sum& sum);
  [[nodiscard]] std::optional<cp::IntVar> variable_for(Sum sum);
  [[nodiscard]] std::optional<cp::IntVar> variable_for(Term t);
  [[nodiscard]] bool variables_for(Terms terms, std::vector<cp::IntVar>& variables);
  /// Makes the target, or a new variable, the value of an expression that is no sum.
  [[nodiscard]] std::optional<cp::IntVar> function(Term t, std::optional<cp::IntVar> target);
  [[nodiscard]] bool post_function(Operator op, cp::IntVar x, cp::IntVar y, cp::IntVar z);
  [[nodiscard]] IntervalSet range_of(Operator op, cp::IntVar x, cp::IntVar y) const;
  /// Whether the power's values are known to be small, or no more than squares of what is seen to be.
  [[nodiscard]] bool is_safe_power(cp::IntVar x, cp::IntVar y) const;
  /// Whether x is what it leaves when it is divided.
  [[nodiscard]] bool is_remainder(Operator op, cp::IntVar x, Value divisor) const;
  /// What the function is for numbers; nothing where it is undefined or large.
  [[nodiscard]] static std::optional<Wide> value_of(Operator op, Wide x, Wide y);
  /// A view of x or y, or a number, where that is what the function comes to.
  [[nodiscard]] std::optional<cp::IntVar> simplified(Operator op, cp::IntVar x, cp::IntVar y);
  /// What x is divided by, which is not 0. In a formula y may be 0, and the comparison is false then.
  [[nodiscard]] cp::IntVar divisor(cp::IntVar x, cp::IntVar y);

  // Comparisons: sum (op) 0.

  [[nodiscard]] bool compare(Operator op, Sum sum);
  [[nodiscard]] bool compare_now(Operator op, const Sum& sum);
  [[nodiscard]] bool compare_many(Operator op, Sum sum, std::optional<cp::Reification> reification);
  /// Whether two variables, or their opposites, are added.
  [[nodiscard]] static bool is_difference(const Sum& sum);
  /// Whether it is a product of variables, a quotient or the like.
  [[nodiscard]] bool is_function(Term t) const;

  // Formulas.

  [[nodiscard]] bool assert_formula(Term t, bool truth);
  [[nodiscard]] bool assert_comparison(const Node& n);
  /// |t| #\= c: t is neither c nor -c. Of the difference of two variables that needs no new ones.
  [[nodiscard]] bool magnitude_differs(Term t, Wide c);
  /// Whether it shows that no divisor in the term can be 0.
  [[nodiscard]] bool is_defined(Term t) const;
  /// That it is false or undefined, as a quotient by 0 is.
  [[nodiscard]] bool deny_comparison(const Node& n);
  /// A literal that is true if the formula is; given a target, that one.
  [[nodiscard]] std::optional<cp::Literal> literal_of(Term t,
                                                      std::optional<cp::Literal> target = std::nullopt);
  [[nodiscard]] std::optional<cp::Literal> comparison_literal(const Node& n,
                                                              std::optional<cp::Literal> target);
  [[nodiscard]] std::optional<cp::Literal> sum_literal(Operator op, Sum sum,
                                                       std::optional<cp::Literal> target);
  [[nodiscard]] std::optional<cp::Literal> membership_literal(cp::IntVar x, const IntervalSet& domain,
                                                              std::optional<cp::Literal> target);
  [[nodiscard]] cp::Literal new_literal() { return component_.new_hidden(0, 1).eq(1); }
  [[nodiscard]] cp::Literal truth(bool value) { return constant(value ? 1 : 0).eq(1); }
  /// The literal itself, or the target made equivalent to it.
  [[nodiscard]] cp::Literal tied(cp::Literal literal, std::optional<cp::Literal> target);

  Component& component_;
  cp::Store& store_;
  const Expressions& expressions_;
  Outcome outcome_ = Outcome::ok;
  /// Within a reified comparison: what must hold for it to be defined.
  std::vector<cp::Literal>* conditions_ = nullptr;
};

/// Whether a number is small enough for the engine.
[[nodiscard]] constexpr bool is_harmless(cp::Wide v) {
  return -Component::kGreatest <= v && v <= Component::kGreatest;
}

}  // namespace quadrille::prolog
