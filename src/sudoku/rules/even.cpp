// Marked cells hold even digits.
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_even(const Use& use, ConditionAdder& add) {
  Digits digits = 0;
  for (int digit = 2; digit <= use.puzzle().size(); digit += 2) digits |= digit_bit(digit);
  for (const int cell : use.cells("cells"))
    add.part("even " + cell_name(cell, use.puzzle().size()), {OneOf{cell, digits}});
}

void draw_even(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.square(cell);
}

}  // namespace

Rule even_rule() {
  return {.name = "even",
          .summary = "Marked cells hold even digits.",
          .parameters = {{"cells", any_cells()}},
          .conditions = add_even,
          .draw = draw_even};
}

}  // namespace quadrille::sudoku
