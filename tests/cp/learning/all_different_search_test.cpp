#include "cp/learning/all_different_search.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "base/random.h"
#include "cp/constraints/distinct.h"
#include "cp/constraints/logic.h"
#include "cp/constraints/permutations.h"
#include "support/base/rounds.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

const SearchOptions kFree{.mode = SearchMode::free};

/// Variables with few values, under random all_different; often some have the same values as others.
std::vector<IntVar> post_differences(Store& store, std::uint64_t seed) {
  Random random(seed);
  const auto count = 3 + random.below(4);
  const auto most = static_cast<Value>(2 + random.below(3));
  std::vector<IntVar> x;
  for (std::size_t i = 0; i < count; ++i) {
    x.push_back(store.new_variable(0, most));
    static_cast<void>(
        store.impose(x.back().ne(static_cast<Value>(random.below(static_cast<std::uint64_t>(most) + 1)))));
  }
  for (std::uint64_t i = 0; i < 2 + random.below(3); ++i) {
    std::vector<IntVar> y = x;
    for (std::size_t k = y.size(); k > 1; --k) std::swap(y[k - 1], y[random.below(k)]);
    y.resize(2 + random.below(count - 1));
    store.post(all_different(store, y, static_cast<Consistency>(random.below(4))));
  }
  if (random.below(2) == 0) {
    const std::size_t half = 1 + random.below(count / 2);
    store.post(same_multiset(store, {x.begin(), x.begin() + static_cast<std::ptrdiff_t>(half)},
                             {x.end() - static_cast<std::ptrdiff_t>(half), x.end()}));
  }
  if (random.below(2) == 0)
    for (auto& crossing : all_crossings(store)) store.post(std::move(crossing));
  return x;
}

std::set<Solution> expected_solutions(std::uint64_t seed) {
  Store store;
  const std::vector<IntVar> x = post_differences(store, seed);
  const auto all = all_solutions(store, x, VariableOrder::input, ValueOrder::min);
  return {all.begin(), all.end()};
}

TEST(AllDifferentSearch, FindsEachSolutionOfRandomModelsOnce) {
  std::size_t with_solutions = 0, without = 0, handed_over = 0;
  for (std::uint64_t seed = 1; seed <= random_rounds(1000U); ++seed) {
    SCOPED_TRACE(seed);
    std::set<Solution> left = expected_solutions(seed);
    (left.empty() ? without : with_solutions) += 1;
    Store store;
    const std::vector<IntVar> x = post_differences(store, seed);
    if (!store.propagate()) {
      ASSERT_TRUE(left.empty());
      continue;
    }
    SearchOptions options = kFree;
    options.most_excluded = seed % 3 == 0 ? seed % 7 : 256;
    if (left.size() > options.most_excluded) ++handed_over;
    ASSERT_TRUE(AllDifferentSearch::serves(store, std::vector<Branching>{{x}}, options));
    Statistics statistics;
    FoundBefore found;
    if (seed % 5 == 0 && !left.empty()) {
      found.solutions.push_back(*left.begin());
      left.erase(left.begin());
    }
    AllDifferentSearch search(store, {{x}}, options, statistics, found);
    std::size_t count = 0;
    while (search.next({}) == SearchResult::solution) {
      ASSERT_EQ(left.erase(test::solution_of(store, x)), 1U);
      // Another search may take turns with it, and reports its solutions.
      if (seed % 2 != 0 || ++count % 3 != 0 || 2 * statistics.solutions >= options.most_excluded) continue;
      search.pause();
      ASSERT_EQ(store.level(), 0U);
      FoundBefore meanwhile;
      if (!left.empty()) {
        meanwhile.solutions.push_back(*left.begin());
        left.erase(left.begin());
      }
      search.take_up(meanwhile);
    }
    ASSERT_TRUE(left.empty());
    ASSERT_EQ(search.next({}), SearchResult::exhausted);
  }
  EXPECT_GT(with_solutions, rounds(100U));
  EXPECT_GT(without, rounds(20U));
  EXPECT_GT(handed_over, rounds(50U));
}

