// Digits increase along a thermometer, starting at its bulb.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kThermometerLabel{"thermometer {}", "thermomètre {}"};

void add_thermometer(const Use& use, ConditionAdder& add) {
  add.part(kThermometerLabel(use.ends("cells")), {Order{use.cells("cells"), true}});
}

void draw_thermometer(const Use& use, Picture& picture) {
  picture.bulb(use.cells("cells").front(), kPaleGrey);
  picture.line(use.cells("cells"), kPaleGrey, 0.4);
}

Sketch::Clue propose_thermometer(Sketch& sketch) {
  return sketch.line({.least = 3, .most = 6, .is_growing = true});
}

}  // namespace

Rule thermometer_rule() {
  return {.name = "thermometer",
          .summary{"Digits increase along the thermometer, starting at the bulb.",
                   "Les chiffres augmentent le long du thermomètre, à partir du bulbe."},
          .iss = "Thermo~cells",
          .fpuzzles = "thermometer~lines:cells",
          .parameters = {{"cells", path_of_cells()}},
          .conditions = add_thermometer,
          .draw = draw_thermometer,
          .propose = propose_thermometer};
}

}  // namespace quadrille::sudoku
