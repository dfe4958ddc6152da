// Parses automata and pairs of digits.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

class DigitAutomaton;
class DigitPairs;

/// A nondeterministic finite automaton. States are numbers from 0 on.
struct AnyAutomaton {
  struct Step {
    int from, digit, to;
  };
  std::vector<int> starts, ends;
  std::vector<Step> steps;
};

/// The maximum number of states of a deterministic automaton.
inline constexpr int kMostAutomatonStates = 4096;

/// The deterministic automaton that accepts the same words, by the subset construction (Rabin and Scott
/// 1959). An error if it has too many states.
[[nodiscard]] Parsed<std::shared_ptr<const DigitAutomaton>> without_choice(const AnyAutomaton& automaton,
                                                                           int digits);

/// 0>1:2-4/7 is a transition from state 0, the start, to state 1 on the digits 2, 3, 4 and 7; 1! makes state
/// 1 final. parameter: its name, for messages.
[[nodiscard]] Parsed<std::shared_ptr<const DigitAutomaton>> parse_automaton(
    std::string_view parameter, const Layout& layout, const std::vector<std::string_view>& words);
[[nodiscard]] std::string text_of(const DigitAutomaton& automaton, const Layout& layout);

/// 1:2-4/7 means that a 1 may be followed by 2, 3, 4 or 7.
[[nodiscard]] Parsed<std::shared_ptr<const DigitPairs>> parse_pairs(
    std::string_view parameter, const Layout& layout, const std::vector<std::string_view>& words);
[[nodiscard]] std::string text_of(const DigitPairs& pairs, const Layout& layout);

}  // namespace quadrille::sudoku
