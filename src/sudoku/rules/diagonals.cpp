// Both long diagonals hold different digits (Sudoku X).
#include "sudoku/rules.h"

namespace quadrille::sudoku {

namespace {

void add_diagonals(const Use& use, ConditionAdder& add) {
  const int n = use.puzzle().size();
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
          .conditions = add_diagonals};
}

}  // namespace quadrille::sudoku
