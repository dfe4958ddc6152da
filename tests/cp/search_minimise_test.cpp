// Branch and bound, held against all solutions.
#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints.h"
#include "cp/search.h"

namespace quadrille::cp {
namespace {

using Result = Search::Result;

/// Different values for x, and a cost that is a random sum of them.
struct Problem {
  Store store;
  std::vector<IntVar> x;
  IntVar cost;

  explicit Problem(std::uint64_t seed) {
    Random random(seed);
    std::vector<Term> terms;
    for (int i = 0; i < 5; ++i) {
      x.push_back(store.new_variable(0, 6));
      terms.push_back({static_cast<Value>(random.below(9)) - 4, x.back()});
    }
    cost = store.new_variable(-1000, 1000);
    terms.push_back({-1, cost});
    store.post(all_different(store, x, Consistency::automatic));
    store.post(linear(terms, Comparison::equal, 0));
  }
};

Value least_cost(std::uint64_t seed) {
  Problem problem(seed);
  Search search(problem.store, {{problem.x}});
  Value least = kPlusInfinity;
  while (search.next() == Result::solution) least = std::min(least, problem.store.value(problem.cost));
  return least;
}

void expect_least(std::uint64_t seed, SearchOptions options) {
  Problem problem(seed);
  options.minimise = problem.cost;
  Search search(problem.store, {{problem.x, VariableOrder::first_fail, ValueOrder::max}}, options);
  Value last = kPlusInfinity;
  while (search.next() == Result::solution) {
    EXPECT_LT(problem.store.value(problem.cost), last);
    last = problem.store.value(problem.cost);
  }
  EXPECT_EQ(last, least_cost(seed));
}

TEST(SearchMinimise, EndsWithTheBest) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    expect_least(seed, {});
    expect_least(seed, {.limited_discrepancy = true});
    expect_least(seed, {.restarts = {Restarts::Kind::luby, 5, 0}});
    expect_least(seed, {.restarts = {Restarts::Kind::geometric, 5, 1.5}});
  }
}

TEST(SearchMinimise, SettlesACostThatNoBranchingNames) {
  Store store;
  const IntVar x = store.new_variable(0, 3);
  const IntVar cost = store.new_variable(0, 9);
  store.post(not_equal(cost, x));
  store.post(not_equal(cost, x + 1));
  Search search(store, {{{x}, VariableOrder::input, ValueOrder::min}}, {.minimise = cost});
  ASSERT_EQ(search.next(), Result::solution);
  EXPECT_EQ(store.value(cost), 2);
  ASSERT_EQ(search.next(), Result::solution);
  EXPECT_EQ(store.value(cost), 0);
  EXPECT_EQ(search.next(), Result::exhausted);
}

TEST(SearchMinimise, MaximisesByANegatedView) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  store.post(not_equal(x, -x + 18));
  Search search(store, {{{x}}}, {.minimise = -x});
  Value best = 0;
  while (search.next() == Result::solution) best = store.value(x);
  EXPECT_EQ(best, 8);
}

}  // namespace
}  // namespace quadrille::cp
