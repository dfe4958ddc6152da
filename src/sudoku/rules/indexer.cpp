// A marked cell says in which row of its column the number of its own row stands, or the other way round:
// where r2c5 holds 7, r7c5 holds 2 (it names rows), or r2c7 holds 5 (it names columns).
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

bool names_rows(const Use& use) { return use.choice("names") == "rows"; }

void add_indexer(const Use& use, ConditionAdder& add) {
  const int size = use.puzzle().size();
  for (const int cell : use.cells("cells")) {
    const int row = cell / size, column = cell % size;
    Index index{.place = cell, .digit = (names_rows(use) ? row : column) + 1};
    for (int i = 0; i < size; ++i) index.path.push_back(names_rows(use) ? i * size + column : row * size + i);
    add.part("indexer " + cell_name(cell, size), {std::move(index)});
  }
}

/// A bar along the line in which the cell names another.
void draw_indexer(const Use& use, Picture& picture) {
  for (const int cell : use.cells("cells")) {
    const Point centre = picture.centre(cell);
    const double down = names_rows(use) ? 0.375 : 0, right = 0.375 - down;
    picture.line({{centre.x - right, centre.y - down}, {centre.x + right, centre.y + down}}, kPaleGreen, 0.3);
  }
}

}  // namespace

Rule indexer_rule() {
  return {
      .name = "indexer",
      .summary = "A marked cell says where in its row or column the number of its own column or row stands.",
      .parameters = {{"cells", any_cells()}, {"names", ChoiceParameter{{"rows", "columns"}}}},
      .conditions = add_indexer,
      .draw = draw_indexer};
}

}  // namespace quadrille::sudoku
