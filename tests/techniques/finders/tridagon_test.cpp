// The families of src/techniques/finders/tridagon.cpp: each finds its steps where they exist, and no others.
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

/// Twelve cells of boxes 1, 2, 4 and 5 that only 1, 2 and 3 cannot fill. The last box goes the other way on
/// request.
test::Pencilled twelve_cells(bool last_goes_the_other_way = true) {
  test::Pencilled grid;
  for (const auto& [row, column] :
       {std::pair{1, 1}, {2, 2}, {3, 3}, {1, 4}, {2, 5}, {3, 6}, {4, 1}, {5, 2}, {6, 3}})
    grid.leave(row, column, {1, 2, 3, 5, 6});
  grid.leave(4, 4, {1, 2, 3, 5, 6});
  grid.leave(5, last_goes_the_other_way ? 6 : 5, {1, 2, 3, 5, 6});
  grid.leave(6, last_goes_the_other_way ? 5 : 6, {1, 2, 3, 5, 6});
  return grid;
}

/// Removes 5 and 6 from all of the twelve cells except some.
void keep_guardians(test::Pencilled& grid, const std::vector<std::vector<int>>& of_cells) {
  for (const auto& [row, column] : {std::pair{1, 1},
                                    {2, 2},
                                    {3, 3},
                                    {1, 4},
                                    {2, 5},
                                    {3, 6},
                                    {4, 1},
                                    {5, 2},
                                    {6, 3},
                                    {4, 4},
                                    {5, 6},
                                    {6, 5}})
    for (const int digit : {5, 6})
      if (std::ranges::find(of_cells, std::vector{digit, row, column}) == of_cells.end())
        grid.remove(row, column, digit);
}

TEST(Tridagon, ASingleGuardianIsPlaced) {
  test::Pencilled grid = twelve_cells();
  keep_guardians(grid, {{5, 2, 2}});
  EXPECT_EQ(grid.steps(Technique::tridagon),
            Texts{"Tridagon: 1,2,3 in r1c14,r2c25,r3c36,r4c14,r5c26,r6c35 (guardians 5r2c2) => r2c2=5"});
  EXPECT_TRUE(grid.steps(Technique::tridagon_chain).empty());
}

TEST(Tridagon, WhatExcludesAllGuardiansGoes) {
  test::Pencilled grid = twelve_cells();
  keep_guardians(grid, {{5, 2, 2}, {5, 2, 5}});
  EXPECT_EQ(grid.steps(Technique::tridagon),
            Texts{"Tridagon: 1,2,3 in r1c14,r2c25,r3c36,r4c14,r5c26,r6c35 (guardians 5r2c2,5r2c5) => "
                  "r2c1346789<>5"});
  grid = twelve_cells();
  keep_guardians(grid, {{5, 2, 2}, {6, 2, 2}});
  EXPECT_EQ(grid.steps(Technique::tridagon),
            Texts{"Tridagon: 1,2,3 in r1c14,r2c25,r3c36,r4c14,r5c26,r6c35 (guardians 5r2c2,6r2c2) => "
                  "r2c2<>1, r2c2<>2, r2c2<>3"});
}

TEST(Tridagon, DiagonalsThatCanBeFilledGiveNothing) {
  test::Pencilled grid = twelve_cells(false);
  keep_guardians(grid, {{5, 2, 2}});
  grid.leave(5, 5, {1, 2, 3}).leave(6, 6, {1, 2, 3});
  for (const Technique technique : {Technique::tridagon, Technique::tridagon_chain})
    EXPECT_TRUE(grid.steps(technique).empty());
}

TEST(Tridagon, ChainsLeadFromEachGuardianToOneElimination) {
  test::Pencilled grid = twelve_cells();
  keep_guardians(grid, {{5, 1, 1}, {6, 6, 5}});
  EXPECT_TRUE(grid.steps(Technique::tridagon).empty());
  EXPECT_TRUE(grid.steps(Technique::tridagon_chain).empty());
  grid.leave(1, 9, {5, 7}).leave(6, 9, {6, 7});
  const Texts all = grid.steps(Technique::tridagon_chain);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(),
            "Tridagon Forcing Chain: 1,2,3 in r1c14,r2c25,r3c36,r4c14,r5c26,r6c35 (guardians 5r1c1,6r6c5) "
            "=> r1c2<>5\n  r1c1=5 r1c2<>5\n  r6c5=6 r6c9<>6 r6c9=7 r1c9<>7 r1c9=5 r1c2<>5");
}

}  // namespace
}  // namespace quadrille::techniques
