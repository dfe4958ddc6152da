// Remainders modulo 3 take turns along a line: any three neighbours are one of 1 4 7, one of 2 5 8, one of 3
// 6 9.
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/digit_classes.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kModularLabel{"modular line {}", "tracé modulo {}"};

constexpr int kUsualModulus = 3;

void add_modular_line(const Use& use, ConditionAdder& add) {
  const int modulus = use.integer("modulus");
  std::vector<Digits> classes(at(modulus));
  for (int digit = 1; digit <= add.layout().digits; ++digit)
    classes[at(add.layout().value_of(digit) % modulus)] |= digit_bit(digit);
  add.part(kModularLabel(use.ends("cells")), classes_in_turns(use.cells("cells"), classes));
}

void draw_modular_line(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  picture.line(cells, kPaleTeal, 0.2);
  if (const int modulus = use.integer("modulus"); modulus != kUsualModulus)
    picture.text_on_lines(picture.middle(cells[0], cells[1]), 0.3, "%" + std::to_string(modulus));
}

}  // namespace

Rule modular_line_rule() {
  return {
      .name = "modular_line",
      .summary{
          "Any three consecutive cells of the line have different remainders modulo 3, or another number.",
          "Trois cases consécutives du tracé ont toujours des restes différents modulo 3, ou un autre "
          "nombre."},
      .iss = "Modular~modulus~cells",
      .fpuzzles = "modularline~lines:cells",
      .parameters = {{"cells", path_of_cells()}, {"modulus", NumberParameter{2, kMaxSize, kUsualModulus}}},
      .conditions = add_modular_line,
      .draw = draw_modular_line};
}

}  // namespace quadrille::sudoku
