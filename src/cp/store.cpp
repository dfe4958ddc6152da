#include "cp/store.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cp/size_limit.h"

namespace quadrille::cp {

IntVar Store::new_variable(Value min, Value max) { return enrolled(domains_.add(min, max)); }

IntVar Store::new_variable_with_holes(std::span<const Value> values) {
  assert(!values.empty());
  return enrolled(domains_.add(values));
}

IntVar Store::enrolled(VariableId x) {
  watchers_.emplace_back();
  failures_.push_back(0);
  weights_.push_back(0);
  return IntVar(x);
}

std::vector<Value> Store::holes(IntVar x) const {
  std::vector<Value> result = domains_.holes(x.id());
  for (Value& hole : result) hole = x.from_base(hole);
  if (x.is_negated()) std::ranges::reverse(result);
  return result;
}

Store::Truth Store::truth(Literal fact) const {
  const VariableId x = fact.variable;
  if (domains_.is_word(x)) {
    const Word yes = satisfying(fact, domains_.origin(x));
    if ((domains_.word(x) & yes) == 0) return Truth::no;
    return (domains_.word(x) & ~yes) == 0 ? Truth::yes : Truth::open;
  }
  const Value min = domains_.min(x);
  const Value max = domains_.max(x);
  switch (fact.relation) {
    case Relation::at_least:
      if (min >= fact.value) return Truth::yes;
      return max < fact.value || fact.value == kPlusInfinity ? Truth::no : Truth::open;
    case Relation::at_most:
      if (max <= fact.value) return Truth::yes;
      return min > fact.value || fact.value == kMinusInfinity ? Truth::no : Truth::open;
    default: break;
  }
  const bool equal = fact.relation == Relation::equal;
  if (!domains_.contains(x, fact.value)) return equal ? Truth::no : Truth::yes;
  if (min != max) return Truth::open;
  return equal ? Truth::yes : Truth::no;
}

bool Store::impose(Literal fact, Word data) {
  const VariableId x = fact.variable;
  if (domains_.is_word(x)) return keep(x, satisfying(fact, domains_.origin(x)), data);
  const Cause cause{cause_, data};
  Events events = kNothing;
  switch (fact.relation) {
    case Relation::not_equal: events = domains_.remove(x, fact.value, cause); break;
    case Relation::at_least: events = domains_.at_least(x, fact.value, cause); break;
    case Relation::at_most: events = domains_.at_most(x, fact.value, cause); break;
    case Relation::equal:
      events = domains_.contains(x, fact.value)
                   ? static_cast<Events>(domains_.at_least(x, fact.value, cause) |
                                         domains_.at_most(x, fact.value, cause))
                   : kEmptied;
  }
  if (events == kEmptied) {
    failure_ = {cause_, data, fact, kNoVariable, 0};
    return false;
  }
  if (events != kNothing) wake(x, events);
  return true;
}

bool Store::fail_emptied(VariableId x, Word kept, Word data) {
  failure_ = {cause_, data, Literal::falsum(), x, kept};
  return false;
}

bool Store::fail(Word data) {
  failure_ = {cause_, data, Literal::falsum(), kNoVariable, 0};
  return false;
}

Constraint& Store::post(std::unique_ptr<Constraint> constraint) {
  Constraint& c = *constraint;
  expect_at_most(kMostVariables, c.scope_.size(), c.name());
  c.index_ = static_cast<std::uint32_t>(constraints_.size());
  constraints_.push_back(std::move(constraint));
  for (std::size_t i = 0; i < c.scope_.size(); ++i) {
    Events events = c.wakes_on(i);
    if (c.scope_[i].is_negated()) {
      const bool lower = (events & kLower) != 0;
      const bool upper = (events & kUpper) != 0;
      events =
          static_cast<Events>((events & ~(kLower | kUpper)) | (lower ? kUpper : 0) | (upper ? kLower : 0));
    }
    watchers_[c.scope_[i].id()].push_back({&c, static_cast<std::uint8_t>(i % 64), events, events});
  }
  constraint_memory_ += c.memory();
  c.first_stage_events_ = c.first_stage_is_for();
  c.run_from(0);
  c.changed_ = ~Word{0};
  enqueue(c, c.first_stage_);
  return c;
}

Constraint* Store::dequeue(int& stage) {
  for (std::size_t q = 0; q < queues_.size(); ++q) {
    while (heads_[q] < queues_[q].size()) {
      Constraint* c = queues_[q][heads_[q]++];
      if (c->pending_ != static_cast<int>(q)) continue;  // outdated: it is now in a cheaper queue
      c->pending_ = Constraint::kIdle;
      stage = static_cast<int>(q);
      return c;
    }
    queues_[q].clear();
    heads_[q] = 0;
  }
  return nullptr;
}

void Store::clear_queues() {
  is_cut_short_ = false;
  for (std::size_t q = 0; q < queues_.size(); ++q) {
    for (std::size_t i = heads_[q]; i < queues_[q].size(); ++i) {
      queues_[q][i]->pending_ = Constraint::kIdle;
      queues_[q][i]->changed_ = 0;
    }
    queues_[q].clear();
    heads_[q] = 0;
  }
}

void Store::enqueue_all() {
  for (const auto& c : constraints_) {
    c->changed_ = ~Word{0};
    if (c->first_stage_ < c->pending_) enqueue(*c, c->first_stage_);
  }
}

void Store::note_unfinished() {
  is_unfinished_ = std::ranges::all_of(running_->scope_, [this](IntVar x) { return is_fixed(x); });
}

bool Store::run(Constraint& c, int stage) {
  ++propagations_;
  const Word changed = c.changed_;
  c.changed_ = 0;
  running_ = &c;
  cause_ = c.index_;
  failure_.constraint = kDecision;
  const bool possible = c.propagate(*this, stage, changed);
  assert(possible == (failure_.constraint == kDecision));  // a constraint that fails must report it to the
                                                           // store
  running_ = nullptr;
  cause_ = kDecision;
  tell_changes(&c);
  return possible;
}

void Store::tell_changes(const Constraint* constraint) {
  if (observer_ == nullptr || domains_.now() == observed_) return;
  observer_->on_changes(*this, constraint, observed_, domains_.now());
  observed_ = domains_.now();
}

void Store::set_first(Constraint* constraint) {
  first_ = constraint;
  followers_.clear();
  followed_ = domains_.now();
  constexpr int kFirstExpensive = 2;
  for (const auto& c : constraints_) {
    if (c->is_clauses()) c->run_from(constraint == nullptr ? 0 : Constraint::kStages);
    if (!c->follows_changes()) continue;
    c->run_from(constraint == nullptr ? 0 : kFirstExpensive);
    if (constraint == nullptr) continue;
    c->begin_to_follow(*this);
    followers_.resize(watchers_.size());
    for (std::size_t i = 0; i < c->scope_.size(); ++i) followers_[c->scope_[i].id()].push_back({c.get(), i});
  }
  put_to_sleep();
  // Constraints may have to learn of changes in another way than when the fixpoint was cut short.
  if (is_cut_short_) enqueue_all();
}

void Store::put_to_sleep() {
  for (std::vector<Subscription>& watchers : watchers_)
    for (Subscription& s : watchers) {
      const bool sleeps = s.constraint->first_stage_ == Constraint::kIdle;
      // Changes in the meantime are not recorded.
      if (sleeps) s.constraint->changed_ = ~Word{0};
      s.events = sleeps ? kNothing : s.when_awake;
    }
}

bool Store::follow_changes(Position end) {
  if (followers_.empty()) {
    followed_ = end;
    return true;
  }
  Constraint* const caller = running_;
  const std::uint32_t cause = cause_;
  bool possible = true;
  while (possible && followed_ < end) {
    const Change change = domains_.change(followed_++);
    if (change.variable >= followers_.size()) continue;
    for (const auto& [constraint, i] : followers_[change.variable]) {
      ++propagations_;
      tell_changes(running_);
      running_ = constraint;
      cause_ = constraint->index_;
      possible = constraint->follow(*this, i, change.removed);
      if (!possible) break;
    }
  }
  tell_changes(running_);
  running_ = caller;
  cause_ = cause;
  return possible;
}

bool Store::propagate(std::uint64_t runs) {
  if (!propagate_some(runs)) return false;
  if (!is_cut_short_) clear_queues();
  return true;
}

bool Store::is_idle() const {
  if (is_cut_short_) return false;
  for (std::size_t q = 0; q < queues_.size(); ++q)
    if (heads_[q] < queues_[q].size()) return false;
  return true;
}

bool Store::propagate_some(std::uint64_t runs) {
  if (failed_level_ != kNoLevel) return false;
  tell_changes(nullptr);
  const std::uint64_t end = runs < kNoEnd - runs_ ? runs_ + runs : kNoEnd;
  stop_at_ = std::min(look_at_, end);
  Position seen_by_first = kNever;
  while (true) {
    int stage = 0;
    Constraint* const c = first_ == nullptr || seen_by_first == domains_.now() ? dequeue(stage) : first_;
    if (c == nullptr) {
      is_cut_short_ = false;
      return true;
    }
    const bool possible = run(*c, stage);
    if (c == first_) seen_by_first = domains_.now();
    if (!possible) {
      note_failure(*constraints_[failure_.constraint]);
      return false;
    }
    const Word later = c->stages_ & ~low_bits(stage + 1);
    if (std::exchange(is_unfinished_, false)) {
      c->changed_ = ~Word{0};
      enqueue(*c, stage);
    } else if (later != 0) {
      enqueue(*c, lowest(later));
    }
    if (++runs_ < stop_at_) continue;
    if (runs_ >= look_at_) {
      look_at_ = runs_ + runs_between_looks_;
      is_cut_short_ = is_over();
      if (is_cut_short_) return true;
    }
    if (runs_ >= end) {
      is_cut_short_ = false;
      return true;
    }
    stop_at_ = std::min(look_at_, end);
  }
}

void Store::note_failure(Constraint& c) {
  clear_queues();
  is_unfinished_ = false;
  failed_level_ = level();
  ++c.failures_;
  // The variable whose domain became empty counts as open.
  const auto open = 1 + std::ranges::count_if(c.scope_, [&](IntVar x) { return !is_fixed(x); });
  for (const IntVar x : c.scope_) {
    ++failures_[x.id()];
    const std::uint64_t values = std::max<std::uint64_t>(1, count(x));
    weights_[x.id()] += 1 / (static_cast<double>(open) * static_cast<double>(values));
  }
  if (observer_ != nullptr) observer_->on_failure(*this, &c);
}

void Store::push() {
  assert(!is_cut_short_);
  levels_.push_back({domains_.now(), static_cast<std::uint32_t>(constraints_.size()),
                     static_cast<std::uint32_t>(domains_.size()), constraint_memory_});
}

void Store::pop_to(std::uint32_t level) {
  assert(level < this->level());
  const Level& target = levels_[level];
  clear_queues();
  if (level < failed_level_) failed_level_ = kNoLevel;
  domains_.undo_to(target.position);
  observed_ = std::min(observed_, target.position);
  followed_ = std::min(followed_, target.position);
  while (constraints_.size() > target.constraints) {
    for (const IntVar x : constraints_.back()->scope_) watchers_[x.id()].pop_back();
    constraints_.pop_back();
  }
  constraint_memory_ = target.constraint_memory;
  domains_.truncate(target.variables);
  watchers_.resize(target.variables);
  failures_.resize(target.variables);
  weights_.resize(target.variables);
  levels_.resize(level);
}

void Store::forget_failures() {
  failures_.assign(failures_.size(), 0);
  weights_.assign(weights_.size(), 0);
  for (const auto& c : constraints_) c->failures_ = 0;
}

std::size_t Store::memory() const {
  std::size_t bytes = domains_.memory() + constraint_memory_;
  for (const auto& watchers : watchers_) bytes += watchers.capacity() * sizeof(Subscription);
  for (const auto& followers : followers_) bytes += followers.capacity() * sizeof(Follower);
  return bytes;
}

}  // namespace quadrille::cp
