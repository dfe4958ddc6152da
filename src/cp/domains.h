// The domains of a store's variables, and the trail: each removal of values, with its cause. Threads: its
// store's.
//
// A domain that spans at most 64 numbers is one word: bit i represents origin + i. Other domains are two
// bounds plus the holes between them: a bit array if they span at most kDenseSpan numbers, else a hash set.
//
// Each change is one entry of the trail, linked to the previous entry of the same variable. Read backwards,
// these entries tell the domain at any earlier time. So reasons are found by looking back and are never
// stored in advance:
//
//   position    0              1              2              3
//   entry       x loses 1,2    y loses 5      x loses 4      x loses 7
//   previous    none           none           0              2
//
// To know x just before position 2, start with the present domain, follow x's entries back while their
// position is at least 2 (3, then 2), and put back what they removed (7 and 4).
//
// Nothing here is safe for concurrent use. Domains belong to one store.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "base/bits.h"
#include "cp/events.h"
#include "cp/literal.h"

namespace quadrille::cp {

/// An index into the trail. It also names the point in time just before that entry was made.
using Position = std::uint32_t;
inline constexpr Position kNever = std::numeric_limits<Position>::max();

/// The cause of a removal: a constraint, by its index in the store, with a word of data whose meaning only
/// the constraint knows; or one of the two numbers below.
struct Cause {
  std::uint32_t constraint;
  Word data;
};
/// A decision of the search, or a caller outside the engine.
inline constexpr std::uint32_t kDecision = 0xffffffff;
/// The bound skipped existing holes: if {1, 5} loses 1, the lower bound moves on to 5.
inline constexpr std::uint32_t kHoles = 0xfffffffe;

/// For a word domain with this origin: the bits of the values that satisfy the fact about its variable.
[[nodiscard]] inline Word satisfying(Literal fact, Value origin) {
  const Word at = static_cast<Word>(fact.value) - static_cast<Word>(origin);
  const bool below = fact.value < origin;
  const bool above = !below && at >= 64;
  const auto below_bits = [&] { return below ? Word{0} : above ? ~Word{0} : low_bits(static_cast<int>(at)); };
  const auto value_bit = [&] { return below || above ? Word{0} : bit(static_cast<int>(at)); };
  switch (fact.relation) {
    case Relation::equal: return value_bit();
    case Relation::not_equal: return ~value_bit();
    case Relation::at_least: return ~below_bits();
    default: return below_bits() | value_bit();
  }
}

/// One entry of the trail.
struct Change {
  enum class Part : std::uint8_t { word, lower, upper, dense, hole };

  VariableId variable;
  Position previous;  // the variable's change before this one, or kNever
  std::uint32_t constraint;
  Part part;
  std::uint16_t index;  // dense: which word
  Word data;
  /// word, dense: the bits removed. lower, upper: the distance by which the bound moved (unsigned). hole:
  /// the value.
  Word removed;
};

class Domains {
 public:
  static constexpr Value kDenseSpan = 4096;
  /// The maximum number of holes made at once, so that sets of values far apart do not fill the memory.
  static constexpr std::uint64_t kMostHoles = 16 * kDenseSpan;

  /// min <= max; either may be infinite.
  [[nodiscard]] VariableId add(Value min, Value max);
  /// The values, increasing and at least one. If they leave out more than kMostHoles numbers between them,
  /// these numbers stay in the domain, and the caller must forbid them.
  [[nodiscard]] VariableId add(std::span<const Value> values);
  /// Forgets the variables from the given one on; they must have no changes on the trail.
  void truncate(std::size_t variable_count);
  [[nodiscard]] std::size_t size() const { return variables_.size(); }

  // Reading the present domains.

