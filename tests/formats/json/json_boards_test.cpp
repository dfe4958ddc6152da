#include "formats/json/json_boards.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

const std::string kEmptyGrid(81, '.');

/// The grids of a samurai: one given at a shared cell of each corner, and one elsewhere.
std::array<std::string, 5> samurai_grids() {
  std::array<std::string, 5> grids;
  grids.fill(kEmptyGrid);
  const auto set = [&grids](std::size_t grid, std::size_t row, std::size_t column, char digit) {
    grids[grid][9 * row + column] = digit;
  };
  for (const std::size_t corner : {0U, 1U, 3U, 4U}) set(corner, 4, 4, static_cast<char>('1' + corner));
  set(0, 6, 7, '9');
  set(2, 0, 1, '9');
  set(1, 8, 0, '8');
  set(2, 2, 6, '8');
  set(3, 0, 8, '7');
  set(2, 6, 2, '7');
  set(4, 2, 2, '6');
  set(2, 8, 8, '6');
  return grids;
}

std::string json_of(const std::array<std::string, 5>& grids,
                    std::array<std::size_t, 5> order = {0, 1, 2, 3, 4}) {
  std::string text;
  for (const std::size_t grid : order) text += (text.empty() ? "\"" : ",\"") + grids[grid] + '"';
  return R"({"grids":[)" + text + "]}";
}

TEST(JsonBoards, FiveGridsThatShareDigitsAreASamurai) {
  const auto grids = samurai_grids();
  for (const std::string& text :
       {json_of(grids), json_of(grids, {0, 1, 3, 4, 2}),
        R"({"a":")" + grids[0] + R"(","b":")" + grids[1] + R"(","c":{"cells":")" + grids[2] + R"("},"d":")" +
            grids[3] + R"(","e":")" + grids[4] + "\"}"}) {
    const Item item = read_item("json_grids", text);
    ASSERT_TRUE(item.puzzle) << text;
    EXPECT_EQ(item.puzzle->layout(), *sudoku::layout_called("samurai", 0));
    const auto digit_at = [&](int row, int column) {
      return item.puzzle->givens()[sudoku::at(item.puzzle->layout().cell_at(row - 1, column - 1))];
    };
    EXPECT_EQ(digit_at(7, 8), 9);
    EXPECT_EQ(digit_at(15, 15), 6);
    EXPECT_EQ(digit_at(5, 17), 2);
    EXPECT_TRUE(item.doubt.starts_with("the five grids agree")) << item.doubt;
  }
}

TEST(JsonBoards, TheirSolutionsAndPlacedDigitsAreJoined) {
  const auto text = [](const std::string& cell) {
    std::string rows;
    for (int row = 0; row < 9; ++row) {
      rows += row == 0 ? "[" : ",[";
      for (int column = 0; column < 9; ++column)
        rows += (column == 0 ? "" : ",") + (row == 4 && column == 4 ? cell : std::string("0"));
      rows += "]";
    }
    return "[" + rows + "]";
  };
  const std::string placed = text(R"({"value":3,"fixed":false})"),
                    given = text(R"({"value":3,"fixed":true})");
  const Item item = read_item(
      "json_grids", R"({"grids":[)" + placed + "," + given + "," + given + "," + given + "," + given + "]}",
      {.boards = "samurai"});
  ASSERT_TRUE(item.puzzle);
  ASSERT_TRUE(item.progress);
  const auto& layout = item.puzzle->layout();
  EXPECT_EQ(item.progress->placed[sudoku::at(layout.cell_at(4, 4))], 3);
  EXPECT_EQ(item.puzzle->givens()[sudoku::at(layout.cell_at(4, 16))], 3);
}

TEST(JsonBoards, GridsThatMayOverlapWithoutACommonDigitAreReadByThemselves) {
  auto grids = samurai_grids();
  grids[2] = kEmptyGrid;
  grids[2][40] = '5';
  const auto items = read_all("json_grids", json_of(grids));
  ASSERT_EQ(items.size(), 5U);
  EXPECT_TRUE(items.front().doubt.starts_with("each of the five grids")) << items.front().doubt;
  EXPECT_EQ(items[1].doubt, "");
  const Item joined = read_item("json_grids", json_of(grids), {.boards = "samurai"});
  ASSERT_TRUE(joined.puzzle);
  EXPECT_EQ(joined.puzzle->layout(), *sudoku::layout_called("samurai", 0));
  EXPECT_EQ(joined.doubt, "");
}

TEST(JsonBoards, FiveGridsThatDisagreeAreFivePuzzles) {
  auto grids = samurai_grids();
  grids[2][1] = '5';
  for (const auto& options : {ReadOptions{}, ReadOptions{.size = 9}}) {
    const auto items = read_all("json_grids", json_of(grids), options);
    ASSERT_EQ(items.size(), 5U);
    EXPECT_EQ(items.front().doubt, "");
  }
  EXPECT_EQ(first_error("json_grids", json_of(grids), {.boards = "samurai"}),
            "1:179: found \"5\" in board 3 at r7c8, where another board has \"9\"; boards have the same "
            "digits where they overlap");
  EXPECT_EQ(read_all("json_grids", json_of(samurai_grids()), {.size = 9}).size(), 5U);
}

TEST(JsonBoards, OtherBoardsAreJoinedIfAskedFor) {
  const Item item = read_item("json_grids", R"({"grids":["1..............2","2..............3"]})",
                              {.size = 4, .boards = "gattai-2"});
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->layout(), *sudoku::layout_called("gattai-2", 4));
  EXPECT_EQ(item.puzzle->givens().back(), 3);
}

}  // namespace
}  // namespace quadrille::formats
