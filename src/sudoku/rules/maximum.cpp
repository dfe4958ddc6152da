// A marked cell holds more than each unmarked neighbour.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/extremes.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kMaximumLabel{"maximum {}", "maximum {}"};

void add_maximum(const Use& use, ConditionAdder& add) {
  for (const int cell : use.cells("cells")) {
    std::vector<ConditionKind> above;
    for (const int neighbour : neighbours_to_compare(use, cell)) above.emplace_back(Order{{neighbour, cell}});
    add.part(kMaximumLabel(cell_name(cell, use.puzzle().layout())), std::move(above));
  }
}

void draw_maximum(const Use& use, Picture& picture) { draw_extreme(use, picture, /*points_inwards=*/false); }

}  // namespace

Rule maximum_rule() {
  return {.name = "maximum",
          .summary{"A marked cell is greater than each neighbour that is not marked.",
                   "Une case marquée est plus grande que chaque voisine qui n’est pas marquée."},
          .fpuzzles = "maximum~cell:cells",
          .parameters = {{"cells", CellsParameter{.most = kMostCells, .in_grid = true}}},
          .conditions = add_maximum,
          .draw = draw_maximum};
}

}  // namespace quadrille::sudoku
