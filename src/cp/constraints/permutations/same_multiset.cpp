// same_multiset counts, for each value and side, how many variables are fixed to it and how many can take
// it. If as many are fixed on one side as can take it on the other, that decides the remaining ones.
//
// All 64 values are counted at once, in binary: plane k is a word with bit k of each value's count, so
// counting a domain means adding a word with carry. After the domains {1, 2}, {1} and {1, 3}:
//
//   value     1 2 3
//   plane 0   1 1 1      the counts are 3 (binary 11), 1 and 1
//   plane 1   1 0 0
#include <algorithm>
#include <array>
#include <cassert>

#include "base/sort.h"
#include "cp/constraints/permutations.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/size_limit.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

/// For each of 64 values a count below 2^kPlanes.
template <std::size_t kPlanes>
class Counts {
 public:
  /// Counts two sets at once, which needs only one pass of carries.
  void add(Word values, Word others) {
    const Word sum = values ^ others;
    Word carry = (values & others) | (planes_[0] & sum);
    planes_[0] ^= sum;
    for (std::size_t k = 1; k < kPlanes; ++k) {
      planes_[k] ^= carry;
      carry &= ~planes_[k];
    }
    assert(carry == 0);
  }
  /// The values whose count here is less than their count there.
  [[nodiscard]] Word less_than(const Counts& other) const {
    Word less = 0;
    for (std::size_t k = 0; k < kPlanes; ++k)
      less = (~planes_[k] & other.planes_[k]) | (less & ~(planes_[k] ^ other.planes_[k]));
    return less;
  }

 private:
  std::array<Word, kPlanes> planes_{};
};

/// For at most 2^kPlanes - 1 variables on each side.
template <std::size_t kPlanes>
class SameMultiset final : public Constraint {
 public:
  SameMultiset(std::vector<IntVar> scope, std::size_t first_count, Value origin)
      : Constraint(std::move(scope), bit(1)), first_count_(first_count), origin_(origin) {}

