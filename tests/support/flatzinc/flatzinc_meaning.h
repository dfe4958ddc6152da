// The meaning of FlatZinc's constraints, written from the language's documentation. That of a global
// constraint of all languages is in its file of src/modelling/globals; the others share no code with src.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace quadrille::test {

using Number = std::int64_t;

/// An argument without open variables: a number (0 or 1 for a Boolean), an array, a set or an array of
/// sets.
struct Ground {
  std::vector<Number> numbers;              // one number, unless it is an array
  std::vector<std::vector<Number>> sets{};  // one set, unless it is an array of sets
};

/// Whether the meaning of this constraint is defined here.
[[nodiscard]] bool has_meaning(const std::string& constraint);
/// Whether the constraint holds. If its name ends in _reif or _imp, it is tied to its last argument.
[[nodiscard]] bool holds(const std::string& constraint, const std::vector<Ground>& arguments);

}  // namespace quadrille::test
