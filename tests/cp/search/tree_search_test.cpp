#include "cp/search/tree_search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;
using Result = Search::Result;

TEST(TreeSearch, CountsQueens) {
  const std::vector<std::size_t> counts{2, 10, 4, 40, 92};
  for (const Consistency consistency :
       {Consistency::value, Consistency::bounds, Consistency::domain, Consistency::automatic}) {
    for (int n = 4; n <= 8; ++n) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, n, consistency);
      EXPECT_EQ(all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::min).size(),
                counts[static_cast<std::size_t>(n - 4)]);
    }
  }
}

TEST(TreeSearch, EstimatesHowMuchIsDone) {
  Store store;
  std::vector<IntVar> pigeons;
  for (int i = 0; i < 5; ++i) pigeons.push_back(store.new_variable(1, 4));
  store.post(all_different(store, pigeons, Consistency::value));
  const SearchOptions options;
  Statistics statistics;
  TreeSearch search(store, {{pigeons}}, options, statistics);
  std::vector<double> progress{0};
  Limits limits;
  Result result = Result::limit;
  for (; result == Result::limit; progress.push_back(search.progress())) {
    limits.failures = statistics.failures + 1;
    result = search.next(limits);
  }
  EXPECT_EQ(result, Result::exhausted);
  EXPECT_GT(progress.size(), 5U);
  EXPECT_TRUE(std::ranges::is_sorted(progress));
  EXPECT_GT(progress.back(), 0.5);
  EXPECT_LT(progress.back(), 1);
}

TEST(TreeSearch, RestartsUntilItFindsASolution) {
  for (const Restarts& restarts :
       {Restarts{Restarts::Kind::luby, 2, 0}, Restarts{Restarts::Kind::geometric, 2, 1.3}}) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 20, Consistency::value);
    Search search(store, {{queens, VariableOrder::dom_wdeg, ValueOrder::random}}, {.restarts = restarts});
    ASSERT_EQ(search.next(), Result::solution);
    EXPECT_GT(search.statistics().restarts, 0U);
    store.post(all_different(store, queens, Consistency::value));
    EXPECT_TRUE(store.propagate());
  }
}

TEST(TreeSearch, KnowsAfterRestartsThatThereIsNoSolution) {
  for (const Restarts::Kind kind : {Restarts::Kind::luby, Restarts::Kind::geometric}) {
    Store store;
    std::vector<IntVar> pigeons;
    for (int i = 0; i < 5; ++i) pigeons.push_back(store.new_variable(1, 4));
    store.post(all_different(store, pigeons, Consistency::value));
    Search search(store, {{pigeons}}, {.restarts = {kind, 1, 1.5}});
    EXPECT_EQ(search.next(), Result::exhausted);
    EXPECT_GT(search.statistics().restarts, 0U);
  }
}

TEST(TreeSearch, DoesNotStartAgainOnceItIsExhausted) {
  Store store;
  const IntVar x = store.new_variable(0, 2);
  Search search(store, {{{x}}});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(search.next(), Result::solution);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(search.next(), Result::exhausted);
}

TEST(TreeSearch, LeavesTheStoreAsItWas) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, 6, Consistency::value);
  store.push();
  ASSERT_TRUE(store.assign(queens[0], 2));
  for (int i = 0; i < 2; ++i) {
    Search search(store, {{queens}});
    EXPECT_EQ(search.next(), Result::solution);
    EXPECT_GT(store.level(), 1U);
  }
  EXPECT_EQ(store.level(), 1U);
  EXPECT_TRUE(store.is_fixed(queens[0]));
  store.pop();
  EXPECT_EQ(all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::min).size(), 4U);
}

TEST(TreeSearch, RemembersWhatIsPostedWhenItGoesBackToTheRoot) {
  Store store;
  const IntVar x = store.new_variable(1, 1);
  const IntVar y = store.new_variable(1, 1);
  const IntVar z = store.new_variable(0, 9);
  store.post(not_equal(x, y));
  for (int i = 0; i < 2; ++i) {
    Search search(store, {{{x, y, z}}});
    EXPECT_EQ(search.next(), Result::exhausted);
  }
}

TEST(TreeSearch, RemembersWhatWasDecidedBeforeItWhenItRestarts) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, 8, Consistency::value);
  ASSERT_TRUE(store.propagate());
  store.push();
  ASSERT_TRUE(store.assign(queens[0], store.max(queens[0])));
  Search search(store, {{queens}}, {.restarts = {Restarts::Kind::luby, 1, 0}});
  ASSERT_EQ(search.next(), Result::solution);
  EXPECT_GT(search.statistics().restarts, 0U);
  EXPECT_EQ(store.value(queens[0]), store.domains().max_at(queens[0].id(), 0));
}

Value least_of_all(std::uint64_t seed) {
  RandomCosts problem(seed);
  Search search(problem.store, {{problem.x}});
  Value least = kPlusInfinity;
  while (search.next() == Result::solution) least = std::min(least, problem.store.value(problem.cost));
  return least;
}

void expect_least(std::uint64_t seed, SearchOptions options) {
  RandomCosts problem(seed);
  options.minimise = problem.cost;
  Search search(problem.store, {{problem.x, VariableOrder::first_fail, ValueOrder::max}}, options);
  Value last = kPlusInfinity;
  while (search.next() == Result::solution) {
    EXPECT_LT(problem.store.value(problem.cost), last);
    last = problem.store.value(problem.cost);
  }
  EXPECT_EQ(last, least_of_all(seed));
}

TEST(TreeSearch, EndsWithTheBest) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    expect_least(seed, {});
    expect_least(seed, {.restarts = {Restarts::Kind::luby, 5, 0}});
    expect_least(seed, {.restarts = {Restarts::Kind::geometric, 5, 1.5}});
  }
}

TEST(TreeSearch, SettlesACostThatNoBranchingNames) {
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

TEST(TreeSearch, MaximisesByANegatedView) {
  Store store;
  const IntVar x = store.new_variable(0, 9);
  store.post(not_equal(x, -x + 18));
  Search search(store, {{{x}}}, {.minimise = -x});
  Value best = 0;
  while (search.next() == Result::solution) best = store.value(x);
  EXPECT_EQ(best, 8);
}

TEST(TreeSearch, TellsWhatIsLeft) {
  for (std::uint64_t nodes = 1; nodes < 400; nodes += 7) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
    ASSERT_TRUE(store.propagate());
    const SearchOptions options{.assumptions = {queens[6].ge(2)}};
    Statistics statistics;
    TreeSearch search(store, {{queens}}, options, statistics);
    std::vector<Solution> found;
    while (search.next({.nodes = nodes}) == Result::solution) found.push_back(solution_of(store, queens));
    const std::vector<std::vector<Literal>> rest = search.rest();
    store.pop_to(0);
    for (const std::vector<Literal>& facts : rest) {
      const std::vector<Solution> more =
          all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::min, {.assumptions = facts});
      found.insert(found.end(), more.begin(), more.end());
    }
    EXPECT_EQ(found, all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::min, options))
        << "after " << nodes << " nodes";
  }
}

}  // namespace
}  // namespace quadrille::test
