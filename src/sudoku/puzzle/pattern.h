// Regular expressions over digits.
#pragma once

#include <memory>
#include <string_view>

#include "base/input_error.h"
#include "sudoku/puzzle/digit_automaton.h"

namespace quadrille::sudoku {

/// The automaton of the pattern. A pattern has digits 5 (or A, B .. from 10 on), any digit ., sets [1-36] and
/// [^5], groups ( ), alternatives |, and repetitions * + ? {2} {2,} {2,4}. Blanks are ignored. The column of
/// an error counts bytes of the pattern from 1. An error if it has more than kMostPatternStates states.
[[nodiscard]] Parsed<std::shared_ptr<const DigitAutomaton>> parse_pattern(std::string_view pattern,
                                                                          int digits, int least_digit);

inline constexpr int kMostPatternStates = 500;

}  // namespace quadrille::sudoku
