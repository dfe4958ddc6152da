// Every irregular region (jigsaw) holds different digits. The regions themselves are the puzzle's shape.
#include <cstddef>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/conditions/leftovers.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kRegionLabel{"region {}", "région {}"};

void add_regions(const Use& use, ConditionAdder& add) {
  const auto cells = use.puzzle().region_cells();
  for (std::size_t region = 0; region < cells.size(); ++region) {
    add.distinct(kRegionLabel(use.puzzle().region_labels()[region]), cells[region]);
  }
  add_leftovers(cells, add);
}

}  // namespace

Rule regions_rule() {
  return {.name = "regions",
          .summary{"Every irregular region (jigsaw) holds different digits.",
                   "Chaque région irrégulière contient des chiffres différents."},
          .shape_help{"a label for each cell, in reading order",
                      "une étiquette par case, dans l’ordre de lecture"},
          .conditions = add_regions};
}

}  // namespace quadrille::sudoku
