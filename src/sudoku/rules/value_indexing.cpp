// The second cell of a line gives the position, among the cells after it, of one that repeats the digit of
// the first cell.
//
//   5 2 1 5 3    the second of the cells after 5 2 holds 5
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kValueIndexingLabel{"value indexing {}", "index de valeur {}"};

void add_value_indexing(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  Index index{.place = cells[1], .path = {cells.begin() + 2, cells.end()}, .other = cells[0]};
  index.first = 2 - add.layout().first_value;  // a 1 names the first cell
  add.part(kValueIndexingLabel(use.ends("cells")), {std::move(index)});
}

void draw_value_indexing(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  std::vector<Point> points;
  for (const int cell : cells) points.push_back(picture.centre(cell));
  picture.arrow(std::move(points), kLightBlue, 0.08);
  picture.ring(cells[0], kLightBlue, 0.08);
}

}  // namespace

Rule value_indexing_rule() {
  return {
      .name = "value_indexing",
      .summary{
          "The second cell says at which place of the cells after it the digit of the first cell occurs.",
          "La deuxième case dit à quelle place des suivantes se trouve le chiffre de la première."},
      .iss = "ValueIndexing~cells",
      .parameters = {{"cells",
                      CellsParameter{.least = 3, .most = kMostCells, .is_path = true, .may_repeat = true}}},
      .conditions = add_value_indexing,
      .draw = draw_value_indexing};
}

}  // namespace quadrille::sudoku
