// The propagation engine: variables, constraints, and levels for backtracking. Make variables, post,
// propagate, push and pop in any order. It owns its constraints. Threads: one at a time; stores share
// nothing.
#pragma once

#include <array>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "cp/constraint.h"
#include "cp/domains.h"
#include "cp/observer.h"

namespace quadrille::cp {

class Store {
 public:
  Store() = default;
  Store(Store&&) = default;
  Store& operator=(Store&&) = default;

  // Variables.

  /// min <= max; kMinusInfinity and kPlusInfinity mean no bound.
  [[nodiscard]] IntVar new_variable(Value min, Value max);
  /// The values in increasing order, at least one. If the gaps between them hold more than
  /// Domains::kMostHoles numbers, only the bounds are kept: new_variable() in cp/constraints/counting.h also
  /// keeps these numbers out.
  [[nodiscard]] IntVar new_variable_with_holes(std::span<const Value> values);
  [[nodiscard]] IntVar new_boolean() { return new_variable(0, 1); }
  [[nodiscard]] std::size_t variable_count() const { return domains_.size(); }

  [[nodiscard]] Value min(IntVar x) const {
    return x.is_negated() ? x.from_base(domains_.max(x.id())) : x.from_base(domains_.min(x.id()));
  }
  [[nodiscard]] Value max(IntVar x) const {
    return x.is_negated() ? x.from_base(domains_.min(x.id())) : x.from_base(domains_.max(x.id()));
  }
  [[nodiscard]] bool is_fixed(IntVar x) const { return domains_.is_fixed(x.id()); }
  /// The value of a fixed variable.
  [[nodiscard]] Value value(IntVar x) const { return min(x); }
  [[nodiscard]] bool contains(IntVar x, Value v) const { return domains_.contains(x.id(), x.to_base(v)); }
  /// The number of values; see Domains::count.
  [[nodiscard]] std::uint64_t count(IntVar x) const { return domains_.count(x.id()); }
  /// The smallest value that is greater than v, which must be at least min and less than max.
  [[nodiscard]] Value next_value(IntVar x, Value v) const;
  /// The numbers between the bounds that are not in the domain, increasing.
  [[nodiscard]] std::vector<Value> holes(IntVar x) const;
  /// Calls f(value) for every value, increasing. The domain must be finite and must not change meanwhile.
  template <class F>
  void for_each_value(IntVar x, F f) const;
  [[nodiscard]] const Domains& domains() const { return domains_; }
  [[nodiscard]] Value origin(VariableId x) const { return domains_.origin(x); }
  [[nodiscard]] Word word(VariableId x) const { return domains_.word(x); }

  enum class Truth : std::uint8_t { no, yes, open };
  [[nodiscard]] Truth truth(Literal fact) const;

  // Changing domains. A constraint calls these from propagate(), with data that its explain() will need;
  // others call them to take a decision or to restrict a model. If no value would remain, they return false
  // and leave the domain as it was.

  [[nodiscard]] bool remove(IntVar x, Value v, Word data = 0) {
    return !contains(x, v) || impose(x.ne(v), data);
  }
  [[nodiscard]] bool assign(IntVar x, Value v, Word data = 0) { return impose(x.eq(v), data); }
  [[nodiscard]] bool at_least(IntVar x, Value v, Word data = 0) {
    return v <= min(x) || impose(x.ge(v), data);
  }
  [[nodiscard]] bool at_most(IntVar x, Value v, Word data = 0) {
    return v >= max(x) || impose(x.le(v), data);
  }
  [[nodiscard]] bool impose(Literal fact, Word data = 0);
  /// For variables where domains().is_word(): drops the values whose bit is not in `kept`.
  [[nodiscard]] bool keep(VariableId x, Word kept, Word data) {
    const Events events = domains_.keep(x, kept, {cause_, data});
    if (events == kNothing) return true;
    if (events == kEmptied) return fail_emptied(x, kept, data);
    wake(x, events);
    return true;
  }
  /// Records that the running constraint is violated, with data for its explain(). Always returns false.
  bool fail(Word data);

  // Constraints.

