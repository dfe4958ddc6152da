// Each square of 2x2 cells has digits of all three remainders modulo 3: one of 1 4 7, 2 5 8 and 3 6 9.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kGlobalModularLabel{"global modular at {}", "modulo global en {}"};

void add_global_modular(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  std::vector<Digits> classes(3);
  for (int digit = 1; digit <= layout.digits; ++digit)
    classes[at(layout.value_of(digit) % 3)] |= digit_bit(digit);
  add.in_squares(kGlobalModularLabel, classes);
}

}  // namespace

Rule global_modular_rule() {
  return {.name = "global_modular",
          .summary{"Each 2x2 square holds digits of all three remainders modulo 3: 1 4 7, 2 5 8, 3 6 9.",
                   "Chaque carré 2x2 contient des chiffres des trois restes modulo 3 : 1 4 7, 2 5 8, 3 6 9."},
          .iss = "GlobalMod",
          .conditions = add_global_modular};
}

}  // namespace quadrille::sudoku
