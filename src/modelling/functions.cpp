#include "modelling/functions.h"
#include "cp/constraints/arithmetic.h"

#include <algorithm>
#include <cassert>

namespace quadrille::modelling {

namespace {

using cp::Interval;
using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Rounding;
using cp::Value;
using cp::Wide;

bool is_finite_range(Interval x) { return cp::is_finite(x.min) && cp::is_finite(x.max); }

/// The greatest magnitude of a finite range.
Wide magnitude(Interval x) { return std::max<Wide>(x.max, -Wide{x.min}); }

/// base^exponent for base >= 0; nullopt if it exceeds `greatest`.
std::optional<Wide> power_of(Wide base, Value exponent, Value greatest) {
  Wide result = 1;
  for (Value i = 0; i < exponent; ++i) {
    result *= base;
    if (result > greatest) return std::nullopt;
    if (base <= 1) break;
  }
  return result;
}

Interval within(Wide min, Wide max, Value greatest) {
  return {min < -Wide{greatest} ? kMinusInfinity : cp::clamped(min),
          max > greatest ? kPlusInfinity : cp::clamped(max)};
}

/// The range of quotients. The extremes occur where the divisor, on either side of zero, is nearest to zero
/// or farthest from it.
Interval quotients(Function f, Interval x, Interval y, Value greatest) {
  Wide min = kPlusInfinity;
  Wide max = kMinusInfinity;
  const Value far = kPlusInfinity - 1;
  for (const Value divisor : {std::max(y.min, -far), std::min(y.max, far), Value{-1}, Value{1}}) {
    if (divisor == 0 || divisor < y.min || divisor > y.max) continue;
    for (const Value dividend : {x.min, x.max}) {
      const Wide quotient = *value_of(f, dividend, divisor, kPlusInfinity);
      min = std::min(min, quotient);
      max = std::max(max, quotient);
    }
  }
  if (min > max) return {0, 0};  // the divisor can only be 0
  return within(min, max, greatest);
}

/// The range of remainders, which have the sign of `signs` and are smaller in magnitude than the divisor.
Interval remainders(Function f, Interval x, Interval y) {
  const Interval signs = f == Function::remainder ? x : y;
  Value most = kPlusInfinity;
  if (is_finite_range(y)) most = cp::clamped(std::max<Wide>(magnitude(y) - 1, 0));
  if (f == Function::remainder && is_finite_range(x)) most = std::min(most, cp::clamped(magnitude(x)));
  const Value least = most == kPlusInfinity ? kMinusInfinity : -most;
  return {signs.min >= 0 ? 0 : least, signs.max <= 0 ? 0 : most};
}

Interval powers(Interval x, Interval y, Value greatest) {
  if (!is_finite_range(x) || !is_finite_range(y)) return {kMinusInfinity, kPlusInfinity};
  const auto most = power_of(magnitude(x), std::max<Value>(y.max, 1), greatest);
  const Value bound = most ? static_cast<Value>(std::max<Wide>(*most, 1)) : kPlusInfinity;  // 0^0 = 1
  const bool is_even = y.min == y.max && y.min % 2 == 0;
  if (x.min >= 0 || is_even) return {0, bound};
  return {most ? -bound : kMinusInfinity, bound};
}

}  // namespace

std::optional<Value> value_of(Function f, Value x, Value y, Value greatest) {
  if ((is_division(f) && y == 0) || (is_power(f) && y < 0)) return std::nullopt;
  const bool is_rounded_down = is_division(f) && Wide{x} % y != 0 && (x < 0) != (y < 0);
  std::optional<Wide> result;
  switch (f) {
    case Function::times: result = Wide{x} * y; break;
    case Function::truncated_quotient: result = Wide{x} / y; break;
    case Function::floored_quotient: result = Wide{x} / y - (is_rounded_down ? 1 : 0); break;
    case Function::remainder: result = Wide{x} % y; break;
    case Function::modulo: result = Wide{x} % y + (is_rounded_down ? y : 0); break;
    case Function::maximum: result = std::max(x, y); break;
    case Function::absolute: result = x < 0 ? -Wide{x} : x; break;
    default:
      result = power_of(x < 0 ? -Wide{x} : x, y, greatest);
      if (result && x < 0 && y % 2 != 0) result = -*result;
  }
  if (!result || *result > greatest || *result < -Wide{greatest}) return std::nullopt;
  return static_cast<Value>(*result);
}

Interval range_of(Function f, std::span<const Interval> arguments, Value greatest) {
  const Interval x = arguments.front();
  const Interval y = arguments.back();
  switch (f) {
    case Function::times: {
      if (!is_finite_range(x) || !is_finite_range(y)) break;
      const auto [least, most] =
          std::minmax({Wide{x.min} * y.min, Wide{x.min} * y.max, Wide{x.max} * y.min, Wide{x.max} * y.max});
      return within(least, most, greatest);
    }
    case Function::truncated_quotient:
    case Function::floored_quotient:
      if (is_finite_range(x)) return quotients(f, x, y, greatest);
      break;
    case Function::remainder:
    case Function::modulo: return remainders(f, x, y);
    case Function::maximum: {
      Interval result{kMinusInfinity, kMinusInfinity};
      for (const Interval& one : arguments)
        result = {std::max(result.min, one.min), std::max(result.max, one.max)};
      return result;
    }
    case Function::absolute: {
      if (!is_finite_range(x)) return {0, kPlusInfinity};
      const Value least = x.min > 0 ? x.min : x.max < 0 ? -x.max : 0;
      return within(least, magnitude(x), greatest);
    }
    default: return powers(x, y, greatest);
  }
  return {kMinusInfinity, kPlusInfinity};
}

std::unique_ptr<cp::Constraint> constraint_of(Function f, const std::vector<IntVar>& arguments,
                                              IntVar result) {
  const IntVar x = arguments.front();
  const IntVar y = arguments.back();
  switch (f) {
    case Function::times: return cp::times(x, y, result);
    case Function::truncated_quotient: return cp::division(x, y, result, Rounding::towards_zero);
    case Function::floored_quotient: return cp::division(x, y, result, Rounding::down);
    case Function::remainder: return cp::modulo(x, y, result, Rounding::towards_zero);
    case Function::modulo: return cp::modulo(x, y, result, Rounding::down);
    case Function::power: return cp::power(x, y, result, cp::NegativePower::none);
    case Function::power_or_zero: return cp::power(x, y, result, cp::NegativePower::zero);
    case Function::maximum: return cp::maximum(arguments, result);
    default: return cp::absolute(x, result);
  }
}

}  // namespace quadrille::modelling
