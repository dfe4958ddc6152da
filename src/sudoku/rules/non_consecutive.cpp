// Cells that share a side do not differ by a given number, by default 1.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_non_consecutive(const Use& use, ConditionAdder& add) {
  const int difference = use.integer("difference");
  for (const Step step : {Step{0, 1}, Step{1, 0}}) {
    for (const int offset : {difference, -difference}) add.unequal_apart(step, offset);
  }
}

}  // namespace

Rule non_consecutive_rule() {
  return {.name = "non_consecutive",
          .summary{"Cells that share a side do not differ by 1, or by another number.",
                   "Deux cases qui ont un côté commun ne diffèrent pas de 1, ou d’un autre nombre."},
          .iss = "AntiConsecutive",
          .parameters = {{"difference", NumberParameter{1, kMaxSize - 1, 1}}},
          .conditions = add_non_consecutive};
}

}  // namespace quadrille::sudoku
