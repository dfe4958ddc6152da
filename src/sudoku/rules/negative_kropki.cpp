// All dots are given: neighbours without one are not consecutive, and none is twice the other.
#include <cstdlib>

#include "sudoku/puzzle/pairs_beside.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

void add_negative_kropki(const Use& use, ConditionAdder& add) {
  const auto no_dot = DigitPairs::where(
      use.puzzle().layout(), [](int a, int b) { return std::abs(a - b) != 1 && a != 2 * b && b != 2 * a; });
  for (const auto& [first, second] : pairs_beside_without(use.puzzle(), {"difference", "ratio"}))
    add.relation(first, second, no_dot);
}

}  // namespace

Rule negative_kropki_rule() {
  return {.name = "negative_kropki",
          .summary{"All dots are given: neighbours without one neither differ by 1 nor are in ratio 2."},
          .conditions = add_negative_kropki,
          .completes = {"difference", "ratio"}};
}

}  // namespace quadrille::sudoku
