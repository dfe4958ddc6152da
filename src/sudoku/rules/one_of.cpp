// Cells hold one of some digits. It is for use within any_of; for the whole puzzle there are restrictions of
// candidates.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text> kOneOfLabel{"{} in {}", "{} dans {}"};

void add_one_of(const Use& use, ConditionAdder& add) {
  const Digits digits = use.digits("digits");
  for (const int cell : use.cells("cells"))
    add.part(kOneOfLabel(text_of(digits, add.layout()), cell_name(cell, add.layout())),
             {OneOf{cell, digits}});
}

}  // namespace

Rule one_of_rule() {
  return {
      .name = "one_of",
      .summary{"Each cell holds one of the given digits.", "Chaque case contient l’un des chiffres donnés."},
      .parameters = {{"cells", any_cells()}, {"digits", DigitsParameter{}}},
      .conditions = add_one_of};
}

}  // namespace quadrille::sudoku
