// The cells of a cage hold different digits, whose sum has a digital root: 38 has 2, as 3 + 8 = 11, 1 + 1
// = 2.
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kDigitalRootLabel{"cage of digital root {} at {}",
                                                   "cage de racine numérique {} en {}"};

constexpr int kMostRoot = 9;

/// The root of a sum is its remainder modulo 9, but 9 instead of 0; only the sum 0 has the root 0.
std::shared_ptr<const DigitAutomaton> words_with_root(const Layout& layout, int root) {
  const auto step = [](int before, int digit) {
    const int sum = before + digit;
    return std::optional(sum == 0 ? 0 : (sum - 1) % kMostRoot + 1);
  };
  return DigitAutomaton::from(layout, 0, step, [=](int reached) { return reached == root; });
}

void add_digital_root_cage(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int root = use.integer("root");
  add.part(kDigitalRootLabel(root, cell_name(cells.front(), use.puzzle().layout())),
           {Distinct{cells}, DigitWord{cells, words_with_root(add.layout(), root)}});
}

void draw_digital_root_cage(const Use& use, Picture& picture) {
  picture.cage(use.cells("cells"));
  picture.corner_text(use.cells("cells"), "DR" + std::to_string(use.integer("root")));
}

}  // namespace

Rule digital_root_cage_rule() {
  return {.name = "digital_root_cage",
          .summary{"The cells of a cage hold different digits whose sum has the given digital root.",
                   "Les cases d’une cage contiennent des chiffres différents dont la somme a la racine "
                   "numérique donnée."},
          .parameters = {{"cells", CellsParameter{}}, {"root", NumberParameter{0, kMostRoot}}},
          .conditions = add_digital_root_cage,
          .draw = draw_digital_root_cage};
}

}  // namespace quadrille::sudoku
