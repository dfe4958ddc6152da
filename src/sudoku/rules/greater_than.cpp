// The first of two cells holds more than the second, shown by a sign between them.
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text> kGreaterThanLabel{"{} greater than {}", "{} plus grand que {}"};

void add_greater_than(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const Layout& layout = use.puzzle().layout();
  add.part(kGreaterThanLabel(cell_name(cells[0], layout), cell_name(cells[1], layout)),
           {Order{{cells[1], cells[0]}}});
}

/// The sign opens to the greater cell. If the cells share no side, a sign is drawn in the corner of each.
void draw_greater_than(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  const Point greater = picture.centre(cells[0]), lesser = picture.centre(cells[1]);
  const double right = lesser.x - greater.x, down = lesser.y - greater.y;
  if (right * right + down * down == 1) {
    picture.text_between(cells, right > 0 ? ">" : right < 0 ? "<" : down > 0 ? "v" : "^");
  } else {
    picture.corner_text(cells[0], ">");
    picture.corner_text(cells[1], "<");
  }
}

}  // namespace

Rule greater_than_rule() {
  return {.name = "greater_than",
          .summary{"The first of two cells is greater than the second.",
                   "La première de deux cases est plus grande que la deuxième."},
          .iss = "GreaterThan~cells",
          .parameters = {{"cells", pair_of_cells()}},
          .conditions = add_greater_than,
          .draw = draw_greater_than};
}

}  // namespace quadrille::sudoku
