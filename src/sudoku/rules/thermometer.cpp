// Digits rise along a thermometer, from its bulb on.
#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

void add_thermometer(const Use& use, ConditionAdder& add) {
  add.part("thermometer " + use.ends("cells"), {Order{use.cells("cells"), true}});
}

}  // namespace

Rule thermometer_rule() {
  return {.name = "thermometer",
          .summary = "Digits rise along the thermometer, from the bulb on.",
          .parameters = {{"cells", path_of_cells()}},
          .conditions = add_thermometer};
}

}  // namespace quadrille::sudoku
