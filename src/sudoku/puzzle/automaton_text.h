// Automata and pairs of digits, in words.
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

/// A finite automaton that may have several ways to go on with a digit. States are any numbers from 0 on.
struct AnyAutomaton {
  struct Step {
    int from, digit, to;
  };
  std::vector<int> starts, ends;
  std::vector<Step> steps;
};

/// The most states of an automaton without a choice.
inline constexpr int kMostAutomatonStates = 4096;

/// The automaton without a choice that accepts the same words (Rabin and Scott 1959): its states are the sets
/// of those that the other may be in. Error where it has too many.
[[nodiscard]] Parsed<std::shared_ptr<const DigitAutomaton>> without_choice(const AnyAutomaton& automaton,
                                                                           int digits);

/// 0>1:2-4/7 is a step from state 0, where words begin, to state 1 on the digits 2, 3, 4 and 7; 1! says that
/// a word may end in state 1. parameter: for messages.
[[nodiscard]] Parsed<std::shared_ptr<const DigitAutomaton>> parse_automaton(
    std::string_view parameter, const Layout& layout, const std::vector<std::string_view>& words);
[[nodiscard]] std::string text_of(const DigitAutomaton& automaton, const Layout& layout);

/// 1:2-4/7 says that the digits 2, 3, 4 and 7 go with a 1 before them.
[[nodiscard]] Parsed<std::shared_ptr<const DigitPairs>> parse_pairs(
    std::string_view parameter, const Layout& layout, const std::vector<std::string_view>& words);
[[nodiscard]] std::string text_of(const DigitPairs& pairs, const Layout& layout);

}  // namespace quadrille::sudoku
