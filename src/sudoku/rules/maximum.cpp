// A marked cell holds more than each unmarked neighbour.
#include "base/sentence.h"
#include "sudoku/puzzle/extremes.h"
#include "sudoku/puzzle/rules.h"

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
          .summary{"Marked cells hold more than the cells beside them that are not marked so.",
                   "Les cases marquées contiennent plus que leurs voisines qui ne le sont pas."},
          .parameters = {{"cells", CellsParameter{.most = kMostCells, .in_grid = true}}},
          .conditions = add_maximum,
          .draw = draw_maximum};
}

}  // namespace quadrille::sudoku
