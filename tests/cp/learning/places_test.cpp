#include "cp/learning/places.h"

#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"

namespace quadrille::cp {
namespace {

/// The atoms of the values from `first` to `last`.
std::vector<std::uint32_t> atoms_in(const Places& places, Value first, Value last) {
  std::vector<std::uint32_t> atoms;
  places.for_each(first, last, [&](std::uint32_t atom) { atoms.push_back(atom); });
  return atoms;
}

TEST(Places, AreEmptyAtFirst) {
  const Places places;
  EXPECT_FALSE(places.find(0));
  EXPECT_TRUE(atoms_in(places, kMinusInfinity, kPlusInfinity).empty());
  EXPECT_EQ(places.memory(), 0U);
}

TEST(Places, AreThoseOfAMap) {
  Random random(1);
  for (const int count : {1, 10, 1'024, 1'025, 5'000}) {
    Places places;
    std::map<Value, std::uint32_t> expected;
    for (int i = 0; i < count; ++i) {
      const auto value = static_cast<Value>(random.below(static_cast<std::uint64_t>(3 * count)));
      const auto atom = static_cast<std::uint32_t>(i);
      EXPECT_EQ(places.find(value).has_value(), expected.contains(value));
      if (expected.emplace(value, atom).second) places.insert(value, atom);
    }
    for (int i = 0; i < 200; ++i) {
      const auto first = static_cast<Value>(random.below(static_cast<std::uint64_t>(3 * count)));
      const auto last = first + static_cast<Value>(random.below(static_cast<std::uint64_t>(count)));
      std::vector<std::uint32_t> atoms;
      for (auto at = expected.lower_bound(first); at != expected.upper_bound(last); ++at)
        atoms.push_back(at->second);
      EXPECT_EQ(atoms_in(places, first, last), atoms) << count << ": " << first << " to " << last;
    }
    EXPECT_EQ(atoms_in(places, kMinusInfinity, kPlusInfinity).size(), expected.size());
  }
}

TEST(Places, KeepTheirOrderWhenEachIsBelowTheLast) {
  Places places;
  for (Value value = 10'000; value > 0; --value) places.insert(value, static_cast<std::uint32_t>(value));
  const auto atoms = atoms_in(places, 1, 10'000);
  ASSERT_EQ(atoms.size(), 10'000U);
  for (std::size_t i = 0; i < atoms.size(); ++i) EXPECT_EQ(atoms[i], i + 1);
}

}  // namespace
}  // namespace quadrille::cp
