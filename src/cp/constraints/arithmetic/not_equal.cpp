// x != y.
#include "cp/constraints/arithmetic/equal.h"
#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

class NotEqual final : public Constraint {
 public:
  NotEqual(IntVar x, IntVar y) : Constraint({x, y}, bit(0)) {}

  [[nodiscard]] std::string_view name() const override { return "not_equal"; }
  [[nodiscard]] Events wakes_on(std::size_t) const override { return kFixed; }

  [[nodiscard]] bool propagate(Store& store, int, Word) override {
    const IntVar x = scope()[0];
    const IntVar y = scope()[1];
    if (x.id() == y.id()) return part_views(store, x, y);
    if (store.is_fixed(x)) return store.remove(y, store.value(x));
    return !store.is_fixed(y) || store.remove(x, store.value(y));
  }

  void explain(const Past&, Literal fact, Word, std::vector<Literal>& reasons) const override {
    const bool about_x = fact.variable == scope()[0].id();
    const IntVar here = scope()[about_x ? 0 : 1];
    const IntVar other = scope()[about_x ? 1 : 0];
    if (here.id() != other.id()) reasons.push_back(other.eq(here.from_base(fact.value)));
  }

  [[nodiscard]] bool holds(std::span<const Value> values) const override { return values[0] != values[1]; }

 private:
  /// Two views of one variable b: b + c and b + d are equal always or never; b + c and d - b are equal only
  /// for b = (d - c) / 2, where their common value is (c + d) / 2.
  [[nodiscard]] static bool part_views(Store& store, IntVar x, IntVar y) {
    if (x.is_negated() == y.is_negated()) return x.offset() != y.offset() || store.fail(0);
    const Wide twice = static_cast<Wide>(x.offset()) + y.offset();
    return twice % 2 != 0 || store.remove(x, static_cast<Value>(twice / 2));
  }
};

}  // namespace

std::unique_ptr<Constraint> not_equal(IntVar x, IntVar y, std::optional<Reification> reification) {
  if (reification) return equality(x, y, true, reification);
  return std::make_unique<NotEqual>(x, y);
}

}  // namespace quadrille::cp
