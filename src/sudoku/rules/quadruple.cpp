// The digits at a corner of four cells occur in these cells.
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/listed_digits.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kQuadrupleLabel{"quadruple at {}", "quadruple en {}"};
constexpr int kMostAtCorner = 4;

void add_quadruple(const Use& use, ConditionAdder& add) {
  add.part(kQuadrupleLabel(cell_name(use.cells("cells").front(), use.puzzle().layout())),
           counts_of_listed(use, /*may_be_more=*/true));
}

/// Draws at the common corner of the cells, or on the side that two share; if there is neither, in each cell.
void draw_quadruple(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  Point first = picture.centre(cells.front());
  Point last = first;
  for (const int cell : cells) {
    const Point centre = picture.centre(cell);
    first = {std::min(first.x, centre.x), std::min(first.y, centre.y)};
    last = {std::max(last.x, centre.x), std::max(last.y, centre.y)};
  }
  std::string text = listed_values(use);
  const double right = last.x - first.x, down = last.y - first.y;
  const bool is_square =
      right <= 1 && down <= 1 && (right + 1) * (down + 1) == static_cast<double>(cells.size());
  if (is_square)
    picture.text_on_lines({(first.x + last.x) / 2, (first.y + last.y) / 2}, 0.25, std::move(text));
  else
    for (const int cell : cells) picture.corner_text(cell, text);
}

/// Proposes all four digits at a corner.
Sketch::Clue propose_quadruple(Sketch& sketch) {
  const Layout& layout = sketch.layout();
  for (const int cell : sketch.free_cells()) {
    const int row = layout.row_of(cell), column = layout.column_of(cell);
    if (!layout.contains(row + 1, column + 1) || !layout.contains(row + 1, column) ||
        !layout.contains(row, column + 1))
      continue;
    std::vector<int> cells{cell, cell + 1, layout.cell_at(row + 1, column),
                           layout.cell_at(row + 1, column + 1)};
    if (!std::ranges::all_of(cells, [&](int corner) { return sketch.is_free(corner); })) continue;
    DigitList digits;
    for (const int value : sketch.values_of(cells)) digits.digits.push_back(layout.digit_of(value));
    sort_range(digits.digits);
    return std::vector<Value>{std::move(cells), std::move(digits)};
  }
  return std::nullopt;
}

}  // namespace

Rule quadruple_rule() {
  return {
      .name = "quadruple",
      .summary{"The four cells around a corner contain the digits given there, as often as each is named.",
               "Les quatre cases autour d’un coin contiennent les chiffres qui y sont donnés, chacun aussi "
               "souvent qu’il est cité."},
      .parameters = {{"cells", CellsParameter{.most = kMostAtCorner}},
                     {"digits", DigitListParameter{kMostAtCorner}}},
      .fits = fit_listed_digits,
      .conditions = add_quadruple,
      .draw = draw_quadruple,
      .propose = propose_quadruple};
}

}  // namespace quadrille::sudoku
