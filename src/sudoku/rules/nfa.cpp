// A finite automaton accepts the digits along a line.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kNfaLabel{"nfa {}", "nfa {}"};

void add_nfa(const Use& use, ConditionAdder& add) {
  add.part(kNfaLabel(use.ends("cells")), {DigitWord{use.cells("cells"), use.automaton("machine")}});
}

void draw_nfa(const Use& use, Picture& picture) { picture.line(use.cells("cells"), kPaleYellow, 0.2); }

}  // namespace

Rule nfa_rule() {
  return {.name = "nfa",
          .summary{"A finite automaton, which may be nondeterministic, accepts the digits along the line.",
                   "Un automate fini, éventuellement non déterministe, accepte les chiffres du tracé."},
          .parameters = {{"cells", CellsParameter{.least = 1, .most = kMostCells, .is_path = true}},
                         {"machine", AutomatonParameter{}}},
          .conditions = add_nfa,
          .draw = draw_nfa};
}

}  // namespace quadrille::sudoku
