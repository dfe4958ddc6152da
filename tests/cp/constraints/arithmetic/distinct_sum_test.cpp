#include <gtest/gtest.h>

#include "cp/constraints/arithmetic/distinct_sum.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::DistinctGroup;
using cp::IntVar;
using cp::Store;
using cp::Value;

struct GroupShape {
  int factor;
  std::size_t variables;
};

Subject sum_subject(const std::vector<GroupShape>& shapes, Value total, Promise promise) {
  return {.make =
              [=](const Store& store, const std::vector<IntVar>& x) {
                std::vector<DistinctGroup> groups;
                auto next = x.begin();
                for (const auto& [factor, count] : shapes) {
                  groups.push_back({factor, {next, next + static_cast<std::ptrdiff_t>(count)}});
                  next += static_cast<std::ptrdiff_t>(count);
                }
                return cp::distinct_sum(store, groups, total);
              },
          .promise = promise};
}

TEST(DistinctSum, IsRightOnAllSmallDomains) {
  for (Value total = 1; total <= 6; ++total)
    EXPECT_EQ(violation_on_all(sum_subject({{1, 2}}, total, Promise::domain), 2, 1, 4), std::nullopt)
        << total;
  EXPECT_EQ(violation_on_all(sum_subject({{1, 3}}, 6, Promise::domain), 3, 1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(sum_subject({{1, 2}, {-1, 1}}, 0, Promise::value), 3, 1, 3), std::nullopt);
  EXPECT_EQ(violation_on_all(sum_subject({}, 0, Promise::domain), 0, 1, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(sum_subject({}, 1, Promise::domain), 0, 1, 2), std::nullopt);
}

/// Domains as cells of a puzzle have them: within one range of digits.
SettingShape cells(std::size_t arity) { return {.arity = arity, .width = 6, .lowest = 1, .plain = true}; }

TEST(DistinctSum, IsRightOnRandomCages) {
  for (std::size_t count = 1; count <= 5; ++count)
    for (Value total = 1; total <= 21; ++total) {
      const Promise promise = count <= 3 ? Promise::domain : Promise::value;
      EXPECT_EQ(violation_on_random(sum_subject({{1, count}}, total, promise), cells(count), rounds(12)),
                std::nullopt)
          << count << " cells, " << total;
    }
}

TEST(DistinctSum, IsRightOnRandomGroups) {
  Random random(5);
  for (int i = 0; i < rounds(300); ++i) {
    std::vector<GroupShape> shapes;
    std::size_t arity = 0;
    Value total = 0;
    for (std::size_t groups = 2 + random.below(2); groups > 0 && arity < 5; --groups) {
      const int weight = random.below(3) == 0 ? 1 + static_cast<int>(random.below(6)) : 1;
      shapes.push_back({random.below(3) == 0 ? -weight : weight, 1 + random.below(weight > 3 ? 1 : 3)});
      arity += shapes.back().variables;
      total += shapes.back().factor * static_cast<Value>(shapes.back().variables * 3);
    }
    total += static_cast<Value>(random.below(7)) - 3;
    const Subject subject = sum_subject(shapes, total, Promise::checking);
    EXPECT_EQ(violation_on_random(subject, cells(arity), 8), std::nullopt);
  }
}

TEST(DistinctSum, IsRightOnGroupsOfDifferentSizes) {
  const std::vector<std::vector<GroupShape>> all{
      {{1, 4}, {1, 2}}, {{1, 4}, {-1, 2}}, {{1, 5}, {1, 1}}, {{2, 1}, {1, 4}}, {{1, 3}, {1, 2}, {1, 1}}};
  for (const std::vector<GroupShape>& shapes : all)
    for (Value total = 3; total <= 33; total += 3)
      EXPECT_EQ(violation_on_random(sum_subject(shapes, total, Promise::checking), cells(6), rounds(4)),
                std::nullopt)
          << total;
}

TEST(DistinctSum, ServesWhatHasFewSets) {
  const auto group = [](std::size_t count, int factor = 1) {
    return DistinctGroup{factor, std::vector<IntVar>(count)};
  };
  EXPECT_TRUE(cp::serves_distinct_sum({group(9)}, 45, 9));
  EXPECT_FALSE(cp::serves_distinct_sum({group(10)}, 55, 10));
  EXPECT_TRUE(cp::serves_distinct_sum({group(2), group(1), group(3)}, 50, 16));
  EXPECT_FALSE(cp::serves_distinct_sum({group(5)}, 40, 16));
  EXPECT_FALSE(cp::serves_distinct_sum({group(2)}, 20, 17));
  // Sixteen variables of 1..9: counted from 1 or from 9, a sum of at most 63 is served.
  const std::vector<DistinctGroup> many(16, group(1));
  EXPECT_TRUE(cp::serves_distinct_sum(many, 79, 9));
  EXPECT_FALSE(cp::serves_distinct_sum(many, 80, 9));
  EXPECT_TRUE(cp::serves_distinct_sum(many, 81, 9));
  EXPECT_TRUE(cp::serves_distinct_sum({group(7), group(1, -10), group(1, -1)}, 0, 9));
  EXPECT_FALSE(cp::serves_distinct_sum({group(2), group(1, 100)}, 600, 9));
}

/// a + b = 10 c + d, where a and b differ: c is 1, and d is at most 7.
TEST(DistinctSum, TakesFactors) {
  Store store;
  const auto cell = [&] { return store.new_variable(1, 9); };
  const IntVar a = cell(), b = cell(), c = cell(), d = cell();
  store.post(cp::distinct_sum(store, {{1, {a, b}}, {-10, {c}}, {-1, {d}}}, 0));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(c), 1);
  EXPECT_EQ(store.max(d), 7);
  EXPECT_EQ(store.min(a), 2);
}

TEST(DistinctSum, LeavesTheValuesOfTheSetsThatFit) {
  Store store;
  const auto cell = [&] { return store.new_variable(1, 9); };
  const std::vector<IntVar> x{cell(), cell(), cell()}, y{cell(), cell()};
  store.post(cp::distinct_sum(store, {{1, x}}, 7));
  store.post(cp::distinct_sum(store, {{1, {y[0], y[1]}}, {1, {cell(), cell()}}}, 33));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.domains().word(x[0].id()), Word{0b1011});
  EXPECT_EQ(store.min(y[0]), 7);
  ASSERT_TRUE(store.at_most(x[0], 2) && store.at_most(x[1], 2) && store.propagate());
  EXPECT_EQ(store.value(x[2]), 4);
}

}  // namespace
}  // namespace quadrille::test
