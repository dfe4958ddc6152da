// No two digits along a line are equal or consecutive, at any positions.
#include <cstdlib>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kNabnerLabel{"nabner {}", "nabner {}"};

void add_nabner(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const auto apart =
      DigitPairs::where(use.puzzle().layout(), [](int a, int b) { return std::abs(a - b) > 1; });
  std::vector<ConditionKind> kinds{Distinct{cells}};
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = i + 1; j < cells.size(); ++j)
      kinds.emplace_back(Relation{cells[i], cells[j], apart});
  add.part(kNabnerLabel(use.ends("cells")), std::move(kinds));
}

void draw_nabner(const Use& use, Picture& picture) { picture.line(use.cells("cells"), kPaleYellow, 0.25); }

Sketch::Clue propose_nabner(Sketch& sketch) {
  return sketch.line({.least = 3, .most = 5, .is_growing = true});
}

}  // namespace

Rule nabner_rule() {
  return {.name = "nabner",
          .summary{"No two digits along the line are the same or consecutive.",
                   "Deux chiffres du tracé ne sont jamais égaux ni consécutifs."},
          .fpuzzles = "nabner~lines:cells",
          .parameters = {{"cells", CellsParameter{.least = 2, .is_path = true}}},
          .conditions = add_nabner,
          .draw = draw_nabner,
          .propose = propose_nabner};
}

}  // namespace quadrille::sudoku
