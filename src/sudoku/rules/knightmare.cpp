// Cells a chess knight's move apart do not have a given sum. Authors forbid 5 and 15, with two uses.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_knightmare(const Use& use, ConditionAdder& add) {
  const int sum = use.integer("sum");
  const auto pairs = DigitPairs::where(use.puzzle().layout(), [=](int a, int b) { return a + b != sum; });
  for (const Step step : {Step{1, 2}, Step{1, -2}, Step{2, 1}, Step{2, -1}}) add.apart(step, pairs);
}

}  // namespace

Rule knightmare_rule() {
  return {
      .name = "knightmare",
      .summary{"Cells a chess knight's move apart do not add up to the given sum; setters forbid 5 and 15.",
               "Deux cases à un saut de cavalier n’ont pas la somme donnée ; l’usage interdit 5 et 15."},
      .parameters = {{"sum", total_of_digits()}},
      .conditions = add_knightmare};
}

}  // namespace quadrille::sudoku
