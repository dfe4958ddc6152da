// The values that variables have, that two of them have in common, and that pass from one to another.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

/// Up to how many values, between the bounds that two variables share, are looked at one by one.
inline constexpr Value kCommonSpan = Domains::kDenseSpan;

/// Bounds with no more values between them are close: of two open variables with close bounds each value is
/// tried.
inline constexpr std::size_t kCloseSpan = 256;

[[nodiscard]] constexpr bool are_close(Value min, Value max) {
  return is_finite(min) && is_finite(max) && distance(min, max) < kCloseSpan;
}

/// Whether word_from gives the domain.
[[nodiscard]] inline bool has_word(const Store& store, IntVar x) {
  return !x.is_negated() && store.domains().is_word(x.id());
}

/// Where has_word: what bit 0 of the domain stands for.
[[nodiscard]] inline Value origin_of(const Store& store, IntVar x) {
  return x.from_base(store.domains().origin(x.id()));
}

/// The values from the origin on: bit i stands for origin + i.
[[nodiscard]] inline Word word_from(const Store& store, IntVar x, Value origin) {
  return shifted(store.domains().word(x.id()),
                 static_cast<Word>(origin_of(store, x)) - static_cast<Word>(origin));
}

/// A value that both may have; kMinusInfinity when the bounds overlap too widely for a look at each value;
/// nothing when there is none. O(1) where `hint`, of an earlier call, still is one.
[[nodiscard]] inline std::optional<Value> common_value(const Store& store, IntVar x, IntVar y, Value hint) {
  if (has_word(store, x) && has_word(store, y)) {
    const Value origin = origin_of(store, x);
    const Word common = store.domains().word(x.id()) & word_from(store, y, origin);
    return common != 0 ? std::optional(origin + lowest(common)) : std::nullopt;
  }
  if (store.contains(x, hint) && store.contains(y, hint)) return hint;
  const Value min = std::max(store.min(x), store.min(y));
  const Value max = std::min(store.max(x), store.max(y));
  if (min > max) return std::nullopt;
  if (static_cast<Word>(max) - static_cast<Word>(min) >= Word{kCommonSpan}) return kMinusInfinity;
  for (Value v = min; v <= max; ++v)
    if (store.contains(x, v) && store.contains(y, v)) return v;
  return std::nullopt;
}

/// Appends literals by which x and y, disjoint then, differ.
inline void explain_disjoint(const Past& past, IntVar x, IntVar y, std::vector<Literal>& reasons) {
  if (past.min(x) > past.min(y)) std::swap(x, y);
  const Value min = past.min(y);
  if (past.max(x) < min) {
    reasons.push_back(x.le(min - 1));
    reasons.push_back(y.ge(min));
    return;
  }
  const Value max = std::min(past.max(x), past.max(y));
  reasons.push_back(y.ge(min));
  reasons.push_back((past.max(x) == max ? x : y).le(max));
  for (Value v = min; v <= max; ++v) reasons.push_back(past.contains(x, v) ? y.ne(v) : x.ne(v));
}

/// Appends the whole domain of x: its bounds, and its holes.
inline void explain_domain(const Past& past, IntVar x, std::vector<Literal>& reasons) {
  const Value min = past.min(x);
  const Value max = past.max(x);
  if (is_finite(min)) reasons.push_back(x.ge(min));
  if (is_finite(max)) reasons.push_back(x.le(max));
  if (static_cast<Word>(max) - static_cast<Word>(min) >= Word{kCommonSpan}) return;
  for (Value v = min; v <= max; ++v)
    if (!past.contains(x, v)) reasons.push_back(x.ne(v));
}

/// Leaves to a variable only what another one has: its bounds and its holes.
[[nodiscard]] inline bool copy_domain(Store& store, IntVar from, IntVar to, Word data) {
  bool is_possible = store.at_least(to, store.min(from), data) && store.at_most(to, store.max(from), data);
  if (is_possible && has_word(store, from) && has_word(store, to)) {
    return store.keep(to.id(), word_from(store, from, origin_of(store, to)), data);
  }
  store.domains().for_each_hole(from.id(), [&](Value hole) {
    is_possible = is_possible && store.remove(to, from.from_base(hole), data);
  });
  return is_possible;
}

}  // namespace quadrille::cp
