// The digits along a line are different; those between its least and its greatest digit have a given sum.
#include <algorithm>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/line_length.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kLunchboxLabel{"lunchbox {} at {}", "sandwich fermé {} en {}"};

/// One alternative for each pair of positions of the least and the greatest digit: the digits between them
/// along the line have the total.
std::vector<ConditionKind> filling(const std::vector<int>& cells, std::size_t least, std::size_t greatest,
                                   int total) {
  std::vector<ConditionKind> list{Order{{cells[least], cells[greatest]}, true}};
  for (std::size_t k = 0; k < cells.size(); ++k)
    if (k != least && k != greatest)
      list.emplace_back(Order{{cells[least], cells[k], cells[greatest]}, true});
  const auto first = cells.begin() + static_cast<std::ptrdiff_t>(std::min(least, greatest)) + 1;
  const auto last = cells.begin() + static_cast<std::ptrdiff_t>(std::max(least, greatest));
  if (first != last) list.emplace_back(Sum::of({first, last}, total));
  return list;
}

/// Its condition lists every two positions of the ends and, for each pair, all other cells.
Parsed<void> fit_lunchbox(const Use& use) {
  constexpr std::size_t kMostCellsOfLunchbox = 32;
  return fit_length(use, kMostCellsOfLunchbox);
}

void add_lunchbox(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int total = use.integer("total");
  std::vector<std::vector<ConditionKind>> fillings;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < cells.size(); ++j) {
      const bool is_next = i + 1 == j || j + 1 == i;
      if (i != j && is_next == (total == 0)) fillings.push_back(filling(cells, i, j, total));
    }
  }
  add.part(kLunchboxLabel(total, cell_name(cells.front(), use.puzzle().layout())),
           {Distinct{cells}, any_of(std::move(fillings))});
}

void draw_lunchbox(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.shade(cell);
  picture.corner_text(use.cells("cells"), std::to_string(use.integer("total")));
}

}  // namespace

Rule lunchbox_rule() {
  return {
      .name = "lunchbox",
      .summary{"Different digits; those between the least and the greatest on the line add up to a total.",
               "Des chiffres différents ; ceux entre le plus petit et le plus grand du tracé font un total."},
      .iss = "Lunchbox~total~cells",
      .parameters = {{"cells", CellsParameter{.least = 2, .is_path = true}},
                     {"total", NumberParameter{0, kMostTotal}}},
      .fits = fit_lunchbox,
      .conditions = add_lunchbox,
      .draw = draw_lunchbox};
}

}  // namespace quadrille::sudoku
