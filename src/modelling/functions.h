// Functions of integers: what they are for numbers, and between which numbers they lie.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "cp/constraints.h"
#include "cp/wide.h"

namespace quadrille::modelling {

enum class Function : std::uint8_t {
  times,
  truncated_quotient,  // rounded towards zero
  floored_quotient,
  remainder,      // of the truncated quotient: it has the sign of the dividend
  modulo,         // of the floored quotient: it has the sign of the divisor
  power,          // no value where the exponent is negative, unless the base is 1 or -1
  power_or_zero,  // 0 there, as MiniZinc has it
  maximum,        // of any number of arguments, at least one
  absolute,       // of one argument
};

[[nodiscard]] constexpr bool is_division(Function f) {
  return Function::truncated_quotient <= f && f <= Function::modulo;
}
[[nodiscard]] constexpr bool is_power(Function f) {
  return f == Function::power || f == Function::power_or_zero;
}

/// The function of two numbers; nothing where it has no value, or one that is beyond `greatest` (either
/// sign), or, of a power, where the exponent is negative.
[[nodiscard]] std::optional<cp::Value> value_of(Function f, cp::Value x, cp::Value y, cp::Value greatest);

/// A range that has all values of the function; bounds beyond `greatest` are infinite.
[[nodiscard]] cp::Interval range_of(Function f, std::span<const cp::Interval> arguments, cp::Value greatest);

/// The constraint that makes the result the value of the function.
[[nodiscard]] std::unique_ptr<cp::Constraint> constraint_of(Function f,
                                                            const std::vector<cp::IntVar>& arguments,
                                                            cp::IntVar result);

}  // namespace quadrille::modelling
