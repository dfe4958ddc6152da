// Cells at the same place of each box hold different digits.
#include <cstddef>

#include "base/sentence.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number> kDisjointGroupLabel{"disjoint group {}"};
constexpr Sentence<> kNoBoxes{
    "found a grid without boxes, but it speaks of places in boxes: give the puzzle boxes"};
constexpr Sentence<Number, Number> kTooManyBoxes{
    "found {} boxes, expected at most {}, as many as there are digits"};

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
          .summary{"Cells at the same place of each box hold different digits."},
          .fits = fit_disjoint_groups,
          .conditions = add_disjoint_groups};
}

}  // namespace quadrille::sudoku
