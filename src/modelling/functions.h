// Functions of integers: their values, their ranges, and the constraints for them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cp/forward.h"
#include "cp/interval.h"
#include "cp/wide.h"

namespace quadrille::modelling {

enum class Function : std::uint8_t {
  times,
  truncated_quotient,  // rounded towards zero
  floored_quotient,
  remainder,      // of the truncated quotient; it has the sign of the dividend
  modulo,         // of the floored quotient; it has the sign of the divisor
  power,          // undefined for negative exponents, unless the base is 1 or -1
  power_or_zero,  // 0 instead, as in MiniZinc
  maximum,        // of any number of arguments, at least one
  absolute,       // of one argument
};

[[nodiscard]] constexpr bool is_division(Function f) {
  return Function::truncated_quotient <= f && f <= Function::modulo;
}
[[nodiscard]] constexpr bool is_power(Function f) {
  return f == Function::power || f == Function::power_or_zero;
}

/// The function of two numbers. Nullopt if it is undefined, if its magnitude exceeds `greatest`, or if it is
/// a power with a negative exponent.
[[nodiscard]] std::optional<cp::Value> value_of(Function f, cp::Value x, cp::Value y, cp::Value greatest);

/// A range that contains all values of the function; bounds beyond `greatest` are infinite.
[[nodiscard]] cp::Interval range_of(Function f, std::span<const cp::Interval> arguments, cp::Value greatest);

/// The constraint that makes the result equal to the function of the arguments.
[[nodiscard]] std::unique_ptr<cp::Constraint> constraint_of(Function f,
                                                            const std::vector<cp::IntVar>& arguments,
                                                            cp::IntVar result);

}  // namespace quadrille::modelling
