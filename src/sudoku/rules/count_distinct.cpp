// A cell says how many different digits stand along the line that it begins.
#include "base/sentence.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/puzzle/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kCountDistinctLabel{"count distinct {}", "chiffres différents comptés {}"};

void add_count_distinct(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  add.part(kCountDistinctLabel(use.ends("cells")),
           {DistinctCount{{cells.begin() + 1, cells.end()},
                          HowMany::digit_of(cells.front(), add.layout().first_value)}});
}

void draw_count_distinct(const Use& use, Picture& picture) {
  picture.line(use.cells("cells"), kPaleBlue, 0.2);
  picture.circle(use.cells("cells").front());
}

Sketch::Clue propose_count_distinct(Sketch& sketch) { return sketch.line({.least = 4, .most = 6}); }

}  // namespace

Rule count_distinct_rule() {
  return {.name = "count_distinct",
          .summary{"The first cell says how many different digits the others hold.",
                   "La première case dit combien de chiffres différents contiennent les autres."},
          .parameters = {{"cells", path_of_cells()}},
          .conditions = add_count_distinct,
          .draw = draw_count_distinct,
          .propose = propose_count_distinct};
}

}  // namespace quadrille::sudoku
