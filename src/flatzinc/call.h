// One constraint of a model while it is being posted: its arguments, converted for the engine.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cp/store.h"
#include "flatzinc/program.h"
#include "flatzinc/sentences.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// If an argument is not of the requested kind, the error is recorded and the function returns a harmless
/// placeholder (of the same length, for an array). From then on nothing is posted. Program, item, variables
/// and store must outlive the call.
class Call {
 public:
  Call(const Program& program, const ConstraintItem& item, Variables& variables, cp::Store& store)
      : program_(program),
        item_(item),
        arguments_(program.elements(item.arguments)),
        variables_(variables),
        store_(store) {}

  // Arguments, counted from 0.

  /// The number of elements of an array.
  [[nodiscard]] std::size_t size(std::size_t i) { return array(i, say::kAnArray).size(); }
  [[nodiscard]] Value value(std::size_t i);
  [[nodiscard]] std::vector<Value> values(std::size_t i);
  [[nodiscard]] cp::IntVar variable(std::size_t i);
  [[nodiscard]] std::vector<cp::IntVar> variables(std::size_t i);
  /// As variables(), but an empty array is an error.
  [[nodiscard]] std::vector<cp::IntVar> variables_of_some(std::size_t i);
  /// For a Boolean argument: the literal that it is true.
  [[nodiscard]] cp::Literal literal(std::size_t i);
  [[nodiscard]] std::vector<cp::Literal> literals(std::size_t i);
  [[nodiscard]] const IntervalSet& set(std::size_t i);
  [[nodiscard]] std::vector<IntervalSet> sets(std::size_t i);
  /// The terms of the sum of coefficient * variable: coefficients from argument i, variables from argument
  /// j.
  [[nodiscard]] std::vector<cp::Term> terms(std::size_t i, std::size_t j);

  /// The consistency that an annotation requests.
  [[nodiscard]] cp::Consistency consistency() const;

  /// The reification, if the constraint's name ends in _reif or _imp: by its last argument.
  [[nodiscard]] const std::optional<cp::Reification>& reification() const { return reification_; }
  /// Ties the constraint to its last argument. False if that Boolean is fixed so that nothing need hold.
  [[nodiscard]] bool tie(cp::Reification::Mode mode);

  // Posting.

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] modelling::Builder& builder() { return variables_.builder(); }
  void post(std::unique_ptr<cp::Constraint> constraint);
  /// Posts the comparison of the sum with 0, tied as this constraint is.
  void compare(modelling::Comparator comparator, modelling::Sum sum);

  /// Records an error in the arguments.
  void refuse(std::string message);
  void refuse(std::size_t argument, const Sentence<>& expected);
  [[nodiscard]] const std::optional<std::string>& error() const { return error_; }

 private:
  [[nodiscard]] std::span<const Expression> array(std::size_t i, const Sentence<>& expected);

  const Program& program_;
  const ConstraintItem& item_;
  std::span<const Expression> arguments_;
  Variables& variables_;
  cp::Store& store_;
  std::optional<cp::Reification> reification_;
  std::optional<std::string> error_;
};

}  // namespace quadrille::flatzinc
