// x^y = z. It looks at one exponent after another, of which there are few: from 64 on only -1, 0 and 1 have
// powers that are values, so 64 represents all even and 65 all odd exponents from there on. Likewise -2 and
// -1 represent all even and all odd negative exponents.
#include <algorithm>
#include <cmath>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/arithmetic/arithmetic.h"

namespace quadrille::cp {

namespace {

constexpr Value kLargeExponent = 64;

/// x^exponent for exponent >= 0; an infinity if the power lies beyond all values.
Value power_of(Value x, Value exponent) {
  Value result = 1;
  for (; exponent > 0; exponent /= 2, x = product(x, x))
    if (exponent % 2 != 0) result = product(result, x);
  return result;
}

/// The greatest r with r^exponent <= v; v >= 0, exponent > 0.
Value floor_root(Value v, Value exponent) {
  if (exponent == 1 || !is_finite(v)) return v;
  auto r = static_cast<Value>(std::pow(static_cast<double>(v), 1.0 / static_cast<double>(exponent)));
  while (power_of(r, exponent) > v) --r;
  while (power_of(r + 1, exponent) <= v) ++r;
  return r;
}

Value ceiling_root(Value v, Value exponent) {
  const Value r = floor_root(v, exponent);
  return power_of(r, exponent) == v ? r : r + 1;
}

bool contains(Range r, Value v) { return r.min <= v && v <= r.max && (v != 0 || r.has_zero); }

/// The roots that are >= 0. (For odd exponents, negative z have negative roots.)
Range roots_not_negative(Range z, Value exponent) {
  if (z.max < 0) return Range::none();
  return {ceiling_root(std::max<Value>(z.min, 0), exponent), floor_root(z.max, exponent), z.has_zero};
}

class Power final : public Arithmetic {
 public:
  Power(IntVar x, IntVar y, IntVar z, NegativePower negative_power)
      : Arithmetic({x, y, z}), negative_power_(negative_power) {}

  [[nodiscard]] std::string_view name() const override { return "power"; }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    const auto [x, y, z] = std::tie(values[0], values[1], values[2]);
    const Range powers = y >= 0 ? powers_of({x, x}, reduced(y)) : negative_powers({x, x}, y % 2 != 0);
    return powers.min <= z && z <= powers.max;
  }

 private:
  /// An exponent, and the range of exponents (of its parity) that it represents.
  struct Class {
    Value exponent, min, max;
  };

  [[nodiscard]] Range infer(const Box& box, std::size_t target) const override;
  [[nodiscard]] static Value reduced(Value exponent) {
    return exponent < kLargeExponent ? exponent : kLargeExponent + exponent % 2;
  }
  [[nodiscard]] static std::vector<Class> classes(Range y);
  [[nodiscard]] Range powers(Range x, Value exponent) const {
    return exponent < 0 ? negative_powers(x, exponent == -1) : powers_of(x, exponent);
  }
  [[nodiscard]] static Range powers_of(Range x, Value exponent);
  [[nodiscard]] Range negative_powers(Range x, bool is_odd) const;
  /// The values of x with a power within z.
  [[nodiscard]] Range roots(Range x, Range z, Value exponent) const;
  [[nodiscard]] Range negative_roots(Range x, Range z, bool is_odd) const;

  NegativePower negative_power_;
};

std::vector<Power::Class> Power::classes(Range y) {
  std::vector<Class> result;
  const Value last = std::min(y.max, kLargeExponent - 1);
  for (Value e = std::max<Value>(y.min, 0); e <= last; ++e) result.push_back({e, e, e});
  // Adds the exponents between `from` and `to` that have the parity of `exponent`.
  const auto add = [&](Value exponent, Value from, Value to) {
    const auto has_parity = [=](Value e) { return (e & 1) == (exponent & 1); };
    if (is_finite(from) && !has_parity(from)) ++from;
    if (is_finite(to) && !has_parity(to)) --to;
    if (from <= to) result.push_back({exponent, from, to});
  };
  for (const Value exponent : {kLargeExponent, kLargeExponent + 1})
    add(exponent, std::max(y.min, exponent), y.max);
  for (const Value exponent : {Value{-2}, Value{-1}}) add(exponent, y.min, std::min<Value>(y.max, -1));
  return result;
}

Range Power::powers_of(Range x, Value exponent) {
  if (exponent == 0) return {1, 1};
  const Value of_min = power_of(x.min, exponent);
  const Value of_max = power_of(x.max, exponent);
  if (exponent % 2 != 0) return {of_min, of_max, x.has_zero};
  if (x.min >= 0 || x.max <= 0) return {std::min(of_min, of_max), std::max(of_min, of_max), x.has_zero};
  return {x.has_zero ? 0 : 1, std::max(of_min, of_max), x.has_zero};
}

Range Power::negative_powers(Range x, bool is_odd) const {
  Range result = Range::none();
  if (contains(x, 1)) result = hull(result, {1, 1});
  if (contains(x, -1)) result = hull(result, is_odd ? Range{-1, -1} : Range{1, 1});
  if (negative_power_ == NegativePower::zero && (x.min < -1 || x.max > 1)) result = hull(result, {0, 0});
  return result;
}

Range Power::roots(Range x, Range z, Value exponent) const {
  if (exponent < 0) return negative_roots(x, z, exponent == -1);
  if (exponent == 0) return contains(z, 1) ? x : Range::none();
  const Range above = roots_not_negative(z, exponent);
  const Range below = -(exponent % 2 == 0 ? above : roots_not_negative(-z, exponent));
  return hull(intersection(x, above), intersection(x, below));
}

Range Power::negative_roots(Range x, Range z, bool is_odd) const {
  Range result = Range::none();
  if (contains(x, 1) && contains(z, 1)) result = hull(result, {1, 1});
  if (contains(x, -1) && contains(z, is_odd ? -1 : 1)) result = hull(result, {-1, -1});
  if (negative_power_ == NegativePower::zero && contains(z, 0)) {
    result = hull(result, intersection(x, {kMinusInfinity, -2}));
    result = hull(result, intersection(x, {2, kPlusInfinity}));
  }
  return result;
}

Range Power::infer(const Box& box, std::size_t target) const {
  Range result = Range::none();
  for (const auto [exponent, min, max] : classes(box[1])) {
    if (target == 0) {
      result = hull(result, roots(box[0], box[2], exponent));
    } else if (target == 2) {
      result = hull(result, powers(box[0], exponent));
    } else if (!intersection(powers(box[0], exponent), box[2]).is_empty()) {
      result = hull(result, {min, max});
    }
  }
  return result;
}

}  // namespace

std::unique_ptr<Constraint> power(IntVar x, IntVar y, IntVar z, NegativePower negative_power) {
  return std::make_unique<Power>(x, y, z, negative_power);
}

}  // namespace quadrille::cp
