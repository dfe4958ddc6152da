#include "formats/cage_text.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::vector<ListedCage> columns_of(int total) {
  std::vector<ListedCage> cages;
  for (int column = 0; column < 4; ++column)
    cages.push_back({{"10", 1, 1}, total, {column, column + 4, column + 8, column + 12}});
  return cages;
}

TEST(CageText, AWholeKillerTakesEachCellOnceAndHasTheSumOfAGrid) {
  auto cages = columns_of(10);
  EXPECT_TRUE(are_whole_killer(cages, 4));
  EXPECT_FALSE(are_whole_killer(columns_of(9), 4));
  cages.back().cells.back() = 0;
  EXPECT_FALSE(are_whole_killer(cages, 4));
}

TEST(CageText, SaysWhichCellsAreInNoCage) {
  auto cages = columns_of(10);
  Draft draft{.start = {"10", 1, 1}, .size = 4};
  draft.givens.assign(16, {".", 1, 1});
  EXPECT_EQ(item_of_cages(draft, cages, {}).doubt, "");
  cages.pop_back();
  const Item item = item_of_cages(draft, cages, {});
  EXPECT_EQ(item.doubt, "4 cells are in no cage: r1c4 r2c4 r3c4 r4c4");
  EXPECT_EQ(item.puzzle->rules().size(), 3U);
}

}  // namespace
}  // namespace quadrille::formats
