#include "sudoku/puzzle/rules.h"

#include <algorithm>
#include <array>
#include <cassert>
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

UseValues::UseValues(const RuleUse& use) : UseValues(*find_rule(use.name), use.values) {}

const Parameter* Rule::parameter(std::string_view parameter_name) const {
  const auto found = std::ranges::find(parameters, parameter_name, &Parameter::name);
  return found == parameters.end() ? nullptr : &*found;
}

const Value& UseValues::value(std::string_view parameter) const {
  const Parameter* const found = rule_.parameter(parameter);
  [[maybe_unused]] const bool rule_has_parameter = found != nullptr;
  assert(rule_has_parameter);
  return values_[static_cast<std::size_t>(found - rule_.parameters.data())];
}

template <class T>
const T& UseValues::as(std::string_view parameter) const {
  const T* const found = std::get_if<T>(&value(parameter));
  [[maybe_unused]] const bool parameter_is_of_kind = found != nullptr;
  assert(parameter_is_of_kind);
  return *found;
}

const std::vector<int>& UseValues::cells(std::string_view parameter) const {
  return as<std::vector<int>>(parameter);
}
int UseValues::integer(std::string_view parameter) const { return as<int>(parameter); }
std::optional<int> UseValues::number(std::string_view parameter) const {
  const int given = integer(parameter);
  return given == kNoNumber ? std::nullopt : std::optional(given);
}
Digits UseValues::digits(std::string_view parameter) const { return as<Digits>(parameter); }
const std::vector<int>& UseValues::digit_list(std::string_view parameter) const {
  return as<DigitList>(parameter).digits;
}
const Pattern& UseValues::pattern(std::string_view parameter) const { return as<Pattern>(parameter); }
const std::shared_ptr<const DigitAutomaton>& UseValues::automaton(std::string_view parameter) const {
  return as<Automaton>(parameter).states;
}
const std::shared_ptr<const DigitPairs>& UseValues::pairs(std::string_view parameter) const {
  return as<Pairs>(parameter).matrix;
}
const std::vector<RuleUse>& UseValues::uses(std::string_view parameter) const {
  return as<Uses>(parameter).list;
}
const std::vector<int>& UseValues::number_list(std::string_view parameter) const {
  return as<NumberList>(parameter).numbers;
}
const std::vector<std::vector<int>>& UseValues::cell_lists(std::string_view parameter) const {
  return as<CellLists>(parameter).lists;
}
Outside UseValues::outside(std::string_view parameter) const { return as<Outside>(parameter); }
const std::string& UseValues::choice(std::string_view parameter) const { return as<std::string>(parameter); }

bool UseValues::is_usual(std::string_view parameter, const Layout& layout) const {
  const Parameter* const found = rule_.parameter(parameter);
  return found != nullptr && usual_value(*found, layout) == value(parameter);
}

std::string Use::ends(std::string_view parameter) const {
  const auto& path = cells(parameter);
  const Layout& layout = puzzle_.layout();
  return cell_name(path.front(), layout) + '-' + cell_name(path.back(), layout);
}

}  // namespace quadrille::sudoku
