#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "cp/constraints/counting.h"
#include "cp/constraints/tables.h"
#include "cp/search/search.h"
#include "modelling/builder.h"
#include "support/cp/domain_values.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace modelling;

struct Lists {
  cp::Store store;
  Builder builder{store};
  std::vector<IntVar> x;

  Lists(std::size_t size, Value min, Value max) {
    while (x.size() < size) x.push_back(store.new_variable(min, max));
  }
  std::size_t solutions() {
    if (!store.propagate()) return 0;
    return all_solutions(store, x, cp::VariableOrder::first_fail, cp::ValueOrder::min).size();
  }
};

TEST(BuilderGlobals, IndicesCountFromZero) {
  const Lists l(2, 3, 4);
  EXPECT_EQ(from_zero({l.x[0], -l.x[1]}, 3), (std::vector{l.x[0] - 3, -l.x[1] - 3}));
}

TEST(BuilderGlobals, DifferentVariablesDoWithoutFixedOnes) {
  Lists l(4, 1, 4);
  l.builder.require(l.x[1].eq(2));
  l.builder.all_different(l.x);
  EXPECT_EQ(values_of(l.store, l.x[0]), (std::vector<Value>{1, 3, 4}));
  EXPECT_EQ(l.store.constraint(0).scope().size(), 3U);
  EXPECT_EQ(l.solutions(), 6U);
  Lists same(3, 2, 2);
  same.builder.all_different(same.x);
  EXPECT_EQ(same.builder.trouble(), Trouble::impossible);
  EXPECT_FALSE(same.store.propagate());
}

TEST(BuilderGlobals, CircuitsAreOfAllNodesOrOfSome) {
  Lists all(4, -1, 5);
  all.builder.circuit(all.x);
  EXPECT_EQ(all.solutions(), 6U);
  Lists some(4, -1, 5);
  some.builder.subcircuit(some.x);
  EXPECT_EQ(some.solutions(), 1U + 6 + 8 + 6);  // of no node, of two, three and four
  Lists one(1, -1, 5);
  one.builder.circuit(one.x);
  EXPECT_EQ(one.solutions(), 1U);
}

TEST(BuilderGlobals, InversesArePermutations) {
  Lists l(6, 0, 2);
  const std::vector<IntVar> x(l.x.begin(), l.x.begin() + 3);
  const std::vector<IntVar> y(l.x.begin() + 3, l.x.end());
  l.builder.inverse(x, y);
  l.builder.require(x[0].le(1));
  l.builder.require(x[1].le(1));
  ASSERT_TRUE(l.store.propagate());
  EXPECT_EQ(values_of(l.store, x[2]), std::vector<Value>{2});
  EXPECT_EQ(l.solutions(), 2U);
}

TEST(BuilderGlobals, ElementsAreOfTheArray) {
  Lists l(2, -3, 9);
  const std::vector<IntVar> numbers{l.builder.constant(4), l.builder.constant(7), l.builder.constant(4)};
  l.builder.element(l.x[0], numbers, l.x[1]);
  EXPECT_EQ(l.store.constraint(0).scope().size(), 2U);
  EXPECT_EQ(l.solutions(), 3U);
  Lists open(4, 0, 2);
  open.builder.element(open.x[0], {open.x[1], open.x[2]}, open.x[3]);
  EXPECT_EQ(open.solutions(), 2U * 9);
}

TEST(BuilderGlobals, TablesLeaveOnlyTheirValuesInWideDomains) {
  Lists l(2, 0, 9000);
  l.builder.require(l.x[1].le(5));
  l.builder.table(l.x, {{1, 2}, {8000, 3}, {4, 6}, {7, cp::kAnyValue}});
  ASSERT_TRUE(l.store.propagate());
  EXPECT_EQ(values_of(l.store, l.x[0]), (std::vector<Value>{1, 7, 8000}));
  EXPECT_EQ(l.solutions(), 2U + 6);
  Lists none(2, 0, 3);
  none.builder.table(none.x, {{4, 2}});
  EXPECT_EQ(none.builder.trouble(), Trouble::impossible);
}

