#include "sudoku/generate/random_regions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sudoku/puzzle/puzzle.h"
#include "support/base/rounds.h"

namespace quadrille::sudoku {
namespace {

/// Whether the region is connected.
bool is_connected(const std::vector<std::string>& labels, int size, const std::string& label) {
  std::set<int> left;
  for (int cell = 0; cell < size * size; ++cell)
    if (labels[at(cell)] == label) left.insert(cell);
  std::vector<int> reached{*left.begin()};
  left.erase(left.begin());
  while (!reached.empty()) {
    const int cell = reached.back();
    reached.pop_back();
    std::erase_if(left, [&](int other) {
      const int down = std::abs(other / size - cell / size), right = std::abs(other % size - cell % size);
      if (down + right == 1) reached.push_back(other);
      return down + right == 1;
    });
  }
  return left.empty();
}

TEST(RandomRegions, AreConnectedAndOfOneSize) {
  Random random(1);
  for (int size = 1; size <= 16; ++size) {
    for (int round = 0; round < test::rounds(8); ++round) {
      const auto labels = random_regions(size, random);
      ASSERT_EQ(labels.size(), at(size * size));
      const std::set<std::string> different(labels.begin(), labels.end());
      EXPECT_EQ(different.size(), at(size));
      for (const std::string& label : different) {
        EXPECT_EQ(std::ranges::count(labels, label), size);
        EXPECT_TRUE(is_connected(labels, size, label)) << label;
      }
      EXPECT_TRUE(Puzzle(size).set_regions(labels));
    }
  }
}

TEST(RandomRegions, AreOthersEachTime) {
  Random random(2);
  std::set<std::vector<std::string>> all;
  for (int i = 0; i < 20; ++i) all.insert(random_regions(9, random));
  EXPECT_EQ(all.size(), 20U);
}

TEST(RandomRegions, HaveLabelsInReadingOrder) {
  Random random(3);
  const auto labels = random_regions(64, random);
  EXPECT_EQ(labels.front(), "1");
  EXPECT_TRUE(Puzzle(64).set_regions(labels));
}

}  // namespace
}  // namespace quadrille::sudoku
