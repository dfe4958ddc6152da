#include "sudoku/conditions/index.h"

#include <gtest/gtest.h>

#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

TEST(Index, NamesTwoGivensThatBreakIt) {
  const Index index{0, {1, 2, 3}, 3};
  EXPECT_EQ(index.clash({2, 0, 1, 0}), (std::pair{0, 2}));
  EXPECT_EQ(index.clash({2, 1, 3, 1}), std::nullopt);
  EXPECT_EQ(index.clash({0, 1, 1, 1}), std::nullopt);
  EXPECT_EQ((Index{2, {1, 2, 3}, 3}.clash({0, 1, 1, 1})), (std::pair{1, 2}));
  EXPECT_EQ((Index{0, {1, 2}, 0, 3}.clash({1, 1, 1, 2})), std::nullopt);
}

TEST(Index, LeavesThePlaceWhatCanStandThere) {
  std::vector<Digits> candidates(4, 0b1111);
  const Index index{0, {1, 2, 3}, 3};
  index.narrow({0, 0, 4, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b0101, 0b1111, 0b1111, 0b1111}));
  index.narrow({1, 0, 4, 0}, candidates);
  EXPECT_EQ(candidates[1], 0b0100U);
  candidates.assign(4, 0b1111);
  Index{0, {1, 2}, 0, 3}.narrow({0, 4, 2, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b0011, 0b1111, 0b1111, 0b1010}));
}

TEST(Index, MayNameItself) {
  std::vector<Digits> candidates(2, 0b11);
  Index{0, {0, 1}, 2}.narrow({0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b10, 0b10}));
}

TEST(Index, IsBrokenWhereNoCellIsNamed) {
  EXPECT_EQ((Index{0, {1, 2}, 1}.breaches({3, 1, 1})), 1);
  EXPECT_EQ((Index{.place = 0, .path = {1, 2}, .digit = 1, .first = 2}.breaches({3, 2, 1})), 0);
}

TEST(Index, SaysWhatItIs) {
  EXPECT_EQ((Index{0, {1, 2}, 1}.sentence(2)), "r1c1 names one of r1c2 r2c1, which holds 1");
  EXPECT_EQ((Index{.place = 0, .path = {1, 2}, .other = 3, .first = 2}.sentence(2)),
            "r1c1 names one of r1c2 r2c1 (the first by 2), which holds what r2c2 does");
}

TEST(Index, IsTakenForWhatItMeansByAll) {
  Random random(21);
  for (int round = 0; round < test::rounds(150); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 4 == 0) conditions.candidates[1] = 0b10;
    Index index{.place = static_cast<int>(random.below(4)), .path = {0, 1, 2, 3}};
    random.shuffle(index.path);
    index.path.resize(1 + random.below(4));
    index.first = static_cast<int>(random.below(3));
    index.digit = 1 + static_cast<int>(random.below(2));
    if (round % 2 == 0) index.other = static_cast<int>(random.below(4));
    conditions.list.push_back({index, std::make_shared<const Origin>(Origin{.label = "i"})});
    const auto accepts = [&](const Grid& grid) {
      if (round % 4 == 0 && grid[1] != 2) return false;
      const int wanted = index.other ? grid[at(*index.other)] : index.digit;
      for (std::size_t i = 0; i < index.path.size(); ++i)
        if (grid[at(index.place)] == index.first + static_cast<int>(i))
          return grid[at(index.path[i])] == wanted;
      return false;
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << index.sentence(2);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
