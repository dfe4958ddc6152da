// Groups of cells have the same sum, which is not given.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/equal_sums.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kEqualSumLabel{"equal sum at {}", "somme égale en {}"};

void add_equal_sum(const Use& use, ConditionAdder& add) {
  const auto& lists = use.cell_lists("cells");
  add.part(kEqualSumLabel(cell_name(lists.front().front(), use.puzzle().layout())), equal_sums(lists));
}

void draw_equal_sum(const Use& use, Picture& picture) {
  for (const auto& list : use.cell_lists("cells")) {
    picture.cage(list);
    picture.corner_text(list, "+");
  }
}

}  // namespace

Rule equal_sum_rule() {
  return {.name = "equal_sum",
          .summary{"Several lists of cells have the same sum. Digits may repeat.",
                   "Plusieurs listes de cases ont la même somme. Les chiffres peuvent se répéter."},
          .parameters = {{"cells", CellListsParameter{}}},
          .conditions = add_equal_sum,
          .draw = draw_equal_sum};
}

}  // namespace quadrille::sudoku
