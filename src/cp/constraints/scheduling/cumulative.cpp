// Tasks share a resource of limited capacity. Time-table propagation with pointwise explanations: Schutt,
// Feydy, Stuckey and Wallace, "Explaining the cumulative propagator", Constraints 2011.
//
// From its latest start to its earliest end a task surely runs: its compulsory part. The compulsory parts
// of all tasks, stacked, are the profile. A task that does not fit on top of the profile at some time must
// not run then:
//
//   time             0  1  2  3  4  5
//   A surely runs          [====)          A is 4 long and starts at 0..2
//   B                            [=====..  B is 3 long, starts at 1..5 and does not fit beside A: it starts
//                                          at 4 or later
#include <algorithm>
#include <cassert>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/scheduling.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

class Cumulative final : public Constraint {
 public:
  /// The scope is all starts, all durations, all demands, then the capacity.
  Cumulative(std::vector<IntVar> scope, std::size_t count)
      : Constraint(std::move(scope), bit(1)),
        count_(count),
        farthest_(count == 0 ? 0 : low_bits(kBitsOfNote) / count - 1) {}

  [[nodiscard]] std::string_view name() const override { return "cumulative"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    if (i < count_) return kLower | kUpper;
    return i < 3 * count_ ? kLower : kUpper;
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    sign,           // no reason beyond the constraint itself
    runs,           // about the capacity: the task runs at some time
    runs_within,    // about the demand: the task runs at some time
    capacity,       // about the capacity: the profile where the compulsory part of the task begins
    demand,         // about the demand: the others leave only this at a time when the task runs
    start_later,    // with its earliest start the task would run at a time when the profile is too high
    start_earlier,  // with its latest start the task would run at such a time
    end_before,     // the task starts before such a time, so it must end before it
  };
  /// A time as an offset, times the number of tasks, plus the task. The offset is from the earliest start of
  /// the task with start_later, else from its latest start at the time of the change. So the more tasks there
  /// are, the shorter are the offsets.
  static constexpr int kBitsOfNote = 61;
  using Note = NoteOf<Why, Field<kBitsOfNote, Word>>;
  static_assert(kMostVariables <= low_bits(28), "which leaves offsets at least 33 bits");

  /// A stretch of time, from <= t < to, in which the same compulsory parts run.
  struct Segment {
    Wide from, to;
    Wide height;
  };

  [[nodiscard]] Word noted(Why why, std::size_t task, Wide offset = 0) const {
    return Note::pack(why, static_cast<Word>(offset) * count_ + task);
  }

  [[nodiscard]] IntVar start(std::size_t i) const { return scope()[i]; }
  [[nodiscard]] IntVar duration(std::size_t i) const { return scope()[count_ + i]; }
  [[nodiscard]] IntVar demand(std::size_t i) const { return scope()[2 * count_ + i]; }
  [[nodiscard]] IntVar capacity() const { return scope().back(); }

  /// Whether the task surely runs at a time.
  template <class Domains>
  [[nodiscard]] bool runs_at(const Domains& domains, std::size_t i, Wide time) const {
    return domains.max(start(i)) <= time && time < Wide{domains.min(start(i))} + domains.min(duration(i));
  }

  [[nodiscard]] bool exclude_negative(Store& store) const;
  [[nodiscard]] bool run_once(Store& store);
  void find_profile(const Store& store);
  [[nodiscard]] bool raise_capacity(Store& store) const;
  /// Keeps the task out of the segments into which it does not fit.
  [[nodiscard]] bool place(Store& store, std::size_t i) const;
  [[nodiscard]] bool start_later(Store& store, std::size_t i, const Segment& segment) const;
  [[nodiscard]] bool start_earlier(Store& store, std::size_t i, const Segment& segment) const;
  [[nodiscard]] bool end_before(Store& store, std::size_t i, const Segment& segment) const;
  /// Lowers the demand of the task to what the others leave at `time`, when the task surely runs.
  [[nodiscard]] bool lower_demand(Store& store, std::size_t i, Wide time, Wide others) const;

  /// Appends why the task surely runs at all times from `from` to `last`.
  void explain_running(const Past& past, std::size_t i, Wide from, Wide last,
                       std::vector<Literal>& reasons) const;
  /// Appends why some tasks, except `but`, run from `from` to `last` and together demand at least `level`.
  void explain_profile(const Past& past, std::size_t but, Wide from, Wide last, Wide level,
                       std::vector<Literal>& reasons) const;
  /// Appends why the task cannot run at all times from `from` to `last`.
  void explain_clash(const Past& past, std::size_t i, Wide from, Wide last,
                     std::vector<Literal>& reasons) const;

