#include <gtest/gtest.h>

#include "cp/constraints/distinct.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::VariableBeside;

constexpr int kLocked = 5;

/// The first `count` variables have one of the sets; the others see some of them.
Subject locked_subject(std::size_t count, const std::vector<Word>& sets, const std::vector<Word>& sees) {
  return {.make =
              [=](const Store& /*store*/, const std::vector<IntVar>& x) {
                const auto end = x.begin() + static_cast<std::ptrdiff_t>(count);
                std::vector<VariableBeside> beside;
                for (std::size_t i = 0; i < sees.size(); ++i) beside.push_back({x[count + i], sees[i]});
                return cp::locked_values({x.begin(), end}, sets, beside);
              },
          .promise = Promise::none};
}

/// Variables with values of 1..kLocked. One has the value 1, so that bit 0 of all their words represents it.
Setting locked_setting(std::size_t count, Random& random) {
  Setting setting;
  for (std::size_t i = 0; i < count; ++i) {
    Setting::Variable variable;
    for (cp::Value v = 1; v <= kLocked; ++v)
      if (random.below(4) > 0 || (i == 0 && v == 1)) variable.values.push_back(v);
    if (variable.values.empty()) variable.values.push_back(2);
    setting.variables.push_back(variable);
    setting.arguments.push_back({.variable = i});
  }
  return setting;
}

TEST(LockedValues, InferNoMoreThanTheSetsMean) {
  Random random(8);
  for (int i = 0; i < rounds(600); ++i) {
    const std::size_t count = 2 + random.below(2), beside = random.below(3);
    std::vector<Word> sets;
    for (std::uint64_t n = random.below(4); sets.size() <= n;) {
      const Word set = random.below(1U << kLocked);
      if (count_of(set) == static_cast<int>(count)) sets.push_back(set);
    }
    std::vector<Word> sees;
    while (sees.size() < beside) sees.push_back(1 + random.below((1U << count) - 1));
    ASSERT_EQ(violation(locked_subject(count, sets, sees), locked_setting(count + beside, random), 8, random),
              std::nullopt);
  }
}

/// Three cells with the sum 8 hold {1,2,5} or {1,3,4}.
TEST(LockedValues, AreThoseThatAllSetsHave) {
  Store store;
  const auto cell = [&] { return store.new_variable(1, 9); };
  const IntVar a = cell(), b = cell(), c = cell(), sees_all = cell(), sees_two = cell();
  store.post(cp::locked_values({a, b, c}, {0b10011, 0b1101}, {{sees_all, 0b111}, {sees_two, 0b11}}));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(sees_all, 1));
  EXPECT_TRUE(store.contains(sees_two, 1));
  ASSERT_TRUE(store.remove(c, 1) && store.propagate());
  EXPECT_FALSE(store.contains(sees_two, 1));
  EXPECT_FALSE(store.is_fixed(a));
  ASSERT_TRUE(store.remove(b, 1) && store.propagate());
  EXPECT_EQ(store.value(a), 1);
  ASSERT_TRUE(store.assign(b, 5) && store.propagate());
  EXPECT_EQ(store.value(c), 2);
}

TEST(LockedValues, FailWhereNoSetIsLeft) {
  Store store;
  const IntVar a = store.new_variable(1, 4), b = store.new_variable(1, 4);
  store.post(cp::locked_values({a, b}, {0b0011, 0b1100}, {}));
  ASSERT_TRUE(store.assign(a, 1) && store.at_least(b, 3));
  EXPECT_FALSE(store.propagate());
}

}  // namespace
}  // namespace quadrille::test
