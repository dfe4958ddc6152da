// Checks of the arguments of a model's functions. Each calls refuse() (see base/refuse.h) if the check
// fails, and so throws std::invalid_argument.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/expression.h"
#include "modelling/global.h"

namespace quadrille {

/// A list argument: the name of its parameter, and its length.
struct GivenList {
  std::string_view name;
  std::size_t size;
};

/// The lists must have the same length.
void expect_equally_many(std::string_view function, GivenList first, GivenList second);
void expect_not_empty(std::string_view function, const Array& array);
/// The arguments must not have this fault; see modelling/global.h.
[[noreturn]] void refuse_fault(const modelling::Global& global, const modelling::Arguments& arguments,
                               const modelling::Fault& fault);
/// "x[3]"
[[nodiscard]] std::string element_of(std::string_view list, std::size_t place);
/// The number must be one that a variable can have, which excludes the infinities.
void expect_finite(std::string_view function, Value number);
void expect_ordered(std::string_view function, Value min, Value max);

// Arithmetic that refuses results beyond 64 bits.

[[nodiscard]] Value checked_sum(Value a, Value b);
[[nodiscard]] Value checked_product(Value a, Value b);

}  // namespace quadrille
