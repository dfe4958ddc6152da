// A large automaton accepts the sequence of the variables' values. Its states are followed from the start,
// position by position, as long as they are few; later positions are examined once the earlier domains leave
// fewer states:
//
//   x[0] = 3    x[1] in {2,5}    x[2] in 1..64    ..      Here 130 states are too many to go on.
//     {0} ---------> {7} --------> {9,11} -------> 130 states
//
// A value is removed if it leads to none of the states from which a word can continue.
#include <algorithm>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/sequences.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class RegularAhead final : public Constraint {
 public:
  RegularAhead(std::vector<IntVar> variables, AutomatonSteps steps, std::size_t most_states)
      : Constraint(std::move(variables), bit(2)),
        steps_(std::move(steps)),
        most_states_(most_states),
        is_repeating_(comes_twice(scope())) {}

  [[nodiscard]] std::string_view name() const override { return "regular_ahead"; }
  [[nodiscard]] bool propagate(Store& store, int /*stage*/, Word /*changed*/) override {
    if (!is_repeating_) return run_once(store);
    return run_to_fixpoint(store, [&] { return run_once(store); });
  }
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  static constexpr std::size_t kStepsBetweenLooks = 1000;
  using States = std::vector<std::size_t>;  // increasing

  /// Calls f(value) for each value of the variable that the automaton may read.
  template <class Domains, class F>
  void for_each_value(const Domains& domains, IntVar x, F f) const {
    const Value last = std::min(domains.max(x), steps_.greatest);
    for (Value v = std::max(domains.min(x), steps_.least); v <= last; ++v)
      if (domains.contains(x, v)) f(v);
  }
  void add_next(const States& states, Value value, States& next) const {
    for (const std::size_t state : states)
      if (const auto to = steps_.next(state, value)) next.push_back(*to);
  }
  static void put_in_order(States& states) {
    sort_range(states);
    const auto [first, last] = std::ranges::unique(states);
    states.erase(first, last);
  }
  [[nodiscard]] bool run_once(Store& store);
  /// Finds the states before each position, from the start on, as long as they are few. False if a limit is
  /// reached meanwhile.
  [[nodiscard]] bool walk(const Store& store);
  /// Removes the values at the position that lead to none of the states after it, and the states before it
  /// from which no value leads on.
  [[nodiscard]] bool leave_leading(Store& store, std::size_t place);
  /// Whether a limit ends this run. It must be asked once for each position: one run takes up to
  /// positions * values * most_states_ steps of the automaton.
  [[nodiscard]] bool is_over(const Store& store, std::size_t place);

  AutomatonSteps steps_;
  std::size_t most_states_;
  bool is_repeating_;
  std::vector<States> reached_;  // in the present run: before each position, and after the last one
  std::size_t steps_ahead_ = kStepsBetweenLooks;  // until it next asks whether a limit is reached
};

bool RegularAhead::is_over(const Store& store, std::size_t place) {
  const std::size_t steps =
      reached_[place].size() * static_cast<std::size_t>(store.count(scope()[place]) + 1);
  if (steps < steps_ahead_) {
    steps_ahead_ -= steps;
    return false;
  }
  steps_ahead_ = kStepsBetweenLooks;
  return store.is_over();
}

bool RegularAhead::walk(const Store& store) {
  reached_.assign(1, {steps_.start});
  while (reached_.size() <= scope().size() && reached_.back().size() <= most_states_) {
    if (is_over(store, reached_.size() - 1)) return false;
    States next;
    for_each_value(store, scope()[reached_.size() - 1], [&](Value v) { add_next(reached_.back(), v, next); });
    put_in_order(next);
    reached_.push_back(std::move(next));
  }
  return true;
}

bool RegularAhead::run_once(Store& store) {
  const auto give_up = [&store] {
    store.note_repeats(store.runs_between_looks());  // so that the store looks, too
    store.note_unfinished();
    return true;
  };
  if (!walk(store)) return give_up();
  if (reached_.size() > scope().size())
    std::erase_if(reached_.back(), [this](std::size_t state) { return !steps_.accepts(state); });
  if (reached_.back().empty()) return store.fail(scope().size());
  for (std::size_t place = reached_.size() - 1; place-- > 0;) {
    if (is_over(store, place)) return give_up();
    if (!leave_leading(store, place)) return false;
  }
  return true;
}

bool RegularAhead::leave_leading(Store& store, std::size_t place) {
  const States& behind = reached_[place + 1];
  const IntVar x = scope()[place];
  std::vector<bool> leads(reached_[place].size());
  std::vector<Value> gone;
  if (!store.at_least(x, steps_.least, place) || !store.at_most(x, steps_.greatest, place)) return false;
  for_each_value(store, x, [&](Value v) {
    bool is_supported = false;
    for (std::size_t i = 0; i < leads.size(); ++i) {
      const auto to = steps_.next(reached_[place][i], v);
      if (!to || !std::ranges::binary_search(behind, *to)) continue;
      leads[i] = is_supported = true;
    }
    if (!is_supported) gone.push_back(v);
  });
  States left;
  for (std::size_t i = 0; i < leads.size(); ++i)
    if (leads[i]) left.push_back(reached_[place][i]);
  reached_[place] = std::move(left);
  return std::ranges::all_of(gone, [&](Value v) { return store.remove(x, v, place); });
}

/// The value has no continuation because of the domains before its position and, as far as necessary, after
/// it.
void RegularAhead::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto changed = static_cast<std::size_t>(data);  // its position; the end after a failure
  States reached{steps_.start};
  for (std::size_t place = 0; place < scope().size() && !reached.empty(); ++place) {
    const IntVar x = scope()[place];
    States next;
    if (place == changed) {
      const Literal against = ~fact;
      for_each_value(past, x, [&](Value v) {
        if (against.holds_for(x.to_base(v))) add_next(reached, v, next);
      });
    } else {
      for_each_value(past, x, [&](Value v) { add_next(reached, v, next); });
      explain_domain(past, x, reasons);
    }
    put_in_order(next);
    reached = std::move(next);
  }
}

bool RegularAhead::holds(std::span<const Value> values) const {
  States reached{steps_.start};
  for (const Value v : values) {
    States next;
    if (steps_.least <= v && v <= steps_.greatest) add_next(reached, v, next);
    reached = std::move(next);
  }
  return std::ranges::any_of(reached, steps_.accepts);
}

}  // namespace

std::unique_ptr<Constraint> regular_ahead(std::vector<IntVar> variables, AutomatonSteps steps,
                                          std::size_t most_states) {
  return std::make_unique<RegularAhead>(std::move(variables), std::move(steps), most_states);
}

}  // namespace quadrille::cp
