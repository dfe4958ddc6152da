// all_different by bounds: Lopez-Ortiz, Quimper, Tromp and van Beek, "A fast and simple algorithm for
// bounds consistency of the alldifferent constraint", IJCAI 2003. Value elimination runs first.
//
// A Hall interval [a, b] contains the domains of as many variables as it has numbers. They use up these
// numbers, so every other variable must leave the interval:
//
//   x 1..2   |==|           [1, 2] is a Hall interval of x and y,
//   y 1..2   |==|           so z is at least 3
//   z 1..4   |========|
//
// The algorithm raises lower bounds; on the negated variables it lowers upper bounds.
#include <algorithm>
#include <numeric>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/distinct/all_different.h"
#include "cp/constraints/distinct/value_elimination.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

/// Finds the lower bounds of bounds consistency. It works on ranks: sort all lower bounds and all upper
/// bounds plus one; limits_[k] is the k-th of these, and limits_[0] and the last are sentinels.
class HallIntervals {
 public:
  explicit HallIntervals(std::vector<IntVar> variables)
      : variables_(std::move(variables)), by_min_(variables_.size()), intervals_(variables_.size()) {
    std::iota(by_min_.begin(), by_min_.end(), std::size_t{0});
    by_max_ = by_min_;
  }

  [[nodiscard]] const std::vector<IntVar>& variables() const { return variables_; }
  /// Computes raised() for the present domains. If more variables than numbers lie within some interval,
  /// returns the position of a variable that ends with it, else kNone.
  [[nodiscard]] std::size_t find(const Store& store);
  /// The new lower bound of the variable at position i.
  [[nodiscard]] Value raised(std::size_t i) const { return intervals_[i].raised; }

  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

 private:
  struct Interval {
    Value min, max;
    std::size_t min_rank, end_rank;  // the limits min and max + 1
    Value raised;
  };

  void read(const Store& store);
  void rank();
  void add_limit(Value value);

  std::vector<IntVar> variables_;
  std::vector<std::size_t> by_min_, by_max_;  // positions
  std::vector<Interval> intervals_;           // by position
  std::vector<Value> limits_;                 // by rank
  std::vector<Value> places_;                 // by rank: as limits_, but with wide gaps shortened
  /// The line of numbers in buckets: a bucket ends at limit k and begins at limit bucket_[k], and room_[k]
  /// of its numbers are free. When a bucket is full, it is merged with the next one above: bucket_[k] then
  /// points up, to that one.
  std::vector<std::size_t> bucket_;
  std::vector<Value> room_;
  /// The Hall intervals found so far: from each limit inside one, hall_ points up towards its end.
  std::vector<std::size_t> hall_;
};

/// Follows the pointers upwards to the last rank that they reach.
std::size_t top(const std::vector<std::size_t>& up, std::size_t k) {
  while (up[k] > k) k = up[k];
  return k;
}

/// Redirects the pointers on the path from `from` to `until`, so that each points to `to`.
void redirect(std::vector<std::size_t>& up, std::size_t from, std::size_t until, std::size_t to) {
  while (from != until) from = std::exchange(up[from], to);
}

void HallIntervals::read(const Store& store) {
  for (std::size_t i = 0; i < variables_.size(); ++i) {
    // Every value lies strictly between the infinities.
    const Value min = std::max(store.min(variables_[i]), kMinusInfinity + 1);
    const Value max = std::min(store.max(variables_[i]), kPlusInfinity - 1);
    intervals_[i] = {min, max, 0, 0, min};
  }
  sort_range(by_min_, {}, [&](std::size_t i) { return std::pair(intervals_[i].min, i); });
  sort_range(by_max_, {}, [&](std::size_t i) { return std::pair(intervals_[i].max, i); });
}

void HallIntervals::add_limit(Value value) {
  if (limits_.size() > 1 && limits_.back() == value) return;
  // Some numbers of a gap with more numbers than variables always stay free, so its exact size is
  // irrelevant.
  const Word gap = limits_.size() > 1 ? distance(limits_.back(), value) : 1;
  places_.push_back(places_.back() + static_cast<Value>(std::min<Word>(gap, variables_.size() + 1)));
  limits_.push_back(value);
}

void HallIntervals::rank() {
  limits_.assign(1, kMinusInfinity);
  places_.assign(1, 0);
  std::size_t started = 0;
  for (const std::size_t i : by_max_) {
    const Value end = intervals_[i].max + 1;
    for (; started < by_min_.size() && intervals_[by_min_[started]].min <= end; ++started) {
      Interval& interval = intervals_[by_min_[started]];
      add_limit(interval.min);
      interval.min_rank = limits_.size() - 1;
    }
    add_limit(end);
    intervals_[i].end_rank = limits_.size() - 1;
  }
  limits_.push_back(kPlusInfinity);
  places_.push_back(places_.back() + 2);
}

std::size_t HallIntervals::find(const Store& store) {
  read(store);
  rank();
  bucket_.resize(limits_.size());
  room_.resize(limits_.size());
  for (std::size_t k = 1; k < limits_.size(); ++k) {
    bucket_[k] = k - 1;
    room_[k] = places_[k] - places_[k - 1];
  }
  hall_ = bucket_;
  for (const std::size_t i : by_max_) {
    Interval& interval = intervals_[i];
    const std::size_t start = interval.min_rank;
    const std::size_t end = interval.end_rank;
    std::size_t z = top(bucket_, start + 1);
    const std::size_t below = bucket_[z];
    if (--room_[z] == 0) {
      bucket_[z] = z + 1;
      z = top(bucket_, z + 1);
      bucket_[z] = below;
    }
    redirect(bucket_, start + 1, z, z);
    const Value beyond = places_[z] - places_[end];  // room that lies beyond the variable's end
    if (room_[z] < beyond) return i;
    if (hall_[start] > start) {
      const std::size_t exit = top(hall_, hall_[start]);
      interval.raised = limits_[exit];
      redirect(hall_, start, exit, exit);
    }
    if (room_[z] == beyond) {
      redirect(hall_, hall_[end], below - 1, end);
      hall_[end] = below - 1;
    }
  }
  return kNone;
}

