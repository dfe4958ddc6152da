// Tasks that do not overlap in time: detectable precedences, overload checking and edge finding, in plain
// forms (Carlier and Pinson 1989; Vilim, "Global constraints in scheduling", 2007), and explained (Vilim,
// "Computing explanations for the unary resource constraint", CPAIOR 2005).
//
//   time      0  1  2  3  4  5  6
//   A 2 long  [-----------------]     Edge finding: A and B, 5 long together, must run within 0..6. C
//   B 3 long  [-----------------]     does not fit before or between them, as 5 + 3 > 6. So C goes
//   C 3 long  [--------------- ..     after both and starts at 5 or later.
//
// Overload: if C must end by 6 as well, nothing fits. Detectable precedence: if C ends at 4 or later and B
// must start by 3, B cannot go after C, so it goes before C.
//
// The code pushes starts later. The same code, applied to the mirror image of time, in which a task starts at
// -(start + least duration), makes tasks end earlier.
#include <algorithm>
#include <cassert>
#include <optional>
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

/// A task with its bounds at some time in the past, perhaps in the mirror image of time.
struct Task {
  std::size_t index;
  IntVar start, duration;
  bool mirrored;
  Value length;
  Wide earliest, latest;  // of the start

  [[nodiscard]] Wide earliest_end() const { return earliest + length; }
  [[nodiscard]] Wide latest_end() const { return latest + length; }
  [[nodiscard]] Literal starts_from(Wide time) const {
    return mirrored ? start.le(clamped(-time - length)) : start.ge(clamped(time));
  }
  [[nodiscard]] Literal starts_by(Wide time) const {
    return mirrored ? start.ge(clamped(-time - length)) : start.le(clamped(time));
  }
  [[nodiscard]] Literal is_so_long() const { return duration.ge(length); }
  /// The time from which on the task must start for the fact about its start to follow.
  [[nodiscard]] Wide needed_start(Literal fact) const {
    return mirrored ? -Wide{needed_max(start, fact)} - length : Wide{needed_min(start, fact)};
  }
};

/// A set of tasks that run one after another, as early as possible. Add them by decreasing earliest start.
class Batch {
 public:
  void add(const Task& task) {
    work_ += task.length;
    if (!is_empty_ && task.earliest + work_ <= end_) return;
    end_ = task.earliest + work_;
    first_ = task.earliest;
    work_from_first_ = work_;
    is_empty_ = false;
  }
  [[nodiscard]] bool is_empty() const { return is_empty_; }
  [[nodiscard]] Wide work() const { return work_; }
  /// The earliest time at which all of them can have ended.
  [[nodiscard]] Wide end() const { return end_; }
  /// The tasks that start at first() or later determine end(): they run without a gap, and this is their
  /// work.
  [[nodiscard]] Wide first() const { return first_; }
  [[nodiscard]] Wide work_from_first() const { return work_from_first_; }

 private:
  bool is_empty_ = true;
  Wide work_ = 0, end_ = 0, first_ = 0, work_from_first_ = 0;
};

/// Tasks ordered by earliest start.
using Tasks = std::vector<Task>;

/// The tasks that would start too late if they went after the given one, and so go before it.
Batch predecessors(const Tasks& tasks, const Task& task) {
  Batch before;
  for (std::size_t k = tasks.size(); k-- > 0;)
    if (tasks[k].index != task.index && tasks[k].latest < task.earliest_end()) before.add(tasks[k]);
  return before;
}

/// A set of tasks that must end by some time: those whose earliest start is `from` or later.
struct Tail {
  Wide from;  // the earliest start of them all
  Batch batch;
};

/// All tails of the tasks that must end by `until`, without task `but`; by decreasing `from`.
void find_tails(const Tasks& tasks, Wide until, std::optional<std::size_t> but, std::vector<Tail>& tails) {
  tails.clear();
  Batch batch;
  for (std::size_t k = tasks.size(); k-- > 0;) {
    if (tasks[k].latest_end() > until || tasks[k].index == but) continue;
    batch.add(tasks[k]);
    tails.push_back({tasks[k].earliest, batch});
  }
}

/// The earliest time by which all tasks that must end by `until` could have ended: over all their tails,
/// the greatest sum of the tail's earliest start and its work.
Wide fullest_end(const Tasks& tasks, Wide until) {
  Wide work = 0;
  std::optional<Wide> fullest;
  for (std::size_t k = tasks.size(); k-- > 0;) {
    if (tasks[k].latest_end() > until) continue;
    work += tasks[k].length;
    fullest = std::max(fullest.value_or(tasks[k].earliest + work), tasks[k].earliest + work);
  }
  return *fullest;
}

/// Whether the task must go after all tasks of the tail, because they leave no time for it before `until`.
bool goes_behind(const Task& task, const Tail& tail, Wide until) {
  return std::min(task.earliest, tail.from) + tail.batch.work() + task.length > until;
}

class Disjunctive final : public Constraint {
 public:
  /// The scope is all starts, then all durations.
  Disjunctive(std::vector<IntVar> scope, bool strict)
      : Constraint(std::move(scope), bit(1) | bit(2)), count_(this->scope().size() / 2), strict_(strict) {}

