// The catalogue of rules: a file in rules/ and a line in rules.def for each. Threads: all may read.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "sudoku/puzzle/parameter.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

class ConditionAdder;  // sudoku/conditions/condition_adder.h
class OwnRule;
class Picture;
class Sketch;
struct Rule;

/// The values of one use of a rule, by the names of the rule's parameters. A name that is not one of them,
/// and the function for another kind of parameter, are bugs, which an assertion finds. The rule and the
/// values must outlive this object.
class UseValues {
 public:
  UseValues(const Rule& rule, std::span<const Value> values) : rule_(rule), values_(values) {}
  /// Of a rule of rules.def, whose name the use has.
  explicit UseValues(const RuleUse& use);

  [[nodiscard]] const Rule& rule() const { return rule_; }
  [[nodiscard]] const std::vector<int>& cells(std::string_view parameter) const;
  [[nodiscard]] int integer(std::string_view parameter) const;
  /// For an optional number.
  [[nodiscard]] std::optional<int> number(std::string_view parameter) const;
  [[nodiscard]] Digits digits(std::string_view parameter) const;
  [[nodiscard]] const std::vector<int>& digit_list(std::string_view parameter) const;
  [[nodiscard]] const Pattern& pattern(std::string_view parameter) const;
  [[nodiscard]] const std::shared_ptr<const DigitAutomaton>& automaton(std::string_view parameter) const;
  [[nodiscard]] const std::shared_ptr<const DigitPairs>& pairs(std::string_view parameter) const;
  [[nodiscard]] const std::vector<RuleUse>& uses(std::string_view parameter) const;
  [[nodiscard]] const std::vector<int>& number_list(std::string_view parameter) const;
  [[nodiscard]] const std::vector<std::vector<int>>& cell_lists(std::string_view parameter) const;
  [[nodiscard]] Outside outside(std::string_view parameter) const;
  [[nodiscard]] const std::string& choice(std::string_view parameter) const;

  /// Of any kind.
  [[nodiscard]] const Value& value(std::string_view parameter) const;
  /// Whether the parameter has its default.
  [[nodiscard]] bool is_usual(std::string_view parameter, const Layout& layout) const;

 private:
  /// The value, if the parameter has that kind.
  template <class T>
  [[nodiscard]] const T& as(std::string_view parameter) const;

  const Rule& rule_;
  std::span<const Value> values_;
};

/// One use of a rule, as its functions see it: the puzzle and the values of the parameters.
class Use : public UseValues {
 public:
  /// number: its number among the uses of this rule, counted from 1. All arguments must outlive this object.
  Use(const Puzzle& puzzle, const Rule& rule, std::span<const Value> values, int number)
      : UseValues(rule, values), puzzle_(puzzle), number_(number) {}

  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  [[nodiscard]] int number() const { return number_; }
  using UseValues::number;
  /// The names of the first and the last of these cells, for labels: "r1c1-r3c4".
  [[nodiscard]] std::string ends(std::string_view parameter) const;

 private:
  const Puzzle& puzzle_;
  int number_;
};

/// A rule: it turns a puzzle into conditions, and may draw a picture.
struct Rule {
  std::string_view name;   // as in rules.def and on the command line
  Sentence<> summary{""};  // for help pages; empty for a rule that a puzzle defines
  /// What Interactive Sudoku Solver calls it: an item, with parameters in the places of their values.
  /// "Cage~total=0~cells": 0 is the number of an item that has none. "X(sum=10)~cells V(sum=5)~cells": two
  /// items, which imply a value each. Empty: no item, or one with a form of its own (formats/iss/writer.cpp).
  std::string_view iss{};
  /// What f-puzzles calls it: a member, with the parameters that the members of its entries give, such as
  /// "killercage~cells:cells~value:total"; a flag has none. "betweenline~lines:cells=3": a line of fewer
  /// cells is ignored. Empty: no member, or one with a form of its own (formats/setters/fpuzzles_writer.cpp).
  std::string_view fpuzzles{};
  /// Set for boxes and regions: the help for the shape of the grid. Puzzle::set_boxes and set_regions check
  /// and store it; the rule cannot be added.
  Sentence<> shape_help{""};
  std::vector<Parameter> parameters{};
  /// Whether it is about rows, columns or all of a square grid, which boards that overlap do not have. All
  /// rules with clues outside the grid are, whatever this says.
  bool needs_one_board = false;
  /// An error if the rule does not fit the puzzle's size and shape. Null: it fits all.
  Parsed<void> (*fits)(const Use& use) = nullptr;
  /// Adds the conditions of one use of the rule.
  void (*conditions)(const Use& use, ConditionAdder& add);
  /// Draws one use (sudoku/puzzle/picture.h). Null: pictures name the rule instead.
  void (*draw)(const Use& use, Picture& picture) = nullptr;
  /// Draws one more clue that is true of a solution (sudoku/rules/support/sketch.h): a value for each
  /// parameter, or nullopt if there is no room for one. Null: generated puzzles have only those clues of this
  /// rule that the user gives.
  std::optional<std::vector<Value>> (*propose)(Sketch& sketch) = nullptr;
  /// The rules for which this one says that every use that is true of the solution is given, such as all
  /// dots.
  std::vector<std::string_view> completes{};
  /// For a rule that a puzzle defines (sudoku/own_rules/own_rule.h); null for those of rules.def.
  const OwnRule* own = nullptr;

  [[nodiscard]] bool is_shape() const { return !shape_help.empty(); }
  /// Null if there is no parameter of that name.
  [[nodiscard]] const Parameter* parameter(std::string_view parameter_name) const;
  /// Whether puzzles with these boards can have it.
  [[nodiscard]] bool fits_boards(const Layout& layout) const;
};

/// All rules, in the order of rules.def.
[[nodiscard]] std::span<const Rule> rules();
/// Null if there is no rule of that name.
[[nodiscard]] const Rule* find_rule(std::string_view name);
/// The same among the puzzle's own rules and those of rules.def. Valid as long as the puzzle.
[[nodiscard]] const Rule* find_rule(const Puzzle& puzzle, std::string_view name);
/// The error for an unknown name. It suggests the rule, one of the puzzle's own or of rules.def, with the
/// most similar name.
[[nodiscard]] tl::unexpected<InputError> unknown_rule(std::string_view name,
                                                      std::vector<std::string> own_names = {});

/// An error if the rule does not fit the puzzle's size, shape and boards.
[[nodiscard]] Parsed<void> check_fit(const Use& use);

/// The uses of rules in the puzzle, in order; the puzzle must outlive them.
[[nodiscard]] std::vector<Use> uses_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
