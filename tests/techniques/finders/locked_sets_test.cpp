// The families of src/techniques/finders/locked_sets.cpp: each finds its steps where they exist, and no
// others. The steps follow.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

using Texts = std::vector<std::string>;

/// Sixteen cells around r2c2, r2c8, r8c2 and r8c8. In the eight houses of the ring, rows 2 and 8 hold 1 and
/// 2, boxes 3 and 7 hold 3 and 4, columns 2 and 8 hold 5 and 6, boxes 1 and 9 hold 7 and 8.
test::Pencilled ring(const std::vector<int>& first = {1, 2, 7, 8}) {
  test::Pencilled grid;
  for (const int i : {1, 3}) grid.leave(2, i, first).leave(i, 2, {5, 6, 7, 8});
  for (const int i : {7, 9}) grid.leave(2, i, {1, 2, 3, 4}).leave(i, 2, {3, 4, 5, 6});
  for (const int i : {1, 3}) grid.leave(8, i, {1, 2, 3, 4}).leave(i, 8, {3, 4, 5, 6});
  for (const int i : {7, 9}) grid.leave(8, i, {1, 2, 7, 8}).leave(i, 8, {5, 6, 7, 8});
  return grid;
}

TEST(LockedSets, SkLoop) {
  test::Pencilled grid = ring();
  const Texts all = grid.steps(Technique::sk_loop);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front(),
            "SK Loop: r1c28,r2c1379,r3c28,r7c28,r8c1379,r9c28 "
            "{1r2,2r2,1r8,2r8,5c2,6c2,5c8,6c8,7b1,8b1,3b3,4b3,3b7,4b7,7b9,8b9} => "
            "r2c24568,r8c24568<>1, r2c24568,r8c24568<>2, r1c79,r2c8,r3c79,r7c13,r8c2,r9c13<>3, "
            "r1c79,r2c8,r3c79,r7c13,r8c2,r9c13<>4, r2c28,r4c28,r5c28,r6c28,r8c28<>5, "
            "r2c28,r4c28,r5c28,r6c28,r8c28<>6, r1c13,r2c2,r3c13,r7c79,r8c8,r9c79<>7, "
            "r1c13,r2c2,r3c13,r7c79,r8c8,r9c79<>8");
}

TEST(LockedSets, ARingWithADigitMoreGivesNothing) {
  EXPECT_TRUE(ring({1, 2, 7, 8, 9}).steps(Technique::sk_loop).empty());
}

TEST(LockedSets, SkLoopOfAGrid) {
  EXPECT_EQ(
      test::first_step(".9......51.82....3.7...1.8.....2..1...5.....4..738..6....5.8..1..6...9..8...7..2.",
                       Technique::sk_loop, Level::medium),
      "SK Loop: r1c58,r3c47,r7c8,r8c5,r9c467 {4r3,6r3,3r9,4r9,9r9,3c5,4c5,4c8,7c8,4b2,4b3,4b8,9b8,4b9} "
      "=> r12c6,r27c7<>4");
}

/// Rows 1, 4 and 7 cross columns 1, 4 and 7; two digits are in all of the nine cells, and three in one row
/// each.
TEST(LockedSets, MultiSectorLockedSet) {
  test::Pencilled grid;
  for (const int column : {1, 4, 7})
    grid.leave(1, column, {1, 2, 3}).leave(4, column, {1, 2, 4}).leave(7, column, {1, 2, 5});
  const Texts all = grid.steps(Technique::multi_sector_locked_set);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(),
            "Multi-Sector Locked Set: r1c147,r4c147,r7c147 "
            "{1r1,2r1,3r1,1r4,2r4,4r4,1r7,2r7,5r7,1c1,2c1,1c4,2c4,1c7,2c7} => "
            "r1c235689,r2c147,r3c147,r4c235689,r5c147,r6c147,r7c235689,r8c147,r9c147<>1, "
            "r1c235689,r2c147,r3c147,r4c235689,r5c147,r6c147,r7c235689,r8c147,r9c147<>2, "
            "r1c235689<>3, r4c235689<>4, r7c235689<>5");
  for (const int column : {1, 4, 7}) {
    grid = {};
    grid.leave(1, column, {1, 2, 3, 6}).leave(4, column, {1, 2, 4}).leave(7, column, {1, 2, 5});
  }
  EXPECT_TRUE(grid.steps(Technique::multi_sector_locked_set).empty());
}

TEST(LockedSets, MultiSectorLockedSetOfAGrid) {
  EXPECT_EQ(
      test::first_step(".5....14.....14.5.....6...38.4....2.9...28..1.7....56......2...2.3..9......74....",
                       Technique::multi_sector_locked_set),
      "Multi-Sector Locked Set: r3c2478,r4c24,r5c24,r7c24578,r8c24578 "
      "{2r3,8r3,9r3,3r5,3r7,8r7,9r7,8r8,1c2,4c2,6c2,1c4,5c4,6c4,5c5,6c7,7c7,1c8} => "
      "r9c28<>1, r2c7<>6, r2c7<>7, r3c3<>8, r3c3<>9");
}

}  // namespace
}  // namespace quadrille::techniques
