#include "cp/search/search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/base/allocated.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;
using Result = Search::Result;

constexpr SearchMode kModes[]{SearchMode::fixed, SearchMode::guided, SearchMode::free, SearchMode::mixed,
                              SearchMode::automatic};

TEST(Search, FindsTheSameSolutionsInAllModes) {
  for (const SearchMode mode : kModes) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
    EXPECT_EQ(all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::min, {.mode = mode}).size(),
              40U);
  }
}

TEST(Search, LeavesTheStoreAsItWasInAllModes) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, 8, Consistency::value);
  for (const SearchMode mode : kModes) {
    store.push();
    ASSERT_TRUE(store.assign(queens[0], 2));
    const std::size_t constraints = store.constraint_count();
    {
      Search search(store, {{queens}}, {.mode = mode});
      EXPECT_EQ(search.next(), Result::solution);
      EXPECT_EQ(search.next(), Result::solution);
    }
    EXPECT_EQ(store.level(), 1U);
    EXPECT_EQ(store.constraint_count(), constraints);
    EXPECT_TRUE(store.propagate());
    EXPECT_FALSE(store.is_fixed(queens[1]));
    store.pop();
  }
}

TEST(Search, GoesOnAfterALimit) {
  for (const SearchMode mode : kModes) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 6, Consistency::value);
    Search search(store, {{queens}}, {.mode = mode, .limits = {.nodes = 0}});
    std::uint64_t solutions = 0;
    int limits = 0;
    for (Result result = search.next(); result != Result::exhausted; result = search.next()) {
      if (result == Result::solution) ++solutions;
      if (result == Result::limit) {
        search.set_limits({.nodes = search.statistics().nodes + 1});
        ASSERT_LT(++limits, 1000);
      }
    }
    EXPECT_EQ(solutions, 4U);
    EXPECT_GT(limits, 5);
  }
}

TEST(Search, HoldsItsAssumptionsInAllModes) {
  for (const SearchMode mode : kModes) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 6, Consistency::value);
    const std::vector<Solution> found =
        all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::min,
                      {.mode = mode, .assumptions = {queens[0].ge(3), queens[2].ne(1)}});
    EXPECT_EQ(found, (std::vector<Solution>{{3, 6, 2, 5, 1, 4}, {4, 1, 5, 2, 6, 3}}));
    Search search(store, {{queens}}, {.mode = mode, .assumptions = {queens[0].eq(1)}});
    EXPECT_EQ(search.next(), Result::exhausted);
  }
}

TEST(Search, NamesAssumptionsThatCannotHoldTogether) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 5; ++i) x.push_back(store.new_variable(1, 4));
  for (int i = 0; i < 5; ++i) {
    for (int j = 0; j < i; ++j) {
      if (i != 2) store.post(not_equal(x[static_cast<std::size_t>(i)], x[static_cast<std::size_t>(j)]));
    }
  }
  // x[2] differs only from x[3] and x[4]; x[0], x[1], x[3] and x[4] take all values.
  const Literal a = x[0].ge(3);
  const Literal b = x[1].ge(3);
  const Literal c = x[2].eq(1);
  const Literal d = x[3].ge(2);
  const Literal e = x[4].ge(2);
  const auto result_of = [&](SearchMode mode, const std::vector<Literal>& assumptions,
                             std::vector<Literal>* core) {
    Search search(store, {{x}}, {.mode = mode, .assumptions = assumptions});
    const Result result = search.next();
    if (core != nullptr) core->assign(search.core().begin(), search.core().end());
    return result;
  };
  std::vector<Literal> core;
  ASSERT_EQ(result_of(SearchMode::free, {e, a, d, b, c}, &core), Result::exhausted);
  EXPECT_EQ(core.size(), 4U);
  EXPECT_EQ(std::ranges::count(core, c), 0) << "it is not needed";
  EXPECT_EQ(result_of(SearchMode::fixed, core, nullptr), Result::exhausted);
  ASSERT_EQ(result_of(SearchMode::free, {c, b, a}, &core), Result::exhausted);
  EXPECT_EQ(core.size(), 3U);
  EXPECT_EQ(result_of(SearchMode::free, {a, b, d}, nullptr), Result::solution);
}

Value least_cost(std::uint64_t seed, SearchMode mode, Restarts restarts = {}, std::uint64_t first_turn = 0) {
  RandomCosts problem(seed);
  Search search(problem.store, {{problem.x}},
                {.mode = mode, .first_turn = first_turn, .restarts = restarts, .minimise = problem.cost});
  Value least = kPlusInfinity;
  while (search.next() == Result::solution) {
    EXPECT_LT(problem.store.value(problem.cost), least);
    least = problem.store.value(problem.cost);
  }
  return least;
}

TEST(Search, MinimisesInAllModes) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Value least = least_cost(seed, SearchMode::fixed);
    EXPECT_EQ(least_cost(seed, SearchMode::free), least);
    EXPECT_EQ(least_cost(seed, SearchMode::free, {Restarts::Kind::luby, 3, 0}), least);
    EXPECT_EQ(least_cost(seed, SearchMode::automatic), least);
    for (const std::uint64_t turn : {1U, 3U}) EXPECT_EQ(least_cost(seed, SearchMode::mixed, {}, turn), least);
  }
}

/// The solutions of a model with very many of them, some of which differ only in auxiliary variables.
TEST(Search, HoldsNoMoreMemoryHoweverManySolutionsThereAre) {
  if (!allocated_bytes()) GTEST_SKIP() << "memory cannot be measured here";
  constexpr std::size_t kSlack = 1U << 23U;
  struct Kind {
    SearchMode mode;
    std::uint64_t first_turn;
  };
  for (const auto& [mode, first_turn] :
       {Kind{SearchMode::fixed, 0}, Kind{SearchMode::guided, 0}, Kind{SearchMode::free, 0},
        Kind{SearchMode::mixed, 0}, Kind{SearchMode::automatic, 0}, Kind{SearchMode::automatic, 2},
        Kind{SearchMode::guided, 2}, Kind{SearchMode::mixed, 64}}) {
    Store store;
    std::vector<IntVar> x;
    for (int i = 0; i < 300; ++i) x.push_back(store.new_variable(0, 8));
    for (auto first = x.begin(); x.end() - first > 9; first += 9)
      store.post(all_different(store, std::vector(first, first + 9), Consistency::value));
    const std::vector<IntVar> main(x.begin(), x.begin() + 270);
    const std::vector<IntVar> others(x.begin() + 270, x.end());
    Search search(store, {{main}, {.variables = others, .is_auxiliary = true}},
                  {.mode = mode, .first_turn = first_turn});
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(search.next(), Result::solution);
    const std::size_t before = *allocated_bytes();
    for (int i = 0; i < 6'000; ++i) ASSERT_EQ(search.next(), Result::solution);
    EXPECT_LT(*allocated_bytes(), before + kSlack) << static_cast<int>(mode) << " " << first_turn;
  }
}

}  // namespace
}  // namespace quadrille::test
