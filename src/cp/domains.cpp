#include "cp/domains.h"

#include <algorithm>

#include "base/sort.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

constexpr Value moved(Value value, Word by) { return static_cast<Value>(static_cast<Word>(value) + by); }

}  // namespace

VariableId Domains::add(Value min, Value max) {
  assert(min <= max);
  Variable v{min, min, max, 0, 0, Kind::sparse};
  Word word = 0;
  const Word span = distance(min, max);
  const bool bounded = min != kMinusInfinity && max != kPlusInfinity;
  if (bounded && span < 64) {
    v.kind = Kind::word;
    word = low_bits(static_cast<int>(span) + 1);
    if (!first_origin_) first_origin_ = min;
    have_one_origin_ = have_one_origin_ && *first_origin_ == min;
  } else if (bounded && span < Word{kDenseSpan}) {
    v.kind = Kind::dense;
    v.store = static_cast<std::uint32_t>(dense_.size());
    v.words = static_cast<std::uint32_t>(span / 64 + 1);
    dense_.resize(dense_.size() + v.words, ~Word{0});
  } else {
    v.store = static_cast<std::uint32_t>(holes_.size());
    holes_.emplace_back();
  }
  variables_.push_back(v);
  words_.push_back(word);
  last_changes_.push_back(kNever);
  return static_cast<VariableId>(variables_.size() - 1);
}

VariableId Domains::add(std::span<const Value> values) {
  const VariableId x = add(values.front(), values.back());
  Variable& v = variables_[x];
  if (v.kind == Kind::sparse) {
    if (distance(v.min, v.max) - (values.size() - 1) > kMostHoles) return x;
    for (std::size_t i = 1; i < values.size(); ++i)
      for (Value hole = values[i - 1] + 1; hole < values[i]; ++hole) holes_[v.store].insert(hole);
    return x;
  }
  const std::span<Word> words =
      v.kind == Kind::word ? std::span(&words_[x], 1) : std::span(dense_).subspan(v.store);
  std::ranges::fill(words, Word{0});
  for (const Value value : values) {
    const auto at = static_cast<std::size_t>(distance(v.origin, value));
    words[at / 64] |= bit(static_cast<int>(at % 64));
  }
  return x;
}

void Domains::truncate(std::size_t variable_count) {
  while (variables_.size() > variable_count) {
    const Variable& v = variables_.back();
    assert(last_changes_.back() == kNever);
    if (v.kind == Kind::dense) dense_.resize(v.store);
    if (v.kind == Kind::sparse) holes_.resize(v.store);
    variables_.pop_back();
    words_.pop_back();
    last_changes_.pop_back();
  }
}

bool Domains::is_hole(const Variable& v, Value value) const {
  if (v.kind == Kind::sparse)
    return value == kMinusInfinity || value == kPlusInfinity || holes_[v.store].contains(value);
  const Word at = distance(v.origin, value);
  if (at >= 64 * Word{v.words}) return false;
  return (dense_[v.store + static_cast<std::size_t>(at / 64)] & bit(static_cast<int>(at % 64))) == 0;
}

std::uint64_t Domains::count_between_bounds(const Variable& v) const {
  if (v.min == kMinusInfinity || v.max == kPlusInfinity) return ~std::uint64_t{0};
  if (v.kind == Kind::sparse) {
    std::uint64_t total = distance(v.min, v.max) + 1;
    for (const Value hole : holes_[v.store]) total -= (v.min < hole && hole < v.max) ? 1 : 0;
    return total;
  }
  const auto first = static_cast<std::size_t>(distance(v.origin, v.min));
  const auto last = static_cast<std::size_t>(distance(v.origin, v.max));
  std::uint64_t total = 0;
  for (std::size_t i = first / 64; i <= last / 64; ++i) {
    Word bits = dense_[v.store + i];
    if (i == first / 64) bits &= ~low_bits(static_cast<int>(first % 64));
    if (i == last / 64) bits &= low_bits(static_cast<int>(last % 64) + 1);
    total += static_cast<std::uint64_t>(count_of(bits));
  }
  return total;
}

Value Domains::next_value(VariableId x, Value value) const {
  const Variable& v = variables_[x];
  assert(value < max(x));
  if (v.kind == Kind::word) {
    if (value < v.origin) return min(x);
    return v.origin + lowest(words_[x] & ~low_bits(static_cast<int>(value - v.origin) + 1));
  }
  if (value < v.min) return v.min;
  do ++value;
  while (is_hole(v, value));
  return value;
}

std::vector<Value> Domains::holes(VariableId x) const {
  const Variable& v = variables_[x];
  std::vector<Value> result;
  if (v.kind == Kind::sparse) {
    for (const Value hole : holes_[v.store])
      if (v.min < hole && hole < v.max) result.push_back(hole);
    sort_range(result);
    return result;
  }
  for (Value value = min(x) + 1; value < max(x); ++value)
    if (!contains(x, value)) result.push_back(value);
  return result;
}

