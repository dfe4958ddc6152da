// Every X and every V is given: neighbours without one have neither the sum 10 nor 5.
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/pairs_beside.h"

namespace quadrille::sudoku {

namespace {

constexpr int kTotalOfX = 10;
constexpr int kTotalOfV = 5;

void add_negative_xv(const Use& use, ConditionAdder& add) {
  const auto neither = DigitPairs::where(
      use.puzzle().layout(), [](int a, int b) { return a + b != kTotalOfX && a + b != kTotalOfV; });
  for (const auto& [first, second] : pairs_beside_without(use.puzzle(), {"sum_pair"}))
    add.relation(first, second, neither);
}

}  // namespace

Rule negative_xv_rule() {
  return {
      .name = "negative_xv",
      .summary{"All X and V are given: neighbours without one add up to neither 10 nor 5.",
               "Tous les X et V sont donnés : deux voisines qui n’en ont pas n’ont pour somme ni 10 ni 5."},
      .iss = "StrictXV",
      .conditions = add_negative_xv,
      .completes = {"sum_pair"}};
}

}  // namespace quadrille::sudoku
