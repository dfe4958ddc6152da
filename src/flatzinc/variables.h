// Creates the engine's variables for the variables of a program.
#pragma once

#include <vector>

#include "cp/store.h"
#include "flatzinc/equalities.h"
#include "flatzinc/program.h"
#include "modelling/builder.h"

namespace quadrille::flatzinc {

class Variables {
 public:
  /// Creates all variables. Program and store must outlive this object.
  Variables(const Program& program, const Equalities& equalities, cp::Store& store);

  /// Whether each variable has at least one value. If not, nothing else may be called.
  [[nodiscard]] bool are_possible() const { return possible_; }
  /// Whether the expression is a variable or a number.
  [[nodiscard]] static bool is_value(const Expression& e) {
    return e.kind == Expression::Kind::variable || e.kind == Expression::Kind::integer ||
           e.kind == Expression::Kind::boolean;
  }
  /// The engine's variable for a variable, or for a number, for which a constant is created.
  [[nodiscard]] cp::IntVar variable(const Expression& e);
  [[nodiscard]] cp::IntVar constant(Value v) { return builder_.constant(v); }
  /// For a Boolean: the literal that it is true.
  [[nodiscard]] cp::Literal literal(const Expression& e) { return variable(e).ge(1); }
  /// The builder through which constraints are posted.
  [[nodiscard]] modelling::Builder& builder() { return builder_; }

 private:
  [[nodiscard]] cp::IntVar new_variable(const IntervalSet& domain);

  cp::Store& store_;
  modelling::Builder builder_{store_};
  std::vector<cp::IntVar> variables_;
  bool possible_ = true;
};

}  // namespace quadrille::flatzinc
