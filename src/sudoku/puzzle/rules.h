// The catalogue of rules: one file each in rules/, one line each in rules.def. Threads: all may read.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "sudoku/puzzle/condition_adder.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

class OwnRule;
class Picture;
class Sketch;
struct Rule;

/// One use of a rule, as the rule sees it: the puzzle and the values of the parameters, by their names.
class Use {
 public:
  /// number: counted from 1 among the uses of this rule. All must outlive this.
  Use(const Puzzle& puzzle, const Rule& rule, std::span<const Value> values, int number)
      : puzzle_(puzzle), rule_(rule), values_(values), number_(number) {}

  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  [[nodiscard]] const Rule& rule() const { return rule_; }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] const std::vector<int>& cells(std::string_view parameter) const {
    return std::get<std::vector<int>>(value(parameter));
  }
  [[nodiscard]] int integer(std::string_view parameter) const { return std::get<int>(value(parameter)); }
  /// Of a number that may be left out.
  [[nodiscard]] std::optional<int> number(std::string_view parameter) const {
    const int given = integer(parameter);
    return given == kNoNumber ? std::nullopt : std::optional(given);
  }
  [[nodiscard]] Digits digits(std::string_view parameter) const { return std::get<Digits>(value(parameter)); }
  [[nodiscard]] const std::vector<int>& digit_list(std::string_view parameter) const {
    return std::get<DigitList>(value(parameter)).digits;
  }
  [[nodiscard]] const Pattern& pattern(std::string_view parameter) const {
    return std::get<Pattern>(value(parameter));
  }
  [[nodiscard]] const std::shared_ptr<const DigitAutomaton>& automaton(std::string_view parameter) const {
    return std::get<Automaton>(value(parameter)).states;
  }
  [[nodiscard]] const std::shared_ptr<const DigitPairs>& pairs(std::string_view parameter) const {
    return std::get<Pairs>(value(parameter)).matrix;
  }
  [[nodiscard]] const std::vector<RuleUse>& uses(std::string_view parameter) const {
    return std::get<Uses>(value(parameter)).list;
  }
  [[nodiscard]] const std::vector<int>& number_list(std::string_view parameter) const {
    return std::get<NumberList>(value(parameter)).numbers;
  }
  [[nodiscard]] const std::vector<std::vector<int>>& cell_lists(std::string_view parameter) const {
    return std::get<CellLists>(value(parameter)).lists;
  }
  [[nodiscard]] Outside outside(std::string_view parameter) const {
    return std::get<Outside>(value(parameter));
  }
  /// The names of the first and the last of these cells, for labels: "r1c1-r3c4".
  [[nodiscard]] std::string ends(std::string_view parameter) const;
  [[nodiscard]] const std::string& choice(std::string_view parameter) const {
    return std::get<std::string>(value(parameter));
  }

 private:
  [[nodiscard]] const Value& value(std::string_view parameter) const;

  const Puzzle& puzzle_;
  const Rule& rule_;
  std::span<const Value> values_;
  int number_;
};

/// How a rule turns a puzzle into conditions, and what shows it in a picture.
struct Rule {
  std::string_view name;   // as in rules.def and on the command line
  Sentence<> summary{""};  // for help pages; empty for a rule that a puzzle defines
  /// Set for boxes and regions: what they are told where the shape of the grid is given. Puzzle::set_boxes
  /// and set_regions check and keep it; the rule cannot be added.
  Sentence<> shape_help{""};
  std::vector<Parameter> parameters{};
  /// Why the rule does not fit the puzzle's size and shape, if so. Null: it fits all.
  Parsed<void> (*fits)(const Use& use) = nullptr;
  /// Adds what one use of the rule says.
  void (*conditions)(const Use& use, ConditionAdder& add);
  /// Draws what shows one use (sudoku/puzzle/picture.h). Null: pictures name the rule instead.
  void (*draw)(const Use& use, Picture& picture) = nullptr;
  /// Draws one more clue that is true of a solution (sudoku/puzzle/sketch.h): a value for each parameter, or
  /// nothing where there is no room for one. Null: puzzles that are generated have only clues of this rule
  /// that people give them.
  std::optional<std::vector<Value>> (*propose)(Sketch& sketch) = nullptr;
  /// The rules of which this one says that every use that is true of the solution is there, such as all dots.
  std::vector<std::string_view> completes{};
  /// Of a rule that a puzzle defines (sudoku/own_rules/own_rule.h); null for those of rules.def.
  const OwnRule* own = nullptr;

  [[nodiscard]] bool is_shape() const { return !shape_help.empty(); }
};

/// All rules, in the order of rules.def.
[[nodiscard]] std::span<const Rule> rules();
/// Null when there is no rule of that name.
[[nodiscard]] const Rule* find_rule(std::string_view name);
/// The same among the puzzle's own rules and those of rules.def. It lives as long as the puzzle.
[[nodiscard]] const Rule* find_rule(const Puzzle& puzzle, std::string_view name);
/// The error of a name that no rule has. It suggests the rule, one of a puzzle's own or of rules.def, whose
/// name is most like it.
[[nodiscard]] tl::unexpected<InputError> unknown_rule(std::string_view name,
                                                      std::vector<std::string> own_names = {});

/// The uses of rules in the puzzle, in its order; it must outlive them.
[[nodiscard]] std::vector<Use> uses_of(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
