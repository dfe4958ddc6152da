// Tests the FlatZinc solver against the meaning of its constraints. It generates small random models of one
// constraint and compares all their solutions with those found by trying every assignment.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "support/flatzinc/flatzinc_meaning.h"

namespace quadrille::test {

/// An operand in an argument: a number, or a variable given by its index.
struct Operand {
  bool is_variable = false;
  Number value = 0;  // the number, or the variable's index
};
struct Argument {
  enum class Kind : std::uint8_t { single, array, set, array_of_sets };
  Kind kind = Kind::single;
  bool is_boolean = false;
  std::vector<Operand> operands{};
  std::vector<std::vector<Number>> sets{};
};
struct DeclaredVariable {
  bool is_boolean = false;
  std::vector<Number> domain{};
};
struct SmallConstraint {
  std::string name;
  std::vector<Argument> arguments;
};
struct SmallModel {
  std::vector<DeclaredVariable> variables;
  std::vector<SmallConstraint> constraints;
};

using Assignment = std::vector<Number>;

/// The model in FlatZinc; variable i is called xi.
[[nodiscard]] std::string text_of(const SmallModel& model);
/// Whether the assignment satisfies all constraints.
[[nodiscard]] bool satisfies(const SmallModel& model, const Assignment& assignment);
/// All solutions in lexicographic order, found by trying all assignments.
[[nodiscard]] std::vector<Assignment> solutions_by_trial(const SmallModel& model);
/// The solutions in the output of a FlatZinc solver, in lexicographic order; repeated ones stay.
[[nodiscard]] std::vector<Assignment> solutions_in(const std::string& output, std::size_t variables);
/// The output of the solver under test when asked for all solutions, or its error.
[[nodiscard]] std::string solve_all(const std::string& text, bool free_search = false);

/// A random model of one constraint. `shape` describes the arguments, one word each: x an integer variable,
/// b a Boolean variable, i a number, s a set; X, B, I and S arrays of these. All arrays have the same
/// random length, except that a digit after the letter ("X1") gives another common length. "+" ("X+") makes
/// values positive, a relation ("i>0") bounds numbers, and "=" ("I=3") fixes the length.
[[nodiscard]] SmallModel random_model(Random& random, const std::string& constraint,
                                      const std::string& shape);

/// Adds such a constraint, over existing and new variables of the model.
void add_random_constraint(Random& random, SmallModel& model, const std::string& constraint,
                           const std::string& shape);

/// Compares the solver with trying all assignments on `models` random models. At the first disagreement,
/// returns a sentence and the model's text.
[[nodiscard]] std::optional<std::string> disagreement(const std::string& constraint, const std::string& shape,
                                                      int models = 150);
[[nodiscard]] std::optional<std::string> disagreement(const SmallModel& model);

}  // namespace quadrille::test