  /// The store owns the constraint, which must not have more than kMostVariables variables; otherwise it is
  /// refused (base/refuse.h). The constraint first runs in the next propagate(), and is deleted when the
  /// level at which it was posted is popped.
  Constraint& post(std::unique_ptr<Constraint> constraint);
  /// Gives one posted constraint (the learner's clauses) precedence: it runs first in each propagate(), and
  /// again after each change before any other constraint. Null ends this. Call it at a fixpoint. That
  /// constraint must call follow_changes(), which replaces the cheap stages of all constraints that follow
  /// changes, and do the work of those that are clauses.
  void set_first(Constraint* constraint);
  /// Passes the changes before `end` that were not passed yet to Constraint::follow(). False on failure.
  [[nodiscard]] bool follow_changes(Position end);
  /// All changes before this position have been passed on.
  [[nodiscard]] Position followed() const { return followed_; }
  [[nodiscard]] std::size_t constraint_count() const { return constraints_.size(); }
  [[nodiscard]] const Constraint& constraint(std::size_t i) const { return *constraints_[i]; }

  /// Runs constraints until no domain changes any more. Returns false if one of them is violated; it keeps
  /// returning false until the level is popped. A watch may cut it short. After `runs` runs it stops early
  /// and forgets the waiting constraints, which run again only when one of their variables changes. That
  /// limit is for unbounded variables, whose bounds may rise without end, as with x < y and y < x.
  [[nodiscard]] bool propagate(std::uint64_t runs = std::numeric_limits<std::uint64_t>::max());
  /// As propagate(), but after `runs` runs it keeps the waiting constraints for the next call; is_idle()
  /// tells whether there are any.
  [[nodiscard]] bool propagate_some(std::uint64_t runs);
  [[nodiscard]] bool is_idle() const;

  /// While it exists, propagation and the analysis of conflicts ask it at intervals whether a limit is
  /// reached. Where bounds move in small steps, one fixpoint may take longer than any search. The store must
  /// not move meanwhile; watches of one store end in the opposite order of their beginnings, and the last one
  /// is asked.
  class Watch {
   public:
    /// An empty function lets everything run to its end.
    Watch(Store& store, std::function<bool()> is_over)
        : store_(store), is_over_(std::move(is_over)), outer_(std::exchange(store.watch_, this)) {}
    ~Watch() { store_.watch_ = outer_; }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    [[nodiscard]] bool is_over() const { return is_over_ && is_over_(); }

   private:
    Store& store_;
    std::function<bool()> is_over_;
    const Watch* outer_;
  };
  /// The number of runs of constraints, or of explanations, between two looks at the watch. Tests change it.
  [[nodiscard]] std::uint64_t runs_between_looks() const { return runs_between_looks_; }
  void look_every(std::uint64_t runs) {
    runs_between_looks_ = runs;
    look_at_ = runs_ + runs;
  }
  /// Whether the watch has ended the last propagate() early. Then constraints wait to be run, and the domains
  /// may contain more values than at the fixpoint; the next propagate() continues. Before that, or a
  /// pop_to(), do not push().
  [[nodiscard]] bool is_cut_short() const { return is_cut_short_; }
  /// Whether there is a watch and it says that a limit is reached.
  [[nodiscard]] bool is_over() const { return watch_ != nullptr && watch_->is_over(); }
  /// The running constraint has repeated its work so many times: as many runs, for those who count these.
  void note_repeats(std::uint64_t repeats) { runs_ += repeats; }
  /// The running constraint gave up before its fixpoint. It runs again if all its variables are fixed, so
  /// that it is checked; otherwise the next change of one of them wakes it.
  void note_unfinished();

  // Levels. pop_to() restores the variables, constraints and domains at the time of the push. Call
  // propagate() before push() if anything was changed or posted.

  void push();
  /// Goes back to the level, which must be less than level(). O(number of changes undone).
  void pop_to(std::uint32_t level);
  void pop() { pop_to(level() - 1); }
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
  /// The trail's length when this level (1, 2, ..) was pushed: later changes belong to it or to deeper
  /// levels.
  [[nodiscard]] Position level_start(std::uint32_t level) const { return levels_[level - 1].position; }

  // Reasons of facts and failures.

  /// Appends the reasons for a fact that holds now: literals that held before it and that imply it, together
  /// with the constraint that made it true. Returns that constraint. Returns null if there is no such
  /// constraint: the fact has held from the start, or a decision made it true, or the appended literals imply
  /// it by themselves (x = 3 has the reasons x >= 3 and x <= 3).
  const Constraint* explain(Literal fact, std::vector<Literal>& reasons) const;
  /// The reasons of the last failure, in the same form.
  const Constraint* explain_failure(std::vector<Literal>& reasons) const;

