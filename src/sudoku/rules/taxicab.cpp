// Cells that are a given number of steps apart hold different digits, where a step leads to a neighbouring
// cell.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_taxicab(const Use& use, ConditionAdder& add) {
  for (const Step way : taxicab_ways(use.integer("steps"))) add.unequal_apart(way);
}

}  // namespace

Rule taxicab_rule() {
  return {
      .name = "taxicab",
      .summary{"Cells exactly a given number of steps apart, along rows and columns, hold different digits.",
               "Deux cases à exactement un nombre donné de pas, par lignes et colonnes, contiennent des "
               "chiffres différents."},
      .parameters = {{"steps", NumberParameter{1, 2 * kMaxSize - 2}}},
      .conditions = add_taxicab};
}

}  // namespace quadrille::sudoku
