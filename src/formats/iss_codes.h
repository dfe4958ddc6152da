// What items of Interactive Sudoku Solver say in codes: regular expressions, automata, pairs of digits and
// sets of cells. A code is of letters, digits, - and _, six bits each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/automaton_text.h"

namespace quadrille::formats {

// Nothing where the text is no such code. Bits beyond its end are 0. Codes with the highest bits first are
// base64url of RFC 4648 without padding: whole bytes.

/// Bytes, their highest bits first.
[[nodiscard]] std::optional<std::string> text_of_code(std::string_view code);
[[nodiscard]] std::string code_of_text(std::string_view text);

/// The automaton of symbols that are digits; steps on further symbols are left out. In bits: the format (2),
/// the bits of a state less one (4), the symbols less one (4), how many states are starts, and how many of
/// the others are ends; which starts are ends; and, for each state, its steps. States are starts, then ends,
/// then others.
[[nodiscard]] std::optional<sudoku::AnyAutomaton> automaton_of_code(std::string_view code, int digits);
[[nodiscard]] std::string code_of_automaton(const sudoku::DigitAutomaton& automaton);

/// For each digit those that go with it. In bits, the lowest of each six first: the rows of a matrix.
[[nodiscard]] std::optional<std::vector<sudoku::Digits>> pairs_of_code(std::string_view code, int digits);
[[nodiscard]] std::string code_of_pairs(const sudoku::DigitPairs& pairs);

/// Numbers from 0 on, in increasing order: the bits that are set, the lowest of each six first.
[[nodiscard]] std::optional<std::vector<int>> set_of_code(std::string_view code);

}  // namespace quadrille::formats
