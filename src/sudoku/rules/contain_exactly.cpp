// Some cells hold the digits of a list, each exactly as often as it is listed. They may hold others.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/listed_digits.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kContainExactlyLabel{"contain exactly at {}", "contient exactement en {}"};

void add_contain_exactly(const Use& use, ConditionAdder& add) {
  add.part(kContainExactlyLabel(cell_name(use.cells("cells").front(), use.puzzle().layout())),
           counts_of_listed(use, /*may_be_more=*/false));
}

void draw_contain_exactly(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.shade(cell);
  picture.corner_text(use.cells("cells"), "=" + listed_values(use));
}

}  // namespace

Rule contain_exactly_rule() {
  return {
      .name = "contain_exactly",
      .summary{"The cells hold each of these digits exactly as often as it is named; other digits are free.",
               "Les cases contiennent chacun de ces chiffres exactement aussi souvent qu’il est cité ; les "
               "autres sont libres."},
      .iss = "ContainExact~digits~cells",
      .parameters = {{"cells", any_cells()}, {"digits", DigitListParameter{kMostCells}}},
      .fits = fit_listed_digits,
      .conditions = add_contain_exactly,
      .draw = draw_contain_exactly};
}

}  // namespace quadrille::sudoku
