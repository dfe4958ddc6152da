// The catalogue of rules: one file each in rules/, one line each in rules.def.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sudoku/condition_adder.h"

namespace quadrille::sudoku {

/// How a rule turns a puzzle into conditions.
struct Rule {
  std::string_view name;           // as in rules.def and on the command line
  std::string_view summary;        // one sentence for help pages
  std::string_view argument_help;  // what its argument is, empty when it takes none
  /// The argument in canonical text, or why it does not fit this puzzle. Also checks that the rule fits the
  /// puzzle's size and shape. Canonical text is left as it is. Null for boxes and regions: they are the
  /// puzzle's shape, which Puzzle::set_boxes and set_regions check and keep.
  Parsed<std::string> (*canonical)(const Puzzle& puzzle, std::string_view argument);
  /// Adds what the rule says; argument is canonical (empty for boxes and regions).
  void (*conditions)(const Puzzle& puzzle, std::string_view argument, ConditionAdder& add);
};

/// All rules, in the order of rules.def.
[[nodiscard]] std::span<const Rule> rules();
/// Null when there is no rule of that name.
[[nodiscard]] const Rule* find_rule(std::string_view name);

/// `canonical` of the rules that take no argument and fit every puzzle.
[[nodiscard]] Parsed<std::string> no_argument(const Puzzle& puzzle, std::string_view argument);

// What each file in rules/ defines: diagonals_rule() and so on.
#define RULE(name) [[nodiscard]] Rule name##_rule();
#include "sudoku/rules.def"
#undef RULE

}  // namespace quadrille::sudoku
