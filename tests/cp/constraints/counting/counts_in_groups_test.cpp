#include <gtest/gtest.h>

#include "cp/constraints/counting.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::CountedGroup;
using cp::IntVar;
using cp::Store;

/// The indices of a group's variables, and of those outside it.
struct GroupPlaces {
  std::vector<std::size_t> variables, beside;
};

Subject counts_subject(const std::vector<GroupPlaces>& places, const std::vector<Word>& allowed) {
  return {.make =
              [=](const Store& /*store*/, const std::vector<IntVar>& x) {
                std::vector<CountedGroup> groups;
                for (const auto& [variables, beside] : places) {
                  CountedGroup& group = groups.emplace_back();
                  for (const std::size_t i : variables) group.variables.push_back(x[i]);
                  for (const std::size_t i : beside) group.beside.push_back(x[i]);
                }
                return cp::counts_in_groups(groups, allowed);
              },
          .promise = Promise::none};
}

constexpr int kCounted = 4;

/// Variables with values of 1..kCounted. One has the value 1, so that bit 0 of all their words represents it.
Setting counted_setting(std::size_t count, Random& random) {
  Setting setting;
  for (std::size_t i = 0; i < count; ++i) {
    Setting::Variable variable;
    for (cp::Value v = 1; v <= kCounted; ++v)
      if (random.below(4) > 0 || (i == 0 && v == 1)) variable.values.push_back(v);
    if (variable.values.empty()) variable.values.push_back(2);
    setting.variables.push_back(variable);
    setting.arguments.push_back({.variable = i});
  }
  return setting;
}

/// Every variable is counted; some are outside of the groups of others.
TEST(CountsInGroups, InferNoMoreThanTheCountsMean) {
  Random random(3);
  for (int i = 0; i < rounds(600); ++i) {
    const std::size_t arity = 3 + random.below(4);
    std::vector<GroupPlaces> places(1 + random.below(4));
    for (std::size_t x = 0; x < arity; ++x) places[random.below(places.size())].variables.push_back(x);
    std::erase_if(places, [](const GroupPlaces& group) { return group.variables.empty(); });
    if (random.below(2) == 0) {
      const std::size_t outside = arity - 1;
      std::erase_if(places, [&](const GroupPlaces& group) { return group.variables.front() == outside; });
      for (GroupPlaces& group : places)
        if (std::erase(group.variables, outside) > 0 || random.below(2) == 0) group.beside.push_back(outside);
    }
    std::vector<Word> allowed;
    for (int v = 0; v < kCounted; ++v)
      allowed.push_back(random.below(3) == 0 ? ~Word{0}
                                             : random.below(64) | bit(static_cast<int>(random.below(3))));
    ASSERT_EQ(violation(counts_subject(places, allowed), counted_setting(arity, random), 8, random),
              std::nullopt);
  }
}

TEST(CountsInGroups, GiveAValueToTheGroupsThatMustHaveIt) {
  Store store;
  std::vector<IntVar> x(6);
  for (IntVar& cell : x) cell = store.new_variable(1, 4);
  store.post(cp::counts_in_groups({{{x[0], x[1]}, {x[5]}}, {{x[2], x[3], x[4]}, {}}},
                                  {bit(2), ~Word{0}, ~Word{0}, ~Word{0}}));
  ASSERT_TRUE(store.remove(x[1], 1) && store.remove(x[3], 1) && store.propagate());
  EXPECT_EQ(store.value(x[0]), 1);
  EXPECT_FALSE(store.contains(x[5], 1)) << "it lies beside a group that has the 1";
  EXPECT_FALSE(store.is_fixed(x[2]));
}

/// Values that occur as often as they say, in five variables: only 5, or 1 and 4, or 2 and 3.
TEST(CountsInGroups, LookAtTheSumOfAllCounts) {
  Store store;
  std::vector<CountedGroup> groups(5);
  std::vector<IntVar> x;
  for (CountedGroup& group : groups) {
    x.push_back(store.new_variable(1, 6));
    group.variables = {x.back()};
  }
  std::vector<Word> allowed;
  for (int v = 1; v <= 6; ++v) allowed.push_back(bit(0) | bit(v));
  store.post(cp::counts_in_groups(groups, allowed));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x[0]), 5) << "6 does not occur six times";
  ASSERT_TRUE(store.assign(x[0], 3) && store.propagate());
  EXPECT_EQ(store.domains().word(x[1].id()), Word{0b110}) << "2 or 3";
  ASSERT_TRUE(store.assign(x[1], 2) && store.assign(x[2], 2) && store.propagate());
  EXPECT_EQ(store.value(x[4]), 3);
}

TEST(CountsInGroups, FailWhereTheCountsCannotComeToTheNumberOfVariables) {
  Store store;
  const IntVar x = store.new_variable(1, 2), y = store.new_variable(1, 2);
  store.post(cp::counts_in_groups({{{x, y}, {}}}, {bit(1), bit(0) | bit(2)}));
  EXPECT_FALSE(store.propagate());
}

}  // namespace
}  // namespace quadrille::test
