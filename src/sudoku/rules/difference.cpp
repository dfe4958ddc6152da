// Two cells differ by a number. Authors draw a white dot for 1.
#include <cstdlib>
#include <optional>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text, Number> kDifferenceLabel{"difference of {} and {}: {}",
                                                        "différence de {} et {} : {}"};

void add_difference(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const Layout& layout = use.puzzle().layout();
  const int difference = use.integer("difference");
  const auto pairs = DigitPairs::where(layout, [=](int a, int b) { return std::abs(a - b) == difference; });
  add.part(kDifferenceLabel(cell_name(cells[0], layout), cell_name(cells[1], layout), difference),
           {Relation{cells[0], cells[1], pairs}});
}

void draw_difference(const Use& use, Picture& picture) {
  const std::string difference = std::to_string(use.integer("difference"));
  picture.dot(use.cells("cells"), kWhite, difference == "1" ? "" : difference, "\u00B1" + difference);
}

/// Proposes a white dot.
Sketch::Clue propose_difference(Sketch& sketch) {
  return sketch.pair([](int a, int b) { return std::abs(a - b) == 1 ? std::optional(1) : std::nullopt; });
}

}  // namespace

Rule difference_rule() {
  return {.name = "difference",
          .summary{"Two cells with a white dot between them differ by 1, or by another number.",
                   "Deux cases avec une pastille blanche entre elles diffèrent de 1, ou d’un autre nombre."},
          .iss = "WhiteDot(difference=1)~cells",
          .fpuzzles = "difference~cells:cells~value:difference",
          .parameters = {{"cells", CellsParameter{.least = 2, .most = 2}},
                         {"difference", NumberParameter{0, kMaxSize - 1, 1}}},
          .conditions = add_difference,
          .draw = draw_difference,
          .propose = propose_difference};
}

}  // namespace quadrille::sudoku
