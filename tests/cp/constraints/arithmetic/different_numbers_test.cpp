#include "cp/constraints/arithmetic/different_numbers.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace quadrille::test {
namespace {

using cp::NumberSets;

/// All choices of different numbers: their sums, and the numbers in those with an allowed sum.
struct AllChoices {
  Word sums = 0;
  NumberSets kept{};
};

AllChoices try_all(const NumberSets& sets, std::size_t count, Word allowed) {
  AllChoices result;
  for (int choice = 0; choice < 1000; ++choice) {
    const std::array<int, cp::kMostSets> numbers{choice % 10, choice / 10 % 10, choice / 100};
    int sum = 0;
    bool is_one = true;
    for (std::size_t i = 0; i < cp::kMostSets; ++i) {
      // Sets that do not count contain only the number 0.
      is_one = is_one && (i < count ? (sets[i] & bit(numbers[i])) != 0 : numbers[i] == 0);
      for (std::size_t j = 0; j < i && i < count; ++j) is_one = is_one && numbers[i] != numbers[j];
      sum += numbers[i];
    }
    if (!is_one) continue;
    result.sums |= bit(sum);
    if ((allowed & bit(sum)) == 0) continue;
    for (std::size_t i = 0; i < count; ++i) result.kept[i] |= bit(numbers[i]);
  }
  return result;
}

TEST(DifferentNumbers, AreThoseOfAllChoices) {
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    const std::size_t count = 1 + random.below(cp::kMostSets);
    NumberSets sets{};
    for (std::size_t i = 0; i < count; ++i) sets[i] = random.next() & random.next() & low_bits(10);
    const Word allowed = random.next() & random.next();
    const AllChoices expected = try_all(sets, count, allowed);
    EXPECT_EQ(cp::sums_of_different(sets, count), expected.sums);
    EXPECT_EQ(cp::kept_of_different(sets, count, allowed), expected.kept);
  }
}

}  // namespace
}  // namespace quadrille::test