  [[nodiscard]] std::string_view name() const override { return "disjunctive"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    return i < count_ ? kLower | kUpper : kLower;
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    sign,      // no reason beyond the constraint itself
    detected,  // the tasks that cannot go after this one go before it
    edge,      // this task goes after tasks that leave no room for it before or between them
    overload,  // some tasks have more work than time
    shorter,   // about the duration: the task goes before the other one
  };
  /// Whether it is about the mirror image; the task; the other task.
  using Note = NoteOf<Why, Flag, Field<30>, Field<30>>;

  [[nodiscard]] bool detect_precedences(Store& store, bool mirrored);
  [[nodiscard]] bool find_edges(Store& store, bool mirrored);
  [[nodiscard]] bool shorten(Store& store) const;
  [[nodiscard]] static bool start_from(Store& store, const Task& task, Wide time, Why why);

  /// The tasks that matter: those that surely have a duration or, if strict, all.
  template <class Domains>
  void list_tasks(const Domains& domains, bool mirrored, Tasks& tasks) const;
  [[nodiscard]] Tasks tasks(const Past& past, bool mirrored) const {
    Tasks result;
    list_tasks(past, mirrored, result);
    return result;
  }
  template <class Domains>
  [[nodiscard]] Task task(const Domains& domains, std::size_t i, bool mirrored) const;

  void explain_detected(const Past& past, Literal fact, const Task& changed,
                        std::vector<Literal>& reasons) const;
  void explain_edge(const Past& past, Literal fact, const Task& changed, std::vector<Literal>& reasons) const;
  void explain_overload(const Past& past, std::vector<Literal>& reasons) const;

  std::size_t count_;
  bool strict_;
  Tasks tasks_;              // scratch space of one run
  std::vector<Tail> tails_;  // likewise
};

template <class Domains>
Task Disjunctive::task(const Domains& domains, std::size_t i, bool mirrored) const {
  const IntVar start = scope()[i];
  const IntVar duration = scope()[count_ + i];
  const Value length = domains.min(duration);
  const Wide min = domains.min(start);
  const Wide max = domains.max(start);
  if (mirrored) return {i, start, duration, true, length, -max - length, -min - length};
  return {i, start, duration, false, length, min, max};
}

template <class Domains>
void Disjunctive::list_tasks(const Domains& domains, bool mirrored, Tasks& tasks) const {
  tasks.clear();
  for (std::size_t i = 0; i < count_; ++i)
    if (strict_ || domains.min(scope()[count_ + i]) > 0) tasks.push_back(task(domains, i, mirrored));
  sort_range(tasks, {}, [](const Task& t) { return std::pair(t.earliest, t.index); });
}

bool Disjunctive::propagate(Store& store, int stage, Word) {
  for (std::size_t i = count_; i < scope().size(); ++i)
    if (!store.at_least(scope()[i], 0, Note::pack(Why::sign))) return false;
  bool is_detected = stage == 2;  // stage 1 has just reached its fixpoint
  return run_to_fixpoint(store, [&] {
    const Position before = store.domains().now();
    for (const bool mirrored : {false, true}) {
      if (!is_detected && !detect_precedences(store, mirrored)) return false;
      if (stage == 2 && store.domains().now() == before && !find_edges(store, mirrored)) return false;
    }
    is_detected = false;
    return shorten(store);
  });
}

bool Disjunctive::start_from(Store& store, const Task& task, Wide time, Why why) {
  return task.earliest >= time ||
         store.impose(task.starts_from(time), Note::pack(why, task.mirrored, task.index));
}

bool Disjunctive::detect_precedences(Store& store, bool mirrored) {
  list_tasks(store, mirrored, tasks_);
  return std::ranges::all_of(tasks_, [&](const Task& task) {
    const Batch before = predecessors(tasks_, task);
    return before.is_empty() || start_from(store, task, before.end(), Why::detected);
  });
}

bool Disjunctive::find_edges(Store& store, bool mirrored) {
  list_tasks(store, mirrored, tasks_);
  for (const Task& last : tasks_) {
    const Wide until = last.latest_end();
    const Wide fullest = fullest_end(tasks_, until);
    if (fullest > until) return store.fail(Note::pack(Why::overload));
    tails_.clear();
    for (const Task& task : tasks_) {
      if (task.latest_end() <= until || fullest + task.length <= until) continue;
      if (tails_.empty()) find_tails(tasks_, until, std::nullopt, tails_);
      const auto longest = std::ranges::find_if(
          tails_.rbegin(), tails_.rend(), [&](const Tail& tail) { return goes_behind(task, tail, until); });
      if (longest != tails_.rend() && !start_from(store, task, longest->batch.end(), Why::edge)) return false;
    }
  }
  return true;
}

