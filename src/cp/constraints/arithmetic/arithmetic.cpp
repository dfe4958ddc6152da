#include "cp/constraints/arithmetic/arithmetic.h"
#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/wide.h"

#include <algorithm>
#include <bitset>

namespace quadrille::cp {

namespace {

template <class DomainsOf>
Range range_of(const DomainsOf& domains, IntVar x) {
  return {domains.min(x), domains.max(x), domains.contains(x, 0)};
}

/// The position of a value in a set of close values that begins with `first`.
std::size_t place_from(Value first, Value value) { return static_cast<std::size_t>(distance(first, value)); }

/// Restricts a variable, which is not a view, to those values from the first on whose bits are set.
bool leave(Store& store, IntVar x, Value first, const std::bitset<kCloseSpan>& kept, Word data) {
  if (store.domains().is_word(x.id())) {
    const Word word = (kept & std::bitset<kCloseSpan>(~Word{0})).to_ullong();
    return store.keep(x.id(), word << (first - store.domains().origin(x.id())), data);
  }
  const Value last = store.max(x);
  for (Value v = first; v <= last; ++v)
    if (!kept[place_from(first, v)] && !store.remove(x, v, data)) return false;
  return true;
}

/// Weaker lower bounds to try in an explanation instead of `min`, the weakest first.
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
  return divided_down(a, b);
}

Value ceiling_quotient(Value a, Value b) { return negative(floor_quotient(negative(a), b)); }

bool Arithmetic::propagate(Store& store, int stage, Word) {
  return run_to_fixpoint(store, [&] {
    for (std::size_t target = 0; target < scope().size(); ++target)
      if (!narrow(store, target)) return false;
    return try_values(store) && (stage < 2 || filter_values(store));
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

bool Arithmetic::filter_pair(Store& store) {
  const auto pair = open_pair(store);
  if (!pair) return true;
  const auto [from, to] = *pair;
  const IntVar x(scope()[from].id());
  const IntVar y(scope()[to].id());
  for (std::size_t i = 0; i < scope().size(); ++i) {
    box_[i] = range_of(store, scope()[i]);
    values_[i] = box_[i].min;
  }
  if (!are_close(store.min(x), store.max(x)) || !are_close(store.min(y), store.max(y)))
    return to + 1 < scope().size() || filter_holes(store, from);
  const Range range = box_[to];
  std::bitset<kCloseSpan> kept;
  std::bitset<kCloseSpan> met;
  const Value first = store.min(x);
  const Value origin = store.min(y);
  store.for_each_value(x, [&](Value v) {
    set(x.id(), v);
    for (std::size_t i = 0; i < scope().size(); ++i)
      if (scope()[i].id() == x.id()) box_[i] = {values_[i], values_[i]};
    box_[to] = range;
    const Range allowed = intersection(infer(box_, to), range);
    if (allowed.is_empty()) return;
    const auto [one, other] =
        std::minmax({scope()[to].to_base(allowed.min), scope()[to].to_base(allowed.max)});
    for (Value w = one; w <= other; ++w) {
      if (!store.contains(y, w)) continue;
      set(y.id(), w);
      if (!holds(values_)) continue;
      kept.set(place_from(first, v));
      met.set(place_from(origin, w));
    }
  });
  return leave(store, x, first, kept, filtered(from, to)) && leave(store, y, origin, met, filtered(to, from));
}

bool Arithmetic::filter_holes(Store& store, std::size_t from) {
  const IntVar x(scope()[from].id());
  const IntVar y = scope().back();
  const std::size_t to = scope().size() - 1;
  if (!is_finite(store.min(y)) || !is_finite(store.max(y)) ||
      distance(store.min(y), store.max(y)) - store.count(y) >= kCloseSpan)
    return true;
  bool is_possible = true;
  store.domains().for_each_hole(y.id(), [&](Value hole) {
    set(y.id(), hole);
    box_[to] = {values_[to], values_[to]};
    const Range allowed = intersection(infer(box_, from), box_[from]);
    if (allowed.is_empty() || !are_close(allowed.min, allowed.max)) return;
    for (Value v = allowed.min; v <= allowed.max && is_possible; ++v) {
      const Value base = scope()[from].to_base(v);
      set(x.id(), base);
      if (holds(values_)) is_possible = store.remove(x, base, filtered(from, to));
    }
  });
  return is_possible;
}

std::optional<std::pair<std::size_t, std::size_t>> Arithmetic::open_pair(const Store& store) const {
  std::optional<std::size_t> first;
  std::optional<std::size_t> second;
  for (std::size_t i = 0; i < scope().size(); ++i) {
    if (store.is_fixed(scope()[i])) continue;
    const auto is_same = [&](std::optional<std::size_t> j) {
      return j && scope()[*j].id() == scope()[i].id();
    };
    if (is_same(first) || is_same(second)) continue;
    if (second) return std::nullopt;
    (first ? second : first) = i;
  }
  if (!second) return std::nullopt;
  return std::pair(*first, *second);
}

void Arithmetic::set(VariableId x, Value base_value) {
  for (std::size_t i = 0; i < scope().size(); ++i)
    if (scope()[i].id() == x) values_[i] = scope()[i].from_base(base_value);
}

void Arithmetic::explain_filtered(const Past& past, std::size_t target, Value value, std::size_t other_at,
                                  std::vector<Literal>& reasons) const {
  const IntVar x = scope()[target];
  const IntVar other = scope()[other_at];
  Box box(scope().size());
  std::vector<Value> values(scope().size());
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const IntVar y = scope()[i];
    if (y.id() == other.id()) continue;
    const bool is_target = y.id() == x.id();
    values[i] = is_target ? y.from_base(x.to_base(value)) : past.min(y);
    box[i] = {values[i], values[i]};
    if (!is_target) reasons.push_back(y.eq(values[i]));
  }
  // All partners of the value are gone. Either they are few, or the bounds of `other` leave few.
  Range range = infer(box, other_at);
  if (range.is_empty()) return;
  if (!are_close(range.min, range.max)) {
    range = {past.min(other), past.max(other)};
    reasons.push_back(other.ge(range.min));
    reasons.push_back(other.le(range.max));
  }
  for (Value v = range.min; v <= range.max; ++v) {
    for (std::size_t i = 0; i < scope().size(); ++i)
      if (scope()[i].id() == other.id()) values[i] = scope()[i].from_base(other.to_base(v));
    if (holds(values)) reasons.push_back(other.ne(v));
  }
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
  const auto [why, target, other] = Note::unpack(data);
  if (why == Why::tried) {
    for (const IntVar x : scope())
      if (x.id() != scope()[target].id()) reasons.push_back(x.eq(past.min(x)));
    return;
  }
  if (why == Why::filtered)
    return explain_filtered(past, target, scope()[target].from_base(fact.value), other, reasons);
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
  relax_range(box[target]);  // first, so that the target's own bounds are stated only if necessary
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
