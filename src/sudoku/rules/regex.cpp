// The digits along a line match a regular expression.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kRegexLabel{"regex {}", "expression {}"};

void add_regex(const Use& use, ConditionAdder& add) {
  add.part(kRegexLabel(use.ends("cells")), {DigitWord{use.cells("cells"), use.pattern("pattern").automaton}});
}

void draw_regex(const Use& use, Picture& picture) { picture.line(use.cells("cells"), kPaleYellow, 0.2); }

}  // namespace

Rule regex_rule() {
  return {.name = "regex",
          .summary{"The digits along the line match a regular expression.",
                   "Les chiffres du tracé correspondent à une expression régulière."},
          .parameters = {{"cells", CellsParameter{.least = 1, .most = kMostCells, .is_path = true}},
                         {"pattern", PatternParameter{}}},
          .conditions = add_regex,
          .draw = draw_regex};
}

}  // namespace quadrille::sudoku
