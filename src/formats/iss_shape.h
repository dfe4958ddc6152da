// The shape that items of Interactive Sudoku Solver say: rows, columns and digits, boxes and regions, extra
// cells.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/iss_item.h"

namespace quadrille::formats {

struct IssShape {
  sudoku::Layout layout{9};
  int region_size = 9;                            // cells of a box or of a piece of a jigsaw
  sudoku::BoxShape boxes{0, 0};                   // {0, 0}: none
  std::vector<Token> regions{};                   // of each cell, where a jigsaw stands instead of boxes
  std::vector<std::vector<int>> extra_regions{};  // of a jigsaw beside boxes, or of another size
  std::vector<Token> extra_names{};               // of each group of extra cells
  std::vector<int> extra_columns{};               // of each group: the columns where its cells stand in rows

  /// The cell that a word names: R1C1, VX1, CC1. Error where there is none.
  [[nodiscard]] Parsed<int> cell(const Token& word) const;
  /// The cell so many rows and columns on, in the grid or in the same group of extra cells; nothing beyond
  /// the edge.
  [[nodiscard]] std::optional<int> moved(int cell, int down, int right) const;
  [[nodiscard]] bool share_side(int a, int b) const;
  /// How many rows and columns lie between two cells; nothing where they are in different groups, or there is
  /// no such cell.
  [[nodiscard]] std::optional<std::pair<int, int>> way(int from, int to) const;

 private:
  struct Place {
    int first, count, columns;  // of the group
    int row, column;
  };
  [[nodiscard]] Place place_of(int cell) const;
};

/// size: where the text has no .Shape; 0: the usual one.
[[nodiscard]] Parsed<IssShape> iss_shape(const std::vector<IssItem>& items, const IssText& text,
                                         const ReadOptions& options);

/// The boxes of so many cells that tile a grid, the most square ones; {0, 0} where there are none of two rows
/// and columns or more.
[[nodiscard]] sudoku::BoxShape iss_boxes(int rows, int columns, int cells);

/// A row or a column is one of these, counted from 0.
inline constexpr std::string_view kIssNumbers = "0123456789abcdefg";
inline constexpr int kMostIssSize = 16;
/// The group of extra cells that .ChaosConstruction adds.
inline constexpr std::string_view kIssRegionCells = "CC";
/// The groups of extra cells that .Doppelganger adds, one cell for each row, column and box: it holds the
/// digit that its house lacks. The cells of rows stand in a column, and are named so.
inline constexpr std::string_view kIssRowsLack = "DGC", kIssColumnsLack = "DGR", kIssBoxesLack = "DGB";

/// Of a row or a column, counted from 1: letters from 10 on.
[[nodiscard]] std::string iss_number(int i);
/// What items call extra cells of that name: letters behind a V, all of them large; CC remains.
[[nodiscard]] std::string iss_group_name(std::string_view name);
/// R1C1; VX1 of an extra cell.
[[nodiscard]] std::string iss_cell_name(int cell, const sudoku::Layout& layout);

}  // namespace quadrille::formats
