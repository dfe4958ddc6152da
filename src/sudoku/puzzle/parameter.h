// The parameters of rules: a closed set of kinds, and their values.
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/bits.h"
#include "base/input_error.h"
#include "base/sentence.h"
#include "sudoku/puzzle/layout.h"
#include "sudoku/puzzle/outside.h"

namespace quadrille::sudoku {

/// The number of cells of the largest grid.
inline constexpr int kMostCells = 64 * 64;

/// A set of cells, in reading order. The cells of a path keep the order in which they are named.
struct CellsParameter {
  int least = 1;
  std::optional<int> most{};  // if not set, the number of digits
  bool is_path = false;
  bool in_grid = false;     // whether extra cells are rejected
  bool may_repeat = false;  // for a path: whether a cell may be repeated
  bool may_cross = false;   // as may_repeat, but not immediately
};

/// Two or more paths of cells, which may have cells in common; they are separated by slashes: r1c1 r1c2 /
/// r2c1 r2c2.
struct CellListsParameter {};

/// The default of a number. A value.
class Fallback {
 public:
  Fallback(int number) : number_(number) {}  // NOLINT(google-explicit-constructor): 5 says it all
  /// A number that depends on the number of digits; help: its description.
  Fallback(int (*of_digits)(int digits), const Sentence<>& help) : of_digits_(of_digits), help_(help) {}

  [[nodiscard]] int number(const Layout& layout) const {
    return of_digits_ == nullptr ? number_ : of_digits_(layout.digits);
  }
  [[nodiscard]] std::string help() const { return of_digits_ == nullptr ? std::to_string(number_) : help_(); }

 private:
  int number_ = 0;
  int (*of_digits_)(int digits) = nullptr;
  Sentence<> help_{""};
};

/// The value of a number that is not given; as a default it means that the number is optional.
inline constexpr int kNoNumber = std::numeric_limits<int>::min();

struct NumberParameter {
  int least, most;
  std::optional<Fallback> fallback{};
  bool is_sum_of_digits = false;  // 0 is allowed too if the digits begin at 0
};

/// One or more digits of the grid, each once.
struct DigitsParameter {
  bool all_if_missing = false;  // if false, they are required
};

/// One or more digits of the grid in increasing order; digits may be repeated.
struct DigitListParameter {
  int most;
};

/// A list of `fewest` to `most` numbers.
struct NumberListParameter {
  int least, greatest;  // for each number
  int fewest = 1, most = kMostCells;
};

struct ChoiceParameter {
  std::string_view choices;  // separated by blanks
  std::string_view usual{};  // the default; empty: the parameter is required

  [[nodiscard]] std::vector<std::string_view> names() const;
};

/// A place beside the grid.
struct OutsideParameter {
  bool corners = false;  // whether corners are allowed, where diagonals begin
};

/// A regular expression over digits.
struct PatternParameter {};

/// A finite automaton over digits.
struct AutomatonParameter {};

/// Pairs of digits.
struct PairsParameter {};

/// One or more uses of rules that belong to this use.
struct UsesParameter {};

using ParameterKind = std::variant<CellsParameter, CellListsParameter, NumberParameter, NumberListParameter,
                                   DigitsParameter, DigitListParameter, ChoiceParameter, OutsideParameter,
                                   PatternParameter, AutomatonParameter, PairsParameter, UsesParameter>;

/// So that the lists of parameters in rules/ are copied from constants, which takes little code.
static_assert(std::is_trivially_copyable_v<ParameterKind>);

/// The schema of a parameter determines how it is parsed, written, and explained.
struct Parameter {
  std::string_view name;
  ParameterKind kind;
};

/// An upper bound of the sum of the digits of a line in the largest grid.
inline constexpr int kMostTotal = kMostCells;
/// A sum of one or more digits.
[[nodiscard]] inline NumberParameter total_of_digits(std::optional<Fallback> fallback = std::nullopt) {
  return {1, kMostTotal, fallback, true};
}

/// Two different cells, in the given order.
[[nodiscard]] inline CellsParameter pair_of_cells() { return {.least = 2, .most = 2, .is_path = true}; }

/// Two or more cells along a line, in order.
[[nodiscard]] inline CellsParameter path_of_cells() {
  return {.least = 2, .most = kMostCells, .is_path = true};
}
/// The same for a line that may cross itself or be closed.
[[nodiscard]] inline CellsParameter crossing_path_of_cells() {
  return {.least = 2, .most = kMostCells, .is_path = true, .may_cross = true};
}
/// Any number of cells, in any order.
[[nodiscard]] inline CellsParameter any_cells() { return {.least = 1, .most = kMostCells}; }

struct DigitList {
  std::vector<int> digits;
  friend bool operator==(const DigitList&, const DigitList&) = default;
};

struct NumberList {
  std::vector<int> numbers;
  friend bool operator==(const NumberList&, const NumberList&) = default;
};

struct CellLists {
  std::vector<std::vector<int>> lists;
  friend bool operator==(const CellLists&, const CellLists&) = default;
};

class DigitAutomaton;  // sudoku/puzzle/digit_automaton.h
class DigitPairs;      // sudoku/puzzle/digit_pairs.h
struct RuleUse;

struct Pattern {
  std::string text;
  std::shared_ptr<const DigitAutomaton> automaton;  // the automaton of the text
  friend bool operator==(const Pattern& a, const Pattern& b) { return a.text == b.text; }
};

struct Automaton {
  std::shared_ptr<const DigitAutomaton> states;
  /// Whether their states and steps are equal.
  friend bool operator==(const Automaton& a, const Automaton& b);
};

struct Pairs {
  std::shared_ptr<const DigitPairs> matrix;
  friend bool operator==(const Pairs& a, const Pairs& b);
};

struct Uses {
  std::vector<RuleUse> list;
  friend bool operator==(const Uses& a, const Uses& b);
};

/// The value of a parameter; its alternative depends on the parameter's kind: cells, lists of cells, a
/// number, a list of numbers, a set of digits, a list of digits, the name of a choice, a place beside the
/// grid, and so on.
using Value = std::variant<std::vector<int>, CellLists, int, NumberList, Word, DigitList, std::string,
                           Outside, Pattern, Automaton, Pairs, Uses>;

/// A use of a rule in a puzzle: the rule's name in rules.def, with a value for each of its parameters
/// (extra_regions: cells; most rules have none).
struct RuleUse {
  std::string name;
  std::vector<Value> values;
  friend bool operator==(const RuleUse&, const RuleUse&) = default;
};

/// Equal uses have the same hash. Uses of one rule on different cells, or with different numbers, rarely do.
[[nodiscard]] std::uint64_t hash_of(const RuleUse& use);

/// The default of the parameter; nullopt if it is required.
[[nodiscard]] std::optional<Value> usual_value(const Parameter& parameter, const Layout& layout);
/// The value of the words; the error says what was found and what was expected.
[[nodiscard]] Parsed<Value> parse_value(const Parameter& parameter, const Layout& layout,
                                        const std::vector<std::string_view>& words);
/// As words separated by spaces, which parse_value() accepts. A pattern is in double quotes, and a use of a
/// rule in brackets.
[[nodiscard]] std::string text_of(const Value& value, const Layout& layout);
/// For help pages: "cells such as r1c1 r2c2 r3c3".
[[nodiscard]] std::string help_of(const Parameter& parameter);

}  // namespace quadrille::sudoku
