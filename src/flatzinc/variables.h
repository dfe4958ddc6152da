// The engine's variables for those of a program.
#pragma once

#include <vector>

#include "cp/store.h"
#include "flatzinc/equalities.h"
#include "flatzinc/program.h"
#include "modelling/builder.h"

namespace quadrille::flatzinc {

class Variables {
 public:
  /// Makes the variables; model and store must outlive it.
  Variables(const Program& program, const Equalities& equalities, cp::Store& store);

  /// Whether no variable's domain is empty from the start, without which nothing else may be asked.
  [[nodiscard]] bool are_possible() const { return possible_; }
  /// Whether the expression is a variable or a number.
  [[nodiscard]] static bool is_value(const Expression& e) {
    return e.kind == Expression::Kind::variable || e.kind == Expression::Kind::integer ||
           e.kind == Expression::Kind::boolean;
  }
  /// Of a variable or a number; numbers get variables of their own.
  [[nodiscard]] cp::IntVar variable(const Expression& e);
  [[nodiscard]] cp::IntVar constant(Value v) { return builder_.constant(v); }
  /// Of a Boolean: that it is true.
  [[nodiscard]] cp::Literal literal(const Expression& e) { return variable(e).ge(1); }
  /// What constraints are said by.
  [[nodiscard]] modelling::Builder& builder() { return builder_; }

 private:
  [[nodiscard]] cp::IntVar new_variable(const IntSet& domain);

  cp::Store& store_;
  modelling::Builder builder_{store_};
  std::vector<cp::IntVar> variables_;
  bool possible_ = true;
};

}  // namespace quadrille::flatzinc
