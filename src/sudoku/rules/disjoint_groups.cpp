// Cells at the same position in each box hold different digits.
#include <cstddef>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number> kDisjointGroupLabel{"disjoint group {}", "groupe disjoint {}"};
constexpr Sentence<> kNoBoxes{
    "found a grid without boxes, expected one with boxes, whose places form the groups",
    "on trouve une grille sans blocs, mais la règle parle de places dans les blocs : donnez des blocs à la "
    "grille"};
constexpr Sentence<Number, Number> kTooManyBoxes{
    "found {} boxes, expected at most {}, as many as there are digits",
    "on trouve {} blocs, on en attend au plus {}, autant qu’il y a de chiffres"};

Parsed<void> fit_disjoint_groups(const Use& use) {
  if (!use.puzzle().has_boxes()) return bad_input(kNoBoxes());
  const std::size_t boxes = use.puzzle().region_labels().size();
  const int digits = use.puzzle().layout().digits;
  if (boxes <= at(digits)) return {};
  return bad_input(kTooManyBoxes(boxes, digits));
}

void add_disjoint_groups(const Use& use, ConditionAdder& add) {
  const auto boxes = use.puzzle().region_cells();
  for (std::size_t place = 0; place < boxes.front().size(); ++place) {
    std::vector<int> group;
    for (const auto& box : boxes) group.push_back(box[place]);
    add.distinct(kDisjointGroupLabel(place + 1), std::move(group));
  }
}

}  // namespace

Rule disjoint_groups_rule() {
  return {.name = "disjoint_groups",
          .summary{"Cells at the same place in their boxes hold different digits.",
                   "Les cases à la même place dans leurs blocs contiennent des chiffres différents."},
          .iss = "DisjointSets",
          .fpuzzles = "disjointgroups",
          .needs_one_board = true,
          .fits = fit_disjoint_groups,
          .conditions = add_disjoint_groups};
}

}  // namespace quadrille::sudoku
