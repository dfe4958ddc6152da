// Cells a chess king's move apart hold different digits. Neighbours in a row or column do anyway.
#include "sudoku/rules.h"
#include "sudoku/rules/apart.h"

namespace quadrille::sudoku {

namespace {

void post_anti_king(const Puzzle&, std::string_view, Model& model) {
  for (const Step step : {Step{1, 1}, Step{1, -1}}) differ_apart(step, 0, "anti_king", model);
}

}  // namespace

Rule anti_king_rule() {
  return {.name = "anti_king",
          .summary = "Cells a chess king's move apart hold different digits.",
          .argument_help = "",
          .canonical = no_argument,
          .post = post_anti_king};
}

}  // namespace quadrille::sudoku
