#include "sudoku/explain/hitting_set.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "base/bits.h"
#include "base/random.h"
#include "support/base/rounds.h"

namespace quadrille::sudoku {
namespace {

using Result = HittingSets::Result;

constexpr int kElements = 10;

/// The size of a smallest hitting set, by trying them all.
int smallest_by_trial(const std::vector<Word>& family) {
  int smallest = kElements + 1;
  for (Word trial = 0; trial < bit(kElements); ++trial) {
    if (std::ranges::all_of(family, [&](Word set) { return (set & trial) != 0; })) {
      smallest = std::min(smallest, count_of(trial));
    }
  }
  return smallest;
}

TEST(HittingSets, OfNoSetAreEmpty) {
  HittingSets sets(3);
  std::uint64_t nodes = 10;
  EXPECT_EQ(sets.find(0, nodes), Result::found);
  EXPECT_TRUE(sets.found().empty());
  EXPECT_TRUE(sets.hit_all({false, false, false}));
}

TEST(HittingSets, CannotHitTheEmptySet) {
  HittingSets sets(3);
  sets.add({0, 1});
  sets.add({});
  std::uint64_t nodes = 10;
  EXPECT_EQ(sets.find(3, nodes), Result::none);
  EXPECT_FALSE(sets.hit_all({true, true, true}));
}

/// Expects hitting sets exactly if there are some, whatever was found or added before.
void expect_as_by_trial(HittingSets& sets, const std::vector<Word>& family) {
  const int smallest = smallest_by_trial(family);
  for (int most = 0; most <= kElements; ++most) {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    ASSERT_EQ(sets.find(static_cast<std::size_t>(most), nodes),
              most < smallest ? Result::none : Result::found);
    if (most < smallest) continue;
    EXPECT_LE(sets.found().size(), static_cast<std::size_t>(most));
    std::vector<bool> flags(kElements);
    for (const std::size_t element : sets.found()) flags[element] = true;
    EXPECT_TRUE(sets.hit_all(flags));
  }
}

TEST(HittingSets, AreAsSmallAsTheyCanBe) {
  Random random(7);
  for (int round = 0; round < test::rounds(60); ++round) {
    HittingSets sets(kElements);
    std::vector<Word> family;
    for (auto count = random.below(12); count > 0; --count) {
      // Few elements each: otherwise one element hits all.
      family.push_back(random.next() & random.next() & low_bits(kElements));
      std::vector<std::size_t> elements;
      for (const int element : Bits(family.back())) elements.push_back(static_cast<std::size_t>(element));
      sets.add(elements);
      expect_as_by_trial(sets, family);
      ASSERT_FALSE(HasFailure());
    }
  }
}

TEST(HittingSets, StopWhenTheirNodesAreUsedUp) {
  HittingSets sets(4);
  sets.add({0, 1});
  sets.add({2, 3});
  std::uint64_t nodes = 2;
  EXPECT_EQ(sets.find(2, nodes), Result::limit);
  EXPECT_EQ(nodes, 0u);
  nodes = 3;
  EXPECT_EQ(sets.find(2, nodes), Result::found) << "what an earlier search left behind is forgotten";
  EXPECT_EQ(sets.found().size(), 2u);
}

}  // namespace
}  // namespace quadrille::sudoku
