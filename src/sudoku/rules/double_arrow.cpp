// The digits in the two circles of a double arrow have the same sum as those between them.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kDoubleArrowLabel{"double arrow {}", "double flèche {}"};

void add_double_arrow(const Use& use, ConditionAdder& add) {
  Sum sum = Sum::of(use.cells("cells"), 0);
  sum.terms.front().factor = sum.terms.back().factor = -1;
  add.part(kDoubleArrowLabel(use.ends("cells")), {std::move(sum)});
}

void draw_double_arrow(const Use& use, Picture& picture) {
  constexpr double kWidth = 0.06;
  const std::vector<int>& cells = use.cells("cells");
  picture.line(cells, kMiddleGrey, kWidth);
  picture.ring(cells.front(), kMiddleGrey, kWidth);
  picture.ring(cells.back(), kMiddleGrey, kWidth);
}

Sketch::Clue propose_double_arrow(Sketch& sketch) { return sketch.line({.least = 4, .most = 6}); }

}  // namespace

Rule double_arrow_rule() {
  return {.name = "double_arrow",
          .summary{"The digits at the two ends of the line have the same sum as those between them.",
                   "Les chiffres des deux bouts du tracé ont la même somme que ceux qui sont entre eux."},
          .iss = "DoubleArrow~cells",
          .fpuzzles = "doublearrow~lines:cells",
          .parameters = {{"cells", CellsParameter{.least = 3, .most = kMostCells, .is_path = true}}},
          .conditions = add_double_arrow,
          .draw = draw_double_arrow,
          .propose = propose_double_arrow};
}

}  // namespace quadrille::sudoku
