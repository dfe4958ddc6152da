#include "answers/cells.h"

#include "base/json_line.h"
#include "base/sentence.h"

namespace quadrille::answers {

std::string text_of(const Placement& placement) {
  return placement.cell + '=' + std::to_string(placement.value);
}

std::string to_json(const Placement& placement) { return quadrille::to_json(text_of(placement)); }

std::string to_json(const Elimination& elimination) {
  return quadrille::to_json(elimination.cell + "!=" + std::to_string(elimination.value));
}

std::vector<int> values_of(const sudoku::Grid& grid, const sudoku::Layout& layout) {
  std::vector<int> values;
  values.reserve(grid.size());
  for (const int digit : grid) values.push_back(layout.value_of(digit));
  return values;
}

sudoku::Grid grid_of(const std::vector<int>& values, const sudoku::Layout& layout) {
  sudoku::Grid grid;
  grid.reserve(values.size());
  for (const int value : values) grid.push_back(layout.digit_of(value));
  return grid;
}

std::vector<std::string> names_of(const std::vector<int>& cells, const sudoku::Layout& layout) {
  std::vector<std::string> names;
  names.reserve(cells.size());
  for (const int cell : cells) names.push_back(sudoku::cell_name(cell, layout));
  return names;
}

std::vector<Placement> givens_of(const sudoku::Puzzle& puzzle, const std::vector<int>& cells) {
  const sudoku::Layout& layout = puzzle.layout();
  std::vector<Placement> givens;
  for (const int cell : cells)
    givens.push_back({sudoku::cell_name(cell, layout), layout.value_of(puzzle.given(cell))});
  return givens;
}

std::string cells_text(const std::vector<int>& cells, const sudoku::Layout& layout) {
  std::string text;
  for (const std::string& name : names_of(cells, layout)) text += (text.empty() ? "" : " ") + name;
  return text;
}

std::string givens_text(const sudoku::Puzzle& puzzle, const std::vector<int>& cells) {
  std::vector<std::string> texts;
  for (const Placement& given : givens_of(puzzle, cells)) texts.push_back(text_of(given));
  return listed(texts);
}

}  // namespace quadrille::answers
