// Square windows, one cell apart and one cell from the edge, hold different digits: four in a 9x9 grid. With
// a side of s cells, s-1 windows in a row and the s lines around them fill s*(s-1) + s = n cells exactly, so
// the rule fits every grid whose size is a square, whatever its regions are.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number> kWindowLabel{"window {}", "fenêtre {}"};
constexpr Sentence<Number> kNoWindowsOfSize{
    "found a grid of size {}, but windows need one of size 4, 9, 16, 25, 36, 49 or 64",
    "on trouve une grille de taille {}, mais les fenêtres en demandent une de taille 4, 9, 16, 25, 36, 49 ou "
    "64"};
constexpr Sentence<Text, Number> kNoWindowsOfDigits{
    "found a {} grid of {} digits, but windows need one of size 4, 9, 16, 25, 36, 49 or 64",
    "on trouve une grille {} de {} chiffres, mais les fenêtres en demandent une de taille 4, 9, 16, 25, 36, "
    "49 ou 64"};

/// The side of a window: the square root of the grid's size; 0 if the size is not the square of 2 or more, or
/// the layout has no size.
int window_side(const Layout& layout) {
  const int size = layout.columns;
  if (layout.rows != size || layout.digits < size) return 0;
  int side = 2;
  while (side * side < size) ++side;
  return side * side == size ? side : 0;
}

Parsed<void> fit_windoku(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  if (window_side(layout) != 0) return {};
  return bad_input(layout.is_usual() ? kNoWindowsOfSize(layout.columns)
                                     : kNoWindowsOfDigits(grid_name(layout), layout.digits));
}

std::vector<int> window_cells(int top, int left, int side, int size) {
  std::vector<int> cells;
  for (int row = top; row < top + side; ++row) {
    for (int column = left; column < left + side; ++column) cells.push_back(row * size + column);
  }
  return cells;
}

/// The cells of each window.
std::vector<std::vector<int>> windows_of(const Puzzle& puzzle) {
  const int n = puzzle.layout().columns;
  const int side = window_side(puzzle.layout());
  std::vector<std::vector<int>> windows;
  for (int top = 1; top < n; top += side + 1) {
    for (int left = 1; left < n; left += side + 1) windows.push_back(window_cells(top, left, side, n));
  }
  return windows;
}

void add_windoku(const Use& use, ConditionAdder& add) {
  int number = 0;
  for (auto& window : windows_of(use.puzzle())) add.distinct(kWindowLabel(++number), std::move(window));
}

void draw_windoku(const Use& use, Picture& picture) {
  for (const auto& window : windows_of(use.puzzle())) {
    for (const int cell : window) picture.shade(cell);
  }
}

}  // namespace

Rule windoku_rule() {
  return {.name = "windoku",
          .summary{"Square windows between the boxes, four in a 9x9 grid, hold different digits.",
                   "Des fenêtres carrées entre les blocs, quatre dans une grille 9x9, contiennent des "
                   "chiffres différents."},
          .iss = "Windoku",
          .needs_one_board = true,
          .fits = fit_windoku,
          .conditions = add_windoku,
          .draw = draw_windoku};
}

}  // namespace quadrille::sudoku
