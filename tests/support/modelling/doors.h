// Small random models as trees, to be posted through each front end ("door"): the C++ model, FlatZinc,
// XCSP3, Prolog.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "modelling/expressions.h"

namespace quadrille::test {

using Op = modelling::Operator;

/// Only those operators that all languages support.
struct Tree {
  Op op = Op::number;
  cp::Value number = 0;  // the number, or the variable's index
  std::vector<Tree> parts{};
};

/// A change to a variable after everything was propagated: it takes the value, or loses it.
struct Step {
  std::size_t variable;
  cp::Value value;
  bool is_taken;
};

struct DoorModel {
  std::vector<std::vector<cp::Value>> domains;  // increasing
  std::vector<Tree> conditions;
  std::vector<Step> steps;  // each is tried by itself
};

/// The kind of conditions in a random model.
enum class Shape : std::uint8_t {
  linear,      // a comparison of sums
  reified,     // a comparison of sums, tied to a 0-1 variable
  function,    // a variable is a function of two others, or of numbers
  logic,       // a formula of comparisons of sums
  arithmetic,  // a comparison of expressions
  mixed,       // several of these
};

[[nodiscard]] DoorModel random_door_model(std::uint64_t seed, Shape shape);

/// The tree as an expression of XCSP3, with variables x[0], x[1], ..
[[nodiscard]] std::string functional_text(const Tree& tree);
/// The whole model as a sentence, for messages.
[[nodiscard]] std::string description(const DoorModel& model);

}  // namespace quadrille::test
