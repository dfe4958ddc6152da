// x * y = z. Apt and Zoeteweij, "An analysis of arithmetic constraints on integer intervals", Constraints
// 2007.
#include <algorithm>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/arithmetic/arithmetic.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

/// The range of all products.
Range products(Range x, Range y) {
  const auto [min, max] = std::minmax(
      {product(x.min, y.min), product(x.min, y.max), product(x.max, y.min), product(x.max, y.max)});
  return {min, max, x.may_be_zero() || y.may_be_zero()};
}

/// The range of all x with x * y = z, for y that are all positive or all negative.
Range quotients(Range z, Range y) {
  if (y.is_empty()) return Range::none();
  const auto min = std::min({ceiling_quotient(z.min, y.min), ceiling_quotient(z.min, y.max),
                             ceiling_quotient(z.max, y.min), ceiling_quotient(z.max, y.max)});
  const auto max = std::max({floor_quotient(z.min, y.min), floor_quotient(z.min, y.max),
                             floor_quotient(z.max, y.min), floor_quotient(z.max, y.max)});
  return {min, max, z.may_be_zero()};
}

class Times final : public Arithmetic {
 public:
  Times(IntVar x, IntVar y, IntVar z) : Arithmetic({x, y, z}) {}

  [[nodiscard]] std::string_view name() const override { return "times"; }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    return static_cast<Wide>(values[0]) * values[1] == values[2];
  }

 private:
  [[nodiscard]] Range infer(const Box& box, std::size_t target) const override {
    if (target == 2) return products(box[0], box[1]);
    const Range other = box[1 - target];
    const Range z = box[2];
    if (z.may_be_zero() && other.may_be_zero()) return {};
    const Range below = quotients(z, negative_part(other));
    const Range above = quotients(z, positive_part(other));
    return hull(intersection(below, box[target]), intersection(above, box[target]));
  }
};

}  // namespace

std::unique_ptr<Constraint> times(IntVar x, IntVar y, IntVar z) { return std::make_unique<Times>(x, y, z); }

}  // namespace quadrille::cp
