// The families of src/techniques/finders/oddagons.cpp: each finds its steps where they exist, and no others.
// The steps follow.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

using Texts = std::vector<std::string>;

/// Five cells in a ring, each of which sees the next, with 1 and 2.
test::Pencilled ring_of_pairs(const std::vector<int>& first, const std::vector<int>& third) {
  test::Pencilled grid;
  grid.leave(1, 1, first).leave(1, 5, {1, 2}).leave(5, 5, third).leave(5, 2, {1, 2}).leave(2, 2, {1, 2});
  return grid;
}

TEST(Oddagons, ASingleGuardianOfAPairIsPlaced) {
  const Texts all = ring_of_pairs({1, 2, 7}, {1, 2}).steps(Technique::bivalue_oddagon);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(), "Bivalue Oddagon: 1,2 in r1c15,r25c2,r5c5 (guardians 7r1c1) => r1c1=7");
}

TEST(Oddagons, WhatExcludesAllGuardiansOfAPairGoes) {
  EXPECT_EQ(ring_of_pairs({1, 2, 7}, {1, 2, 7}).steps(Technique::bivalue_oddagon),
            Texts{"Bivalue Oddagon: 1,2 in r1c15,r25c2,r5c5 (guardians 7r1c1,7r5c5) => r5c1<>7"});
  EXPECT_TRUE(ring_of_pairs({1, 2, 7}, {1, 2, 8}).steps(Technique::bivalue_oddagon).empty());
}

TEST(Oddagons, AnEvenLoopGivesNothing) {
  test::Pencilled grid;
  const std::vector<std::pair<int, int>> loop{{1, 1}, {1, 5}, {5, 5}, {5, 8}, {8, 8}, {8, 1}};
  for (int row = 1; row <= 9; ++row)
    for (int column = 1; column <= 9; ++column)
      if (std::ranges::find(loop, std::pair{row, column}) == loop.end()) grid.remove(row, column, 1);
  for (const auto& [row, column] : loop) grid.leave(row, column, {1, 2, 7});
  for (std::size_t i = 1; i < loop.size(); ++i) grid.remove(loop[i].first, loop[i].second, 7);
  EXPECT_TRUE(grid.steps(Technique::bivalue_oddagon).empty());
}

TEST(Oddagons, BivalueOddagonOfAGrid) {
  EXPECT_EQ(
      test::first_step(".1.....43.67.4..5...4251..9...3..6.7.....45....3...9....98.5....7...93....6......",
                       Technique::bivalue_oddagon),
      "Bivalue Oddagon: 2,8 in r48c3,r6c28,r8c8 (guardians 1r4c3,1r6c8,1r8c8) => r4c8<>1");
}

/// The same five cells, the only places of 5 in the five houses by which they see each other, with some
/// exceptions.
test::Pencilled ring_of_places(const std::vector<std::pair<int, int>>& guardians) {
  test::Pencilled grid;
  const std::vector<std::pair<int, int>> loop{{1, 1}, {1, 5}, {5, 5}, {5, 2}, {2, 2}};
  for (int row = 1; row <= 9; ++row)
    for (int column = 1; column <= 9; ++column) {
      const bool is_in_a_house =
          row == 1 || row == 5 || column == 2 || column == 5 || (row <= 3 && column <= 3);
      const std::pair cell{row, column};
      if (is_in_a_house && std::ranges::find(loop, cell) == loop.end() &&
          std::ranges::find(guardians, cell) == guardians.end())
        grid.remove(row, column, 5);
    }
  return grid;
}

TEST(Oddagons, ASingleGuardianOfADigitIsPlaced) {
  const Texts all = ring_of_places({{1, 8}}).steps(Technique::broken_wing);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(), "Broken Wing: 5 in r1c15,r25c2,r5c5 (guardians 5r1c8) => r1c8=5");
}

TEST(Oddagons, WhatExcludesAllGuardiansOfADigitGoes) {
  const Texts all = ring_of_places({{1, 8}, {5, 8}}).steps(Technique::broken_wing);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(), "Broken Wing: 5 in r1c15,r25c2,r5c5 (guardians 5r1c8,5r5c8) => r2346789c8<>5");
}

TEST(Oddagons, GuardiansThatNothingSeesGiveNothing) {
  for (const std::string& text : ring_of_places({{1, 8}, {5, 9}, {8, 2}}).steps(Technique::broken_wing))
    EXPECT_EQ(text.find("(guardians 5r1c8,5r5c9,5r8c2)"), std::string::npos) << text;
}

TEST(Oddagons, BrokenWingOfAGrid) {
  EXPECT_EQ(
      test::first_step(".....1.5..8......32..6.......6..9.2....1..9.7.5......85...4..7...9532..6...8....9",
                       Technique::broken_wing),
      "Broken Wing: 3 in r14c4,r3c26,r47c7,r7c2 (guardians 3r3c3,3r4c1,3r4c2,3r6c7) => r6c3<>3");
}

}  // namespace
}  // namespace quadrille::techniques
