// Turns goals into constraints of a component's store.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "modelling/formulas.h"
#include "modelling/globals.h"
#include "prolog/component.h"

namespace quadrille::prolog {

using modelling::Comparator;
using modelling::Expressions;
using modelling::Node;
using modelling::Operator;

/// Registers the variables that it creates with the component.
class ComponentBuilder final : public modelling::Builder {
 public:
  explicit ComponentBuilder(Component& component)
      : Builder(component.store(), Component::kGreatest), component_(component) {}

 private:
  [[nodiscard]] cp::IntVar new_variable(Value min, Value max) override {
    return component_.new_hidden(min, max);
  }
  /// Removes the gaps all the same, because Prolog must see the whole domain, unless they are enormous.
  void require_in_sparse(cp::IntVar x, const IntervalSet& set) override;
  void differ(cp::IntVar x, cp::IntVar y) override { component_.differ(x, y); }
  /// For powers: whether their values are surely small, or at most squares of numbers that the overflow
  /// check sees.
  [[nodiscard]] bool is_safe(modelling::Function f, const std::vector<cp::IntVar>& arguments) const override;

  Component& component_;
};

/// Posts within an open change of the component, without propagating. If an outcome is not ok, the change
/// must be taken back; later outcomes are the same as the first that was not ok. Component and expressions
/// must outlive it.
class Posting {
 public:
  Posting(Component& component, const Expressions& expressions)
      : store_(component.store()), expressions_(expressions), builder_(component) {}

  using Term = modelling::Formulas::Term;
  using Terms = std::span<const Term>;

  /// Requires a comparison, a membership or a formula to hold.
  [[nodiscard]] Outcome hold(Term formula);
  [[nodiscard]] Outcome members(Terms terms, const IntervalSet& domain);
  /// The sum of coefficients[i] * terms[i] (op) right.
  [[nodiscard]] Outcome scalar_product(std::span<const Value> coefficients, Terms terms, Operator op,
                                       Term right);
  /// A global constraint of these arguments, of the types of its parameters; see variable() and variables().
  /// Unsupported if lists have other lengths than its parameters say.
  template <class... Given>
  [[nodiscard]] Outcome post(const modelling::Global& global, cp::Consistency consistency, Given&&... given) {
    modelling::Arguments arguments;
    arguments.reserve(sizeof...(given));
    (arguments.emplace_back(std::forward<Given>(given)), ...);
    return post_arguments(global, consistency, std::move(arguments));
  }
  [[nodiscard]] Outcome post_arguments(const modelling::Global& global, cp::Consistency consistency,
                                       modelling::Arguments arguments);
  /// `tasks` lists start, duration, end and demand of each task, one task after another. That the durations
  /// are positive and lead to the ends must be posted, too.
  [[nodiscard]] Outcome cumulative(Terms tasks, Value limit);
  [[nodiscard]] Outcome serialized(Terms starts, std::span<const Value> durations);

  // The values of terms, as arguments.

  [[nodiscard]] cp::IntVar variable(Term term) { return formulas_.variable(term); }
  [[nodiscard]] std::vector<cp::IntVar> variables(Terms terms);

 private:
  /// The outcome that corresponds to the builder's trouble.
  [[nodiscard]] Outcome outcome() const;

  cp::Store& store_;
  const Expressions& expressions_;
  ComponentBuilder builder_;
  modelling::Formulas formulas_{builder_, expressions_, modelling::Undefined::is_false};
};

}  // namespace quadrille::prolog
