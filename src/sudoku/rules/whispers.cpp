// Neighbours along a line have a minimum difference: 5 with nine digits on a German whispers line.
#include <cstdlib>

#include <fmt/format.h>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kWhispersLabel{"whispers {}", "murmures {}"};
constexpr Sentence<> kHalfTheDigits{"half the digits, rounded up",
                                    "la moitié des chiffres, arrondie vers le haut,"};

int usual_difference(int digits) { return (digits + 1) / 2; }

void add_whispers(const Use& use, ConditionAdder& add) {
  const int difference = use.integer("difference");
  const auto pairs =
      DigitPairs::where(use.puzzle().layout(), [=](int a, int b) { return std::abs(a - b) >= difference; });
  add.neighbours(kWhispersLabel(use.ends("cells")), use.cells("cells"), pairs);
}

void draw_whispers(const Use& use, Picture& picture) {
  const auto& cells = use.cells("cells");
  picture.line(cells, kPaleGreen, 0.25);
  const int difference = use.integer("difference");
  if (difference == usual_difference(use.puzzle().layout().digits)) return;
  picture.text_on_lines(picture.middle(cells[0], cells[1]), 0.35, fmt::format("\u2265{}", difference));
}

Sketch::Clue propose_whispers(Sketch& sketch) {
  return sketch.line({.least = 3, .most = 6, .is_growing = true});
}

}  // namespace

Rule whispers_rule() {
  return {.name = "whispers",
          .summary{"Consecutive cells of the line differ by at least a number, usually 5.",
                   "Deux cases consécutives du tracé diffèrent d’au moins un nombre, en général 5."},
          .iss = "Whisper~difference=5~cells",
          .fpuzzles = "whispers~lines:cells~value:difference",
          .parameters = {{"cells", crossing_path_of_cells()},
                         {"difference",
                          NumberParameter{1, kMaxSize - 1, Fallback{usual_difference, kHalfTheDigits}}}},
          .conditions = add_whispers,
          .draw = draw_whispers,
          .propose = propose_whispers};
}

}  // namespace quadrille::sudoku