  [[nodiscard]] std::string_view name() const override { return "same_multiset"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool explains_value(Word data) const override { return Note::why(data) == Why::needed; }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  using Side = std::span<const IntVar>;

  enum class Why : std::uint8_t {
    enough,   // one side has the value as often as the other can: its open variables lose it
    needed,   // one side can have the value only as often as the other has it: they all take it
    surplus,  // one side has the value more often than the other can
  };
  /// Whether it is about the first side; the value, counted from the origin (except with `enough`).
  using Note = NoteOf<Why, Flag, Field<6, Value>>;
  struct Numbers {
    Counts<kPlanes> fixed, possible;
    Word open = 0;  // the values of variables that are not fixed
  };

  [[nodiscard]] Side side(bool first) const {
    const Side all(scope());
    return first ? all.first(first_count_) : all.subspan(first_count_);
  }
  [[nodiscard]] static Numbers count(const Domains& domains, Side side);
  [[nodiscard]] bool compare(Store& store, bool of_first, const Numbers& mine, const Numbers& others) const;

  std::size_t first_count_;
  Value origin_;
};

template <std::size_t kPlanes>
typename SameMultiset<kPlanes>::Numbers SameMultiset<kPlanes>::count(const Domains& domains, Side side) {
  Numbers numbers;
  for (std::size_t i = 0; i < side.size(); i += 2) {
    const Word word = domains.word(side[i].id());
    const Word other = i + 1 < side.size() ? domains.word(side[i + 1].id()) : 0;
    const Word fixed = is_single(word) ? word : 0;
    const Word other_fixed = is_single(other) ? other : 0;
    numbers.possible.add(word, other);
    numbers.fixed.add(fixed, other_fixed);
    numbers.open |= (word & ~fixed) | (other & ~other_fixed);
  }
  return numbers;
}

template <std::size_t kPlanes>
bool SameMultiset<kPlanes>::compare(Store& store, bool of_first, const Numbers& mine,
                                    const Numbers& others) const {
  const Word surplus = others.possible.less_than(mine.fixed);
  if (surplus != 0) return store.fail(Note::pack(Why::surplus, of_first, lowest(surplus)));
  const Word enough = mine.open & ~mine.fixed.less_than(others.possible);
  const Word needed = mine.open & ~others.fixed.less_than(mine.possible);
  if ((enough | needed) == 0) return true;
  for (const IntVar x : side(of_first)) {
    const Word word = store.domains().word(x.id());
    if (is_single(word)) continue;
    for (const int value : Bits(word & needed)) {
      if (!store.keep(x.id(), bit(value), Note::pack(Why::needed, of_first, value))) return false;
    }
    if (is_single(store.domains().word(x.id()))) continue;
    if (!store.keep(x.id(), ~enough, Note::pack(Why::enough, of_first))) return false;
  }
  return true;
}

template <std::size_t kPlanes>
bool SameMultiset<kPlanes>::propagate(Store& store, int /*stage*/, Word /*changed*/) {
  return run_to_fixpoint(store, [&] {
    const Numbers first = count(store.domains(), side(true));
    const Numbers second = count(store.domains(), side(false));
    return compare(store, true, first, second) && compare(store, false, second, first);
  });
}

template <std::size_t kPlanes>
void SameMultiset<kPlanes>::explain(const Past& past, Literal fact, Word data,
                                    std::vector<Literal>& reasons) const {
  const auto [why, of_first, value] = Note::unpack(data);
  const Value v = why == Why::enough ? fact.value : origin_ + value;
  // `needed` is `enough` seen from the other side: that side has the value as often as this one can.
  const bool counted = of_first != (why == Why::needed);
  std::size_t possible = why == Why::surplus ? 1 : 0;
  for (const IntVar y : side(!counted)) {
    // If the variable cannot take the value that it needs, it is still counted as if it could.
    if (y.id() == fact.variable || past.contains(y, v)) {
      ++possible;
    } else {
      reasons.push_back(y.ne(v));
    }
  }
  for (const IntVar y : side(counted)) {
    if (possible == 0) break;
    if (!past.is_fixed(y) || past.min(y) != v) continue;
    reasons.push_back(y.eq(v));
    --possible;
  }
}

template <std::size_t kPlanes>
bool SameMultiset<kPlanes>::holds(std::span<const Value> values) const {
  std::vector<Value> first(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(first_count_));
  std::vector<Value> second(values.begin() + static_cast<std::ptrdiff_t>(first_count_), values.end());
  sort_range(first);
  sort_range(second);
  return first == second;
}

constexpr std::size_t kManyPlanes = 13;
static_assert(kMostInMultiset == (std::size_t{1} << kManyPlanes) - 1);

/// Uses as few planes as possible, because fewer are added and compared faster; for more than 255 variables,
/// which are rare, as many as there may be.
template <std::size_t kPlanes = 2>
std::unique_ptr<Constraint> same_multiset_of(std::vector<IntVar> scope, std::size_t first_count,
                                             Value origin) {
  if constexpr (kPlanes < kManyPlanes) {
    if (first_count >= (1 << kPlanes))
      return same_multiset_of<(kPlanes < 8 ? kPlanes + 1 : kManyPlanes)>(std::move(scope), first_count,
                                                                         origin);
  }
  return std::make_unique<SameMultiset<kPlanes>>(std::move(scope), first_count, origin);
}

}  // namespace

std::unique_ptr<Constraint> same_multiset(const Store& store, std::vector<IntVar> first,
                                          const std::vector<IntVar>& second) {
  assert(first.size() == second.size());
  expect_at_most(kMostInMultiset, first.size(), "same_multiset");
  const std::size_t count = first.size();
  first.insert(first.end(), second.begin(), second.end());
  const Value origin = first.empty() ? 0 : store.domains().origin(first.front().id());
  assert(std::ranges::all_of(first, [&](IntVar x) {
    return x.is_plain() && store.domains().is_word(x.id()) && store.domains().origin(x.id()) == origin;
  }));
  return same_multiset_of(std::move(first), count, origin);
}

}  // namespace quadrille::cp
