// The digits along a line are different and have no gaps, in any order.
#include "base/sentence.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/puzzle/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kRenbanLabel{"renban {}", "renban {}"};

void add_renban(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int count = static_cast<int>(cells.size());
  Table ranges{cells, {}};
  for (int least = 0; least + count <= use.puzzle().layout().digits; ++least)
    ranges.rows.emplace_back(cells.size(), low_bits(count) << least);
  add.part(kRenbanLabel(use.ends("cells")), {Distinct{cells}, std::move(ranges)});
}

void draw_renban(const Use& use, Picture& picture) { picture.line(use.cells("cells"), kPalePurple, 0.25); }

Sketch::Clue propose_renban(Sketch& sketch) { return sketch.line({.least = 3, .most = 5}); }

}  // namespace

Rule renban_rule() {
  return {
      .name = "renban",
      .summary{"The digits along the line are different ones without gaps, in any order.",
               "Les chiffres du tracé sont différents et se suivent sans trou, dans n’importe quel ordre."},
      .parameters = {{"cells", CellsParameter{.least = 2, .is_path = true}}},
      .conditions = add_renban,
      .draw = draw_renban,
      .propose = propose_renban};
}

}  // namespace quadrille::sudoku
