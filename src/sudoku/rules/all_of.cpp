// All of some uses of rules hold; for use as one alternative of any_of.
#include <utility>

#include "sudoku/conditions/condition_adder.h"
#include "sudoku/rules/support/nested_use.h"

namespace quadrille::sudoku {

namespace {

void add_all_of(const Use& use, ConditionAdder& add) {
  for (const RuleUse& nested : use.uses("uses"))
    for (NestedPart& part : parts_of(use.puzzle(), nested))
      add.part_of_digits(std::move(part.label), std::move(part.kinds));
}

}  // namespace

Rule all_of_rule() {
  return {
      .name = "all_of",
      .summary{"Several uses of rules hold together; inside any_of they form one alternative.",
               "Plusieurs emplois de règles valent ensemble ; dans any_of, ils forment un seul des choix."},
      .parameters = {{"uses", UsesParameter{}}},
      .fits = [](const Use& use) { return fit_nested(use.puzzle(), use.uses("uses")); },
      .conditions = add_all_of,
      .draw = [](const Use& use, Picture& picture) { draw_nested(use.puzzle(), use.uses("uses"), picture); }};
}

}  // namespace quadrille::sudoku
