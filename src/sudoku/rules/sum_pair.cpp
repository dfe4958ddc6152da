// Two cells have a given sum. Authors write X for 10 and V for 5.
#include <optional>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text, Number> kSumPairLabel{"sum of {} and {}: {}", "somme de {} et {} : {}"};

constexpr int kX = 10;
constexpr int kV = 5;

void add_sum_pair(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const Layout& layout = use.puzzle().layout();
  const int sum = use.integer("sum");
  const auto pairs = DigitPairs::where(layout, [=](int a, int b) { return a + b == sum; });
  add.part(kSumPairLabel(cell_name(cells[0], layout), cell_name(cells[1], layout), sum),
           {Relation{cells[0], cells[1], pairs}});
}

void draw_sum_pair(const Use& use, Picture& picture) {
  const int sum = use.integer("sum");
  picture.text_between(use.cells("cells"), sum == kX ? "X" : sum == kV ? "V" : std::to_string(sum));
}

/// Proposes an X or a V.
Sketch::Clue propose_sum_pair(Sketch& sketch) {
  return sketch.pair(
      [](int a, int b) { return a + b == kX || a + b == kV ? std::optional(a + b) : std::nullopt; });
}

}  // namespace

Rule sum_pair_rule() {
  return {.name = "sum_pair",
          .summary{"Two cells add up to a number: 10 for an X between them, 5 for a V.",
                   "Deux cases ont une somme donnée : 10 pour un X entre elles, 5 pour un V."},
          .iss = "X(sum=10)~cells V(sum=5)~cells",
          .parameters = {{"cells", CellsParameter{.least = 2, .most = 2}}, {"sum", total_of_digits()}},
          .conditions = add_sum_pair,
          .draw = draw_sum_pair,
          .propose = propose_sum_pair};
}

}  // namespace quadrille::sudoku
