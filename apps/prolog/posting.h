// Turns goals into constraints of a component's store.
#pragma once

#include <optional>
#include <vector>

#include "cp/constraints.h"
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

  /// A comparison, a membership or a formula that has to hold.
  [[nodiscard]] Outcome hold(Term formula);
  [[nodiscard]] Outcome members(const std::vector<Term>& terms, const IntervalSet& domain);
  [[nodiscard]] Outcome all_different(const std::vector<Term>& terms, cp::Consistency consistency);
  /// sum of coefficients[i] * terms[i] (op) right.
  [[nodiscard]] Outcome scalar_product(const std::vector<Value>& coefficients, const std::vector<Term>& terms,
                                       Operator op, Term right);

 private:
  using Wide = __int128;
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

  [[nodiscard]] bool post(std::unique_ptr<cp::Constraint> constraint) {
    store_.post(std::move(constraint));
    return true;
  }
  /// Adds factor * expression to the sum. False when it was refused.
  [[nodiscard]] bool add(Term t, Value factor, Sum& sum);
  /// The value of an expression without open variables, where it is a linear one.
  [[nodiscard]] std::optional<Wide> constant_of(Term t) const;
  [[nodiscard]] bool add_product(const Node& n, Value factor, Sum& sum);
  /// Puts fixed variables into the number and equal variables together; false when numbers get too large.
  [[nodiscard]] bool tidy(Sum& sum);
  [[nodiscard]] bool difference(Term left, Term right, Sum& sum);
  /// sum (op) 0, where op is a comparison.
  [[nodiscard]] bool compare(Operator op, Sum sum, std::optional<cp::Reification> reification);
  [[nodiscard]] bool compare_now(Operator op, const Sum& sum);
  [[nodiscard]] bool compare_tidy(Operator op, const Sum& sum, std::optional<cp::Reification> reification);
  /// A variable that equals the sum, or the expression.
  [[nodiscard]] std::optional<cp::IntVar> variable_for(Sum sum);
  [[nodiscard]] std::optional<cp::IntVar> variable_for(Term t);

  [[nodiscard]] bool assert_formula(Term t, bool truth);
  /// Makes b the truth value of the formula.
  [[nodiscard]] bool reify(Term t, cp::IntVar b);
  [[nodiscard]] bool reify_membership(cp::IntVar x, const IntervalSet& domain, cp::IntVar b);
  [[nodiscard]] std::optional<cp::IntVar> truth_of(Term t);
  [[nodiscard]] bool assert_either(cp::IntVar a, bool a_holds, cp::IntVar b, bool b_holds);

  Component& component_;
  cp::Store& store_;
  const Expressions& expressions_;
  Outcome outcome_ = Outcome::ok;
};

}  // namespace quadrille::prolog
