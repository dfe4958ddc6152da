// Deterministic finite automata over digits.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/threads.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

/// All paths with the same automaton share one object. State 0 is the start. The states of a large automaton
/// are created when their transitions are first requested. Threads: all may read.
class DigitAutomaton {
 public:
  static constexpr int kNone = -1;

  explicit DigitAutomaton(int size) : size_(size) { add_state(false); }

  [[nodiscard]] int size() const { return size_; }
  /// An upper bound of the number of states. Unlike state_count() it creates none.
  [[nodiscard]] std::size_t most_states() const { return lazy_ ? lazy_->most_states : accepts_.size(); }
  /// The number of transitions that have been computed.
  [[nodiscard]] std::size_t steps_made() const {
    const auto lock = locked();
    return next_.size();
  }
  [[nodiscard]] int state_count() const {
    if (lazy_) make_all();
    return static_cast<int>(accepts_.size());
  }
  [[nodiscard]] bool accepts(int state) const {
    const auto lock = locked();
    return accepts_[at(state)];
  }
  /// The state after a digit; nullopt if no accepted word continues with it.
  [[nodiscard]] std::optional<int> next(int state, int digit) const {
    const auto lock = locked();
    if (lazy_) make_next(state);
    const int to = next_[at(state * size_ + digit - 1)];
    return to == kNone ? std::nullopt : std::optional(to);
  }

  /// Returns the number of the new state.
  int add_state(bool accepts) { return append(accepts); }
  void set_next(int state, int digit, int to) { next_[at(state * size_ + digit - 1)] = to; }
  void set_accepting(int state) { accepts_[at(state)] = true; }

  friend bool operator==(const DigitAutomaton&, const DigitAutomaton&) = default;

  /// The automaton whose states are those reachable from `start` by step(state, value of a digit), which
  /// returns an optional. State: any ordered type. most_states: an upper bound of their number if there may
  /// be many; then `step` and `is_end` must own what they need.
  template <class State, class Step, class IsEnd>
  [[nodiscard]] static std::shared_ptr<const DigitAutomaton> from(const Layout& layout, State start,
                                                                  Step step, IsEnd is_end,
                                                                  std::size_t most_states = 0);

 private:
  /// Up to this number, all transitions are computed at once.
  static constexpr std::size_t kManySteps = 40'000;

  /// Creates states.
  class Maker {
   public:
    Maker() = default;
    Maker(const Maker&) = delete;
    Maker& operator=(const Maker&) = delete;
    virtual ~Maker() = default;
    /// Creates the transitions of a state.
    virtual void make_next(const DigitAutomaton& automaton, int state) = 0;
  };
  template <class State, class Step, class IsEnd>
  class MakerOf;

  struct Lazy {
    Mutex mutex;
    std::unique_ptr<Maker> maker;
    std::vector<bool> is_made;  // by state: whether its transitions have been created
    std::size_t most_states;
  };

  /// Locks a mutex, if there is one, for as long as it lives.
  class Guard {
   public:
    explicit Guard(Mutex* mutex) : mutex_(mutex) {
      if (mutex_ != nullptr) mutex_->lock();
    }
    ~Guard() {
      if (mutex_ != nullptr) mutex_->unlock();
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

   private:
    Mutex* mutex_;
  };

  [[nodiscard]] Guard locked() const { return Guard(lazy_ ? &lazy_->mutex : nullptr); }
  void make_next(int state) const {
    if (at(state) < lazy_->is_made.size() && lazy_->is_made[at(state)]) return;
    if (at(state) >= lazy_->is_made.size()) lazy_->is_made.resize(accepts_.size());
    lazy_->is_made[at(state)] = true;
    lazy_->maker->make_next(*this, state);
  }
  void make_all() const {
    const auto lock = locked();
    for (int state = 0; at(state) < accepts_.size(); ++state) make_next(state);
  }

  int append(bool accepts) const {
    accepts_.push_back(accepts);
    next_.resize(next_.size() + at(size_), kNone);
    return static_cast<int>(accepts_.size()) - 1;
  }

  int size_;
  mutable std::vector<bool> accepts_;  // by state
  mutable std::vector<int> next_;      // by state, then digit
  std::shared_ptr<Lazy> lazy_;         // null if all states exist
};

template <class State, class Step, class IsEnd>
class DigitAutomaton::MakerOf final : public Maker {
 public:
  MakerOf(const Layout& layout, State start, Step step, IsEnd is_end)
      : first_value_(layout.first_value),
        step_(std::move(step)),
        is_end_(std::move(is_end)),
        states_{start},
        numbers_{{start, 0}} {}

  void make_next(const DigitAutomaton& automaton, int state) override {
    const State from = states_[at(state)];
    for (int digit = 1; digit <= automaton.size(); ++digit) {
      const std::optional<State> to = step_(from, first_value_ + digit - 1);
      if (!to) continue;
      const auto [entry, is_new] = numbers_.try_emplace(*to, static_cast<int>(states_.size()));
      if (is_new) {
        states_.push_back(*to);
        automaton.append(is_end_(*to));
      }
      automaton.next_[at(state * automaton.size() + digit - 1)] = entry->second;
    }
  }

 private:
  int first_value_;
  Step step_;
  IsEnd is_end_;
  std::vector<State> states_;  // by number
  std::map<State, int> numbers_;
};

template <class State, class Step, class IsEnd>
std::shared_ptr<const DigitAutomaton> DigitAutomaton::from(const Layout& layout, State start, Step step,
                                                           IsEnd is_end, std::size_t most_states) {
  auto automaton = std::make_shared<DigitAutomaton>(layout.digits);
  if (is_end(start)) automaton->set_accepting(0);
  if (most_states * at(layout.digits) > kManySteps) {
    automaton->lazy_ = std::make_shared<Lazy>();
    automaton->lazy_->maker = std::make_unique<MakerOf<State, Step, IsEnd>>(layout, start, step, is_end);
    automaton->lazy_->most_states = most_states;
    return automaton;
  }
  MakerOf<State, Step, IsEnd> maker(layout, start, step, is_end);
  for (int state = 0; at(state) < automaton->accepts_.size(); ++state) maker.make_next(*automaton, state);
  return automaton;
}

}  // namespace quadrille::sudoku
