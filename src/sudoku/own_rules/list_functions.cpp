#include "sudoku/own_rules/list_functions.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "sudoku/own_rules/lexer.h"
#include "sudoku/own_rules/sentences.h"

namespace quadrille::sudoku {

namespace {

Parsed<Evaluated> on_grid(std::size_t at_text, Outside place, CellList cells) {
  if (cells.empty()) return error_in_text(at_text, say::kWayMissesGrid(outside_name(place)));
  return Evaluated(std::move(cells));
}

/// The rows or the columns of the boards.
std::vector<CellList> lines_of_boards(const Layout& layout, bool of_rows) {
  std::vector<CellList> lines;
  for (LineHouse& line : line_houses(layout))
    if (line.is_row == of_rows) lines.push_back(std::move(line.cells));
  return lines;
}

}  // namespace

std::vector<CellList> rows_of(const Layout& layout) {
  std::vector<CellList> rows;
  if (layout.boards != nullptr) return lines_of_boards(layout, true);
  for (int row = 0; row < layout.rows; ++row) rows.push_back(layout.row_cells(row));
  return rows;
}

std::vector<CellList> columns_of(const Layout& layout) {
  std::vector<CellList> columns;
  if (layout.boards != nullptr) return lines_of_boards(layout, false);
  for (int column = 0; column < layout.columns; ++column) columns.push_back(layout.column_cells(column));
  return columns;
}

Parsed<Evaluated> line_cells(std::size_t at_text, Outside place, const Layout& layout) {
  return on_grid(at_text, place, line_from(place, layout));
}

Parsed<Evaluated> diagonal_cells(std::size_t at_text, Outside place, std::string_view direction,
                                 const Layout& layout) {
  const bool is_down = direction.starts_with("down_"), is_right = direction.ends_with("_right");
  if (!(is_down || direction.starts_with("up_")) || !(is_right || direction.ends_with("_left")))
    return error_in_text(at_text, say::kNoDirection(direction));
  return on_grid(at_text, place, cells_from(place, is_down ? 1 : -1, is_right ? 1 : -1, layout));
}

Parsed<Evaluated> extra_cells(std::size_t at_text, std::string_view name, const Layout& layout) {
  const auto groups = layout.extra_cells();
  const auto group = std::ranges::find(groups, name, &ExtraCells::name);
  if (group != groups.end())
    return Evaluated(layout.cells_of_group(static_cast<std::size_t>(group - groups.begin())));
  return error_in_text(at_text, say::kUnknownExtraCells(name));
}

Parsed<Evaluated> pairs_apart(std::size_t at_text, std::int64_t down, std::int64_t right,
                              const Layout& layout) {
  if (std::max(std::abs(down), std::abs(right)) > kMaxSize || (down == 0 && right == 0))
    return error_in_text(at_text, say::kNoSteps(down, right));
  CellPairs pairs;
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell) {
    const int row = layout.row_of(cell) + static_cast<int>(down);
    const int column = layout.column_of(cell) + static_cast<int>(right);
    if (!layout.is_hole(cell) && layout.contains(row, column))
      pairs.pairs.emplace_back(cell, layout.cell_at(row, column));
  }
  return Evaluated(std::move(pairs));
}

Parsed<Evaluated> rectangles(std::size_t at_text, std::int64_t rows, std::int64_t columns,
                             const Layout& layout) {
  if (rows < 1 || columns < 1) return error_in_text(at_text, say::kRectanglesAreTooSmall(rows, columns));
  std::vector<CellList> rectangles;
  for (int row = 0; row + rows <= layout.rows; ++row) {
    for (int column = 0; column + columns <= layout.columns; ++column) {
      CellList cells;
      for (int i = 0; i < rows * columns; ++i) {
        const int across = static_cast<int>(columns);
        cells.push_back(layout.cell_at(row + i / across, column + i % across));
      }
      const auto is_hole = [&](int cell) { return layout.is_hole(cell); };
      if (std::ranges::none_of(cells, is_hole)) rectangles.push_back(std::move(cells));
    }
  }
  return Evaluated(std::move(rectangles));
}

Parsed<Evaluated> numbers_between(std::size_t at_text, std::int64_t least, std::int64_t most) {
  constexpr std::size_t kMostNumbers = 4096;
  if (most - least >= static_cast<std::int64_t>(kMostNumbers))
    return error_in_text(at_text, say::kTooManyNumbers(most - least + 1, kMostNumbers));
  NumberSet set;
  for (std::int64_t i = least; i <= most; ++i) set.members.push_back(static_cast<int>(i));
  return Evaluated(std::move(set));
}

Parsed<Evaluated> end_cell(std::size_t at_text, const CellList& cells, bool is_first) {
  if (cells.empty()) return error_in_text(at_text, is_first ? say::kNoFirstCell() : say::kNoLastCell());
  return Evaluated(CellList{is_first ? cells.front() : cells.back()});
}

Parsed<Evaluated> windows(std::size_t at_text, const CellList& cells, std::int64_t width) {
  if (width < 1) return error_in_text(at_text, say::kWindowsAreTooSmall(width));
  std::vector<CellList> windows;
  for (auto i = cells.begin(); cells.end() - i >= width; ++i)
    windows.emplace_back(i, i + static_cast<std::ptrdiff_t>(width));
  return Evaluated(std::move(windows));
}

CellPairs neighbour_pairs(const CellList& cells) {
  CellPairs pairs;
  for (std::size_t i = 1; i < cells.size(); ++i) pairs.pairs.emplace_back(cells[i - 1], cells[i]);
  return pairs;
}

CellPairs all_pairs(const CellList& cells) {
  CellPairs pairs;
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = i + 1; j < cells.size(); ++j) pairs.pairs.emplace_back(cells[i], cells[j]);
  return pairs;
}

}  // namespace quadrille::sudoku
