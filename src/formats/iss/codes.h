// The codes in items of Interactive Sudoku Solver: regular expressions, automata, pairs of digits and sets of
// cells. A code consists of letters, digits, - and _, six bits each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/automaton_text.h"

namespace quadrille::formats {

// Nullopt if the text is not a valid code. Bits beyond its end are 0. Codes with the highest bits first are
// base64url of RFC 4648 without padding, and hold whole bytes.

/// Bytes, with their highest bits first.
[[nodiscard]] std::optional<std::string> text_of_code(std::string_view code);
[[nodiscard]] std::string code_of_text(std::string_view text);

/// The automaton over symbols that are digits; steps on other symbols are left out. Its bits are: the format
/// (2), the bits of a state less one (4), the symbols less one (4), the number of start states, and the
/// number of final states among the others; which starts are final; and, for each state, its steps. States
/// are ordered: starts, then final ones, then others.
[[nodiscard]] std::optional<sudoku::AnyAutomaton> automaton_of_code(std::string_view code, int digits);
[[nodiscard]] std::string code_of_automaton(const sudoku::DigitAutomaton& automaton);

/// For each digit the set of digits allowed with it. The bits are the rows of a matrix, with the lowest of
/// each six first.
[[nodiscard]] std::optional<std::vector<sudoku::Digits>> pairs_of_code(std::string_view code, int digits);
[[nodiscard]] std::string code_of_pairs(const sudoku::DigitPairs& pairs);

/// Numbers from 0 on, in increasing order: the positions of the bits that are set, with the lowest of each
/// six first.
[[nodiscard]] std::optional<std::vector<int>> set_of_code(std::string_view code);

}  // namespace quadrille::formats
