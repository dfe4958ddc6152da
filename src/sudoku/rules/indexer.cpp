// A marked cell gives the position in its row, column or box of the cell that holds the marked cell's own
// position. If r2c5 holds 7, then r7c5 holds 2 (rows), or r2c7 holds 5 (columns). If the second cell of a box
// holds 7, its seventh holds 2 (boxes, whose cells are counted in reading order).
#include <algorithm>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kIndexerLabel{"indexer {}", "index {}"};
constexpr Sentence<Text, Number, Number> kNotInRows{
    "found {}, expected cells in rows whose number is a digit, {} to {}",
    "on trouve {}, on attend des cases dans des lignes dont le numéro est un chiffre, de {} à {}"};
constexpr Sentence<Text, Number, Number> kNotInColumns{
    "found {}, expected cells in columns whose number is a digit, {} to {}",
    "on trouve {}, on attend des cases dans des colonnes dont le numéro est un chiffre, de {} à {}"};

constexpr Sentence<Text, Number, Number> kNotInBoxes{
    "found {}, expected cells in a box or region, at places whose number there is a digit, {} to {}",
    "on trouve {}, on attend des cases d’un bloc ou d’une région, à des places dont le numéro est un "
    "chiffre, de {} à {}"};

bool names_rows(const Use& use) { return use.choice("names") == "rows"; }
bool names_boxes(const Use& use) { return use.choice("names") == "boxes"; }

/// The cells that the cell's digit selects from, including the cell itself; empty if it is in no region.
std::vector<int> indexed_cells(const Use& use, int cell) {
  const Layout& layout = use.puzzle().layout();
  if (names_rows(use)) return layout.column_cells(layout.column_of(cell));
  if (!names_boxes(use)) return layout.row_cells(layout.row_of(cell));
  if (!use.puzzle().has_regions() || use.puzzle().regions()[at(cell)] == kNoRegion) return {};
  return use.puzzle().region_cells()[at(use.puzzle().regions()[at(cell)])];
}

/// The position of the cell among these, counted from 1; 0 if there are none.
int own_number(const std::vector<int>& cells, int cell) {
  if (cells.empty()) return 0;
  return 1 + static_cast<int>(std::ranges::find(cells, cell) - cells.begin());
}

Parsed<void> fit_indexer(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  const auto& sentence = names_boxes(use) ? kNotInBoxes : names_rows(use) ? kNotInRows : kNotInColumns;
  for (const int cell : use.cells("cells")) {
    const int number = own_number(indexed_cells(use, cell), cell);
    if (number != 0 && layout.digit_of(number) != 0) continue;
    return bad_input(sentence(cell_name(cell, layout), layout.first_value, layout.last_value()));
  }
  return {};
}

void add_indexer(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  for (const int cell : use.cells("cells")) {
    Index index{.place = cell, .path = indexed_cells(use, cell)};
    index.digit = layout.digit_of(own_number(index.path, cell));
    index.first = 2 - layout.first_value;  // a 1 names the first cell
    add.part(kIndexerLabel(cell_name(cell, layout)), {std::move(index)});
  }
}

/// Draws a bar along the line that the cell indexes; a square for a box.
void draw_indexer(const Use& use, Picture& picture) {
  constexpr double kSide = 0.6;
  for (const int cell : use.cells("cells")) {
    if (names_boxes(use)) {
      picture.add(kPaleGreen, Layer::kMarks, Square{picture.centre(cell), kSide});
      continue;
    }
    const Point centre = picture.centre(cell);
    const double down = names_rows(use) ? 0.375 : 0, right = 0.375 - down;
    picture.line({{centre.x - right, centre.y - down}, {centre.x + right, centre.y + down}}, kPaleGreen, 0.3);
  }
}

}  // namespace

Rule indexer_rule() {
  return {.name = "indexer",
          .summary{"A marked cell at place p of its row, column or box says at which place the digit p is.",
                   "Une case marquée à la place p de sa ligne, sa colonne ou son bloc dit à quelle place est "
                   "le chiffre p."},
          .fpuzzles =
              "rowindexer(names=rows)~cells:cells columnindexer(names=columns)~cells:cells "
              "boxindexer(names=boxes)~cells:cells",
          .parameters = {{"cells", CellsParameter{.most = kMostCells, .in_grid = true}},
                         {"names", ChoiceParameter{"rows columns boxes"}}},
          .needs_one_board = true,
          .fits = fit_indexer,
          .conditions = add_indexer,
          .draw = draw_indexer};
}

}  // namespace quadrille::sudoku
