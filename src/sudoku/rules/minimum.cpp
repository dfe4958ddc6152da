// A marked cell holds less than each unmarked neighbour.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/extremes.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kMinimumLabel{"minimum {}", "minimum {}"};

void add_minimum(const Use& use, ConditionAdder& add) {
  for (const int cell : use.cells("cells")) {
    std::vector<ConditionKind> below;
    for (const int neighbour : neighbours_to_compare(use, cell)) below.emplace_back(Order{{cell, neighbour}});
    add.part(kMinimumLabel(cell_name(cell, use.puzzle().layout())), std::move(below));
  }
}

void draw_minimum(const Use& use, Picture& picture) { draw_extreme(use, picture, /*points_inwards=*/true); }

}  // namespace

Rule minimum_rule() {
  return {.name = "minimum",
          .summary{"A marked cell is less than each neighbour that is not marked.",
                   "Une case marquée est plus petite que chaque voisine qui n’est pas marquée."},
          .fpuzzles = "minimum~cell:cells",
          .parameters = {{"cells", CellsParameter{.most = kMostCells, .in_grid = true}}},
          .conditions = add_minimum,
          .draw = draw_minimum};
}

}  // namespace quadrille::sudoku
