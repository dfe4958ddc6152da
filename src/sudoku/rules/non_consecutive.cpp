// Cells that share a side do not hold digits that follow one another.
#include "sudoku/rules.h"
#include "sudoku/rules/apart.h"

namespace quadrille::sudoku {

namespace {

void post_non_consecutive(const Puzzle&, std::string_view, Model& model) {
  for (const Step step : {Step{0, 1}, Step{1, 0}}) {
    for (const int offset : {1, -1}) differ_apart(step, offset, "non_consecutive", model);
  }
}

}  // namespace

Rule non_consecutive_rule() {
  return {.name = "non_consecutive",
          .summary = "Cells that share a side do not hold digits that follow one another.",
          .argument_help = "",
          .canonical = no_argument,
          .post = post_non_consecutive};
}

}  // namespace quadrille::sudoku
