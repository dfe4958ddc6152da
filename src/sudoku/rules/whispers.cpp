// Neighbours along a line differ by much: at least 5 of 9 digits on a German whispers line.
#include <cstdlib>

#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

int usual_difference(int size) { return (size + 1) / 2; }

void add_whispers(const Use& use, ConditionAdder& add) {
  const int difference = use.integer("difference");
  const auto pairs =
      DigitPairs::where(use.puzzle().size(), [=](int a, int b) { return std::abs(a - b) >= difference; });
  add.neighbours("whispers " + use.ends("cells"), use.cells("cells"), pairs);
}

}  // namespace

Rule whispers_rule() {
  return {.name = "whispers",
          .summary = "Neighbours along the line differ by at least a number, usually 5.",
          .parameters = {{"cells", path_of_cells()},
                         {"difference", NumberParameter{1, kMaxSize - 1,
                                                        Fallback{usual_difference,
                                                                 "half the digits, rounded up (5 of 9),"}}}},
          .conditions = add_whispers};
}

}  // namespace quadrille::sudoku