void Domains::make_hole(VariableId x, Value value, Cause cause) {
  const Variable& v = variables_[x];
  if (v.kind == Kind::sparse) {
    record(x, Change::Part::hole, 0, static_cast<Word>(value), cause);
    holes_[v.store].insert(value);
    return;
  }
  const auto at = static_cast<std::size_t>(distance(v.origin, value));
  const Word removed = bit(static_cast<int>(at % 64));
  record(x, Change::Part::dense, static_cast<std::uint16_t>(at / 64), removed, cause);
  dense_[v.store + at / 64] &= ~removed;
}

Events Domains::raise_min(VariableId x, Value value, Cause cause) {
  Variable& v = variables_[x];
  if (value > v.min) record(x, Change::Part::lower, 0, distance(v.min, value), cause);
  Value next = value;
  while (is_hole(v, next)) ++next;
  if (next > value) record(x, Change::Part::lower, 0, distance(value, next), {kHoles, 0});
  v.min = next;
  return static_cast<Events>(kAnyChange | kLower | (v.min == v.max ? kFixed : kNothing));
}

Events Domains::lower_max(VariableId x, Value value, Cause cause) {
  Variable& v = variables_[x];
  if (value < v.max) record(x, Change::Part::upper, 0, distance(value, v.max), cause);
  Value next = value;
  while (is_hole(v, next)) --next;
  if (next < value) record(x, Change::Part::upper, 0, distance(next, value), {kHoles, 0});
  v.max = next;
  return static_cast<Events>(kAnyChange | kUpper | (v.min == v.max ? kFixed : kNothing));
}

Events Domains::remove(VariableId x, Value value, Cause cause) {
  const Variable& v = variables_[x];
  if (v.kind == Kind::word) {
    const Word at = distance(v.origin, value);
    return at < 64 ? keep(x, ~bit(static_cast<int>(at)), cause) : kNothing;
  }
  if (!contains(x, value)) return kNothing;
  if (v.min == v.max) return kEmptied;
  make_hole(x, value, cause);
  if (value == v.min) return raise_min(x, value, cause);
  if (value == v.max) return lower_max(x, value, cause);
  return kAnyChange;
}

Events Domains::at_least(VariableId x, Value value, Cause cause) {
  const Variable& v = variables_[x];
  if (value <= min(x)) return kNothing;
  if (value > max(x) || value == kPlusInfinity) return kEmptied;
  if (v.kind == Kind::word) return keep(x, ~low_bits(static_cast<int>(value - v.origin)), cause);
  return raise_min(x, value, cause);
}

Events Domains::at_most(VariableId x, Value value, Cause cause) {
  const Variable& v = variables_[x];
  if (value >= max(x)) return kNothing;
  if (value < min(x) || value == kMinusInfinity) return kEmptied;
  if (v.kind == Kind::word) return keep(x, low_bits(static_cast<int>(value - v.origin) + 1), cause);
  return lower_max(x, value, cause);
}

void Domains::undo_to(Position position) {
  if (trail_.size() > position) ++undos_;
  while (trail_.size() > position) {
    const Change& change = trail_.back();
    Variable& v = variables_[change.variable];
    switch (change.part) {
      case Change::Part::word: words_[change.variable] |= change.removed; break;
      case Change::Part::lower: v.min = moved(v.min, ~change.removed + 1); break;
      case Change::Part::upper: v.max = moved(v.max, change.removed); break;
      case Change::Part::dense: dense_[v.store + change.index] |= change.removed; break;
      case Change::Part::hole: holes_[v.store].erase(static_cast<Value>(change.removed)); break;
    }
    last_changes_[change.variable] = change.previous;
    trail_.pop_back();
  }
}

Domains::Snapshot Domains::snapshot(VariableId x, Value watched) const {
  const Variable& v = variables_[x];
  return {v.min, v.max, is_hole(v, watched)};
}

void Domains::step_back(const Variable& v, const Change& change, Value watched, Snapshot& snapshot) {
  switch (change.part) {
    case Change::Part::word: break;
    case Change::Part::lower: snapshot.min = moved(snapshot.min, ~change.removed + 1); break;
    case Change::Part::upper: snapshot.max = moved(snapshot.max, change.removed); break;
    case Change::Part::dense:
      if (watched == v.origin + 64 * Value{change.index} + lowest(change.removed)) snapshot.hole = false;
      break;
    case Change::Part::hole:
      if (watched == static_cast<Value>(change.removed)) snapshot.hole = false;
      break;
  }
}

Domains::Snapshot Domains::snapshot_at(VariableId x, Value watched, Position position) const {
  const Variable& v = variables_[x];
  Snapshot result = snapshot(x, watched);
  for (Position i = last_changes_[x]; i != kNever && i >= position; i = trail_[i].previous) {
    step_back(v, trail_[i], watched, result);
    ++steps_back_;
  }
  return result;
}

