// The shape given by items of Interactive Sudoku Solver: rows, columns and digits, boxes and regions, extra
// cells.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/iss/item.h"

namespace quadrille::formats {

struct IssShape {
  sudoku::Layout layout{9};
  int region_size = 9;                            // number of cells of a box or of a region of a jigsaw
  sudoku::BoxShape boxes{0, 0};                   // {0, 0}: none
  std::vector<Token> regions{};                   // by cell, if there is a jigsaw instead of boxes
  std::vector<std::vector<int>> extra_regions{};  // from a jigsaw in addition to boxes, or with another
                                                  // region size
  std::vector<Token> extra_names{};               // by group of extra cells
  std::vector<int> extra_columns{};               // by group: the number of columns if its cells are in rows

  /// The cell that a word names: R1C1, VX1, CC1. Error if there is none.
  [[nodiscard]] Parsed<int> cell(const Token& word) const;
  /// The cell at that offset, in the grid or in the same group of extra cells; nullopt beyond the edge.
  [[nodiscard]] std::optional<int> moved(int cell, int down, int right) const;
  [[nodiscard]] bool share_side(int a, int b) const;
  /// The offset in rows and columns between two cells; nullopt if they are in different groups, or there is
  /// no such cell.
  [[nodiscard]] std::optional<std::pair<int, int>> way(int from, int to) const;

 private:
  struct Place {
    int first, count, columns;  // of the group
    int row, column;
  };
  [[nodiscard]] Place place_of(int cell) const;
};

/// size: for texts without .Shape; 0: the usual one.
[[nodiscard]] Parsed<IssShape> iss_shape(const std::vector<IssItem>& items, const IssText& text,
                                         const ReadOptions& options);

/// The boxes with that number of cells that tile a grid, the most square ones; {0, 0} if there are none with
/// at least two rows and columns.
[[nodiscard]] sudoku::BoxShape iss_boxes(int rows, int columns, int cells);

/// The symbols of rows and columns, counted from 0.
inline constexpr std::string_view kIssNumbers = "0123456789abcdefg";
inline constexpr int kMostIssSize = 16;
/// The group of extra cells that .ChaosConstruction adds.
inline constexpr std::string_view kIssRegionCells = "CC";
/// The groups of extra cells that .Doppelganger adds, one cell for each row, column and box, which holds the
/// digit that is missing in its house. The cells for rows form a column, and are named accordingly.
inline constexpr std::string_view kIssRowsLack = "DGC", kIssColumnsLack = "DGR", kIssBoxesLack = "DGB";

/// For a row or a column, counted from 1: letters from 10 on.
[[nodiscard]] std::string iss_number(int i);
/// The name in items of a group of extra cells: upper case letters after a V; CC is unchanged.
[[nodiscard]] std::string iss_group_name(std::string_view name);
/// R1C1; VX1 for an extra cell.
[[nodiscard]] std::string iss_cell_name(int cell, const sudoku::Layout& layout);

}  // namespace quadrille::formats
