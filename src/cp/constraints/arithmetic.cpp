#include "cp/constraints/arithmetic.h"
#include "cp/constraints/fixpoint.h"
#include "cp/wide.h"

#include <algorithm>

namespace quadrille::cp {

namespace {

template <class DomainsOf>
Range range_of(const DomainsOf& domains, IntVar x) {
  return {domains.min(x), domains.max(x), domains.contains(x, 0)};
}

/// Weaker bounds to state instead of a lower bound, the weakest first.
std::vector<Value> weaker_minima(Value min) {
  if (min > 1) return {kMinusInfinity, 0, 1};
  if (min > 0) return {kMinusInfinity, 0};
  return {kMinusInfinity};
}

}  // namespace

Range hull(Range a, Range b) {
  if (a.is_empty()) return b;
  if (b.is_empty()) return a;
  return {std::min(a.min, b.min), std::max(a.max, b.max), a.may_be_zero() || b.may_be_zero()};
}

Range intersection(Range a, Range b) {
  return {std::max(a.min, b.min), std::min(a.max, b.max), a.has_zero && b.has_zero};
}

Range negative_part(Range r) { return {r.min, std::min<Value>(r.max, -1), false}; }
Range positive_part(Range r) { return {std::max<Value>(r.min, 1), r.max, false}; }

Value sum(Value a, Value b) {
  if (!is_finite(a)) return a;
  return is_finite(b) ? clamped(static_cast<Wide>(a) + b) : b;
}

Value product(Value a, Value b) {
  if (a == 0 || b == 0) return 0;
  if (!is_finite(a) || !is_finite(b)) return (a < 0) == (b < 0) ? kPlusInfinity : kMinusInfinity;
  return clamped(static_cast<Wide>(a) * b);
}

Value floor_quotient(Value a, Value b) {
  if (!is_finite(a)) return is_finite(b) ? product(a, b) : 0;
  if (!is_finite(b)) return a != 0 && (a < 0) != (b < 0) ? -1 : 0;
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

Value ceiling_quotient(Value a, Value b) { return negative(floor_quotient(negative(a), b)); }

bool Arithmetic::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] {
    for (std::size_t target = 0; target < scope().size(); ++target)
      if (!narrow(store, target)) return false;
    return try_values(store);
  });
}

bool Arithmetic::narrow(Store& store, std::size_t target) {
  for (std::size_t i = 0; i < scope().size(); ++i) box_[i] = range_of(store, scope()[i]);
  const Range allowed = infer(box_, target);
  const Word note = Note::pack(Why::inferred, target);
  if (allowed.is_empty()) return store.fail(note);
  const IntVar x = scope()[target];
  return store.at_least(x, allowed.min, note) && store.at_most(x, allowed.max, note) &&
         (allowed.has_zero || store.remove(x, 0, note));
}

bool Arithmetic::try_values(Store& store) const {
  const auto is_open = [&](IntVar x) { return !store.is_fixed(x); };
  const auto first = std::ranges::find_if(scope(), is_open);
  const IntVar open = first == scope().end() ? scope()[0] : *first;
  if (std::ranges::any_of(scope(), [&](IntVar x) { return is_open(x) && x.id() != open.id(); })) return true;
  if (store.count(open) > kMaxTries) return true;
  const auto target = static_cast<std::size_t>(first - scope().begin()) % scope().size();
  const Value last = store.max(open);
  std::vector<Value> values(scope().size());
  for (Value v = store.min(open); v <= last; ++v) {
    if (!store.contains(open, v)) continue;
    for (std::size_t i = 0; i < scope().size(); ++i)
      values[i] =
          scope()[i].id() == open.id() ? scope()[i].from_base(open.to_base(v)) : store.value(scope()[i]);
    if (!holds(values) && !store.remove(open, v, Note::pack(Why::tried, target))) return false;
  }
  return true;
}

bool Arithmetic::implies(const Box& box, std::size_t target, Literal fact) const {
  const Range allowed = infer(box, target);
  if (allowed.is_empty()) return true;
  if (fact.is_falsum()) return false;
  const auto [relation, value] = scope()[target].seen(fact);
  switch (relation) {
    case Relation::at_least: return allowed.min >= value;
    case Relation::at_most: return allowed.max <= value;
    default: return value < allowed.min || value > allowed.max || (value == 0 && !allowed.has_zero);
  }
}

void Arithmetic::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, target] = Note::unpack(data);
  if (why == Why::tried) {
    for (const IntVar x : scope())
      if (x.id() != scope()[target].id()) reasons.push_back(x.eq(past.min(x)));
    return;
  }
  Box box;
  for (const IntVar x : scope()) box.push_back(range_of(past, x));
  const auto relax = [&](auto& part, auto weaker) {
    const auto before = std::exchange(part, weaker);
    if (implies(box, target, fact)) return true;
    part = before;
    return false;
  };
  const auto relax_range = [&](Range& range) {
    if (!range.has_zero) static_cast<void>(relax(range.has_zero, true));
    for (const Value weaker : weaker_minima(range.min))
      if (relax(range.min, weaker)) break;
    for (const Value weaker : weaker_minima(negative(range.max)))
      if (relax(range.max, negative(weaker))) break;
  };
  relax_range(box[target]);  // first, so that no bound is explained by itself if others will do
  for (std::size_t i = 0; i < scope().size(); ++i)
    if (i != target) relax_range(box[i]);
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const IntVar x = scope()[i];
    if (is_finite(box[i].min)) reasons.push_back(x.ge(box[i].min));
    if (is_finite(box[i].max)) reasons.push_back(x.le(box[i].max));
    if (!box[i].has_zero && box[i].min <= 0 && box[i].max >= 0) reasons.push_back(x.ne(0));
  }
}

}  // namespace quadrille::cp
