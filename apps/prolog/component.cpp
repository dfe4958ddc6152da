#include "prolog/component.h"

#include <algorithm>
#include <utility>

#include "cp/constraints/arithmetic.h"

namespace quadrille::prolog {

using cp::kMinusInfinity;
using cp::kPlusInfinity;

namespace {

/// A domain with more holes than this is refused, because holes are made one by one.
constexpr Value kMostHoles = 1 << 20;
/// The bounds of unbounded variables may rise without end. Propagation gives up after that many runs of
/// constraints, plus some for each constraint.
constexpr std::uint64_t kPatience = 20'000;
constexpr std::uint64_t kPatiencePerConstraint = 20;
/// Wide domains may be narrowed one value at a time, and each change takes memory. So propagation gives up
/// after so many runs even if all domains are bounded.
constexpr std::uint64_t kLongPatience = 4'000'000;
constexpr std::uint64_t kLongPatiencePerConstraint = 1'000;
constexpr std::uint64_t kRunsPerPoll = 4'096;
/// If all numbers are smaller than this, no sum, product or power in the engine can have overflowed.
constexpr Value kHarmless = Value{1} << 30;

}  // namespace

bool Component::add_variable(const IntervalSet& domain) {
  Value holes = 0;
  for (std::size_t i = 1; i < domain.size(); ++i) {
    if (__builtin_add_overflow(holes, domain[i].min - domain[i - 1].max - 1, &holes)) return false;
  }
  if (holes > kMostHoles) return false;
  const cp::IntVar x = new_hidden(domain.front().min, domain.back().max);
  index_of_[x.id()] = variable_count();
  variables_.push_back(x);
  for (std::size_t i = 1; i < domain.size(); ++i)
    for (Value v = domain[i - 1].max + 1; v < domain[i].min; ++v) static_cast<void>(store_.remove(x, v));
  return true;
}

cp::IntVar Component::new_hidden(Value min, Value max) {
  const cp::IntVar x = store_.new_variable(min, max);
  index_of_.resize(x.id() + 1, kNone);
  if (min == kMinusInfinity || max == kPlusInfinity) ++unbounded_;
  if (!store_.domains().is_word(x.id())) ++wide_;
  return x;
}

IntervalSet Component::domain(cp::IntVar x) const {
  const Value last = store_.max(x);
  const std::vector<Value> holes = store_.holes(x);
  IntervalSet result;
  Value first = store_.min(x);
  for (const Value hole : holes) {
    if (hole > first) result.push_back({first, hole - 1});
    first = hole + 1;
  }
  result.push_back({first, last});
  return result;
}

Outcome Component::restrict_to(cp::IntVar x, const IntervalSet& domain) {
  if (domain.empty()) return Outcome::failed;
  if (!store_.at_least(x, domain.front().min) || !store_.at_most(x, domain.back().max))
    return Outcome::failed;
  if (domain.size() == 1) return Outcome::ok;
  Value holes = 0;
  const IntervalSet gone = intersection(complement(domain), {{store_.min(x), store_.max(x)}});
  for (const Interval& gap : gone) {
    if (__builtin_add_overflow(holes, gap.max - gap.min + 1, &holes) || holes > kMostHoles)
      return Outcome::unsupported;
  }
  for (const Interval& gap : gone)
    for (Value v = gap.min; v <= gap.max; ++v)
      if (!store_.remove(x, v)) return Outcome::failed;
  return Outcome::ok;
}

void Component::differ(cp::IntVar x, cp::IntVar y) {
  if (Differences::suit(store_, x, y)) {
    differences_.post(store_, x, y);
  } else {
    store_.post(cp::not_equal(x, y));
  }
}

std::size_t Component::degree(cp::IntVar x) const {
  const std::size_t differences = differences_.count(x.id());
  return store_.degree(x) + differences - (differences == 0 ? 0 : 1);
}

bool Component::wants_rebuilding() const {
  if (wide_ == 0) return false;
  std::uint32_t narrowed = 0;
  for (const cp::IntVar x : variables_) {
    if (store_.domains().is_word(x.id()) || !is_finite(x) || store_.is_fixed(x)) continue;
    const auto span = static_cast<std::uint64_t>(store_.max(x)) - static_cast<std::uint64_t>(store_.min(x));
    narrowed += span < 64 ? 1 : 0;
  }
  return narrowed >= 4;
}

void Component::begin() {
  open_level_ = store_.level();
  open_variables_ = variable_count();
  open_unbounded_ = unbounded_;
  open_differences_ = differences_.position();
  if (!marks_.empty()) store_.push();
}

cp::Position Component::start_of_change() const {
  return store_.level() == open_level_ ? 0 : store_.level_start(open_level_ + 1);
}

Outcome Component::propagate() {
  const bool is_bounded = unbounded_ == 0;
  const std::uint64_t constraints = store_.constraint_count();
  std::uint64_t left = is_bounded ? kLongPatience + kLongPatiencePerConstraint * constraints
                                  : kPatience + kPatiencePerConstraint * constraints;
  bool holds = store_.propagate_some(kRunsPerPoll);
  for (; holds && !store_.is_idle() && left > kRunsPerPoll; left -= kRunsPerPoll) {
    if (!goes_on()) return Outcome::interrupted;
    holds = store_.propagate_some(kRunsPerPoll);
  }
  if (holds && !store_.is_idle()) holds = store_.propagate(left);
  if (is_bounded) return holds ? Outcome::ok : Outcome::failed;
  if (!holds) return may_be_overflow() ? Outcome::beyond : Outcome::failed;
  return has_overflowed(start_of_change()) ? Outcome::beyond : Outcome::ok;
}

bool Component::goes_on() {
  if (!poll_) return true;
  is_busy_ = true;
  const std::uint64_t before = std::exchange(polled_, store_.propagations());
  const bool result = poll_(polled_ - before);
  is_busy_ = false;
  return result;
}

bool Component::may_be_overflow() const {
  for (std::size_t i = 0; i < store_.variable_count(); ++i) {
    const cp::IntVar x(static_cast<cp::VariableId>(i));
    for (const Value bound : {store_.min(x), store_.max(x)})
      if (bound != kMinusInfinity && bound != kPlusInfinity && (bound > kHarmless || bound < -kHarmless))
        return true;
  }
  return false;
}

bool Component::has_overflowed(cp::Position since) const {
  for (cp::Position i = since; i < store_.domains().now(); ++i) {
    const cp::IntVar x(store_.domains().change(i).variable);
    const Value min = store_.min(x);
    const Value max = store_.max(x);
    if ((min != kMinusInfinity && (min > kGreatest || min < -kGreatest)) ||
        (max != kPlusInfinity && (max > kGreatest || max < -kGreatest)))
      return true;
  }
  return false;
}

void Component::commit(Mark mark) {
  marks_.push_back({mark, open_level_, open_variables_, open_unbounded_, open_differences_});
}

void Component::take_back() {
  variables_.resize(open_variables_);
  unbounded_ = open_unbounded_;
  differences_.take_back(open_differences_);
  if (store_.level() > open_level_) store_.pop_to(open_level_);
  index_of_.resize(store_.variable_count());
}

void Component::reopen() {
  const MarkedLevel& last = marks_.back();
  open_level_ = last.level;
  open_variables_ = last.variables;
  open_unbounded_ = last.unbounded;
  open_differences_ = last.differences;
  marks_.pop_back();
}

bool Component::pop_mark() {
  reopen();
  if (marks_.empty()) return false;
  take_back();
  return true;
}

std::vector<Component::Index> Component::newly_fixed() const {
  std::vector<Index> fixed;
  const Index old = marks_.empty() ? 0 : open_variables_;
  for (Index i = old; i < variable_count(); ++i)
    if (store_.is_fixed(variables_[i])) fixed.push_back(i);
  for (cp::Position p = start_of_change(); p < store_.domains().now(); ++p) {
    const cp::VariableId x = store_.domains().change(p).variable;
    const Index i = index_of_[x];
    if (i != kNone && i < old && store_.domains().is_fixed(x)) fixed.push_back(i);
  }
  std::ranges::sort(fixed);
  fixed.erase(std::ranges::unique(fixed).begin(), fixed.end());
  return fixed;
}

std::size_t Component::memory() const {
  return sizeof *this + store_.memory() + store_.constraint_count() * 512 +
         variables_.capacity() * sizeof(cp::IntVar) + index_of_.capacity() * sizeof(Index) +
         marks_.capacity() * sizeof(MarkedLevel);
}

}  // namespace quadrille::prolog
