// Cells a chess knight's move apart hold different digits.
#include "sudoku/rules.h"
#include "sudoku/rules/apart.h"

namespace quadrille::sudoku {

namespace {

void post_anti_knight(const Puzzle&, std::string_view, Model& model) {
  for (const Step step : {Step{1, 2}, Step{1, -2}, Step{2, 1}, Step{2, -1}}) {
    differ_apart(step, 0, "anti_knight", model);
  }
}

}  // namespace

Rule anti_knight_rule() {
  return {.name = "anti_knight",
          .summary = "Cells a chess knight's move apart hold different digits.",
          .argument_help = "",
          .canonical = no_argument,
          .post = post_anti_knight};
}

}  // namespace quadrille::sudoku
