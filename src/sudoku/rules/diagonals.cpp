// Both long diagonals hold different digits (Sudoku X).
#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

void post_diagonals(const Puzzle& puzzle, std::string_view, Model& model) {
  const int n = puzzle.size();
  House falling{"main diagonal", {}};
  House rising{"anti-diagonal", {}};
  for (int row = 0; row < n; ++row) {
    falling.cells.push_back(row * n + row);
    rising.cells.push_back(row * n + n - 1 - row);
  }
  model.houses.push_back(std::move(falling));
  model.houses.push_back(std::move(rising));
}

}  // namespace

Rule diagonals_rule() {
  return {.name = "diagonals",
          .summary = "Both long diagonals hold different digits.",
          .argument_help = "",
          .canonical = no_argument,
          .post = post_diagonals};
}

}  // namespace quadrille::sudoku
