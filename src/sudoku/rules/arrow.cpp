// The digit in the circle of an arrow is the sum of the digits along its arm.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kArrowLabel{"arrow {}", "flèche {}"};

void add_arrow(const Use& use, ConditionAdder& add) {
  Sum sum = Sum::of(use.cells("cells"), 0);
  sum.terms.front().factor = -1;
  add.part(kArrowLabel(use.ends("cells")), {std::move(sum)});
}

void draw_arrow(const Use& use, Picture& picture) {
  constexpr double kWidth = 0.06;
  const std::vector<int>& cells = use.cells("cells");
  picture.ring(cells.front(), kMiddleGrey, kWidth);
  picture.arrow(picture.from_ring(cells), kMiddleGrey, kWidth);
}

Sketch::Clue propose_arrow(Sketch& sketch) { return sketch.line({.least = 3, .most = 4}); }

}  // namespace

Rule arrow_rule() {
  return {.name = "arrow",
          .summary{"The digits along the arm add up to the digit in the circle, which is the first cell.",
                   "La somme des chiffres de la tige est le chiffre du cercle, qui est la première case."},
          .iss = "Arrow~cells",
          .parameters = {{"cells", path_of_cells()}},
          .conditions = add_arrow,
          .draw = draw_arrow,
          .propose = propose_arrow};
}

}  // namespace quadrille::sudoku
