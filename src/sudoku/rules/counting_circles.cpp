// A digit in a circle is the number of circles that hold it.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kCirclesLabel{"counting circles {}", "cercles comptés {}"};

constexpr int kMostCircles = 256;

/// The words in which the value occurs exactly that many times, or not at all.
std::shared_ptr<const DigitAutomaton> as_often_as_it_says(const Layout& layout, int value) {
  const auto step = [=](int seen, int digit) -> std::optional<int> {
    if (digit != value) return seen;
    return seen < value ? std::optional(seen + 1) : std::nullopt;
  };
  return DigitAutomaton::from(layout, 0, step, [=](int seen) { return seen == 0 || seen == value; });
}

void add_counting_circles(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  std::vector<ConditionKind> words;
  for (int digit = 1; digit <= layout.digits; ++digit)
    words.emplace_back(DigitWord{use.cells("cells"), as_often_as_it_says(layout, layout.value_of(digit))});
  add.part(kCirclesLabel(use.ends("cells")), std::move(words));
}

void draw_counting_circles(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.ring(cell, kMiddleGrey, 0.04);
}

}  // namespace

Rule counting_circles_rule() {
  return {.name = "counting_circles",
          .summary{"A digit in a circle says how many circles hold it.",
                   "Un chiffre dans un cercle dit combien de cercles le contiennent."},
          .iss = "CountingCircles~cells",
          .parameters = {{"cells", CellsParameter{.most = kMostCircles}}},
          .conditions = add_counting_circles,
          .draw = draw_counting_circles};
}

}  // namespace quadrille::sudoku