std::vector<IntVar> negated(std::vector<IntVar> variables) {
  for (IntVar& x : variables) x = -x;
  return variables;
}

class AllDifferentBounds final : public AllDifferent {
 public:
  explicit AllDifferentBounds(std::vector<IntVar> variables)
      : AllDifferent(std::move(variables), bit(0) | bit(2)), upwards_(scope()), downwards_(negated(scope())) {
    for (std::size_t i = 0; i < scope().size(); ++i)
      for (std::size_t j = 0; j < i; ++j) has_twins_ |= scope()[i] == scope()[j];
  }

  [[nodiscard]] Events wakes_on(std::size_t) const override { return kLower | kUpper; }

  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override {
    if (has_twins_) return store.fail(Note::pack(Why::twice));
    if (stage == 0) return elimination_.run(store, scope(), changed);
    return run_to_fixpoint(store, [&] {
      Word fixed = 0;
      return raise(store, upwards_, false, fixed) && raise(store, downwards_, true, fixed) &&
             elimination_.run(store, scope(), fixed);
    });
  }

  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;

 private:
  enum class Why : std::uint8_t {
    value,    // value elimination: the variable at the position has the value
    hall,     // a Hall interval whose end is `reach` above the lower bound of the variable at the position
    crowded,  // too many variables end no later than the variable at the position
    twice,    // a variable occurs twice
  };
  /// Whether it is about the negated variables; the reach; the position.
  using Note = NoteOf<Why, Flag, Field<28>, Field<28>>;
  static_assert(Note::pack(Why::value, false, 0, 7) == 7, "as ValueElimination notes it");

  /// Raises lower bounds (of the negated variables, if of_negated) and sets bit (i mod 64) of `fixed` for
  /// each variable that it fixes.
  [[nodiscard]] static bool raise(Store& store, HallIntervals& side, bool of_negated, Word& fixed);

  ValueElimination elimination_;
  HallIntervals upwards_, downwards_;
  bool has_twins_ = false;
};

bool AllDifferentBounds::raise(Store& store, HallIntervals& side, bool of_negated, Word& fixed) {
  const std::size_t crowded = side.find(store);
  if (crowded != HallIntervals::kNone) return store.fail(Note::pack(Why::crowded, of_negated, 0, crowded));
  for (std::size_t i = 0; i < side.variables().size(); ++i) {
    const IntVar x = side.variables()[i];
    const Value min = std::max(store.min(x), kMinusInfinity + 1);  // as HallIntervals reads it
    if (side.raised(i) <= min) continue;
    const Word reach = distance(min, side.raised(i)) - 1;
    if (!store.at_least(x, side.raised(i), Note::pack(Why::hall, of_negated, reach, i))) return false;
    if (store.is_fixed(x)) fixed |= bit(static_cast<int>(i % 64));
  }
  return true;
}

/// Among the variables that end by b, finds the greatest a <= from for which `surplus` more variables lie
/// within [a, b] than it has numbers. Appends their bounds, and returns a.
Value explain_hall(const Past& past, std::vector<IntVar> others, Value from, Value b, Word surplus,
                   std::vector<Literal>& reasons) {
  std::erase_if(others, [&](IntVar y) { return past.max(y) > b; });
  std::vector<std::pair<Value, IntVar>> inside;
  for (const IntVar y : others) inside.emplace_back(past.min(y), y);
  sort_range(inside, [](const auto& p, const auto& q) {
    return p.first != q.first ? p.first > q.first : p.second.id() < q.second.id();
  });
  std::size_t count = 0;
  Value a = b;
  while (count < inside.size() && (a > from || count < distance(a, b) + 1 + surplus))
    a = inside[count++].first;
  inside.resize(count);
  for (const auto& [min, y] : inside) {
    reasons.push_back(y.ge(a));
    reasons.push_back(y.le(b));
  }
  return a;
}

void AllDifferentBounds::explain(const Past& past, Literal fact, Word data,
                                 std::vector<Literal>& reasons) const {
  const auto [why, of_negated, reach, position] = Note::unpack(data);
  if (why == Why::twice) return;
  std::vector<IntVar> others = of_negated ? negated(scope()) : scope();
  const IntVar x = others[position];
  if (why == Why::value) {
    ValueElimination::explain(past, x, reasons);
  } else if (why == Why::crowded) {
    explain_hall(past, std::move(others), past.max(x), past.max(x), 1, reasons);
  } else {
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(position));
    const Value min = past.min(x);
    const Value b = min + static_cast<Value>(reach);
    const Value a = explain_hall(past, std::move(others), min, b, 0, reasons);
    if (fact.relation != Relation::not_equal) reasons.push_back(x.ge(a));
  }
}

}  // namespace

std::unique_ptr<Constraint> all_different_bounds(std::vector<IntVar> variables) {
  return std::make_unique<AllDifferentBounds>(std::move(variables));
}

}  // namespace quadrille::cp
