// The values of variables as words, common values of two variables, and copying a domain to another
// variable.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

/// If the bounds that two variables share span more numbers than this, their values are not looked at one
/// by one.
inline constexpr Value kCommonSpan = Domains::kDenseSpan;

/// Bounds that span at most this many numbers are "close": then constraints try each value of two open
/// variables.
inline constexpr std::size_t kCloseSpan = 256;

[[nodiscard]] constexpr bool are_close(Value min, Value max) {
  return is_finite(min) && is_finite(max) && distance(min, max) < kCloseSpan;
}

/// Whether word_from() supports the domain: a word domain of a variable that is not negated.
[[nodiscard]] inline bool has_word(const Store& store, IntVar x) {
  return !x.is_negated() && store.domains().is_word(x.id());
}

/// If has_word(): the value that bit 0 of the domain represents.
[[nodiscard]] inline Value origin_of(const Store& store, IntVar x) {
  return x.from_base(store.domains().origin(x.id()));
}

/// If has_word(): the domain as a word in which bit i represents origin + i. Values outside 0..63 are lost.
[[nodiscard]] inline Word word_from(const Store& store, IntVar x, Value origin) {
  return shifted(store.domains().word(x.id()),
                 static_cast<Word>(origin_of(store, x)) - static_cast<Word>(origin));
}

/// A value that both may have, or nullopt if there is none; kMinusInfinity if the bounds overlap too widely
/// to look at each value. O(1) if `hint`, from an earlier call, is still common, or if both domains are
/// words.
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

/// Appends literals that show that x and y, which had no common value then, differ.
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

/// Appends the whole domain of x as literals: its bounds and, unless they span too much, its holes.
inline void explain_domain(const Past& past, IntVar x, std::vector<Literal>& reasons) {
  const Value min = past.min(x);
  const Value max = past.max(x);
  if (is_finite(min)) reasons.push_back(x.ge(min));
  if (is_finite(max)) reasons.push_back(x.le(max));
  if (static_cast<Word>(max) - static_cast<Word>(min) >= Word{kCommonSpan}) return;
  for (Value v = min; v <= max; ++v)
    if (!past.contains(x, v)) reasons.push_back(x.ne(v));
}

/// The members counted from the other end: 63 - i for each member i. Swaps neighbouring bits, then pairs,
/// and so on.
[[nodiscard]] constexpr Word reversed(Word set) {
  set = ((set >> 1) & 0x5555555555555555U) | ((set & 0x5555555555555555U) << 1);
  set = ((set >> 2) & 0x3333333333333333U) | ((set & 0x3333333333333333U) << 2);
  set = ((set >> 4) & 0x0f0f0f0f0f0f0f0fU) | ((set & 0x0f0f0f0f0f0f0f0fU) << 4);
  set = ((set >> 8) & 0x00ff00ff00ff00ffU) | ((set & 0x00ff00ff00ff00ffU) << 8);
  set = ((set >> 16) & 0x0000ffff0000ffffU) | ((set & 0x0000ffff0000ffffU) << 16);
  return set >> 32 | set << 32;
}

/// For two views of variables with word domains: the values of `from`, as bits of the word of `to`.
[[nodiscard]] inline Word word_seen_from(const Store& store, IntVar from, IntVar to) {
  const Domains& domains = store.domains();
  const Word word = domains.word(from.id());
  // The position in `to` of bit 0 of `from`, modulo 2^64.
  Word first = static_cast<Word>(domains.origin(from.id()));
  if (from.is_negated()) first = -first;
  first += static_cast<Word>(from.offset()) - static_cast<Word>(to.offset());
  if (to.is_negated()) first = -first;
  first -= static_cast<Word>(domains.origin(to.id()));
  return from.is_negated() == to.is_negated() ? shifted(word, first) : shifted(reversed(word), first - 63);
}

/// Removes from `to` all values that `from` does not have.
[[nodiscard]] inline bool copy_domain(Store& store, IntVar from, IntVar to, Word data) {
  const Domains& domains = store.domains();
  const bool are_words = domains.is_word(from.id()) && domains.is_word(to.id());
  const Word kept = are_words ? word_seen_from(store, from, to) : 0;
  if (are_words && (domains.word(to.id()) & ~kept) == 0) return true;
  // Bounds first: reasons for bounds are shorter than reasons for each value.
  bool is_possible = store.at_least(to, store.min(from), data) && store.at_most(to, store.max(from), data);
  if (is_possible && are_words) return store.keep(to.id(), kept, data);
  domains.for_each_hole(from.id(), [&](Value hole) {
    is_possible = is_possible && store.remove(to, from.from_base(hole), data);
  });
  return is_possible;
}

}  // namespace quadrille::cp
