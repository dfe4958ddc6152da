// Both long diagonals hold different digits (Sudoku X).
#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

void add_diagonals(const Puzzle& puzzle, std::string_view, ConditionAdder& add) {
  const int n = puzzle.size();
  std::vector<int> falling, rising;
  for (int row = 0; row < n; ++row) {
    falling.push_back(row * n + row);
    rising.push_back(row * n + n - 1 - row);
  }
  add.distinct("main diagonal", std::move(falling));
  add.distinct("anti-diagonal", std::move(rising));
}

}  // namespace

Rule diagonals_rule() {
  return {.name = "diagonals",
          .summary = "Both long diagonals hold different digits.",
          .argument_help = "",
          .canonical = no_argument,
          .conditions = add_diagonals};
}

}  // namespace quadrille::sudoku