  [[nodiscard]] bool is_word(VariableId x) const { return words_[x] != 0; }
  /// The domain as a word; 0 for a variable whose domain is not a word.
  [[nodiscard]] Word word(VariableId x) const { return words_[x]; }
  /// The word domains of all variables, by variable; 0 for those with other domains. The pointer is valid
  /// until a variable is added.
  [[nodiscard]] const Word* words() const { return words_.data(); }
  /// Whether bit 0 represents the same number in all word domains that were ever added.
  [[nodiscard]] bool have_one_origin() const { return have_one_origin_; }
  /// The number that bit 0 of the word represents.
  [[nodiscard]] Value origin(VariableId x) const { return variables_[x].origin; }
  [[nodiscard]] Value min(VariableId x) const {
    const Variable& v = variables_[x];
    return is_word(x) ? v.origin + lowest(words_[x]) : v.min;
  }
  [[nodiscard]] Value max(VariableId x) const {
    const Variable& v = variables_[x];
    return is_word(x) ? v.origin + highest(words_[x]) : v.max;
  }
  [[nodiscard]] bool is_fixed(VariableId x) const {
    const Word word = words_[x];
    return word != 0 ? without_lowest(word) == 0 : variables_[x].min == variables_[x].max;
  }
  [[nodiscard]] bool contains(VariableId x, Value value) const {
    const Variable& v = variables_[x];
    if (!is_word(x)) return v.min <= value && value <= v.max && !is_hole(v, value);
    const Word at = static_cast<Word>(value) - static_cast<Word>(v.origin);
    return at < 64 && (words_[x] & bit(static_cast<int>(at))) != 0;
  }
  /// The number of values; at most 2^64 - 1, which also represents infinitely many.
  [[nodiscard]] std::uint64_t count(VariableId x) const {
    const Word word = words_[x];
    return word != 0 ? static_cast<std::uint64_t>(count_of(word)) : count_between_bounds(variables_[x]);
  }
  /// The smallest value of the domain that is greater than the given one, which must be less than max.
  [[nodiscard]] Value next_value(VariableId x, Value value) const;
  /// The numbers between the bounds that are not in the domain, increasing. O(holes log holes) for a hash
  /// set of holes, else O(span).
  [[nodiscard]] std::vector<Value> holes(VariableId x) const;

  /// Calls f(value) for each value between the bounds that is not in the domain, in any order. The domain
  /// must not change meanwhile.
  template <class F>
  void for_each_hole(VariableId x, F f) const;

  // Changing a domain. Each function returns the events, and records the change and its cause on the trail.
  // keep() leaves only the values whose bits are in `kept`.

  Events keep(VariableId x, Word kept, Cause cause) {
    const Word word = words_[x];
    const Word removed = word & ~kept;
    if (removed == 0) return kNothing;
    const Word left = word & kept;
    if (left == 0) return kEmptied;
    const Events lower = (word & (~word + 1) & removed) != 0 ? kLower : kNothing;
    const Events upper = removed > left ? kUpper : kNothing;
    record(x, Change::Part::word, 0, removed, cause);
    words_[x] = left;
    return static_cast<Events>(kAnyChange | lower | upper | (is_single(left) ? kFixed : kNothing));
  }
  Events remove(VariableId x, Value value, Cause cause);
  Events at_least(VariableId x, Value value, Cause cause);
  Events at_most(VariableId x, Value value, Cause cause);

  // The trail.

  [[nodiscard]] Position now() const { return static_cast<Position>(trail_.size()); }
  [[nodiscard]] const Change& change(Position i) const { return trail_[i]; }
  void undo_to(Position position);

  // Reading the domain just before the change at a position was made; now() means the present.

  [[nodiscard]] Word word_at(VariableId x, Position position) const {
    Word word = words_[x];
    for (Position i = last_changes_[x]; i != kNever && i >= position; i = trail_[i].previous)
      word |= trail_[i].removed;
    return word;
  }
  [[nodiscard]] Value min_at(VariableId x, Position position) const;
  [[nodiscard]] Value max_at(VariableId x, Position position) const;
  [[nodiscard]] bool contains_at(VariableId x, Value value, Position position) const {
    if (!is_word(x)) return !holds_at({x, Relation::not_equal, value}, position);
    const Word at = static_cast<Word>(value) - static_cast<Word>(origin(x));
    return at < 64 && (word_at(x, position) & bit(static_cast<int>(at))) != 0;
  }
  [[nodiscard]] bool holds_at(Literal fact, Position position) const;
  /// The position of the change that made the fact true, or kNever if it has held since the variable was
  /// added. The fact must hold now. O(number of changes of the variable).
  [[nodiscard]] Position when(Literal fact) const;

  /// How many changes of dense and sparse variables the questions about earlier times have passed.
  [[nodiscard]] std::uint64_t steps_back() const { return steps_back_; }

  /// Bytes held by domains and trail.
  [[nodiscard]] std::size_t memory() const;

 private:
  enum class Kind : std::uint8_t { word, dense, sparse };

  struct Variable {
    Value origin;         // word, dense: the number that the first bit represents
    Value min, max;       // dense, sparse: the bounds; word: the bounds when the variable was added
    std::uint32_t store;  // dense: its first word in dense_; sparse: its set in holes_
    std::uint32_t words;  // dense: the number of words
    Kind kind;
  };