  /// Reports all changes from now on to this observer; null ends this. The observer must outlive its use
  /// here.
  void set_observer(Observer* observer) {
    observer_ = observer;
    observed_ = domains_.now();
  }
  [[nodiscard]] Observer* observer() const { return observer_; }
  /// The number of failures of the variable's constraints since the start, or since forget_failures().
  [[nodiscard]] std::uint64_t failures(IntVar x) const { return failures_[x.id()]; }
  /// The weight for dom/wdeg: each of these failures adds 1 / (v * d), where the constraint had v open
  /// variables and this one had d values left (Wattez, Lecoutre, Paparrizou and Tabary 2019).
  [[nodiscard]] double weight(IntVar x) const { return weights_[x.id()]; }
  /// The weights of all variables, by VariableId.
  [[nodiscard]] const std::vector<double>& weights() const { return weights_; }
  /// Takes over the weights of another store of the same model; variables that it does not have keep theirs.
  void set_weights(std::span<const double> weights) {
    std::ranges::copy(weights.first(std::min(weights.size(), weights_.size())), weights_.begin());
  }
  /// The number of occurrences of the variable in scopes of constraints.
  [[nodiscard]] std::size_t degree(IntVar x) const { return watchers_[x.id()].size(); }
  /// Calls f(constraint) for each occurrence counted by degree().
  template <class F>
  void for_each_constraint_of(IntVar x, F f) const {
    for (const Subscription& subscription : watchers_[x.id()]) f(*subscription.constraint);
  }
  [[nodiscard]] std::uint64_t propagations() const { return propagations_; }
  /// Resets the counts of failures to 0, so that the following search depends only on the domains.
  void forget_failures();
  /// Bytes held by domains, trail, subscriptions and constraints.
  [[nodiscard]] std::size_t memory() const;

 private:
  friend class Past;

  struct Subscription {
    Constraint* constraint;
    std::uint8_t position_in_word;  // position in its scope, modulo 64
    Events events;                  // the events that wake it
    Events when_awake;  // the same, even while it sleeps because the first constraint does its work
  };
  struct Follower {
    Constraint* constraint;
    std::size_t position;  // position in its scope
  };
  struct Level {
    Position position;
    std::uint32_t constraints, variables;
    std::size_t constraint_memory;
  };
  static constexpr std::uint32_t kNoLevel = std::numeric_limits<std::uint32_t>::max();

  /// The change that would have left no value, or the call of fail().
  struct Failure {
    std::uint32_t constraint = kDecision;
    Word data = 0;
    Literal fact = Literal::falsum();  // falsum: by a call of fail()
    VariableId emptied = kNoVariable;  // by keep(): the variable without values in `kept`
    Word kept = 0;
  };

  [[gnu::always_inline]] void wake(VariableId x, Events events) {
    for (const Subscription& s : watchers_[x]) {
      if ((s.events & events) == 0 || s.constraint == running_) continue;
      Constraint& c = *s.constraint;
      c.changed_ |= bit(s.position_in_word);
      const int stage = (events & c.first_stage_events_) != 0 ? c.first_stage_ : c.next_stage_;
      if (stage < c.pending_) enqueue(c, stage);
    }
  }
  /// Puts constraints to sleep that have no stage to run.
  void put_to_sleep();
  [[nodiscard]] IntVar enrolled(VariableId x);
  void enqueue(Constraint& c, int stage) {
    c.pending_ = stage;
    queues_[static_cast<std::size_t>(stage)].push_back(&c);
  }
  /// Takes the next constraint to run, and its stage, from the queues; null if all are empty.
  Constraint* dequeue(int& stage);
  void clear_queues();
  [[nodiscard]] bool run(Constraint& c, int stage);
  /// Reports the changes that the observer has not received yet, and their cause.
  void tell_changes(const Constraint* constraint);
  void note_failure(Constraint& c);
  /// Makes all constraints run in the next propagate().
  void enqueue_all();
  bool fail_emptied(VariableId x, Word kept, Word data);
  void explain_by(Position change, Literal fact, std::vector<Literal>& reasons) const;
  /// Explains a bound that moved because all values up to it were removed: the earlier bound, and each
  /// value's removal.
  void explain_step(Position position, Literal fact, std::vector<Literal>& reasons) const;

