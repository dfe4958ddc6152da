#include "sudoku/puzzle/rules.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "base/closest_name.h"
#include "sudoku/puzzle/defined_rule.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

// Each file in rules/ defines one function: diagonals_rule() and so on. They are declared here and in no
// header, so that adding a rule does not recompile all sources that use rules.
#define RULE(name) Rule name##_rule();
#include "sudoku/puzzle/rules.def"
#undef RULE

std::span<const Rule> rules() {
  static const std::array table{
#define RULE(name) name##_rule(),
#include "sudoku/puzzle/rules.def"
#undef RULE
  };
  return table;
}

const Rule* find_rule(std::string_view name) {
  const auto found = std::ranges::find(rules(), name, &Rule::name);
  return found == rules().end() ? nullptr : &*found;
}

const Rule* find_rule(const Puzzle& puzzle, std::string_view name) {
  for (const auto& own : puzzle.own_rules())
    if (own->rule().name == name) return &own->rule();
  return find_rule(name);
}

tl::unexpected<InputError> unknown_rule(std::string_view name, std::vector<std::string> own_names) {
  std::vector<std::string> names = std::move(own_names);
  for (const Rule& rule : rules())
    if (!rule.is_shape()) names.emplace_back(rule.name);
  const std::string closest = closest_name(name, names);
  if (closest.empty()) return bad_input(say::kUnknownRule(name));
  return bad_input(say::kUnknownRuleButPerhaps(name, closest));
}

bool Rule::fits_boards(const Layout& layout) const {
  const auto is_outside = [](const Parameter& parameter) {
    return std::holds_alternative<OutsideParameter>(parameter.kind);
  };
  return layout.boards == nullptr || (!needs_one_board && std::ranges::none_of(parameters, is_outside));
}

Parsed<void> check_fit(const Use& use) {
  if (!use.rule().fits_boards(use.puzzle().layout())) return bad_input(say::kNeedsOneBoard());
  return use.rule().fits == nullptr ? Parsed<void>() : use.rule().fits(use);
}

std::vector<Use> uses_of(const Puzzle& puzzle) {
  std::map<std::string_view, int> numbers;
  std::vector<Use> uses;
  for (const auto& [name, values] : puzzle.rules()) {
    const Rule& rule = *find_rule(puzzle, name);
    uses.emplace_back(puzzle, rule, values, ++numbers[rule.name]);
  }
  return uses;
}

std::string Use::ends(std::string_view parameter) const {
  const auto& path = cells(parameter);
  const Layout& layout = puzzle_.layout();
  return cell_name(path.front(), layout) + '-' + cell_name(path.back(), layout);
}

const Value& Use::value(std::string_view parameter) const {
  const auto found = std::ranges::find(rule_.parameters, parameter, &Parameter::name);
  return values_[static_cast<std::size_t>(found - rule_.parameters.begin())];
}

}  // namespace quadrille::sudoku
