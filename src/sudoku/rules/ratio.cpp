// One of two cells is a given multiple of the other. Authors draw a black dot for 2.
#include <optional>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text, Number> kRatioLabel{"ratio of {} and {}: {}", "rapport de {} et {} : {}"};

void add_ratio(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const Layout& layout = use.puzzle().layout();
  const int ratio = use.integer("ratio");
  const auto pairs =
      DigitPairs::where(layout, [=](int a, int b) { return a == ratio * b || b == ratio * a; });
  add.part(kRatioLabel(cell_name(cells[0], layout), cell_name(cells[1], layout), ratio),
           {Relation{cells[0], cells[1], pairs}});
}

void draw_ratio(const Use& use, Picture& picture) {
  const std::string ratio = std::to_string(use.integer("ratio"));
  picture.dot(use.cells("cells"), kBlack, ratio == "2" ? "" : ratio, "\u00D7" + ratio);
}

/// Proposes a black dot.
Sketch::Clue propose_ratio(Sketch& sketch) {
  return sketch.pair([](int a, int b) { return a == 2 * b || b == 2 * a ? std::optional(2) : std::nullopt; });
}

}  // namespace

Rule ratio_rule() {
  return {.name = "ratio",
          .summary{
              "One of two cells with a black dot between them is twice the other, or another multiple of it.",
              "L’une de deux cases avec une pastille noire entre elles est le double de l’autre, ou un autre "
              "multiple."},
          .iss = "BlackDot(ratio=2)~cells",
          .fpuzzles = "ratio~cells:cells~value:ratio",
          .parameters = {{"cells", CellsParameter{.least = 2, .most = 2}},
                         {"ratio", NumberParameter{1, kMaxSize, 2}}},
          .conditions = add_ratio,
          .draw = draw_ratio,
          .propose = propose_ratio};
}

}  // namespace quadrille::sudoku
