// Each cell of a line and the next one hold one of some pairs of digits.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kPairwiseLabel{"pairwise {}", "deux à deux {}"};

void add_pairwise(const Use& use, ConditionAdder& add) {
  add.neighbours(kPairwiseLabel(use.ends("cells")), use.cells("cells"), use.pairs("pairs"));
}

void draw_pairwise(const Use& use, Picture& picture) { picture.line(use.cells("cells"), kPalePurple, 0.2); }

}  // namespace

Rule pairwise_rule() {
  return {.name = "pairwise",
          .summary{"Each cell of the line and the next one hold one of the given pairs of digits.",
                   "Chaque case du tracé et la suivante contiennent l’un des couples de chiffres donnés."},
          .parameters = {{"cells", crossing_path_of_cells()}, {"pairs", PairsParameter{}}},
          .conditions = add_pairwise,
          .draw = draw_pairwise};
}

}  // namespace quadrille::sudoku
