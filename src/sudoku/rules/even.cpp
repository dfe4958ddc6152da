// Marked cells hold even digits.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kEvenLabel{"even {}", "pair {}"};

void add_even(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  Digits digits = 0;
  for (int digit = 1; digit <= layout.digits; ++digit)
    if (layout.value_of(digit) % 2 == 0) digits |= digit_bit(digit);
  for (const int cell : use.cells("cells"))
    add.part(kEvenLabel(cell_name(cell, layout)), {OneOf{cell, digits}});
}

void draw_even(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.square(cell);
}

Sketch::Clue propose_even(Sketch& sketch) {
  return sketch.cell([](int value) { return value % 2 == 0; });
}

}  // namespace

Rule even_rule() {
  return {.name = "even",
          .summary{"Marked cells hold even digits.", "Les cases marquées contiennent des chiffres pairs."},
          .fpuzzles = "even~cell:cells",
          .parameters = {{"cells", any_cells()}},
          .conditions = add_even,
          .draw = draw_even,
          .propose = propose_even};
}

}  // namespace quadrille::sudoku
