#include "formats/setters/sudokupad_grid.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace quadrille::formats {
namespace {

/// The grid of an object, and a list of cells in it.
class Grid4 {
 public:
  explicit Grid4(std::string_view members)
      : text_(R"({"list":[[0,0],[1,1],[0,0],"r4c4"],"cells":[[{},{"value":3},{},{}],[{},{},{}],[],[{}]])" +
              std::string(members) + "}"),
        cursor_(text_) {}

  SudokuPadGrid& grid() { return grid_; }
  SetterPuzzle& found() { return found_; }
  JsonText& json() { return *json_; }

 private:
  std::string text_;
  TextCursor cursor_;
  Parsed<JsonText> json_ = JsonText::take_object(cursor_);
  ReadOptions options_;
  SetterPuzzle found_{*json_, options_, "sudokupad"};
  SudokuPadGrid grid_{found_};
};

TEST(SudokuPadGrid, FillsUpShortRows) {
  Grid4 of("");
  ASSERT_TRUE(of.grid().read());
  EXPECT_EQ(of.found().draft.size, 4);
  std::string cells;
  for (const Token& cell : of.found().draft.givens) cells += cell.text;
  EXPECT_EQ(cells, ".3..............");
}

TEST(SudokuPadGrid, ReadsCellsAsPairsAndNames) {
  Grid4 of("");
  ASSERT_TRUE(of.grid().read());
  const auto cells = of.grid().cells_of(*member_of(of.json(), JsonText::kRoot, "list"));
  ASSERT_TRUE(cells);
  EXPECT_EQ(*cells, (std::vector<int>{0, 5, 15}));
  EXPECT_EQ(of.grid().names_of(*cells), "r1c1 r2c2 r4c4 ");
}

TEST(SudokuPadGrid, KnowsHousesByRegions) {
  Grid4 of(R"(,"regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],)"
           R"([[2,2],[2,3],[3,2],[3,3]]])");
  ASSERT_TRUE(of.grid().read());
  EXPECT_TRUE(of.grid().share_house({0, 5}));
  EXPECT_TRUE(of.grid().share_house({0, 12}));
  EXPECT_FALSE(of.grid().share_house({0, 15}));
  of.grid().read_regions(*member_of(of.json(), JsonText::kRoot, "regions"));
  ASSERT_TRUE(of.found().draft.boxes);
  EXPECT_EQ(of.found().draft.boxes->rows, 2);
  EXPECT_TRUE(of.found().draft.regions.empty()) << "usual boxes are no regions";
  EXPECT_FALSE(of.grid().lists_lines());
}

}  // namespace
}  // namespace quadrille::formats
