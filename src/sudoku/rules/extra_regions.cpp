// An additional group of cells holds different digits. If it has as many cells as the size of the grid, it
// holds each digit once.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number> kExtraRegionLabel{"extra region {}", "région supplémentaire {}"};

void add_extra_region(const Use& use, ConditionAdder& add) {
  add.distinct(kExtraRegionLabel(use.number()), use.cells("cells"));
}

void draw_extra_region(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.shade(cell);
}

}  // namespace

Rule extra_regions_rule() {
  return {.name = "extra_regions",
          .summary{"Additional regions hold different digits.",
                   "Des régions supplémentaires contiennent des chiffres différents."},
          .iss = "AllDifferent~cells",
          .fpuzzles = "extraregion~cells:cells",
          .parameters = {{"cells", CellsParameter{}}},
          .conditions = add_extra_region,
          .draw = draw_extra_region};
}

}  // namespace quadrille::sudoku