  Domains domains_;
  std::vector<std::unique_ptr<Constraint>> constraints_;
  std::size_t constraint_memory_ = 0;  // bytes that they held when they were posted
  std::vector<std::vector<Subscription>> watchers_;
  std::vector<std::uint64_t> failures_;
  std::vector<double> weights_;
  std::vector<Level> levels_;
  std::array<std::vector<Constraint*>, Constraint::kStages> queues_;
  std::array<std::size_t, Constraint::kStages> heads_{};
  Constraint* running_ = nullptr;
  Constraint* first_ = nullptr;
  std::vector<std::vector<Follower>> followers_;  // by variable; empty if no constraint follows changes
  Position followed_ = 0;
  std::uint32_t cause_ = kDecision;  // the index of running_
  Failure failure_;
  std::uint32_t failed_level_ = kNoLevel;  // the level whose propagation failed
  Observer* observer_ = nullptr;
  Position observed_ = 0;  // the observer has received the changes before this one
  std::uint64_t propagations_ = 0;
  const Watch* watch_ = nullptr;
  static constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t runs_ = 0;  // of constraints by propagate_some(), with note_repeats()
  std::uint64_t runs_between_looks_ = 1024;
  std::uint64_t look_at_ = runs_between_looks_;  // in runs_, as stop_at_ is
  std::uint64_t stop_at_ = 0;  // the next look, or the end of propagate_some() if that is sooner
  bool is_cut_short_ = false;
  bool is_unfinished_ = false;  // the running constraint must run again
};

/// The domains of a store just before one of its changes. A constraint must use nothing else in its
/// explanations:
///
///   trail   .. | y loses 3 | x = 3 (decision) | z loses 3 | ..
///                                              ^ the Past that explains why z lost 3
///
/// It refers to the store, which must outlive it, and is valid until the store backtracks.
class Past {
 public:
  /// first_words: for each variable with a word domain, the values that it had when the search began. If they
  /// are given, reasons need not state that other values are missing.
  Past(const Store& store, Position position, std::span<const Word> first_words = {})
      : domains_(&store.domains_), position_(position), first_words_(first_words) {}

  [[nodiscard]] Position position() const { return position_; }
  [[nodiscard]] Value min(IntVar x) const {
    return x.from_base(x.is_negated() ? domains_->max_at(x.id(), position_)
                                      : domains_->min_at(x.id(), position_));
  }
  [[nodiscard]] Value max(IntVar x) const {
    return x.from_base(x.is_negated() ? domains_->min_at(x.id(), position_)
                                      : domains_->max_at(x.id(), position_));
  }
  [[nodiscard]] bool contains(IntVar x, Value v) const {
    return domains_->contains_at(x.id(), x.to_base(v), position_);
  }
  [[nodiscard]] bool is_fixed(IntVar x) const { return min(x) == max(x); }
  /// As in Domains.
  [[nodiscard]] Value origin(VariableId x) const { return domains_->origin(x); }
  [[nodiscard]] Word word(VariableId x) const {
    return domains_->is_word(x) ? domains_->word_at(x, position_) : 0;
  }
  /// The values whose removal must be stated in reasons; see the constructor.
  [[nodiscard]] Word first_word(VariableId x) const {
    return first_words_.empty() ? ~Word{0} : first_words_[x];
  }
  /// Whether the explanation is for a learning search, for which first_word() gives the values when following
  /// began.
  [[nodiscard]] bool knows_first_words() const { return !first_words_.empty(); }
  /// Whether the domain was a subset of `set`.
  [[nodiscard]] bool is_within(VariableId x, Word set) const {
    return (domains_->word(x) & ~set) == 0 && (word(x) & ~set) == 0;
  }
  [[nodiscard]] bool holds(Literal fact) const { return domains_->holds_at(fact, position_); }

 private:
  const Domains* domains_;
  Position position_;
  std::span<const Word> first_words_;
};

inline Value Store::next_value(IntVar x, Value v) const {
  if (!x.is_negated()) return x.from_base(domains_.next_value(x.id(), x.to_base(v)));
  do ++v;
  while (!contains(x, v));
  return v;
}

template <class F>
void Store::for_each_value(IntVar x, F f) const {
  const Value last = max(x);
  for (Value v = min(x);; ++v) {
    if (contains(x, v)) f(v);
    if (v == last) return;
  }
}

}  // namespace quadrille::cp
