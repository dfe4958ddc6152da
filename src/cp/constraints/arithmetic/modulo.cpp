// z is the remainder of x divided by y. Negative divisors are reduced to positive ones: if the quotient is
// rounded towards zero, the sign of the divisor does not matter; if it is rounded down, x mod y = -(-x mod
// -y).
#include <algorithm>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/arithmetic/arithmetic.h"

namespace quadrille::cp {

namespace {

Range not_negative_part(Range r) { return {std::max<Value>(r.min, 0), r.max, r.has_zero}; }

constexpr Value remainder_of(Value x, Value y) { return x % y + (x % y < 0 ? y : 0); }

// The next three: for y > 0 and a remainder z from 0 to y - 1.

Range remainders(Range x, Range y) {
  if (x.is_empty() || y.is_empty()) return Range::none();
  if (x.min >= 0 && x.max < y.min) return x;
  const bool is_finite_x = is_finite(x.min) && is_finite(x.max);
  if (y.min == y.max && is_finite_x && floor_quotient(x.min, y.min) == floor_quotient(x.max, y.min))
    return {remainder_of(x.min, y.min), remainder_of(x.max, y.min)};
  const Value most = sum(y.max, -1);
  return {0, x.min >= 0 ? std::min(x.max, most) : most};
}

/// The part of x that leaves a remainder within z.
Range dividends(Range x, Range y, Range z) {
  z = intersection(z, {0, sum(y.max, -1)});
  if (x.is_empty() || y.is_empty() || z.is_empty()) return Range::none();
  if (y.min != y.max) return x.min >= 0 ? Range{std::max(x.min, z.min), x.max} : x;
  const Value divisor = y.min;
  if (is_finite(x.min)) {
    const Value rest = remainder_of(x.min, divisor);
    if (rest < z.min) x.min = sum(x.min, z.min - rest);
    if (rest > z.max) x.min = sum(x.min, divisor - rest + z.min);
  }
  if (is_finite(x.max)) {
    const Value rest = remainder_of(x.max, divisor);
    if (rest > z.max) x.max = sum(x.max, z.max - rest);
    if (rest < z.min) x.max = sum(x.max, z.max - divisor - rest);
  }
  return x;
}

/// The part of y that can leave a remainder within z.
Range divisors(Range x, Range y, Range z) {
  z = not_negative_part(z);
  if (x.is_empty() || y.is_empty() || z.is_empty()) return Range::none();
  y.min = std::max(y.min, sum(z.min, z.min == 0 && !z.has_zero ? 2 : 1));
  const bool differ = intersection(x, z).is_empty();
  if (differ && x.min >= 0) y.max = std::min(y.max, x.max);
  return y;
}

class Modulo final : public Arithmetic {
 public:
  Modulo(IntVar x, IntVar y, IntVar z, Rounding rounding) : Arithmetic({x, y, z}), rounding_(rounding) {}

  [[nodiscard]] std::string_view name() const override { return "modulo"; }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    const auto [x, y, z] = std::tie(values[0], values[1], values[2]);
    if (y == 0) return false;
    const Value rest = x % y;
    const bool moves = rounding_ == Rounding::down && rest != 0 && (rest < 0) != (y < 0);
    return z == rest + (moves ? y : 0);
  }

 private:
  [[nodiscard]] Range infer(const Box& box, std::size_t target) const override {
    if (scope()[0] == scope()[1] && target == 2) return {0, 0};
    return hull(infer_above(box[0], positive_part(box[1]), box[2], target), infer_below(box, target));
  }

  /// For y < 0.
  [[nodiscard]] Range infer_below(const Box& box, std::size_t target) const {
    const Range y = positive_part(-box[1]);
    if (rounding_ == Rounding::down) return -infer_above(-box[0], y, -box[2], target);
    const Range result = infer_above(box[0], y, box[2], target);
    return target == 1 ? -result : result;
  }

  /// For y > 0.
  [[nodiscard]] Range infer_above(Range x, Range y, Range z, std::size_t target) const {
    if (rounding_ == Rounding::down) return infer_rest(x, y, z, target);
    const Range above = infer_rest(not_negative_part(x), y, z, target);
    const Range below = infer_rest(not_negative_part(-x), y, -z, target);
    return hull(above, target == 1 ? below : -below);
  }

  [[nodiscard]] static Range infer_rest(Range x, Range y, Range z, std::size_t target) {
    switch (target) {
      case 0: return dividends(x, y, z);
      case 1: return divisors(x, y, z);
      default: return remainders(x, y);
    }
  }

  Rounding rounding_;
};

}  // namespace

std::unique_ptr<Constraint> modulo(IntVar x, IntVar y, IntVar z, Rounding rounding) {
  return std::make_unique<Modulo>(x, y, z, rounding);
}

}  // namespace quadrille::cp
