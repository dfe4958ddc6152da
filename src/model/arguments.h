// Checks of the arguments of a model's functions. Each calls refuse() (see base/refuse.h) if the check
// fails, and so throws std::invalid_argument.
#pragma once

#include <algorithm>

#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "model/expression.h"

namespace quadrille {

/// A list argument: its description for the caller, and its length, such as {say::kStarts, 3}.
struct GivenList {
  const Counted<>& counted;
  std::size_t size;
};

/// The lists must have the same length.
void expect_equally_many(std::string_view function, GivenList first, GivenList second);
void expect_not_empty(std::string_view function, const Array& array);
/// No number may be negative. The sentence gives its index, counted from 0, and the number.
void expect_no_negative(const Sentence<Number, Number>& sentence, const std::vector<Value>& numbers);
/// No number may occur twice.
void expect_distinct(std::string_view function, std::vector<Value> numbers);
/// The number must be one that a variable can have, which excludes the infinities.
void expect_finite(std::string_view function, Value number);
void expect_ordered(std::string_view function, Value min, Value max);

// Arithmetic that refuses results beyond 64 bits.

[[nodiscard]] Value checked_sum(Value a, Value b);
[[nodiscard]] Value checked_product(Value a, Value b);

}  // namespace quadrille
