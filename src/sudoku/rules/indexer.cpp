// A marked cell says in which row of its column the number of its own row stands, or the other way round:
// where r2c5 holds 7, r7c5 holds 2 (it names rows), or r2c7 holds 5 (it names columns).
#include <utility>

#include "base/sentence.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kIndexerLabel{"indexer {}"};
constexpr Sentence<Text, Number, Number> kNotInRows{
    "found {}, expected cells in rows whose number is a digit, {} to {}"};
constexpr Sentence<Text, Number, Number> kNotInColumns{
    "found {}, expected cells in columns whose number is a digit, {} to {}"};

bool names_rows(const Use& use) { return use.choice("names") == "rows"; }

/// The number of the cell's own row or column, counted from 1.
int own_number(const Use& use, int cell) {
  const Layout& layout = use.puzzle().layout();
  return 1 + (names_rows(use) ? layout.row_of(cell) : layout.column_of(cell));
}

Parsed<void> fit_indexer(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  const auto& sentence = names_rows(use) ? kNotInRows : kNotInColumns;
  for (const int cell : use.cells("cells")) {
    if (layout.digit_of(own_number(use, cell)) != 0) continue;
    return bad_input(sentence(cell_name(cell, layout), layout.first_value, layout.last_value()));
  }
  return {};
}

void add_indexer(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  for (const int cell : use.cells("cells")) {
    Index index{.place = cell, .digit = layout.digit_of(own_number(use, cell))};
    index.path =
        names_rows(use) ? layout.column_cells(layout.column_of(cell)) : layout.row_cells(layout.row_of(cell));
    index.first = 2 - layout.first_value;  // a 1 names the first cell
    add.part(kIndexerLabel(cell_name(cell, layout)), {std::move(index)});
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
      .summary{"A marked cell says where in its row or column the number of its own column or row stands."},
      .parameters = {{"cells", CellsParameter{.most = kMostCells, .in_grid = true}},
                     {"names", ChoiceParameter{{"rows", "columns"}}}},
      .fits = fit_indexer,
      .conditions = add_indexer,
      .draw = draw_indexer};
}

}  // namespace quadrille::sudoku