  std::size_t count_;
  Wide farthest_;  // the greatest offset that fits a note: no inferences beyond it
  // Scratch space of one run.
  std::vector<Segment> profile_;              // the segments of positive height, in order of time
  std::vector<std::pair<Wide, Wide>> steps_;  // times, and by how much the profile rises or falls there
};

bool Cumulative::propagate(Store& store, int, Word) {
  if (!exclude_negative(store)) return false;
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool Cumulative::exclude_negative(Store& store) const {
  for (std::size_t i = count_; i < scope().size(); ++i)
    if (!store.at_least(scope()[i], 0, Note::pack(Why::sign))) return false;
  return true;
}

bool Cumulative::run_once(Store& store) {
  find_profile(store);
  if (!raise_capacity(store)) return false;
  for (std::size_t i = 0; i < count_; ++i)
    if (store.min(duration(i)) > 0) {
      if (!store.at_least(capacity(), store.min(demand(i)), noted(Why::runs, i)) ||
          !store.at_most(demand(i), store.max(capacity()), noted(Why::runs_within, i)))
        return false;
    }
  for (std::size_t i = 0; i < count_; ++i)
    if (!place(store, i)) return false;
  return true;
}

void Cumulative::find_profile(const Store& store) {
  steps_.clear();
  for (std::size_t i = 0; i < count_; ++i) {
    const Wide from = store.max(start(i));
    const Wide to = Wide{store.min(start(i))} + store.min(duration(i));
    if (from >= to || store.min(demand(i)) == 0) continue;
    steps_.emplace_back(from, store.min(demand(i)));
    steps_.emplace_back(to, -Wide{store.min(demand(i))});
  }
  sort_range(steps_);
  profile_.clear();
  Wide height = 0;
  for (std::size_t k = 0; k < steps_.size(); ++k) {
    height += steps_[k].second;
    if (k + 1 < steps_.size() && steps_[k + 1].first > steps_[k].first && height > 0)
      profile_.push_back({steps_[k].first, steps_[k + 1].first, height});
  }
}

bool Cumulative::raise_capacity(Store& store) const {
  if (profile_.empty()) return true;
  const Segment& top = *std::ranges::max_element(profile_, {}, &Segment::height);
  if (top.height <= store.min(capacity())) return true;
  std::size_t i = 0;
  while (store.max(start(i)) != top.from || !runs_at(store, i, top.from)) ++i;
  return store.at_least(capacity(), clamped(top.height), noted(Why::capacity, i));
}

bool Cumulative::place(Store& store, std::size_t i) const {
  const Wide from = store.max(start(i));
  const Wide to = Wide{store.min(start(i))} + store.min(duration(i));
  const Wide own = store.min(demand(i));
  for (const Segment& segment : profile_) {
    const bool is_within = from <= segment.from && segment.to <= to;
    const Wide others = segment.height - (is_within ? own : 0);
    const Wide time = std::max(segment.from, from);
    if (time < std::min(segment.to, to) && !lower_demand(store, i, time, others)) return false;
    if (own == 0 || others + own <= store.max(capacity())) continue;
    const bool runs = store.min(duration(i)) > 0;
    if (runs && (!start_later(store, i, segment) || !start_earlier(store, i, segment))) return false;
    if (!end_before(store, i, segment)) return false;
  }
  return true;
}

bool Cumulative::lower_demand(Store& store, std::size_t i, Wide time, Wide others) const {
  const Wide offset = time - store.max(start(i));
  if (offset < 0 || offset > farthest_) return true;
  return store.at_most(demand(i), clamped(store.max(capacity()) - others), noted(Why::demand, i, offset));
}

bool Cumulative::start_later(Store& store, std::size_t i, const Segment& segment) const {
  const Wide earliest = store.min(start(i));
  const Wide end = earliest + store.min(duration(i));
  if (earliest >= segment.to || end <= segment.from) return true;
  const Wide offset = std::min({end, segment.to, earliest + farthest_}) - 1 - earliest;
  if (earliest + offset < segment.from) return true;
  return store.at_least(start(i), clamped(segment.to), noted(Why::start_later, i, offset));
}

bool Cumulative::start_earlier(Store& store, std::size_t i, const Segment& segment) const {
  const Wide latest = store.max(start(i));
  const Wide length = store.min(duration(i));
  const Wide offset = std::max(segment.from - latest, Wide{0});
  if (latest >= segment.to || latest + length <= segment.from || offset > farthest_) return true;
  return store.at_most(start(i), clamped(segment.from - length), noted(Why::start_earlier, i, offset));
}

bool Cumulative::end_before(Store& store, std::size_t i, const Segment& segment) const {
  const Wide latest = store.max(start(i));
  const Wide offset = std::max(segment.from - latest, Wide{0});
  if (latest >= segment.to || offset > farthest_) return true;
  return store.at_most(duration(i), clamped(latest + offset - store.min(start(i))),
                       noted(Why::end_before, i, offset));
}

void Cumulative::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, packed] = Note::unpack(data);
  if (why == Why::sign) return;
  const std::size_t i = packed % count_;
  const Wide offset = packed / count_;
  const Wide latest = past.max(start(i));
  const Wide time = latest + offset;
  switch (why) {
    case Why::runs:
      reasons.push_back(duration(i).ge(1));
      return reasons.push_back(demand(i).ge(needed_min(capacity(), fact)));
    case Why::runs_within:
      reasons.push_back(duration(i).ge(1));
      return reasons.push_back(capacity().le(needed_max(demand(i), fact)));
    case Why::capacity:
      return explain_profile(past, count_, latest, latest, needed_min(capacity(), fact), reasons);
    case Why::demand: {
      const Wide free = past.max(capacity());
      reasons.push_back(capacity().le(past.max(capacity())));
      explain_running(past, i, time, time, reasons);
      return explain_profile(past, i, time, time, free - needed_max(demand(i), fact), reasons);
    }
    case Why::start_later: {
      const Wide first = Wide{past.min(start(i))} + offset;
      const Wide last = std::max(first, Wide{needed_min(start(i), fact)} - 1);
      reasons.push_back(start(i).ge(clamped(first + 1 - past.min(duration(i)))));
      reasons.push_back(duration(i).ge(past.min(duration(i))));
      return explain_clash(past, i, first, last, reasons);
    }
    case Why::start_earlier: {
      const Wide first = std::min(time, Wide{needed_max(start(i), fact)} + past.min(duration(i)));
      reasons.push_back(start(i).le(clamped(time)));
      reasons.push_back(duration(i).ge(past.min(duration(i))));
      return explain_clash(past, i, first, time, reasons);
    }
    default:
      reasons.push_back(start(i).le(clamped(time)));
      reasons.push_back(start(i).ge(clamped(time - needed_max(duration(i), fact))));
      return explain_clash(past, i, time, time, reasons);
  }
}

