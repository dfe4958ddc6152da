// Cells a chess knight's move apart hold different digits.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_anti_knight(const Use&, ConditionAdder& add) {
  for (const Step step : {Step{1, 2}, Step{1, -2}, Step{2, 1}, Step{2, -1}}) {
    add.unequal_apart(step);
  }
}

}  // namespace

Rule anti_knight_rule() {
  return {.name = "anti_knight",
          .summary{"Cells a chess knight's move apart hold different digits.",
                   "Deux cases à un saut de cavalier contiennent des chiffres différents."},
          .iss = "AntiKnight",
          .fpuzzles = "antiknight",
          .conditions = add_anti_knight};
}

}  // namespace quadrille::sudoku
