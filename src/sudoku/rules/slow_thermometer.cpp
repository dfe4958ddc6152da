// Digits never decrease along a slow thermometer, starting at its bulb.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kSlowThermometerLabel{"slow thermometer {}", "thermomètre lent {}"};

void add_slow_thermometer(const Use& use, ConditionAdder& add) {
  add.part(kSlowThermometerLabel(use.ends("cells")), {Order{use.cells("cells"), false}});
}

void draw_slow_thermometer(const Use& use, Picture& picture) {
  picture.bulb(use.cells("cells").front(), kPaleBlue);
  picture.line(use.cells("cells"), kPaleBlue, 0.4);
}

Sketch::Clue propose_slow_thermometer(Sketch& sketch) {
  return sketch.line({.least = 3, .most = 6, .is_growing = true});
}

}  // namespace

Rule slow_thermometer_rule() {
  return {.name = "slow_thermometer",
          .summary{"Digits increase or stay the same along the thermometer, starting at the bulb.",
                   "Les chiffres augmentent ou restent égaux le long du thermomètre, à partir du bulbe."},
          .fpuzzles = "slowthermometer~lines:cells",
          .parameters = {{"cells", path_of_cells()}},
          .conditions = add_slow_thermometer,
          .draw = draw_slow_thermometer,
          .propose = propose_slow_thermometer};
}

}  // namespace quadrille::sudoku
