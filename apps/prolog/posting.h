// Turns goals into constraints of a component's store.
#pragma once

#include <span>
#include <vector>

#include "modelling/formulas.h"
#include "prolog/component.h"

namespace quadrille::prolog {

using modelling::Comparator;
using modelling::Expressions;
using modelling::Node;
using modelling::Operator;

/// Tells the component of what it makes.
class ComponentBuilder final : public modelling::Builder {
 public:
  explicit ComponentBuilder(Component& component)
      : Builder(component.store(), Component::kGreatest), component_(component) {}

  void require_in(cp::IntVar x, const IntervalSet& set) override;

 private:
  [[nodiscard]] cp::IntVar new_variable(Value min, Value max) override {
    return component_.new_hidden(min, max);
  }
  void differ(cp::IntVar x, cp::IntVar y) override { component_.differ(x, y); }
  /// Of powers: whether their values are known to be small, or no more than squares of what is seen to be.
  [[nodiscard]] bool is_safe(modelling::Function f, const std::vector<cp::IntVar>& arguments) const override;

  Component& component_;
};

/// Posts within an open change of the component; nothing is propagated. The first outcome that is not ok says
/// what stands, and then the change must be taken back.
class Posting {
 public:
  Posting(Component& component, const Expressions& expressions)
      : store_(component.store()), expressions_(expressions), builder_(component) {}

  using Term = modelling::Formulas::Term;
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
  [[nodiscard]] std::vector<cp::IntVar> variables(Terms terms);
  /// Each of them takes one of the values, which need not be in order.
  void require_among(const std::vector<cp::IntVar>& x, const std::vector<Value>& values);
  /// What the builder's trouble means here.
  [[nodiscard]] Outcome outcome() const;

  cp::Store& store_;
  const Expressions& expressions_;
  ComponentBuilder builder_;
  modelling::Formulas formulas_{builder_, expressions_, modelling::Undefined::is_false};
};

}  // namespace quadrille::prolog