TEST(BuilderGlobals, KnownValuesAreCountedAsFacts) {
  Lists l(4, 0, 2);
  l.builder.count({l.x[0], l.x[1]}, l.x[2], l.x[3]);
  EXPECT_EQ(l.store.constraint(0).scope().size(), 4U);
  EXPECT_EQ(l.solutions(), 3U * 9);
  Lists known(3, 0, 2);
  known.builder.count({known.x[0], known.x[1]}, known.builder.constant(1), known.x[2]);
  EXPECT_EQ(known.store.constraint(0).scope().size(), 3U);
  EXPECT_EQ(known.solutions(), 9U);
}

TEST(BuilderGlobals, ClosedCardinalitiesLeaveOnlyTheirValues) {
  Lists l(3, 0, 9000);
  l.builder.global_cardinality({l.x[0], l.x[1]}, {3, 8000}, {l.x[2], l.builder.constant(1)}, true);
  ASSERT_TRUE(l.store.propagate());
  EXPECT_EQ(values_of(l.store, l.x[0]), (std::vector<Value>{3, 8000}));
  EXPECT_EQ(l.solutions(), 2U);
}

/// Pairs of two different variables with few values have a constraint of their own, views included.
TEST(BuilderGlobals, TablesOfPairsAgreeWithTables) {
  Random random(5);
  for (int round = 0; round < 200; ++round) {
    const Value last = round % 4 == 0 ? 5000 : 6;
    Lists l(3, -2, last);
    Lists plain(3, -2, last);
    std::vector<std::vector<Value>> tuples;
    for (int i = 0; i < 5; ++i)
      tuples.push_back({static_cast<Value>(random.below(9)) - 4, static_cast<Value>(random.below(9)) - 4});
    if (round % 5 == 0) tuples.push_back({0, cp::kAnyValue});
    const auto pair = [&](const std::vector<IntVar>& x) { return std::vector{-x[0] + 1, x[round % 7 > 0]}; };
    l.builder.table(pair(l.x), tuples);
    plain.store.post(cp::table(pair(plain.x), tuples));
    const bool possible = l.store.propagate();
    ASSERT_EQ(possible, plain.store.propagate()) << round;
    for (std::size_t i = 0; possible && i < 3; ++i)
      ASSERT_EQ(l.store.count(l.x[i]), plain.store.count(plain.x[i])) << round;
    const bool is_named = last < 64 && round % 5 != 0 && round % 7 > 0;
    if (!possible) continue;
    EXPECT_EQ(l.store.constraint(0).name(), is_named ? "table_of_pairs" : "table");
  }
}

/// A magic sequence: x[i] is the number of times that i occurs. The implied sums of the counts avoid most
/// failures.
TEST(BuilderGlobals, NumbersThatAreCountedThemselvesAreSummed) {
  constexpr Value kSize = 20;
  Lists l(kSize, 0, kSize);
  Lists plain(kSize, 0, kSize);
  std::vector<Value> values;
  for (Value v = 0; v < kSize; ++v) values.push_back(v);
  l.builder.global_cardinality(l.x, values, l.x, false);
  plain.store.post(cp::global_cardinality(plain.x, values, plain.x, false));
  const auto failures = [](Lists& lists) {
    cp::Search search(lists.store, {{lists.x}});
    EXPECT_EQ(search.next(), cp::SearchResult::solution);
    EXPECT_EQ(lists.store.value(lists.x[0]), kSize - 4);
    EXPECT_EQ(search.next(), cp::SearchResult::exhausted);
    return search.statistics().failures;
  };
  EXPECT_LT(2 * failures(l), failures(plain));
}

TEST(BuilderGlobals, SumsOfCountsExcludeNothing) {
  Random random(7);
  for (int round = 0; round < 300; ++round) {
    const auto shift = static_cast<Value>(random.below(3));
    Lists l(4, -shift, 3);
    Lists plain(4, -shift, 3);
    std::vector<Value> values;
    std::vector<std::size_t> counts;
    for (Value v = -2; v <= 4; ++v) {
      if (random.below(3) == 0) continue;
      values.push_back(v);
      counts.push_back(random.below(4));
    }
    const bool closed = random.below(2) == 1;
    const auto numbers = [&](const std::vector<IntVar>& x) {
      std::vector<IntVar> result;
      for (const std::size_t i : counts) result.push_back(x[i]);
      return result;
    };
    l.builder.global_cardinality(l.x, values, numbers(l.x), closed);
    plain.store.post(cp::global_cardinality(plain.x, values, numbers(plain.x), closed));
    ASSERT_EQ(l.solutions(), plain.solutions()) << round;
  }
}

}  // namespace
}  // namespace quadrille::test
