#include "cp/constraints/counting/membership.h"

#include <algorithm>

#include "base/sort.h"

namespace quadrille::cp {

namespace {

constexpr Value after(Value v) { return is_finite(v) ? v + 1 : v; }
constexpr Value before(Value v) { return is_finite(v) ? v - 1 : v; }

bool is_short_piece(Value min, Value max) {
  return static_cast<Word>(max) - static_cast<Word>(min) < Word{Domains::kDenseSpan};
}

}  // namespace

Membership::Membership(std::vector<Interval> set) {
  std::erase_if(set, [](Interval i) { return i.min > i.max; });
  sort_range(set, {}, &Interval::min);
  for (const Interval next : set) {
    if (inside_.empty() || next.min > after(inside_.back().max)) {
      inside_.push_back(next);
    } else {
      inside_.back().max = std::max(inside_.back().max, next.max);
    }
  }
  Value first = kMinusInfinity;
  for (const Interval piece : inside_) {
    if (piece.min > first) outside_.push_back({first, before(piece.min)});
    first = after(piece.max);
  }
  if (inside_.empty() || inside_.back().max != kPlusInfinity) outside_.push_back({first, kPlusInfinity});
}

const Interval* Membership::piece_of(const Pieces& pieces, Value v) {
  const auto piece = std::ranges::lower_bound(pieces, v, {}, &Interval::max);
  return piece != pieces.end() && piece->min <= v ? &*piece : nullptr;
}

bool Membership::contains(Value v) const { return piece_of(inside_, v) != nullptr; }

template <class Domains>
bool Membership::may_lie_in(const Pieces& pieces, const Domains& domains, IntVar x) {
  const Value min = domains.min(x);
  const Value max = domains.max(x);
  if (piece_of(pieces, min) != nullptr || piece_of(pieces, max) != nullptr) return true;
  auto piece = std::ranges::lower_bound(pieces, min, {}, &Interval::max);
  for (; piece != pieces.end() && piece->min <= max; ++piece) {
    if (!is_short_piece(piece->min, piece->max)) return true;
    for (Value v = piece->min; v <= piece->max; ++v)
      if (domains.contains(x, v)) return true;
  }
  return false;
}

Word Membership::inside_from(Value first) const {
  Word inside = 0;
  for (const auto [min, max] : inside_) {
    if (max < first) continue;
    const Word from = min > first ? static_cast<Word>(min) - static_cast<Word>(first) : 0;
    if (from >= 64) break;
    const Word to = static_cast<Word>(max) - static_cast<Word>(first);
    inside |= low_bits(to < 63 ? static_cast<int>(to) + 1 : 64) & ~low_bits(static_cast<int>(from));
  }
  return inside;
}

template <class Domains>
Store::Truth Membership::truth_in(const Domains& domains, IntVar x) const {
  if (const Word word = domains.word(x.id()); word != 0 && !x.is_negated()) {
    const Word inside = inside_from(x.from_base(domains.origin(x.id())));
    if ((word & inside) == 0) return Store::Truth::no;
    return (word & ~inside) == 0 ? Store::Truth::yes : Store::Truth::open;
  }
  if (!may_lie_in(inside_, domains, x)) return Store::Truth::no;
  return may_lie_in(outside_, domains, x) ? Store::Truth::open : Store::Truth::yes;
}

template Store::Truth Membership::truth_in(const Store&, IntVar) const;
template Store::Truth Membership::truth_in(const Past&, IntVar) const;

bool Membership::confine_bounds(Store& store, IntVar x, bool inside, Word data) const {
  const Pieces& forbidden = inside ? outside_ : inside_;
  while (const Interval* piece = piece_of(forbidden, store.min(x)))
    if (!store.at_least(x, after(piece->max), data)) return false;
  while (const Interval* piece = piece_of(forbidden, store.max(x)))
    if (!store.at_most(x, before(piece->min), data)) return false;
  return true;
}

bool Membership::confine(Store& store, IntVar x, bool inside, Word data) const {
  if (!confine_bounds(store, x, inside, data)) return false;
  const Pieces& forbidden = inside ? outside_ : inside_;
  const Value max = store.max(x);
  Word holes = 0;
  auto piece = std::ranges::lower_bound(forbidden, store.min(x), {}, &Interval::max);
  for (; piece != forbidden.end() && piece->min <= max; ++piece) {
    if (!is_short_piece(piece->min, piece->max)) continue;
    holes += static_cast<Word>(piece->max - piece->min) + 1;
    if (holes > Domains::kMostHoles) break;
    for (Value v = piece->min; v <= piece->max; ++v)
      if (!store.remove(x, v, data)) return false;
  }
  return true;
}

void Membership::explain_truth(const Past& past, IntVar x, std::vector<Literal>& reasons) const {
  const bool inside = contains(past.min(x));
  const Pieces& own = inside ? inside_ : outside_;
  const Interval* const first = piece_of(own, past.min(x));
  const Interval* const last = piece_of(own, past.max(x));
  if (is_finite(first->min)) reasons.push_back(x.ge(first->min));
  if (is_finite(last->max)) reasons.push_back(x.le(last->max));
  for (const Interval piece : inside ? outside_ : inside_) {
    if (piece.min < first->min || piece.max > last->max) continue;
    for (Value v = piece.min; v <= piece.max; ++v) reasons.push_back(x.ne(v));
  }
}

void Membership::explain_confined(IntVar x, bool inside, Literal fact, std::vector<Literal>& reasons) const {
  const Pieces& forbidden = inside ? outside_ : inside_;
  const auto [relation, v] = x.seen(fact);
  if (relation == Relation::at_least) {
    const Value min = piece_of(forbidden, before(v))->min;
    if (is_finite(min)) reasons.push_back(x.ge(min));
  } else if (relation == Relation::at_most) {
    const Value max = piece_of(forbidden, after(v))->max;
    if (is_finite(max)) reasons.push_back(x.le(max));
  }
}

}  // namespace quadrille::cp