/// Pigeons that each need a hole of their own, and one hole too few; no consistency sees it at once.
std::vector<IntVar> post_pigeons(Store& store, int count) {
  std::vector<IntVar> x;
  for (int i = 0; i < count; ++i) x.push_back(store.new_variable(0, count - 2));
  for (std::size_t i = 0; i < x.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) store.post(all_different(store, {x[i], x[j]}, Consistency::value));
  return x;
}

TEST(AllDifferentSearch, EndsThoughItsPhasesBeginAnew) {
  Store store;
  const std::vector<IntVar> x = post_pigeons(store, 9);
  ASSERT_TRUE(store.propagate());
  Statistics statistics;
  AllDifferentSearch search(store, {{x}}, kFree, statistics, {});
  EXPECT_EQ(search.next({}), SearchResult::exhausted);
  constexpr std::uint64_t kUntilRepaired = 1000 * (1 + 2 + 3 + 4);
  EXPECT_GT(statistics.failures, 2 * kUntilRepaired);
}

TEST(AllDifferentSearch, GoesOnWhereALimitEndedIt) {
  Store store;
  const std::vector<IntVar> x = post_pigeons(store, 8);
  ASSERT_TRUE(store.propagate());
  Statistics statistics;
  AllDifferentSearch search(store, {{x}}, kFree, statistics, {});
  Limits limits;
  std::uint64_t turns = 0;
  do {
    limits.failures = 10 * ++turns;
  } while (search.next(limits) == SearchResult::limit);
  EXPECT_GT(turns, 3U);
  EXPECT_LE(statistics.failures, limits.failures);
  EXPECT_EQ(search.next({}), SearchResult::exhausted);
}

TEST(AllDifferentSearch, ServesOnlyModelsOfAllDifferent) {
  const auto serves = [](auto change) {
    Store store;
    std::vector<IntVar> x;
    for (int i = 0; i < 4; ++i) x.push_back(store.new_variable(1, 4));
    store.post(all_different(store, x, Consistency::domain));
    std::vector<Branching> branchings{{x}};
    SearchOptions options = kFree;
    change(store, branchings, options);
    return AllDifferentSearch::serves(store, branchings, options);
  };
  EXPECT_TRUE(serves([](auto&...) {}));
  EXPECT_TRUE(serves([](auto&, auto&, auto& options) { options.mode = SearchMode::automatic; }));
  EXPECT_TRUE(serves([](auto&, auto&, auto& options) { options.mode = SearchMode::mixed; }));
  EXPECT_FALSE(serves([](auto&, auto&, auto& options) { options.mode = SearchMode::guided; }));
  EXPECT_TRUE(serves([](auto&, auto&, auto& options) {
    options.mode = SearchMode::guided;
    options.first_turn = 100;
  }));
  EXPECT_FALSE(serves([](auto&, auto&, auto& options) { options.restarts.kind = Restarts::Kind::luby; }));
  EXPECT_FALSE(
      serves([](auto&, auto& branchings, auto& options) { options.minimise = branchings[0].variables[0]; }));
  EXPECT_FALSE(serves([](auto&, auto& branchings, auto& options) {
    options.assumptions = {branchings[0].variables[0].eq(1)};
  }));
  EXPECT_FALSE(serves([](auto&, auto& branchings, auto&) { branchings[0].variables.pop_back(); }));
  EXPECT_FALSE(serves([](Store& store, auto& branchings, auto&) {
    store.post(not_equal(branchings[0].variables[0], branchings[0].variables[1]));
  }));
  EXPECT_FALSE(serves([](Store& store, auto& branchings, auto&) {
    const IntVar x = branchings[0].variables[0], y = branchings[0].variables[1];
    store.post(all_different(store, {x, y + 1}, Consistency::value));
  }));
}

}  // namespace
}  // namespace quadrille::test
