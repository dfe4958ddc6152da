// What the functions of a model expect of their arguments. Each of these refuses what does not meet it (see
// base/refuse.h).
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/expression.h"

namespace quadrille {

/// A list that a function was given, and what the caller calls its elements: {"starts", 3}.
struct GivenList {
  std::string_view name;
  std::size_t size;
};

/// Lists of the same length.
void expect_equally_many(std::string_view function, GivenList first, GivenList second);
void expect_not_empty(std::string_view function, const Array& array);
/// Numbers that are not negative.
void expect_no_negative(std::string_view function, std::string_view name, const std::vector<Value>& numbers);
/// Numbers of which none comes twice.
void expect_distinct(std::string_view function, std::vector<Value> numbers);
/// A number that a variable can have: neither of the infinities.
void expect_finite(std::string_view function, Value number);
void expect_ordered(std::string_view function, Value min, Value max);

// Arithmetic of values that does not wrap around.

[[nodiscard]] Value checked_sum(Value a, Value b);
[[nodiscard]] Value checked_product(Value a, Value b);

}  // namespace quadrille