bool Disjunctive::shorten(Store& store) const {
  const auto is_open = [&](std::size_t i) { return !store.is_fixed(scope()[count_ + i]); };
  for (std::size_t i = 0; i < count_; ++i) {
    if (!is_open(i) || (!strict_ && store.min(scope()[count_ + i]) == 0)) continue;
    const Task here = task(store, i, false);
    for (std::size_t j = 0; j < count_; ++j) {
      const Task next = task(store, j, false);
      if (j == i || (!strict_ && next.length == 0) || here.latest >= next.earliest_end()) continue;
      if (!store.at_most(here.duration, clamped(next.latest - here.earliest),
                         Note::pack(Why::shorter, false, i, j)))
        return false;
    }
  }
  return true;
}

void Disjunctive::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, mirrored, changed, other] = Note::unpack(data);
  const Task here = task(past, changed, mirrored);
  switch (why) {
    case Why::sign: return;
    case Why::detected: return explain_detected(past, fact, here, reasons);
    case Why::edge: return explain_edge(past, fact, here, reasons);
    case Why::overload: return explain_overload(past, reasons);
    case Why::shorter: break;
  }
  const Task next = task(past, other, false);
  reasons.insert(reasons.end(), {next.starts_from(next.earliest), next.is_so_long(),
                                 here.starts_by(next.earliest_end() - 1), next.starts_by(next.latest),
                                 here.starts_from(next.latest - needed_max(here.duration, fact))});
}

void Disjunctive::explain_detected(const Past& past, Literal fact, const Task& changed,
                                   std::vector<Literal>& reasons) const {
  const Tasks tasks = this->tasks(past, changed.mirrored);
  const Batch before = predecessors(tasks, changed);
  reasons.push_back(changed.starts_from(changed.earliest));
  reasons.push_back(changed.is_so_long());
  for (const Task& task : tasks) {
    if (task.index == changed.index || task.latest >= changed.earliest_end() ||
        task.earliest < before.first())
      continue;
    reasons.push_back(task.starts_from(changed.needed_start(fact) - before.work_from_first()));
    reasons.push_back(task.starts_by(changed.earliest_end() - 1));
    reasons.push_back(task.is_so_long());
  }
}

void Disjunctive::explain_edge(const Past& past, Literal fact, const Task& changed,
                               std::vector<Literal>& reasons) const {
  const Tasks tasks = this->tasks(past, changed.mirrored);
  const Wide needed = changed.needed_start(fact);
  std::vector<Tail> tails;
  for (const Task& last : tasks) {
    const Wide until = last.latest_end();
    find_tails(tasks, until, changed.index, tails);
    const auto found = std::ranges::find_if(tails, [&](const Tail& tail) {
      return goes_behind(changed, tail, until) && tail.batch.end() >= needed;
    });
    if (found == tails.end()) continue;
    const Batch& batch = found->batch;
    const Wide from = std::min(changed.earliest, found->from);
    const Wide too_early = from + batch.work() + changed.length - 1;
    reasons.push_back(changed.starts_from(from));
    reasons.push_back(changed.is_so_long());
    for (const Task& task : tasks) {
      if (task.index == changed.index || task.latest_end() > until || task.earliest < found->from) continue;
      const bool is_last = task.earliest >= batch.first();
      reasons.push_back(task.starts_from(is_last ? std::max(from, needed - batch.work_from_first()) : from));
      reasons.push_back(task.starts_by(too_early - task.length));
      reasons.push_back(task.is_so_long());
    }
    return;
  }
}

void Disjunctive::explain_overload(const Past& past, std::vector<Literal>& reasons) const {
  const Tasks tasks = this->tasks(past, false);
  std::vector<Tail> tails;
  for (const Task& last : tasks) {
    const Wide until = last.latest_end();
    find_tails(tasks, until, std::nullopt, tails);
    const auto found =
        std::ranges::find_if(tails, [&](const Tail& tail) { return tail.from + tail.batch.work() > until; });
    if (found == tails.end()) continue;
    const Wide too_early = found->from + found->batch.work() - 1;
    for (const Task& task : tasks) {
      if (task.latest_end() > until || task.earliest < found->from) continue;
      reasons.push_back(task.starts_from(found->from));
      reasons.push_back(task.starts_by(too_early - task.length));
      reasons.push_back(task.is_so_long());
    }
    return;
  }
}

bool Disjunctive::holds(std::span<const Value> values) const {
  const auto starts = values.first(count_);
  const auto durations = values.subspan(count_);
  const auto goes_before = [&](std::size_t i, std::size_t j) {
    return Wide{starts[i]} + durations[i] <= starts[j];
  };
  for (std::size_t i = 0; i < count_; ++i) {
    if (durations[i] < 0) return false;
    for (std::size_t j = 0; j < i; ++j) {
      const bool is_exempt = !strict_ && (durations[i] == 0 || durations[j] == 0);
      if (!is_exempt && !goes_before(i, j) && !goes_before(j, i)) return false;
    }
  }
  return true;
}

}  // namespace

std::unique_ptr<Constraint> disjunctive(std::vector<IntVar> starts, const std::vector<IntVar>& durations,
                                        bool strict) {
  assert(starts.size() == durations.size());
  starts.insert(starts.end(), durations.begin(), durations.end());
  return std::make_unique<Disjunctive>(std::move(starts), strict);
}

}  // namespace quadrille::cp
