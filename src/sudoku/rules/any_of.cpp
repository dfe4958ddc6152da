// At least one of some uses of rules holds.
#include <string>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/rules/support/nested_use.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kAnyOfLabel{"any of {}", "l’une des {}"};

void add_any_of(const Use& use, ConditionAdder& add) {
  std::vector<std::vector<ConditionKind>> lists;
  std::string labels;
  for (const RuleUse& nested : use.uses("uses")) {
    auto& list = lists.emplace_back();
    std::string label;
    for (NestedPart& part : parts_of(use.puzzle(), nested)) {
      if (label != part.label) label += (label.empty() ? "" : " + ") + part.label;
      for (ConditionKind& kind : part.kinds) list.push_back(std::move(kind));
    }
    constexpr std::size_t kLongest = 100;
    if (labels.size() < kLongest) {
      labels += (labels.empty() ? "" : ", ") + label;
    } else if (!labels.ends_with("..")) {
      labels += ", ..";
    }
  }
  add.part_of_digits(kAnyOfLabel(labels), {any_of(std::move(lists))});
}

}  // namespace

Rule any_of_rule() {
  return {
      .name = "any_of",
      .summary{"At least one of several uses of rules holds.",
               "Un au moins de plusieurs emplois de règles vaut."},
      .parameters = {{"uses", UsesParameter{}}},
      .fits = [](const Use& use) { return fit_nested(use.puzzle(), use.uses("uses")); },
      .conditions = add_any_of,
      .draw = [](const Use& use, Picture& picture) { draw_nested(use.puzzle(), use.uses("uses"), picture); }};
}

}  // namespace quadrille::sudoku
