// |x| = z.
#include <algorithm>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/arithmetic/arithmetic.h"

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

  [[nodiscard]] bool filter_values(Store& store) override;
  void explain_filtered(const Past& past, std::size_t target, Value value, std::size_t other,
                        std::vector<Literal>& reasons) const override;
  /// Removes v and -v from x, because |v| is not in z.
  [[nodiscard]] bool remove_both(Store& store, Value v) const {
    return store.remove(scope()[0], v, filtered(0, 1)) && store.remove(scope()[0], -v, filtered(0, 1));
  }
};

/// It is enough to look at bounds and holes: x = v needs only z = |v|, and z = v needs x = v or x = -v.
bool Absolute::filter_values(Store& store) {
  const IntVar x = scope()[0];
  const IntVar z = scope()[1];
  if (x.id() == z.id()) return true;
  bool is_possible = true;
  const Value last = std::min({std::max<Value>(store.min(z), 0) - 1, store.max(x), Domains::kDenseSpan - 1});
  for (Value v = 0; v <= last && is_possible; ++v) is_possible = remove_both(store, v);
  store.domains().for_each_hole(
      z.id(), [&](Value hole) { is_possible = is_possible && remove_both(store, z.from_base(hole)); });
  if (!is_possible) return false;
  store.domains().for_each_hole(x.id(), [&](Value hole) {
    const Value v = x.from_base(hole);
    if (is_possible && !store.contains(x, -v)) is_possible = store.remove(z, std::max(v, -v), filtered(1, 0));
  });
  return is_possible;
}

void Absolute::explain_filtered(const Past&, std::size_t target, Value value, std::size_t,
                                std::vector<Literal>& reasons) const {
  if (target == 0) {
    reasons.push_back(scope()[1].ne(std::max(value, -value)));
  } else {
    reasons.push_back(scope()[0].ne(value));
    reasons.push_back(scope()[0].ne(-value));
  }
}

}  // namespace

std::unique_ptr<Constraint> absolute(IntVar x, IntVar z) { return std::make_unique<Absolute>(x, z); }

}  // namespace quadrille::cp
