// Cells a chess king's move apart hold different digits. If lines are houses, neighbours in a row or column
// differ anyway.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_anti_king(const Use&, ConditionAdder& add) {
  for (const Step step : {Step{1, 1}, Step{1, -1}}) add.unequal_apart(step);
  if (add.layout().lines) return;
  for (const Step step : {Step{0, 1}, Step{1, 0}}) add.unequal_apart(step);
}

}  // namespace

Rule anti_king_rule() {
  return {.name = "anti_king",
          .summary{"Cells a chess king's move apart hold different digits.",
                   "Deux cases à un pas de roi des échecs contiennent des chiffres différents."},
          .iss = "AntiKing",
          .fpuzzles = "antiking",
          .conditions = add_anti_king};
}

}  // namespace quadrille::sudoku
