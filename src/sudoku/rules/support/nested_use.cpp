#include "sudoku/rules/support/nested_use.h"
#include "sudoku/conditions/condition_adder.h"

#include <utility>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

Use use_in(const Puzzle& puzzle, const RuleUse& use) { return {puzzle, *find_rule(use.name), use.values, 1}; }

}  // namespace

std::vector<NestedPart> parts_of(const Puzzle& puzzle, const RuleUse& use) {
  Conditions conditions{puzzle.layout(), {}, {}};
  ConditionAdder add(use.name, 0, conditions);
  find_rule(use.name)->conditions(use_in(puzzle, use), add);
  std::vector<NestedPart> parts;
  const Origin* last = nullptr;
  for (Condition& condition : conditions.list) {
    if (condition.is_implied()) continue;
    if (condition.origin.get() != last) parts.push_back({condition.origin->label, {}});
    last = condition.origin.get();
    parts.back().kinds.push_back(std::move(condition.kind));
  }
  return parts;
}

Parsed<void> fit_nested(const Puzzle& puzzle, std::span<const RuleUse> uses) {
  for (const RuleUse& use : uses) {
    if (const auto fits = check_fit(use_in(puzzle, use)); !fits)
      return bad_input(say::kInRule(use.name, fits.error().message));
  }
  return {};
}

void draw_nested(const Puzzle& puzzle, std::span<const RuleUse> uses, Picture& picture) {
  for (const RuleUse& use : uses)
    if (const Rule& rule = *find_rule(use.name); rule.draw != nullptr)
      rule.draw(use_in(puzzle, use), picture);
}

}  // namespace quadrille::sudoku