bool Domains::holds(const Snapshot& snapshot, Literal fact) {
  switch (fact.relation) {
    case Relation::equal: return snapshot.min == fact.value && snapshot.max == fact.value;
    case Relation::at_least: return snapshot.min >= fact.value;
    case Relation::at_most: return snapshot.max <= fact.value;
    default: return fact.value < snapshot.min || fact.value > snapshot.max || snapshot.hole;
  }
}

template <class Serves>
Domains::Walk Domains::begin_walk(VariableId x, Side side, Serves serves) const {
  if (has_walked(x, side) && serves(walks_[x][side])) return walks_[x][side];
  const Variable& v = variables_[x];
  return {.undone = kNever, .next = last_changes_[x], .min = v.min, .max = v.max, .undos = undos_};
}

void Domains::step_back(Walk& walk) const {
  const Change& change = trail_[walk.next];
  if (change.part == Change::Part::lower) walk.min = moved(walk.min, ~change.removed + 1);
  if (change.part == Change::Part::upper) walk.max = moved(walk.max, change.removed);
  walk.undone = walk.next;
  walk.next = change.previous;
}

void Domains::end_walk(VariableId x, Side side, const Walk& walk, std::uint64_t steps) const {
  constexpr std::uint64_t kLong = 64;
  steps_back_ += steps;
  const bool goes_on = has_walked(x, side) && walk.undone < walks_[x][side].undone;
  if (steps == 0 || (steps < kLong && !goes_on)) return;
  if (walks_.size() < variables_.size()) walks_.resize(variables_.size());
  walks_[x][side] = walk;
}

Domains::Walk Domains::walk_to(VariableId x, Side side, Position position) const {
  Walk walk = begin_walk(x, side, [&](const Walk& last) { return last.undone >= position; });
  std::uint64_t steps = 0;
  for (; walk.next != kNever && walk.next >= position; ++steps) step_back(walk);
  end_walk(x, side, walk, steps);
  return walk;
}

Value Domains::min_at(VariableId x, Position position) const {
  if (is_word(x)) return variables_[x].origin + lowest(word_at(x, position));
  return walk_to(x, kLowerSide, position).min;
}

Value Domains::max_at(VariableId x, Position position) const {
  if (is_word(x)) return variables_[x].origin + highest(word_at(x, position));
  return walk_to(x, kUpperSide, position).max;
}

bool Domains::holds_at(Literal fact, Position position) const {
  // A literal that is false now was false before, too: domains only shrink between two points of the trail.
  if (is_word(fact.variable)) {
    const Word others = ~satisfying(fact, origin(fact.variable));
    return (words_[fact.variable] & others) == 0 && (word_at(fact.variable, position) & others) == 0;
  }
  if (!holds(snapshot(fact.variable, fact.value), fact)) return false;
  if (fact.relation == Relation::not_equal)
    return holds(snapshot_at(fact.variable, fact.value, position), fact);
  const Walk walk = walk_to(fact.variable, side_of(fact), position);
  return holds(Snapshot{walk.min, walk.max, false}, fact);
}

Position Domains::when(Literal fact) const {
  Position i = last_changes_[fact.variable];
  if (is_word(fact.variable)) {
    const Word others = ~satisfying(fact, origin(fact.variable));
    assert((words_[fact.variable] & others) == 0);
    while (i != kNever && (trail_[i].removed & others) == 0) i = trail_[i].previous;
    return i;
  }
  assert(holds(snapshot(fact.variable, fact.value), fact));
  if (fact.relation != Relation::not_equal) return when_bounded(fact);
  Snapshot then = snapshot(fact.variable, fact.value);
  for (; i != kNever; i = trail_[i].previous) {
    step_back(variables_[fact.variable], trail_[i], fact.value, then);
    ++steps_back_;
    if (!holds(then, fact)) return i;
  }
  return kNever;
}

Position Domains::when_bounded(Literal fact) const {
  const auto held = [&](const Walk& walk) { return holds(Snapshot{walk.min, walk.max, false}, fact); };
  Walk walk = begin_walk(fact.variable, side_of(fact), held);
  Position result = kNever;
  std::uint64_t steps = 0;
  for (; walk.next != kNever && result == kNever; ++steps) {
    step_back(walk);
    if (!held(walk)) result = walk.undone;
  }
  end_walk(fact.variable, side_of(fact), walk, steps);
  return result;
}

std::size_t Domains::memory() const {
  std::size_t bytes = variables_.capacity() * (sizeof(Variable) + sizeof(Word) + sizeof(Position)) +
                      trail_.capacity() * sizeof(Change) + dense_.capacity() * sizeof(Word) +
                      walks_.capacity() * sizeof(walks_[0]);
  for (const auto& holes : holes_) bytes += holes.size() * 2 * sizeof(Value);
  return bytes;
}

}  // namespace quadrille::cp
