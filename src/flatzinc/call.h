// One constraint of a model while it is posted: its arguments as the engine wants them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cp/store.h"
#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// An argument that is not what is asked for is noted as an error, and something harmless is given instead,
/// of the same length where it is an array; nothing is posted any more then.
class Call {
 public:
  Call(const Program& program, const ConstraintItem& item, Variables& variables, cp::Store& store)
      : program_(program),
        item_(item),
        arguments_(program.elements(item.arguments)),
        variables_(variables),
        store_(store) {}

  // Its arguments, from 0.

  /// How many elements an array has.
  [[nodiscard]] std::size_t size(std::size_t i) { return array(i, "an array").size(); }
  [[nodiscard]] Value value(std::size_t i);
  [[nodiscard]] std::vector<Value> values(std::size_t i);
  [[nodiscard]] cp::IntVar variable(std::size_t i);
  [[nodiscard]] std::vector<cp::IntVar> variables(std::size_t i);
  /// At least one; where there is none, that is an error.
  [[nodiscard]] std::vector<cp::IntVar> variables_of_some(std::size_t i);
  /// Of a Boolean: that it is true.
  [[nodiscard]] cp::Literal literal(std::size_t i);
  [[nodiscard]] std::vector<cp::Literal> literals(std::size_t i);
  [[nodiscard]] const IntSet& set(std::size_t i);
  [[nodiscard]] std::vector<IntSet> sets(std::size_t i);
  /// The sum of argument j's variables, times argument i's coefficients.
  [[nodiscard]] std::vector<cp::Term> terms(std::size_t i, std::size_t j);

  /// The consistency that an annotation asks for.
  [[nodiscard]] cp::Consistency consistency() const;

  /// What the constraint is tied to, where its name ends in _reif or _imp: its last argument.
  [[nodiscard]] const std::optional<cp::Reification>& reification() const { return reification_; }
  /// False when that Boolean asks for nothing.
  [[nodiscard]] bool tie(cp::Reification::Mode mode);

  // Posting.

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] modelling::Builder& builder() { return variables_.builder(); }
  void post(std::unique_ptr<cp::Constraint> constraint);
  /// The sum compared with 0, tied as this constraint is.
  void compare(modelling::Comparator comparator, modelling::Sum sum);

  /// Notes that the arguments are wrong.
  void refuse(std::string message);
  void refuse(std::size_t argument, const std::string& expected);
  [[nodiscard]] const std::optional<std::string>& error() const { return error_; }

 private:
  [[nodiscard]] std::span<const Expression> array(std::size_t i, const char* expected);

  const Program& program_;
  const ConstraintItem& item_;
  std::span<const Expression> arguments_;
  Variables& variables_;
  cp::Store& store_;
  std::optional<cp::Reification> reification_;
  std::optional<std::string> error_;
};

}  // namespace quadrille::flatzinc
