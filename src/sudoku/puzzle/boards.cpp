#include "sudoku/puzzle/boards.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "base/words.h"
#include "sudoku/puzzle/layout.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

/// Boards in a usual arrangement. Corners are in boxes of 3x3. Those whose boards share only corner boxes or
/// whole bands (all numbers are even) exist for every size whose boxes are square.
struct Arrangement {
  std::string_view name;
  std::string_view corners;  // row and column of each in hexadecimal, in reading order
};

constexpr std::array kArrangements{
    Arrangement{"samurai", "00 04 22 40 44"},
    Arrangement{"gattai-2", "00 22"},
    Arrangement{"gattai-3", "00 04 22"},
    Arrangement{"gattai-8", "00 04 08 22 26 40 44 48"},
    Arrangement{"shogun", "00 04 08 0c 22 26 2a 40 44 48 4c"},
    Arrangement{"sumo", "00 04 08 22 26 40 44 48 62 66 80 84 88"},
    Arrangement{"sohei", "02 20 24 42"},
    Arrangement{"cross", "02 20 22 24 42"},
    Arrangement{"windmill", "01 14 22 30 43"},
    Arrangement{"butterfly", "00 01 10 11"},
    Arrangement{"flower", "01 10 11 12 21"},
};

constexpr int kUsualSize = 9, kUsualBox = 3;

/// 0 if the size is not a square.
int box_side(int size) {
  int side = 1;
  while (side * side < size) ++side;
  return side * side == size ? side : 0;
}

/// The value of a hexadecimal digit.
int boxes_before(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

/// Empty if the arrangement does not exist for the size.
std::vector<BoardCorner> corners_of(const Arrangement& arrangement, int size) {
  const int side = box_side(size);
  std::vector<BoardCorner> corners;
  for (const std::string_view place : words_in(arrangement.corners)) {
    const int row = boxes_before(place[0]), column = boxes_before(place[1]);
    const bool is_scalable = row % 2 == 0 && column % 2 == 0;
    if (side < 2 || (size != kUsualSize && !is_scalable)) return {};
    // Two boxes are the step from a board to one that shares its corner box.
    const int step = size == kUsualSize ? kUsualBox : (size - side) / 2;
    corners.push_back({row * step, column * step});
  }
  return corners;
}

/// By cell of the grid.
std::vector<bool> holes_between(std::span<const BoardCorner> corners, int size, int rows, int columns) {
  std::vector<bool> holes(at(rows * columns), true);
  for (const BoardCorner& corner : corners)
    for (int row = corner.row; row < corner.row + size; ++row)
      for (int column = corner.column; column < corner.column + size; ++column)
        holes[at(row * columns + column)] = false;
  return holes;
}

/// Adds the rows of a board, or its columns, without those of an earlier board.
void add_lines_of_board(const Layout& layout, std::size_t board, bool of_rows,
                        std::vector<LineHouse>& houses) {
  const BoardCorner corner = layout.boards->corners[board];
  const int size = layout.boards->size;
  for (int line = 0; line < size; ++line) {
    std::vector<int> cells;
    for (int i = 0; i < size; ++i)
      cells.push_back(of_rows ? layout.cell_at(corner.row + line, corner.column + i)
                              : layout.cell_at(corner.row + i, corner.column + line));
    const int number = (of_rows ? corner.row : corner.column) + line + 1;
    if (std::ranges::find(houses, cells, &LineHouse::cells) != houses.end()) continue;
    houses.push_back(
        {of_rows, (of_rows ? say::kRowOfBoard : say::kColumnOfBoard)(number, board + 1), std::move(cells)});
  }
}

}  // namespace

std::vector<std::string_view> arrangement_names() {
  std::vector<std::string_view> names;
  for (const Arrangement& arrangement : kArrangements) names.push_back(arrangement.name);
  return names;
}

Parsed<std::vector<BoardCorner>> corners_in(std::string_view text, int size) {
  const auto found = std::ranges::find(kArrangements, text, &Arrangement::name);
  if (found != kArrangements.end()) {
    auto corners = corners_of(*found, size);
    if (corners.empty()) return bad_input(say::kArrangementOfSize(text, size));
    return corners;
  }
  std::vector<BoardCorner> corners;
  for (const std::string_view word : words_in(text, " ,")) {
    const auto place = place_named(word);
    if (!place || place->first < 1 || place->second < 1)
      return bad_input(say::kExpectedBoards(word, listed(arrangement_names())));
    corners.push_back({place->first - 1, place->second - 1});
  }
  if (corners.empty()) return bad_input(say::kExpectedBoards("", listed(arrangement_names())));
  return corners;
}

Parsed<Layout> layout_of_boards(std::vector<BoardCorner> corners, int size, int first_value) {
  const Layout board(size, size, size, first_value);
  if (auto sound = check_layout(board); !sound) return tl::unexpected(std::move(sound.error()));
  if (corners.empty()) return bad_input(say::kExpectedBoards("", listed(arrangement_names())));
  sort_range(corners);
  const auto twice = std::ranges::adjacent_find(corners);
  if (twice != corners.end()) return bad_input(say::kBoardTwice(twice->row + 1, twice->column + 1));
  const int top = std::ranges::min(corners, {}, &BoardCorner::row).row;
  const int left = std::ranges::min(corners, {}, &BoardCorner::column).column;
  if (top != 0 || left != 0) return bad_input(say::kBoardsAwayFromEdge(top + 1, left + 1));
  const long rows = long{std::ranges::max(corners, {}, &BoardCorner::row).row} + size;
  const long columns = long{std::ranges::max(corners, {}, &BoardCorner::column).column} + size;
  if (rows > kMaxSize || columns > kMaxSize) return bad_input(say::kGridSize(rows, columns, kMaxSize));
  if (corners.size() == 1) return board;
  Layout layout(static_cast<int>(rows), static_cast<int>(columns), size, first_value, false);
  auto holes = holes_between(corners, size, layout.rows, layout.columns);
  layout.boards = std::make_shared<const Boards>(Boards{size, std::move(corners), std::move(holes)});
  return layout;
}

Parsed<Layout> layout_called(std::string_view text, int size, int first_value) {
  const int of_board = size > 0 ? size : kUsualSize;
  auto corners = corners_in(text, of_board);
  if (!corners) return tl::unexpected(std::move(corners.error()));
  return layout_of_boards(*std::move(corners), of_board, first_value);
}

std::string boards_text(const Boards& boards) {
  for (const Arrangement& arrangement : kArrangements)
    if (corners_of(arrangement, boards.size) == boards.corners) return std::string(arrangement.name);
  std::string text;
  for (const BoardCorner& corner : boards.corners)
    text += fmt::format("{}r{}c{}", text.empty() ? "" : " ", corner.row + 1, corner.column + 1);
  return text;
}

std::vector<LineHouse> line_houses(const Layout& layout) {
  std::vector<LineHouse> houses;
  for (const bool of_rows : {true, false}) {
    if (layout.boards != nullptr)
      for (std::size_t board = 0; board < layout.boards->corners.size(); ++board)
        add_lines_of_board(layout, board, of_rows, houses);
    for (int line = 0; layout.lines && line < (of_rows ? layout.rows : layout.columns); ++line)
      houses.push_back({of_rows, (of_rows ? say::kRow : say::kColumn)(line + 1),
                        of_rows ? layout.row_cells(line) : layout.column_cells(line)});
  }
  return houses;
}

}  // namespace quadrille::sudoku
