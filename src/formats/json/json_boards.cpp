#include "formats/json/json_boards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "formats/draft.h"
#include "formats/sentences.h"

namespace quadrille::formats {

namespace {

constexpr int kSize = 9, kBox = 3;
constexpr std::size_t kBoards = 5;

bool has_digit(const Token& cell) { return cell.text != "." && cell.text != "0"; }

/// The shared box of the board in the middle and of one at a corner: the first row and column in the middle
/// one. In the other one it is at the opposite corner.
struct SharedBox {
  int row, column;
};
constexpr std::array<SharedBox, 4> kSharedBoxes{{{0, 0}, {0, 6}, {6, 0}, {6, 6}}};

enum class Agreement : char { none, one_is_empty, common_digits };

Agreement agreement(const JsonGrid& middle, const JsonGrid& corner, SharedBox box) {
  int in_middle = 0, in_corner = 0;
  bool are_equal = true;
  for (int row = 0; row < kBox; ++row) {
    for (int column = 0; column < kBox; ++column) {
      const auto cell_at = [row, column](const JsonGrid& grid, int first_row, int first_column) {
        return grid.givens[static_cast<std::size_t>((first_row + row) * kSize + first_column + column)];
      };
      const Token a = cell_at(middle, box.row, box.column);
      const Token b = cell_at(corner, kSize - kBox - box.row, kSize - kBox - box.column);
      in_middle += has_digit(a) ? 1 : 0;
      in_corner += has_digit(b) ? 1 : 0;
      are_equal = are_equal && has_digit(a) == has_digit(b) && (!has_digit(a) || a.text == b.text);
    }
  }
  if (in_middle == 0 || in_corner == 0) return Agreement::one_is_empty;
  return are_equal ? Agreement::common_digits : Agreement::none;
}

/// With the one in the middle after the first two.
std::vector<std::size_t> order_with(std::size_t middle) {
  std::vector<std::size_t> order;
  for (std::size_t grid = 0; grid < kBoards; ++grid)
    if (grid != middle) order.push_back(grid);
  order.insert(order.begin() + 2, middle);
  return order;
}

}  // namespace

std::optional<OverlappingGrids> samurai_of(const std::vector<const JsonGrid*>& grids) {
  const auto is_board = [](const JsonGrid* grid) { return grid->size == kSize && grid->digits > 0; };
  if (grids.size() != kBoards || !std::ranges::all_of(grids, is_board)) return std::nullopt;
  std::optional<OverlappingGrids> best;
  for (const std::size_t middle : {2U, 4U, 0U, 1U, 3U}) {
    OverlappingGrids found{.order = order_with(middle)};
    bool agree = true;
    for (std::size_t box = 0; box < kSharedBoxes.size(); ++box) {
      const JsonGrid& corner = *grids[found.order[box < 2 ? box : box + 1]];
      const Agreement of_box = agreement(*grids[middle], corner, kSharedBoxes[box]);
      agree = agree && of_box != Agreement::none;
      found.common_boxes += of_box == Agreement::common_digits ? 1 : 0;
    }
    if (agree && (!best || found.common_boxes > best->common_boxes)) best = std::move(found);
  }
  return best;
}

Parsed<std::vector<Token>> joined_boards(const std::vector<const std::vector<Token>*>& boards,
                                         const sudoku::Layout& layout) {
  const sudoku::Boards& of_layout = *layout.boards;
  const Token& start = boards.front()->front();
  std::vector<Token> cells(static_cast<std::size_t>(layout.grid_cell_count()),
                           Token{".", start.line, start.column});
  for (std::size_t board = 0; board < boards.size(); ++board) {
    const auto [first_row, first_column] = of_layout.corners[board];
    for (int i = 0; i < of_layout.size * of_layout.size; ++i) {
      const int cell = layout.cell_at(first_row + i / of_layout.size, first_column + i % of_layout.size);
      const Token& found = (*boards[board])[static_cast<std::size_t>(i)];
      Token& joined = cells[static_cast<std::size_t>(cell)];
      if (!has_digit(found)) continue;
      if (has_digit(joined) && joined.text != found.text)
        return error_at(found, say::kBoardsDisagree(in_quotes(found.text), board + 1, cell_name(cell, layout),
                                                    in_quotes(joined.text)));
      joined = found;
    }
  }
  return cells;
}

}  // namespace quadrille::formats
