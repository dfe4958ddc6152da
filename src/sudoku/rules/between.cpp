// The digits along a line lie between those at its ends.
#include <algorithm>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/line_length.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kBetweenLabel{"between {}", "entre {}"};

void add_between(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int size = use.puzzle().layout().digits;
  Table table{cells, {}};
  for (int first = 1; first <= size; ++first) {
    for (int last = 1; last <= size; ++last) {
      const auto [low, high] = std::minmax(first, last);
      if (high - low < 2) continue;
      Table::Row row(cells.size(), low_bits(high - 1) & ~low_bits(low));
      row.front() = digit_bit(first);
      row.back() = digit_bit(last);
      table.rows.push_back(std::move(row));
    }
  }
  add.part(kBetweenLabel(use.ends("cells")), {std::move(table)});
}

void draw_between(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  picture.line(cells, kGrey, 0.08);
  picture.circle(cells.front());
  picture.circle(cells.back());
}

Sketch::Clue propose_between(Sketch& sketch) { return sketch.line({.least = 4, .most = 6}); }

}  // namespace

Rule between_rule() {
  return {.name = "between",
          .summary{"The digits along the line lie strictly between those at its two ends.",
                   "Les chiffres le long du tracé sont strictement entre ceux de ses deux bouts."},
          .iss = "Between~cells",
          .fpuzzles = "betweenline~lines:cells=3",
          .parameters = {{"cells", CellsParameter{.least = 3, .most = kMostCells, .is_path = true}}},
          .fits = fit_table_of_ends,
          .conditions = add_between,
          .draw = draw_between,
          .propose = propose_between};
}

}  // namespace quadrille::sudoku
