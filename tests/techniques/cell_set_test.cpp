#include "techniques/cell_set.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "base/random.h"

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

/// A set, and one of the standard library with the same members.
struct Twin {
  CellSet set;
  std::set<int> members;
  void add(int cell) {
    set.add(cell);
    members.insert(cell);
  }
};

Twin random_twin(int cells, Random& random) {
  Twin twin;
  for (int i = 0; i < 12; ++i) twin.add(static_cast<int>(random.below(static_cast<std::uint64_t>(cells))));
  const int gone = *twin.members.begin();
  twin.set.remove(gone);
  twin.members.erase(gone);
  return twin;
}

void expect_members(const CellSet& set, const std::set<int>& members) {
  std::set<int> found;
  for (const int cell : set) found.insert(cell);
  EXPECT_EQ(found, members);
  EXPECT_EQ(set.count(), static_cast<int>(members.size()));
  EXPECT_EQ(set.empty(), members.empty());
  for (int cell = 0; cell < kMostCells; ++cell) EXPECT_EQ(set.contains(cell), members.contains(cell));
}

TEST(CellSet, CombinesAsOtherSetsDoForGridsOfAllSizes) {
  Random random(1);
  const std::vector<int> sizes{16, 81, 128, 129, 256, kMostCells};
  for (const int one : sizes)
    for (const int other : sizes) {
      const Twin a = random_twin(one, random);
      const Twin b = random_twin(other, random);
      std::set<int> both;
      std::set<int> either = a.members;
      std::set<int> rest;
      for (const int cell : a.members) (b.members.contains(cell) ? both : rest).insert(cell);
      either.insert(b.members.begin(), b.members.end());
      expect_members(a.set & b.set, both);
      expect_members(a.set | b.set, either);
      expect_members(a.set - b.set, rest);
      EXPECT_EQ(a.set.meets(b.set), !both.empty());
      EXPECT_EQ(a.set.is_within(b.set), rest.empty());
      EXPECT_TRUE((a.set & b.set).is_within(b.set));
      EXPECT_EQ((a.set | b.set) - (b.set - a.set), a.set);
      CellSet copy = b.set;
      copy = a.set;
      expect_members(copy, a.members);
    }
}

}  // namespace
}  // namespace quadrille::techniques
