// All pairs of cells at the same distance from the middle of a line have the same sum. If there is a cell in
// the middle, it holds that sum.
//
//   a b c d e    a + e = c,  b + d = c        a b c d    a + d = b + c
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kZipperLabel{"zipper {}", "fermeture éclair {}"};

void add_zipper(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const std::size_t pairs = cells.size() / 2;
  const bool has_middle = cells.size() % 2 == 1;
  std::vector<ConditionKind> sums;
  for (std::size_t i = 0; i + (has_middle ? 0 : 1) < pairs; ++i) {
    std::vector<int> equal{cells[i], cells[cells.size() - 1 - i], cells[pairs]};
    if (!has_middle) equal.push_back(cells[pairs - 1]);
    Sum sum = Sum::of(equal, 0);
    for (std::size_t term = 2; term < equal.size(); ++term) sum.terms[term].factor = -1;
    sums.emplace_back(std::move(sum));
  }
  add.part(kZipperLabel(use.ends("cells")), std::move(sums));
}

void draw_zipper(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  picture.line(cells, kPalePurple, 0.12);
  if (cells.size() % 2 == 1) picture.ring(cells[cells.size() / 2], kPalePurple, 0.08);
}

Sketch::Clue propose_zipper(Sketch& sketch) { return sketch.line({.least = 3, .most = 5}); }

}  // namespace

Rule zipper_rule() {
  return {
      .name = "zipper",
      .summary{
          "Digits equally far from the middle of the line have the same sum, which a middle digit equals.",
          "Deux chiffres à égale distance du milieu du tracé ont toujours la même somme, égale au chiffre du "
          "milieu s’il y en a un."},
      .iss = "Zipper~cells",
      .fpuzzles = "zipperline~lines:cells=3",
      .parameters = {{"cells", CellsParameter{.least = 3, .most = kMostCells, .is_path = true}}},
      .conditions = add_zipper,
      .draw = draw_zipper,
      .propose = propose_zipper};
}

}  // namespace quadrille::sudoku
