// Every box holds different digits. The boxes themselves are the puzzle's shape.
#include <cstddef>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kBoxLabel{"box {}", "bloc {}"};

void add_boxes(const Use& use, ConditionAdder& add) {
  auto cells = use.puzzle().region_cells();
  for (std::size_t box = 0; box < cells.size(); ++box) {
    add.distinct(kBoxLabel(use.puzzle().region_labels()[box]), std::move(cells[box]));
  }
}

}  // namespace

Rule boxes_rule() {
  return {.name = "boxes",
          .summary{"Every box holds different digits.", "Chaque bloc contient des chiffres différents."},
          .shape_help{"rows x columns of a box, such as 3x3", "lignes x colonnes d’un bloc, comme 3x3"},
          .conditions = add_boxes};
}

}  // namespace quadrille::sudoku
