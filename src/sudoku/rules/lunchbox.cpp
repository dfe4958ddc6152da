// The digits of a box are different; those between its least and its greatest one come to a total.
#include <string>

#include <fmt/format.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

/// The digits lie from `least` to `greatest`, both of which are there, and come to that sum.
std::vector<ConditionKind> filling(const std::vector<int>& cells, int least, int greatest, int sum) {
  std::vector<ConditionKind> list;
  for (const int cell : cells) list.emplace_back(OneOf{cell, low_bits(greatest) & ~low_bits(least - 1)});
  for (const int end : {least, greatest})
    list.emplace_back(DigitCount{cells, digit_bit(end), HowMany::exactly(1)});
  list.emplace_back(Sum::of(cells, sum));
  return list;
}

void add_lunchbox(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int size = use.puzzle().size(), total = use.integer("total");
  const int between = static_cast<int>(cells.size()) - 2;
  std::vector<std::vector<ConditionKind>> fillings;
  for (int least = 1; least <= size; ++least) {
    for (int greatest = least + between + 1; greatest <= size; ++greatest) {
      const int smallest_sum = between * (2 * least + between + 1) / 2;
      const int largest_sum = between * (2 * greatest - between - 1) / 2;
      if (smallest_sum <= total && total <= largest_sum)
        fillings.push_back(filling(cells, least, greatest, least + greatest + total));
    }
  }
  add.part(fmt::format("lunchbox {} at {}", total, cell_name(cells.front(), size)),
           {Distinct{cells}, any_of(std::move(fillings))});
}

void draw_lunchbox(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) picture.shade(cell);
  picture.corner_text(use.cells("cells").front(), std::to_string(use.integer("total")));
}

}  // namespace

Rule lunchbox_rule() {
  return {.name = "lunchbox",
          .summary = "Different digits, of which those between the least and the greatest come to a total.",
          .parameters = {{"cells", CellsParameter{.least = 2}}, {"total", NumberParameter{0, kMostTotal}}},
          .conditions = add_lunchbox,
          .draw = draw_lunchbox};
}

}  // namespace quadrille::sudoku
