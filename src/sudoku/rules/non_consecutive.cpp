// Cells that share a side do not hold digits that follow one another.
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_non_consecutive(const Use&, ConditionAdder& add) {
  for (const Step step : {Step{0, 1}, Step{1, 0}}) {
    for (const int offset : {1, -1}) add.unequal_apart(step, offset);
  }
}

}  // namespace

Rule non_consecutive_rule() {
  return {.name = "non_consecutive",
          .summary{"Cells that share a side do not hold digits that follow one another."},
          .conditions = add_non_consecutive};
}

}  // namespace quadrille::sudoku
