// Some cells hold the digits of a list, each at least as often as it is listed. They may hold others.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/listed_digits.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kContainAtLeastLabel{"contain at least at {}", "contient au moins en {}"};

void add_contain_at_least(const Use& use, ConditionAdder& add) {
  add.part(kContainAtLeastLabel(cell_name(use.cells("cells").front(), use.puzzle().layout())),
           counts_of_listed(use, /*may_be_more=*/true));
}

void draw_contain_at_least(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.shade(cell);
  picture.corner_text(use.cells("cells"), listed_values(use));
}

}  // namespace

Rule contain_at_least_rule() {
  return {.name = "contain_at_least",
          .summary{"The cells hold each of these digits at least as often as it is named.",
                   "Les cases contiennent chacun de ces chiffres au moins aussi souvent qu’il est cité."},
          .iss = "ContainAtLeast~digits~cells",
          .parameters = {{"cells", any_cells()}, {"digits", DigitListParameter{kMostCells}}},
          .fits = fit_listed_digits,
          .conditions = add_contain_at_least,
          .draw = draw_contain_at_least};
}

}  // namespace quadrille::sudoku
