// z = x / y, rounded towards zero or down. Negative divisors are reduced to positive ones, because x / y =
// -x / -y.
#include <algorithm>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/arithmetic/arithmetic.h"

namespace quadrille::cp {

namespace {

class Division final : public Arithmetic {
 public:
  Division(IntVar x, IntVar y, IntVar z, Rounding rounding) : Arithmetic({x, y, z}), rounding_(rounding) {}

  [[nodiscard]] std::string_view name() const override { return "division"; }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    return values[1] != 0 && quotient(values[0], values[1]) == values[2];
  }

 private:
  [[nodiscard]] Range infer(const Box& box, std::size_t target) const override;
  [[nodiscard]] Value quotient(Value x, Value y) const {
    const bool rounds_up = rounding_ == Rounding::towards_zero && (x < 0) != (y < 0);
    return rounds_up ? ceiling_quotient(x, y) : floor_quotient(x, y);
  }

  // For divisors y > 0; bounds may be infinite.
  static constexpr Range kPositive{1, kPlusInfinity, false};
  [[nodiscard]] Range quotients(Range x, Range y) const;
  [[nodiscard]] Range dividends(Range y, Range z) const;
  [[nodiscard]] Range divisors(Range x, Range z) const;
  /// A range with all divisors y > 0 for which x / y <= z.
  [[nodiscard]] Range divisors_at_most(Value x, Value z) const;
  /// A range with all divisors y > 0 for which x / y, rounded down, is >= z.
  [[nodiscard]] static Range divisors_at_least(Value x, Value z);

  Rounding rounding_;
};

Range Division::infer(const Box& box, std::size_t target) const {
  const Range x = box[0];
  const Range z = box[2];
  if (scope()[0] == scope()[1] && target == 2) return {1, 1};
  const Range above = positive_part(box[1]);
  const Range below = positive_part(-box[1]);
  switch (target) {
    case 0: return hull(dividends(above, z), -dividends(below, z));
    case 1: return hull(intersection(above, divisors(x, z)), -intersection(below, divisors(-x, z)));
    default: return hull(quotients(x, above), quotients(-x, below));
  }
}

Range Division::quotients(Range x, Range y) const {
  if (y.is_empty()) return Range::none();
  const auto [min, max] = std::minmax(
      {quotient(x.min, y.min), quotient(x.min, y.max), quotient(x.max, y.min), quotient(x.max, y.max)});
  return {min, max};
}

Range Division::dividends(Range y, Range z) const {
  if (y.is_empty()) return Range::none();
  const bool is_down = rounding_ == Rounding::down;
  const auto least = [&](Value divisor) {
    return is_down || z.min > 0 ? product(z.min, divisor) : sum(product(sum(z.min, -1), divisor), 1);
  };
  const auto greatest = [&](Value divisor) {
    return is_down || z.max >= 0 ? sum(product(sum(z.max, 1), divisor), -1) : product(z.max, divisor);
  };
  return {std::min(least(y.min), least(y.max)), std::max(greatest(y.min), greatest(y.max))};
}

Range Division::divisors(Range x, Range z) const {
  const Range most = divisors_at_most(x.min, z.max);
  const bool is_down = rounding_ == Rounding::down;
  return intersection(
      most, is_down ? divisors_at_least(x.max, z.min) : divisors_at_most(negative(x.max), negative(z.min)));
}

Range Division::divisors_at_most(Value x, Value z) const {
  if (!is_finite(x) || !is_finite(z)) return kPositive;
  if (rounding_ == Rounding::towards_zero && x <= 0)
    return z >= 0 ? kPositive : Range{1, floor_quotient(x, z), false};
  if (z == -1) return x < 0 ? kPositive : Range::none();
  if (z < -1) return {1, sum(ceiling_quotient(x, z + 1), -1), false};
  return {std::max<Value>(1, sum(floor_quotient(x, z + 1), 1)), kPlusInfinity, false};
}

Range Division::divisors_at_least(Value x, Value z) {
  if (!is_finite(x) || !is_finite(z)) return kPositive;
  if (z == 0) return x >= 0 ? kPositive : Range::none();
  if (z > 0) return {1, floor_quotient(x, z), false};
  return {std::max<Value>(1, ceiling_quotient(x, z)), kPlusInfinity, false};
}

}  // namespace

std::unique_ptr<Constraint> division(IntVar x, IntVar y, IntVar z, Rounding rounding) {
  return std::make_unique<Division>(x, y, z, rounding);
}

}  // namespace quadrille::cp
