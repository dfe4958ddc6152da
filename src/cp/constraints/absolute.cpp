// |x| = z.
#include <algorithm>

#include "cp/constraints.h"
#include "cp/constraints/arithmetic.h"

namespace quadrille::cp {

namespace {

class Absolute final : public Arithmetic {
 public:
  Absolute(IntVar x, IntVar z) : Arithmetic({x, z}) {}

  [[nodiscard]] std::string_view name() const override { return "absolute"; }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    return (values[0] < 0 ? -values[0] : values[0]) == values[1];
  }

 private:
  [[nodiscard]] Range infer(const Box& box, std::size_t target) const override {
    const Range x = box[0];
    if (target == 1) {
      const Range zero = x.may_be_zero() ? Range{0, 0} : Range::none();
      return hull(zero, hull(positive_part(x), positive_part(-x)));
    }
    const Range z = intersection(box[1], {0, kPlusInfinity});
    return hull(intersection(x, z), intersection(x, -z));
  }
};

}  // namespace

std::unique_ptr<Constraint> absolute(IntVar x, IntVar z) { return std::make_unique<Absolute>(x, z); }

}  // namespace quadrille::cp
