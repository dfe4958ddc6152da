// Holds the FlatZinc solver against the meaning of its constraints: small random models of one constraint,
// all of whose solutions are compared with those found by trying every assignment.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "support/flatzinc_meaning.h"

namespace quadrille::test {

/// What stands in an argument's place: numbers, and variables by their index.
struct Operand {
  bool is_variable = false;
  Number value = 0;  // or the variable's index
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

/// FlatZinc text; variable i is called xi.
[[nodiscard]] std::string text_of(const SmallModel& model);
/// In lexicographic order, by trying all assignments.
[[nodiscard]] std::vector<Assignment> solutions_by_trial(const SmallModel& model);
/// In lexicographic order, from the output of a FlatZinc solver; repeats stay.
[[nodiscard]] std::vector<Assignment> solutions_in(const std::string& output, std::size_t variables);
/// What the solver under test writes for all solutions of the text, or its error.
[[nodiscard]] std::string solve_all(const std::string& text, bool free_search = false);

/// How the arguments of a constraint look, in words: x an integer variable, b a Boolean, i a number, s a set;
/// X, B, I, S arrays of these. Arrays are of one random length, which a digit behind the letter sets apart
/// from others
/// ("X1"), and a + makes positive ("X+"). A sign ("i>0") bounds the numbers, and an = fixes the length
/// ("I=3").
[[nodiscard]] SmallModel random_model(Random& random, const std::string& constraint,
                                      const std::string& shape);

/// Adds such a constraint, over the model's variables and new ones.
void add_random_constraint(Random& random, SmallModel& model, const std::string& constraint,
                           const std::string& shape);

/// Whether the solver and the trial agree on so many random models; a sentence and the text where they do
/// not.
[[nodiscard]] std::optional<std::string> disagreement(const std::string& constraint, const std::string& shape,
                                                      int models = 150);
[[nodiscard]] std::optional<std::string> disagreement(const SmallModel& model);

}  // namespace quadrille::test