void Cumulative::explain_running(const Past& past, std::size_t i, Wide from, Wide last,
                                 std::vector<Literal>& reasons) const {
  reasons.push_back(start(i).le(clamped(from)));
  reasons.push_back(start(i).ge(clamped(last + 1 - past.min(duration(i)))));
  reasons.push_back(duration(i).ge(past.min(duration(i))));
}

void Cumulative::explain_profile(const Past& past, std::size_t but, Wide from, Wide last, Wide level,
                                 std::vector<Literal>& reasons) const {
  for (std::size_t i = 0; i < count_ && level > 0; ++i) {
    if (i == but || past.min(demand(i)) == 0 || !runs_at(past, i, from) || !runs_at(past, i, last)) continue;
    explain_running(past, i, from, last, reasons);
    reasons.push_back(demand(i).ge(past.min(demand(i))));
    level -= past.min(demand(i));
  }
}

void Cumulative::explain_clash(const Past& past, std::size_t i, Wide from, Wide last,
                               std::vector<Literal>& reasons) const {
  const Value own = past.min(demand(i));
  const Value free = past.max(capacity());
  reasons.push_back(demand(i).ge(own));
  reasons.push_back(capacity().le(free));
  explain_profile(past, i, from, last, Wide{free} - own + 1, reasons);
}

bool Cumulative::holds(std::span<const Value> values) const {
  const auto starts = values.first(count_);
  const auto durations = values.subspan(count_, count_);
  const auto demands = values.subspan(2 * count_, count_);
  if (std::ranges::any_of(values.subspan(count_), [](Value v) { return v < 0; })) return false;
  // The sum has its maximum at a time when some task starts.
  return std::ranges::all_of(starts, [&](Value time) {
    Wide sum = 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (starts[i] <= time && time < Wide{starts[i]} + durations[i]) sum += demands[i];
    return sum <= values.back();
  });
}

}  // namespace

std::unique_ptr<Constraint> cumulative(std::vector<IntVar> starts, const std::vector<IntVar>& durations,
                                       const std::vector<IntVar>& demands, IntVar capacity) {
  assert(starts.size() == durations.size() && starts.size() == demands.size());
  const std::size_t count = starts.size();
  starts.insert(starts.end(), durations.begin(), durations.end());
  starts.insert(starts.end(), demands.begin(), demands.end());
  starts.push_back(capacity);
  return std::make_unique<Cumulative>(std::move(starts), count);
}

}  // namespace quadrille::cp
