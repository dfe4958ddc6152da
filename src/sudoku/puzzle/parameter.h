// What rules are told: parameters of a closed set of kinds, and their values.
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/bits.h"
#include "base/input_error.h"
#include "base/sentence.h"
#include "sudoku/puzzle/layout.h"
#include "sudoku/puzzle/outside.h"

namespace quadrille::sudoku {

/// Those of the largest grid.
inline constexpr int kMostCells = 64 * 64;

/// A set of cells, in reading order. Cells of a path stay in the order in which they are named.
struct CellsParameter {
  int least = 1;
  std::optional<int> most{};  // as many as there are digits where it is not said
  bool is_path = false;
  bool in_grid = false;     // whether extra cells are refused
  bool may_repeat = false;  // of a path: whether a cell may come several times
  bool may_cross = false;   // the same, though not one right after the other
};

/// Two paths of cells or more, which may have cells in common; a slash parts them: r1c1 r1c2 / r2c1 r2c2.
struct CellListsParameter {};

/// What a number is where none is given. A value.
class Fallback {
 public:
  Fallback(int number) : number_(number) {}  // NOLINT(google-explicit-constructor): 5 says it all
  /// A number for each count of digits; help: in words.
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

/// The value of a number that is not given; as a fallback it says that the number may be left out.
inline constexpr int kNoNumber = std::numeric_limits<int>::min();

struct NumberParameter {
  int least, most;
  std::optional<Fallback> fallback{};
  bool is_sum_of_digits = false;  // 0 is one, too, where the digits begin at 0
};

/// One digit of the grid or more, each once.
struct DigitsParameter {
  bool all_if_missing = false;  // else they must be given
};

/// Digits of the grid in increasing order, one or more; a digit may come several times.
struct DigitListParameter {
  int most;
};

/// Numbers in their order, `fewest` to `most`.
struct NumberListParameter {
  int least, greatest;  // of each number
  int fewest = 1, most = kMostCells;
};

struct ChoiceParameter {
  std::vector<std::string_view> names;
  std::string_view usual{};  // where none is given; empty: one must be
};

/// A place beside the grid.
struct OutsideParameter {
  bool corners = false;  // whether it may be at a corner, where a diagonal begins
};

/// A regular expression over digits.
struct PatternParameter {};

/// A finite automaton over digits.
struct AutomatonParameter {};

/// Pairs of digits.
struct PairsParameter {};

/// Uses of rules, one or more, that belong to this use.
struct UsesParameter {};

using ParameterKind = std::variant<CellsParameter, CellListsParameter, NumberParameter, NumberListParameter,
                                   DigitsParameter, DigitListParameter, ChoiceParameter, OutsideParameter,
                                   PatternParameter, AutomatonParameter, PairsParameter, UsesParameter>;

/// Its schema drives how it is read from texts, written, and explained.
struct Parameter {
  std::string_view name;
  ParameterKind kind;
};

/// The digits of a line never come to more, in the largest grid.
inline constexpr int kMostTotal = kMostCells;
/// A sum of one digit or more.
[[nodiscard]] inline NumberParameter total_of_digits(std::optional<Fallback> fallback = std::nullopt) {
  return {1, kMostTotal, fallback, true};
}

/// Two different cells, in that order.
[[nodiscard]] inline CellsParameter pair_of_cells() { return {.least = 2, .most = 2, .is_path = true}; }

/// Cells along a line, two or more, in their order.
[[nodiscard]] inline CellsParameter path_of_cells() {
  return {.least = 2, .most = kMostCells, .is_path = true};
}
/// The same of a line that may cross itself or close.
[[nodiscard]] inline CellsParameter crossing_path_of_cells() {
  return {.least = 2, .most = kMostCells, .is_path = true, .may_cross = true};
}
/// As many cells as there are, in any order.
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

class DigitAutomaton;  // sudoku/conditions/digit_automaton.h
class DigitPairs;      // sudoku/conditions/digit_pairs.h
struct RuleUse;

struct Pattern {
  std::string text;
  std::shared_ptr<const DigitAutomaton> automaton;  // that the text says
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

/// Cells, lists of cells, a number, a list of numbers, a set of digits, a list of them, the name of a choice,
/// a place beside the grid, and so on: what the kind of its parameter says.
using Value = std::variant<std::vector<int>, CellLists, int, NumberList, Word, DigitList, std::string,
                           Outside, Pattern, Automaton, Pairs, Uses>;

/// A use of a rule that the puzzle obeys, by the name it has in rules.def, with a value for each of the
/// rule's parameters (extra_regions: cells; most rules have none).
struct RuleUse {
  std::string name;
  std::vector<Value> values;
  friend bool operator==(const RuleUse&, const RuleUse&) = default;
};

/// What the parameter is where it is not given; nothing where it must be.
[[nodiscard]] std::optional<Value> usual_value(const Parameter& parameter, const Layout& layout);
/// The value that the words give; the error says what was found, and what was expected.
[[nodiscard]] Parsed<Value> parse_value(const Parameter& parameter, const Layout& layout,
                                        const std::vector<std::string_view>& words);
/// In words with blanks between them, which parse_value takes. A pattern stands in double quotes, and a use
/// of a rule in brackets.
[[nodiscard]] std::string text_of(const Value& value, const Layout& layout);
/// For help pages: "cells such as r1c1 r2c2 r3c3".
[[nodiscard]] std::string help_of(const Parameter& parameter);

}  // namespace quadrille::sudoku
