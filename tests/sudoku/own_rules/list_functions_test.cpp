#include "sudoku/own_rules/list_functions.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

using Groups = std::vector<CellList>;
using Pairs = std::vector<std::pair<int, int>>;

/// The position and the sentence of the error.
std::pair<int, std::string> error_of(const Parsed<Evaluated>& failed) {
  if (failed) return {0, "no error"};
  return {failed.error().column, failed.error().message};
}

TEST(ListFunctions, GiveTheLinesOfAGrid) {
  const Layout layout(2);
  EXPECT_EQ(rows_of(layout), (Groups{{0, 1}, {2, 3}}));
  EXPECT_EQ(columns_of(layout), (Groups{{0, 2}, {1, 3}}));
}

TEST(ListFunctions, FollowAWayFromBesideTheGrid) {
  const Layout layout(3);
  EXPECT_EQ(std::get<CellList>(*line_cells(0, {.row = 2, .column = 4}, layout)), (CellList{5, 4, 3}));
  EXPECT_EQ(std::get<CellList>(*diagonal_cells(0, {.row = 0, .column = 1}, "down_right", layout)),
            (CellList{1, 5}));
  EXPECT_EQ(std::get<CellList>(*diagonal_cells(0, {.row = 4, .column = 3}, "up_left", layout)),
            (CellList{7, 3}));
  EXPECT_EQ(error_of(diagonal_cells(4, {.row = 0, .column = 1}, "up_right", layout)).first, 5);
  const auto [column, message] = error_of(diagonal_cells(2, {.row = 0, .column = 1}, "downwards", layout));
  EXPECT_EQ(column, 3);
  EXPECT_NE(message.find("'downwards'"), std::string::npos) << message;
}

TEST(ListFunctions, FindCellsThatAreApart) {
  EXPECT_EQ(std::get<CellPairs>(*pairs_apart(0, 1, -1, Layout(3))).pairs,
            (Pairs{{1, 3}, {2, 4}, {4, 6}, {5, 7}}));
  EXPECT_EQ(error_of(pairs_apart(6, 0, 0, Layout(3))).first, 7);
  EXPECT_EQ(error_of(pairs_apart(6, kMaxSize + 1, 0, Layout(3))).first, 7);
}

TEST(ListFunctions, FindAllRectangles) {
  EXPECT_EQ(std::get<Groups>(*rectangles(0, 2, 1, Layout(3))),
            (Groups{{0, 3}, {1, 4}, {2, 5}, {3, 6}, {4, 7}, {5, 8}}));
  EXPECT_TRUE(std::get<Groups>(*rectangles(0, 4, 1, Layout(3))).empty());
  EXPECT_EQ(error_of(rectangles(1, 0, 2, Layout(3))).first, 2);
}

TEST(ListFunctions, NameExtraCellsByTheirGroup) {
  const Layout layout = Layout(2).with_extra_cells({{.name = "x", .count = 2}});
  EXPECT_EQ(std::get<CellList>(*extra_cells(0, "x", layout)), (CellList{4, 5}));
  EXPECT_EQ(error_of(extra_cells(8, "y", layout)).first, 9);
}

TEST(ListFunctions, CountFromOneNumberToAnother) {
  EXPECT_EQ(std::get<NumberSet>(*numbers_between(0, -1, 2)).members, (std::vector{-1, 0, 1, 2}));
  EXPECT_TRUE(std::get<NumberSet>(*numbers_between(0, 2, 1)).members.empty());
  EXPECT_EQ(std::get<NumberSet>(*numbers_between(0, 1, 4096)).members.size(), 4096U);
  EXPECT_EQ(error_of(numbers_between(3, 0, 4096)).first, 4);
}

TEST(ListFunctions, TakePartsOfAList) {
  const CellList cells{4, 7, 2};
  EXPECT_EQ(std::get<CellList>(*end_cell(0, cells, true)), (CellList{4}));
  EXPECT_EQ(std::get<CellList>(*end_cell(0, cells, false)), (CellList{2}));
  EXPECT_EQ(error_of(end_cell(0, {}, true)).first, 1);
  EXPECT_EQ(std::get<Groups>(*windows(0, cells, 2)), (Groups{{4, 7}, {7, 2}}));
  EXPECT_TRUE(std::get<Groups>(*windows(0, cells, 4)).empty());
  EXPECT_EQ(error_of(windows(2, cells, 0)).first, 3);
  EXPECT_EQ(neighbour_pairs(cells).pairs, (Pairs{{4, 7}, {7, 2}}));
  EXPECT_EQ(all_pairs(cells).pairs, (Pairs{{4, 7}, {4, 2}, {7, 2}}));
  EXPECT_TRUE(neighbour_pairs({}).pairs.empty());
}

}  // namespace
}  // namespace quadrille::sudoku
