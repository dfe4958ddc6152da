#include "cp/constraints/arithmetic/pair_equation.h"

#include "cp/constraints/distinct/common_values.h"

namespace quadrille::cp {

namespace {

/// The greatest constant for which a view may replace the solved equation.
constexpr Wide kGreatestOffset = Value{1} << 40;

constexpr bool is_unit(Value a) { return a == 1 || a == -1; }

}  // namespace

std::optional<IntVar> PairEquation::solved() const {
  const bool is_small = -kGreatestOffset <= constant && constant <= kGreatestOffset;
  if (!is_unit(a) || !is_unit(b) || !is_small) return std::nullopt;
  return (a == b ? -y : y) + a * static_cast<Value>(constant);
}

bool PairEquation::filter(Store& store, Word data) const {
  if (!is_unit(a) || !is_unit(b)) return swapped().filter_x(store, data) && filter_x(store, data);
  const std::optional<IntVar> same = solved();
  return !same || (copy_domain(store, x, *same, data) && copy_domain(store, *same, x, data));
}

std::optional<Value> PairEquation::partner_of(Value v) const {
  const Wide missing = constant - static_cast<Wide>(a) * v;
  const Value w = clamped(missing / b);
  return missing % b == 0 && is_finite(w) ? std::optional(w) : std::nullopt;
}

bool PairEquation::filter_x(Store& store, Word data) const {
  const Value first = store.min(x);
  const Value last = store.max(x);
  bool is_possible = true;
  if (!are_close(first, last)) {
    store.domains().for_each_hole(y.id(), [&](Value hole) {
      const std::optional<Value> v = swapped().partner_of(hole);
      if (v) is_possible = is_possible && store.remove(x, *v, data);
    });
    return is_possible;
  }
  for (Value v = first; v <= last && is_possible; ++v) {
    if (!store.contains(x, v)) continue;
    const std::optional<Value> w = partner_of(v);
    if (!w || !store.contains(y, *w)) is_possible = store.remove(x, v, data);
  }
  return is_possible;
}

void PairEquation::explain(Literal fact, std::vector<Literal>& reasons) const {
  if (const std::optional<IntVar> same = solved()) {
    reasons.push_back(same->is(fact.relation, fact.value));
  } else if (const std::optional<Value> w = partner_of(fact.value)) {
    reasons.push_back(y.ne(*w));
  }
}

}  // namespace quadrille::cp
