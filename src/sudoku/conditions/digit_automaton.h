// Deterministic finite automata over digits.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// All paths that obey the same automaton share one. State 0 is the start.
class DigitAutomaton {
 public:
  static constexpr int kNone = -1;

  explicit DigitAutomaton(int size) : size_(size) { add_state(false); }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int state_count() const { return static_cast<int>(accepts_.size()); }
  [[nodiscard]] bool accepts(int state) const { return accepts_[at(state)]; }
  /// The state behind a digit; nothing where no word goes on so.
  [[nodiscard]] std::optional<int> next(int state, int digit) const {
    const int to = next_[at(state * size_ + digit - 1)];
    return to == kNone ? std::nullopt : std::optional(to);
  }

  /// The number of the new state.
  int add_state(bool accepts) {
    accepts_.push_back(accepts);
    next_.resize(next_.size() + at(size_), kNone);
    return state_count() - 1;
  }
  void set_next(int state, int digit, int to) { next_[at(state * size_ + digit - 1)] = to; }
  void set_accepting(int state) { accepts_[at(state)] = true; }

  friend bool operator==(const DigitAutomaton&, const DigitAutomaton&) = default;

  /// The automaton whose states are those that step(state, value of a digit) comes to from `start`, as far as
  /// it gives one; of any type that can be ordered.
  template <class State, class Step, class IsEnd>
  [[nodiscard]] static std::shared_ptr<const DigitAutomaton> from(const Layout& layout, State start,
                                                                  Step step, IsEnd is_end);

 private:
  int size_;
  std::vector<bool> accepts_;  // by state
  std::vector<int> next_;      // by state, then digit
};

template <class State, class Step, class IsEnd>
std::shared_ptr<const DigitAutomaton> DigitAutomaton::from(const Layout& layout, State start, Step step,
                                                           IsEnd is_end) {
  auto automaton = std::make_shared<DigitAutomaton>(layout.digits);
  std::vector<State> states{start};  // by number
  std::map<State, int> numbers{{start, 0}};
  for (std::size_t s = 0; s < states.size(); ++s) {
    const State state = states[s];
    if (is_end(state)) automaton->set_accepting(static_cast<int>(s));
    for (int digit = 1; digit <= layout.digits; ++digit) {
      const std::optional<State> to = step(state, layout.value_of(digit));
      if (!to) continue;
      const auto [entry, is_new] = numbers.try_emplace(*to, automaton->state_count());
      if (is_new) {
        states.push_back(*to);
        automaton->add_state(false);
      }
      automaton->set_next(static_cast<int>(s), digit, entry->second);
    }
  }
  return automaton;
}

}  // namespace quadrille::sudoku
