#include "techniques/cell_set.h"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::techniques {
namespace {

TEST(CellSet, HoldsCellsOfAllWords) {
  const std::vector<int> cells{0, 63, 64, 80, 127, 128, 624, kMostCells - 1};
  CellSet set;
  EXPECT_TRUE(set.empty());
  for (const int cell : cells) set.add(cell);
  std::vector<int> found;
  for (const int cell : set) found.push_back(cell);
  EXPECT_EQ(found, cells);
  EXPECT_EQ(set.count(), 8);
  set.remove(0);
  EXPECT_EQ(set.first(), 63);
  EXPECT_FALSE(set.contains(0));
}

TEST(CellSet, IsCombined) {
  CellSet a;
  CellSet b;
  a.add(1);
  a.add(100);
  b.add(100);
  b.add(300);
  EXPECT_TRUE(a.meets(b));
  EXPECT_EQ((a & b).first(), 100);
  EXPECT_EQ((a | b).count(), 3);
  EXPECT_EQ((a - b).first(), 1);
  EXPECT_TRUE((a & b).is_within(a));
  EXPECT_FALSE(a.is_within(b));
  EXPECT_FALSE((a - b).meets(b));
}

}  // namespace
}  // namespace quadrille::techniques
