// Cells that share only a corner do not hold consecutive digits.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_diagonal_non_consecutive(const Use&, ConditionAdder& add) {
  for (const Step step : {Step{1, 1}, Step{1, -1}}) {
    for (const int offset : {1, -1}) add.unequal_apart(step, offset);
  }
}

}  // namespace

Rule diagonal_non_consecutive_rule() {
  return {
      .name = "diagonal_non_consecutive",
      .summary{"Cells that touch only at a corner do not hold consecutive digits.",
               "Deux cases qui ne se touchent que par un coin ne contiennent pas des chiffres consécutifs."},
      .conditions = add_diagonal_non_consecutive};
}

}  // namespace quadrille::sudoku
