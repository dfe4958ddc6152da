// Marked cells hold odd digits.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kOddLabel{"odd {}", "impair {}"};

void add_odd(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  Digits digits = 0;
  for (int digit = 1; digit <= layout.digits; ++digit)
    if (layout.value_of(digit) % 2 == 1) digits |= digit_bit(digit);
  for (const int cell : use.cells("cells"))
    add.part(kOddLabel(cell_name(cell, layout)), {OneOf{cell, digits}});
}

void draw_odd(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.circle(cell);
}

Sketch::Clue propose_odd(Sketch& sketch) {
  return sketch.cell([](int value) { return value % 2 == 1; });
}

}  // namespace

Rule odd_rule() {
  return {.name = "odd",
          .summary{"Marked cells hold odd digits.", "Les cases marquées contiennent des chiffres impairs."},
          .fpuzzles = "odd~cell:cells",
          .parameters = {{"cells", any_cells()}},
          .conditions = add_odd,
          .draw = draw_odd,
          .propose = propose_odd};
}

}  // namespace quadrille::sudoku
