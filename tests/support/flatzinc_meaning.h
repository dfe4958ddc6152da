// What FlatZinc's constraints mean, written from the language's documentation and sharing nothing with src.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace quadrille::test {

using Number = std::int64_t;

/// An argument all of whose variables have values: a number (a Boolean is 0 or 1), an array, a set or an
/// array of sets.
struct Ground {
  std::vector<Number> numbers;              // one, where it is no array
  std::vector<std::vector<Number>> sets{};  // one, where it is a set
};

/// Whether a constraint has a meaning here.
[[nodiscard]] bool has_meaning(const std::string& constraint);
/// Whether it holds. Names that end in _reif and _imp are tied to their last argument.
[[nodiscard]] bool holds(const std::string& constraint, const std::vector<Ground>& arguments);

}  // namespace quadrille::test
