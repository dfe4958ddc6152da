// The cells of a puzzle in SudokuPad's JSON: their layout, the givens and the regions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/setters/setter_puzzle.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::formats {

/// The elements of an array; none if the value says nothing. what: its name for messages.
[[nodiscard]] Parsed<std::vector<JsonValue>> elements_of_pad(SetterPuzzle& found, JsonValue value,
                                                             std::string_view what);

/// Reads the cells into the pieces of a puzzle.
class SudokuPadGrid {
 public:
  explicit SudokuPadGrid(SetterPuzzle& found) : found_(found), json_(found.json) {}

  /// The size or layout, and the givens.
  Parsed<void> read();
  /// The regions, whose member has that value.
  void read_regions(JsonValue value);

  [[nodiscard]] const sudoku::Layout& layout() const { return layout_; }
  /// Whether the rows and columns are cages.
  [[nodiscard]] bool lists_lines() const { return lists_lines_; }
  /// A list of cells, without repetitions.
  [[nodiscard]] Parsed<std::vector<int>> cells_of(JsonValue list);
  [[nodiscard]] std::string names_of(const std::vector<int>& cells) const;
  /// Whether all cells are in one row, column or region.
  [[nodiscard]] bool share_house(const std::vector<int>& cells) const;

 private:
  /// Determines the layout of a grid of that many rows and columns, and whether it has boards.
  Parsed<void> read_layout(int rows, int columns);
  /// The cells of each element of a member: of its member `cells`, if it is an object. Only of elements for
  /// which `takes` is true.
  Parsed<std::vector<std::vector<int>>> groups_in(std::string_view member,
                                                  bool (*takes)(std::string_view type));
  void read_cell(JsonValue cell);

  SetterPuzzle& found_;
  JsonText& json_;
  sudoku::Layout layout_{1};
  bool lists_lines_ = false;
  std::vector<int> region_of_;  // by cell
};

}  // namespace quadrille::formats
