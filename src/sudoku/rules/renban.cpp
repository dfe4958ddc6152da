// The digits along a line are different and consecutive, in any order.
#include <algorithm>
#include <numeric>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kRenbanLabel{"renban {}", "renban {}"};
constexpr Sentence<Text> kOrdersLabel{"orders of the renban {}", "ordres du renban {}"};

/// With more cells there are so many orders that they cost more than they save.
constexpr std::size_t kMostInOrders = 4;

/// All orders of each range. They infer more than different digits and ranges by themselves: beside {1 4} and
/// {2 5} the third cell holds 3 or 6, while the ranges allow 1 to 6.
Table orders_of(const Table& ranges) {
  Table orders{ranges.members, {}};
  for (const Table::Row& range : ranges.rows) {
    Table::Row order;
    for (const int i : Bits(range.front())) order.push_back(bit(i));
    do orders.rows.push_back(order);
    while (std::ranges::next_permutation(order).found);
  }
  return orders;
}

void add_renban(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int count = static_cast<int>(cells.size());
  if (count == 2) {
    const auto is_next = [](int first, int second) { return first == second + 1 || second == first + 1; };
    return add.part(kRenbanLabel(use.ends("cells")),
                    {Relation{cells[0], cells[1], DigitPairs::where(use.puzzle().layout().digits, is_next)}});
  }
  Table ranges{cells, {}};
  for (int least = 0; least + count <= use.puzzle().layout().digits; ++least)
    ranges.rows.emplace_back(cells.size(), low_bits(count) << least);
  add.part(kRenbanLabel(use.ends("cells")), {Distinct{cells}, ranges});
  if (cells.size() > kMostInOrders || ranges.rows.empty()) return;
  const std::size_t last = add.last();
  add.implied(kOrdersLabel(use.ends("cells")), {orders_of(ranges)}, {{last - 1, last}, {}});
}

void draw_renban(const Use& use, Picture& picture) { picture.line(use.cells("cells"), kPalePurple, 0.25); }

Sketch::Clue propose_renban(Sketch& sketch) { return sketch.line({.least = 3, .most = 5}); }

}  // namespace

Rule renban_rule() {
  return {.name = "renban",
          .summary{"The digits along the line are different and consecutive, in any order.",
                   "Les chiffres du tracé sont différents et consécutifs, dans n’importe quel ordre."},
          .iss = "Renban~cells",
          .fpuzzles = "renban~lines:cells",
          .parameters = {{"cells", CellsParameter{.least = 2, .is_path = true}}},
          .conditions = add_renban,
          .draw = draw_renban,
          .propose = propose_renban};
}

}  // namespace quadrille::sudoku