  // Always inlined, like Store::wake(): every change of a domain calls it, and this saves a twelfth of the
  // time.
  [[gnu::always_inline]] void record(VariableId x, Change::Part part, std::uint16_t index, Word removed,
                                     Cause cause) {
    Position& last = last_changes_[x];
    trail_.push_back({x, last, cause.constraint, part, index, cause.data, removed});
    last = now() - 1;
  }
  [[nodiscard]] std::uint64_t count_between_bounds(const Variable& v) const;
  [[nodiscard]] bool is_hole(const Variable& v, Value value) const;
  void make_hole(VariableId x, Value value, Cause cause);
  /// Moves a bound of a dense or sparse variable to the value and on over any holes. Some value must
  /// remain.
  Events raise_min(VariableId x, Value value, Cause cause);
  Events lower_max(VariableId x, Value value, Cause cause);
  /// A dense or sparse domain at some time. It knows only whether one watched value is among the holes.
  struct Snapshot {
    Value min, max;
    bool hole;  // whether the watched value is a hole
  };
  [[nodiscard]] Snapshot snapshot(VariableId x, Value watched) const;
  /// Undoes one change: turns the snapshot after the change into the snapshot before it.
  static void step_back(const Variable& v, const Change& change, Value watched, Snapshot& snapshot);
  [[nodiscard]] Snapshot snapshot_at(VariableId x, Value watched, Position position) const;
  /// The bounds of a dense or sparse variable after some of its last changes have been undone.
  struct Walk {
    Position undone = kNever;  // the earliest of these changes
    Position next = kNever;    // the change before that
    Value min = 0, max = 0;
    std::uint64_t undos = 0;  // the value of undos_ at the time
  };
  /// The kind of bounds that a walk goes back through. The analysis of a conflict asks for bounds of one kind
  /// further and further back.
  enum Side : std::uint8_t { kLowerSide, kUpperSide };
  [[nodiscard]] static Side side_of(Literal fact) {
    return fact.relation == Relation::at_most ? kUpperSide : kLowerSide;
  }
  /// A walk back from the present or, if the last long walk of the variable serves, from where that ended: so
  /// that an analysis takes linear time.
  template <class Serves>
  [[nodiscard]] Walk begin_walk(VariableId x, Side side, Serves serves) const;
  /// One step further back. There must be a change left.
  void step_back(Walk& walk) const;
  void end_walk(VariableId x, Side side, const Walk& walk, std::uint64_t steps) const;
  [[nodiscard]] bool has_walked(VariableId x, Side side) const {
    return x < walks_.size() && walks_[x][side].undone != kNever && walks_[x][side].undos == undos_;
  }
  /// The walk that has undone the changes from the position on.
  [[nodiscard]] Walk walk_to(VariableId x, Side side, Position position) const;
  /// when() for a dense or sparse variable, and any fact but that it differs from a value.
  [[nodiscard]] Position when_bounded(Literal fact) const;
  [[nodiscard]] static bool holds(const Snapshot& snapshot, Literal fact);

  std::vector<Variable> variables_;
  std::vector<Word> words_;            // kept apart because they are read most; 0 for other kinds of domain
  std::optional<Value> first_origin_;  // of the first word domain
  bool have_one_origin_ = true;
  std::vector<Position> last_changes_;
  std::vector<Change> trail_;
  std::vector<Word> dense_;  // a set bit: the value is in the domain, if it lies between the bounds
  std::vector<std::unordered_set<Value>> holes_;
  mutable std::uint64_t steps_back_ = 0;
  std::uint64_t undos_ = 0;                         // how often undo_to() has undone something
  mutable std::vector<std::array<Walk, 2>> walks_;  // by variable: the last long one; empty if there was none
};

template <class F>
void Domains::for_each_hole(VariableId x, F f) const {
  const Variable& v = variables_[x];
  if (v.kind == Kind::sparse) {
    for (const Value hole : holes_[v.store])
      if (v.min < hole && hole < v.max) f(hole);
    return;
  }
  const auto first = static_cast<std::size_t>(min(x) - v.origin);
  const auto last = static_cast<std::size_t>(max(x) - v.origin);
  for (std::size_t i = first / 64; i <= last / 64; ++i) {
    Word holes = ~(v.kind == Kind::word ? words_[x] : dense_[v.store + i]);
    if (i == first / 64) holes &= ~low_bits(static_cast<int>(first % 64));
    if (i == last / 64) holes &= low_bits(static_cast<int>(last % 64) + 1);
    for (const int at : Bits(holes)) f(v.origin + static_cast<Value>(64 * i) + at);
  }
}

}  // namespace quadrille::cp
